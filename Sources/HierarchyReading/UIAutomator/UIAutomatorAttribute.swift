/// The attributes of Android dumps, by the program that writes them.
enum UIAutomatorAttribute: String, CaseIterable {
  // uiautomator and UiAutomator2
  case index, text, resourceID = "resource-id", className = "class", package
  case contentDescription = "content-desc", checkable, checked, clickable, enabled, focusable
  case focused, scrollable, longClickable = "long-clickable", password, selected, bounds
  // uiautomator
  case naf = "NAF", drawingOrder = "drawing-order", hint, displayID = "display-id"
  case visibleToUser = "visible-to-user", rotation
  // UiAutomator1
  case instance
  // UiAutomator2
  case width, height, displayed, important = "a11y-important"
  case screenReaderFocusable = "screen-reader-focusable", showingHint = "showing-hint"
  case textEntryKey = "text-entry-key", dismissable, accessibilityFocused = "a11y-focused"
  case heading, liveRegion = "live-region", contextClickable = "context-clickable"
  case contentInvalid = "content-invalid", originalText = "original-text"
  case selectionStart = "selection-start", selectionEnd = "selection-end", extras
  case inputType = "input-type", multiline, maxTextLength = "max-text-length", error
  case paneTitle = "pane-title", actions, contentSize
  case textSize = "text-size", textUnit = "text-unit"
}
