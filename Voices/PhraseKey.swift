/// The screen reader's phrases, apart from the app's own texts.
///
/// The raw values are indices in a table: every utterance needs several.
public enum PhraseKey: Int, CaseIterable, Hashable, Sendable {
  case button
  case backButton
  case switchButton
  case checkBox
  case radioButton
  case tab
  case textField
  case secureTextField
  case heading
  case headingLevel
  case link
  case adjustable
  case image
  case searchField
  case pickerItem
  case popUpButton
  case draggable
  case alert
  case rowHeader
  case columnHeader
  case slider
  case stepper
  case comboBox
  case levelIndicator
  case progressIndicator
  case disclosureTriangle
  case menuItem
  case colorWell

  case selected
  case dimmed
  case on
  case off
  case mixed
  case checked
  case unchecked
  case expanded
  case collapsed
  case editing
  case characterMode
  case wordMode
  case insertionAtStart
  case insertionAtEnd
  case inProgress
  case progressHalted

  case series
  case row
  case column
  case listStart
  case listEnd
  case landmarkStart
  case landmarkEnd

  case adjustableHint
  case switchHint
  case editHint
  case misspelledHint
  case popUpHint
  case draggableHint
  case expandHint
  case collapseHint
  case directTouchHint
  case actionsAvailable
  case moreContentAvailable

  case back

  case talkBackSwitch
  case talkBackCheckBox
  case talkBackRadioButton
  case talkBackEditBox
  case talkBackPassword
  case talkBackSlider
  case talkBackProgressBar
  case talkBackDropDown
  case talkBackDisabled
  case talkBackChecked
  case talkBackNotChecked
  case talkBackNotSelected
  case talkBackEditing
  case talkBackUnlabelled
  case talkBackError
  case talkBackActivateHint
  case talkBackToggleHint
  case talkBackChangeHint
  case talkBackEditHint
  case talkBackAdjustHint
  case talkBackLongPressHint
  case talkBackActionsHint
  case talkBackInList
  case talkBackInListNamed
  case talkBackOutOfList
  case talkBackOutOfListNamed
  case talkBackInGrid
  case talkBackInGridNamed
  case talkBackOutOfGrid
  case talkBackOutOfGridNamed
}

extension PhraseKey {
  /// The key of the files in `Voices/Phrases`.
  var name: String {
    switch self {
    case .button: "role.button"
    case .backButton: "role.backButton"
    case .switchButton: "role.switchButton"
    case .checkBox: "role.checkBox"
    case .radioButton: "role.radioButton"
    case .tab: "role.tab"
    case .textField: "role.textField"
    case .secureTextField: "role.secureTextField"
    case .heading: "role.heading"
    case .headingLevel: "role.headingLevel"
    case .link: "role.link"
    case .adjustable: "role.adjustable"
    case .image: "role.image"
    case .searchField: "role.searchField"
    case .pickerItem: "role.pickerItem"
    case .popUpButton: "role.popUpButton"
    case .draggable: "role.draggable"
    case .alert: "role.alert"
    case .rowHeader: "role.rowHeader"
    case .columnHeader: "role.columnHeader"
    case .slider: "role.slider"
    case .stepper: "role.stepper"
    case .comboBox: "role.comboBox"
    case .levelIndicator: "role.levelIndicator"
    case .progressIndicator: "role.progressIndicator"
    case .disclosureTriangle: "role.disclosureTriangle"
    case .menuItem: "role.menuItem"
    case .colorWell: "role.colorWell"
    case .selected: "state.selected"
    case .dimmed: "state.dimmed"
    case .on: "state.on"
    case .off: "state.off"
    case .mixed: "state.mixed"
    case .checked: "state.checked"
    case .unchecked: "state.unchecked"
    case .expanded: "state.expanded"
    case .collapsed: "state.collapsed"
    case .editing: "state.editing"
    case .characterMode: "state.characterMode"
    case .wordMode: "state.wordMode"
    case .insertionAtStart: "state.insertionAtStart"
    case .insertionAtEnd: "state.insertionAtEnd"
    case .inProgress: "state.inProgress"
    case .progressHalted: "state.progressHalted"
    case .series: "place.series"
    case .row: "place.row"
    case .column: "place.column"
    case .listStart: "place.listStart"
    case .listEnd: "place.listEnd"
    case .landmarkStart: "place.landmarkStart"
    case .landmarkEnd: "place.landmarkEnd"
    case .adjustableHint: "hint.adjustable"
    case .switchHint: "hint.switch"
    case .editHint: "hint.edit"
    case .misspelledHint: "hint.misspelled"
    case .popUpHint: "hint.popUp"
    case .draggableHint: "hint.draggable"
    case .expandHint: "hint.expand"
    case .collapseHint: "hint.collapse"
    case .directTouchHint: "hint.directTouch"
    case .actionsAvailable: "hint.actions"
    case .moreContentAvailable: "hint.moreContent"
    case .back: "label.back"
    case .talkBackSwitch: "talkback.switch"
    case .talkBackCheckBox: "talkback.checkBox"
    case .talkBackRadioButton: "talkback.radioButton"
    case .talkBackEditBox: "talkback.editBox"
    case .talkBackPassword: "talkback.password"
    case .talkBackSlider: "talkback.slider"
    case .talkBackProgressBar: "talkback.progressBar"
    case .talkBackDropDown: "talkback.dropDown"
    case .talkBackDisabled: "talkback.disabled"
    case .talkBackChecked: "talkback.checked"
    case .talkBackNotChecked: "talkback.notChecked"
    case .talkBackNotSelected: "talkback.notSelected"
    case .talkBackEditing: "talkback.editing"
    case .talkBackUnlabelled: "talkback.unlabelled"
    case .talkBackError: "talkback.error"
    case .talkBackActivateHint: "talkback.hint.activate"
    case .talkBackToggleHint: "talkback.hint.toggle"
    case .talkBackChangeHint: "talkback.hint.change"
    case .talkBackEditHint: "talkback.hint.edit"
    case .talkBackAdjustHint: "talkback.hint.adjust"
    case .talkBackLongPressHint: "talkback.hint.longPress"
    case .talkBackActionsHint: "talkback.hint.actions"
    case .talkBackInList: "talkback.inList"
    case .talkBackInListNamed: "talkback.inListNamed"
    case .talkBackOutOfList: "talkback.outOfList"
    case .talkBackOutOfListNamed: "talkback.outOfListNamed"
    case .talkBackInGrid: "talkback.inGrid"
    case .talkBackInGridNamed: "talkback.inGridNamed"
    case .talkBackOutOfGrid: "talkback.outOfGrid"
    case .talkBackOutOfGridNamed: "talkback.outOfGridNamed"
    }
  }
}

/// The phrases with a count; a file has one key for each plural form of its language.
public enum CountedPhraseKey: String, CaseIterable, Hashable, Sendable {
  case characters = "value.characters"
  /// The number on a badge.
  case items = "value.items"
  case rowSpan = "place.rowSpan"
  case columnSpan = "place.columnSpan"
  case results = "reader.results"
  case notifications = "reader.notifications"
}

/// Texts that only AccessibilitySnapshot has.
public enum SnapshotPhraseKey: String, CaseIterable, Hashable, Sendable {
  case selectedText = "snapshot.selectedText"
  case textAreaHint = "snapshot.hint.textArea"
}
