/// What the screen reader may have to say, apart from the app's own words.
///
/// The raw values are the keys of the files in `Voices/Phrases`.
public enum PhraseKey: String, CaseIterable, Hashable, Sendable {
  case button = "role.button"
  case backButton = "role.backButton"
  case switchButton = "role.switchButton"
  case checkBox = "role.checkBox"
  case radioButton = "role.radioButton"
  case tab = "role.tab"
  case textField = "role.textField"
  case secureTextField = "role.secureTextField"
  case heading = "role.heading"
  case headingLevel = "role.headingLevel"
  case link = "role.link"
  case adjustable = "role.adjustable"
  case image = "role.image"
  case searchField = "role.searchField"
  case pickerItem = "role.pickerItem"
  case popUpButton = "role.popUpButton"
  case draggable = "role.draggable"
  case alert = "role.alert"
  case rowHeader = "role.rowHeader"
  case columnHeader = "role.columnHeader"

  case selected = "state.selected"
  case dimmed = "state.dimmed"
  case on = "state.on"
  case off = "state.off"
  case mixed = "state.mixed"
  case checked = "state.checked"
  case unchecked = "state.unchecked"
  case expanded = "state.expanded"
  case collapsed = "state.collapsed"
  case editing = "state.editing"
  case characterMode = "state.characterMode"
  case wordMode = "state.wordMode"
  case insertionAtStart = "state.insertionAtStart"
  case insertionAtEnd = "state.insertionAtEnd"

  case series = "place.series"
  case row = "place.row"
  case column = "place.column"
  case listStart = "place.listStart"
  case listEnd = "place.listEnd"
  case landmarkStart = "place.landmarkStart"
  case landmarkEnd = "place.landmarkEnd"

  case adjustableHint = "hint.adjustable"
  case switchHint = "hint.switch"
  case editHint = "hint.edit"
  case misspelledHint = "hint.misspelled"
  case popUpHint = "hint.popUp"
  case draggableHint = "hint.draggable"
  case expandHint = "hint.expand"
  case collapseHint = "hint.collapse"
  case directTouchHint = "hint.directTouch"
  case actionsAvailable = "hint.actions"
  case moreContentAvailable = "hint.moreContent"

  case back = "label.back"

  case talkBackSwitch = "talkback.switch"
  case talkBackCheckBox = "talkback.checkBox"
  case talkBackRadioButton = "talkback.radioButton"
  case talkBackEditBox = "talkback.editBox"
  case talkBackPassword = "talkback.password"
  case talkBackSlider = "talkback.slider"
  case talkBackProgressBar = "talkback.progressBar"
  case talkBackDropDown = "talkback.dropDown"
  case talkBackDisabled = "talkback.disabled"
  case talkBackChecked = "talkback.checked"
  case talkBackNotChecked = "talkback.notChecked"
  case talkBackActivateHint = "talkback.hint.activate"
  case talkBackToggleHint = "talkback.hint.toggle"
  case talkBackEditHint = "talkback.hint.edit"
  case talkBackAdjustHint = "talkback.hint.adjust"
  case talkBackLongPressHint = "talkback.hint.longPress"
  case talkBackActionsHint = "talkback.hint.actions"
}

/// What the screen reader counts; a file has one key for each plural form of its language.
public enum CountedPhraseKey: String, CaseIterable, Hashable, Sendable {
  case characters = "value.characters"
  case rowSpan = "place.rowSpan"
  case columnSpan = "place.columnSpan"
}

/// Texts that only AccessibilitySnapshot has.
public enum SnapshotPhraseKey: String, CaseIterable, Hashable, Sendable {
  case selectedText = "snapshot.selectedText"
  case textAreaHint = "snapshot.hint.textArea"
}
