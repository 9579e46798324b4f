internal import AccessibilityModel

/// AppKit's defaults for a view of a class, in UIKit's terms.
///
/// AppKit has roles where UIKit has traits; the traits here are those of the iOS control with the
/// same function. Source: the class references of AppKit (`NSAccessibilityProtocol` and its roles).
enum AppKitClass {
  /// The entry for a class; nil for one that AppKit does not have.
  static func named(_ name: String) -> UIKitClass? { table[name] }

  static let table: [String: UIKitClass] = containers.merging(elements) { $1 }

  private static let elements: [String: UIKitClass] = [
    "NSButton": UIKitClass(role: .button, traits: .button, isElement: true, text: .titleIsLabel),
    "NSPopUpButton": UIKitClass(
      role: .popUpButton, traits: [.button, .popupButton], isElement: true, text: .titleIsLabel),
    "NSTextField": UIKitClass(
      role: .textField, traits: .textEntry, isElement: true, text: .textIsValue),
    "NSSecureTextField": UIKitClass(
      role: .secureTextField, traits: [.textEntry, .secureTextField], isElement: true,
      text: .textIsValue),
    "NSSearchField": UIKitClass(
      role: .searchField, traits: [.textEntry, .searchField], isElement: true, text: .textIsValue),
    "NSTokenField": UIKitClass(
      role: .textField, traits: .textEntry, isElement: true, text: .textIsValue),
    "NSComboBox": UIKitClass(
      role: .comboBox, traits: .textEntry, isElement: true, text: .textIsValue),
    "NSTextView": UIKitClass(
      role: .textView, traits: [.textEntry, .textArea], isElement: true, text: .textIsValue),
    "NSImageView": UIKitClass(role: .image, traits: .image, isElement: true),
    "NSSlider": UIKitClass(role: .slider, traits: .adjustable, isElement: true),
    "NSStepper": UIKitClass(role: .stepper, traits: .adjustable, isElement: true),
    "NSSwitch": UIKitClass(
      role: .toggle, traits: [.button, .toggleButton], isElement: true, text: .switchState),
    "NSColorWell": UIKitClass(
      role: .colorWell, traits: .button, isElement: true, text: .titleIsLabel),
    "NSDatePicker": UIKitClass(role: .datePicker, isElement: true),
    "NSLevelIndicator": UIKitClass(role: .levelIndicator, isElement: true, text: .progress),
    "NSProgressIndicator": UIKitClass(
      role: .progressIndicator, traits: .updatesFrequently, isElement: true, text: .progress),
    "NSPathControl": UIKitClass(role: .other, isElement: true),
    "NSMenuItem": UIKitClass(
      role: .menuItem, traits: .button, isElement: true, text: .titleIsLabel),
    "NSToolbarItem": UIKitClass(
      role: .button, traits: .button, isElement: true, text: .titleIsLabel),
  ]

  private static let containers: [String: UIKitClass] = [
    "NSView": UIKitClass(role: .other),
    "NSControl": UIKitClass(role: .other, isControl: true),
    "NSBox": UIKitClass(role: .other),
    "NSClipView": UIKitClass(role: .other),
    "NSVisualEffectView": UIKitClass(role: .other),
    "NSTableHeaderView": UIKitClass(role: .other),
    "NSTabView": UIKitClass(role: .other),
    "NSSplitView": UIKitClass(role: .other),
    "NSGridView": UIKitClass(role: .other),
    "NSOpenGLView": UIKitClass(role: .other),
    "NSStackView": UIKitClass(role: .stackView),
    // Its cells are its elements.
    "NSMatrix": UIKitClass(role: .stackView),
    "NSScrollView": UIKitClass(role: .scrollView),
    "NSScroller": UIKitClass(role: .scrollBar),
    "NSTableView": UIKitClass(role: .table),
    "NSOutlineView": UIKitClass(role: .table),
    "NSTableCellView": UIKitClass(role: .cell),
    "NSTableRowView": UIKitClass(role: .other),
    "NSCollectionView": UIKitClass(role: .collectionView),
    "NSSegmentedControl": UIKitClass(role: .segmentedControl),
    "NSToolbar": UIKitClass(role: .toolbar),
    "NSMenu": UIKitClass(role: .menu),
    "NSWindow": UIKitClass(role: .window),
    "WKWebView": UIKitClass(role: .webView),
    "WebView": UIKitClass(role: .webView),
    "MKMapView": UIKitClass(role: .map),
  ]
}
