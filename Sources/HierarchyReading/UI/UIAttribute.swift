/// The attributes of our format, for all elements.
enum UIAttribute: String, CaseIterable {
  // App and screen
  case name, language, direction, orientations, audioCategory, mixWithOthers, duckOthers
  case settingsBundle, backgroundModes, exitsOnSuspend, notificationTypes, systemSounds
  case title, identifier, idiom, orientation, size, safeArea, firstLaunch
  // Accessibility
  case role, label, value, hint, traits, isElement, elementsHidden, viewIsModal, shouldGroupChildren
  case containerType, elements, accessibilityFrame, activationPoint, userInputLabels
  case respondsToUserInteraction, sortPriority, headingLevel, expandedStatus
  // State
  case hidden, alpha, enabled, selected, clipsToBounds, userInteractionEnabled, isFocused
  // Content
  case text, placeholder, image, on, minimumValue, maximumValue, progress, numberOfPages
  case currentPage, selectedSegmentIndex, secure, editing, badge
  // Look
  case font, adjustsFontForContentSizeCategory, textColor, backgroundColor, tintColor
  // Behaviour
  case superclass, gestures, action, selectable, editable, editActions, undo, redo, segue,
    labelledBy
  case swipeActions, autoDismiss, only, textContentType, scrollAxis, contentSize
  // Data table
  case rows, columns, row, column, rowSpan, columnSpan, isRowHeader, isColumnHeader
  // Layout
  case frame, autoresizing
  case item, attribute, relation, toItem, toAttribute, multiplier, constant, priority
  // Custom content
  case importance
}
