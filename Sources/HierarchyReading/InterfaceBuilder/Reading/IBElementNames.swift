internal import AccessibilityModel

/// The XML elements of Interface Builder files and their classes.
enum IBElementNames {
  /// The class of an element in its framework; nil for an unknown element.
  static func className(_ tag: String, on platform: Platform) -> String? {
    platform == .macOS ? appKit[tag] : uiKit[tag]
  }

  /// The kind of object of an element; nil if it may be any.
  static func kind(_ tag: String) -> IBObject.Kind? {
    if let kind = kinds[tag] { return kind }
    return uiKit[tag] != nil || appKit[tag] != nil ? .view : nil
  }

  /// The element of the control that a cell of AppKit draws; nil for any other element.
  static func controlOfCell(_ tag: String) -> String? { cells[tag] }

  private static let cells = [
    "buttonCell": "button", "textFieldCell": "textField", "imageCell": "imageView",
    "popUpButtonCell": "popUpButton", "levelIndicatorCell": "levelIndicator",
  ]

  /// The gesture of a recogniser element.
  static func gesture(_ tag: String) -> Gesture? { gestures[tag] }

  /// Lists whose entries are objects, known or not.
  static let lists: Set<String> = [
    "objects", "subviews", "arrangedSubviews", "cells", "prototypes", "prototypeCellViews",
    "sections", "items", "segments", "toolbarItems", "leftBarButtonItems", "rightBarButtonItems",
    "allowedToolbarItems", "gestureRecognizers", "tabViewItems",
  ]

  /// Keys of views that a parent owns.
  static let viewKeys: Set<String> = [
    "view", "contentView", "tableHeaderView", "tableFooterView", "sectionHeaderView",
    "sectionFooterView", "backgroundView", "titleView", "customView", "headerView",
    "documentView", "accessoryView", "inputAccessoryView",
  ]

  private static let kinds: [String: IBObject.Kind] = [
    "viewController": .controller, "tableViewController": .controller,
    "collectionViewController": .controller, "navigationController": .controller,
    "tabBarController": .controller, "splitViewController": .controller,
    "pageViewController": .controller, "avPlayerViewController": .controller,
    "glkViewController": .controller, "hostingController": .controller,
    "windowController": .controller, "tabViewController": .controller,
    "pagecontroller": .controller, "viewControllerPlaceholder": .controller,
    "controllerPlaceholder": .controller,
    "window": .window, "navigationItem": .navigationItem,
    "barButtonItem": .barItem, "tabBarItem": .barItem, "toolbarItem": .barItem,
    "segment": .segment, "tableViewSection": .section,
    "application": .controller, "placeholder": .other, "customObject": .other,
    "tabViewItem": .other, "exit": .other,
  ].merging(gestures.mapValues { _ in .recognizer }) { first, _ in first }

  private static let gestures: [String: Gesture] = [
    "tapGestureRecognizer": .tap, "pongPressGestureRecognizer": .longPress,
    "longPressGestureRecognizer": .longPress, "panGestureRecognizer": .pan,
    "screenEdgePanGestureRecognizer": .pan, "swipeGestureRecognizer": .swipe,
    "pinchGestureRecognizer": .pinch, "rotationGestureRecognizer": .rotation,
    "clickGestureRecognizer": .tap, "pressGestureRecognizer": .longPress,
    "magnificationGestureRecognizer": .pinch,
  ]

  private static let uiKit: [String: String] = [
    "view": "UIView", "containerView": "UIView", "control": "UIControl", "button": "UIButton",
    "label": "UILabel", "imageView": "UIImageView", "textField": "UITextField",
    "textView": "UITextView", "searchBar": "UISearchBar", "switch": "UISwitch",
    "slider": "UISlider", "stepper": "UIStepper", "segmentedControl": "UISegmentedControl",
    "pageControl": "UIPageControl", "progressView": "UIProgressView",
    "activityIndicatorView": "UIActivityIndicatorView", "datePicker": "UIDatePicker",
    "pickerView": "UIPickerView", "colorWell": "UIColorWell", "calendarView": "UICalendarView",
    "refreshControl": "UIRefreshControl", "scrollView": "UIScrollView",
    "stackView": "UIStackView", "visualEffectView": "UIVisualEffectView",
    "tableView": "UITableView", "tableViewCell": "UITableViewCell",
    "tableViewCellContentView": "UITableViewCellContentView",
    "collectionView": "UICollectionView", "collectionViewCell": "UICollectionViewCell",
    "collectionViewCellContentView": "UIView",
    "collectionReusableView": "UICollectionReusableView",
    "navigationBar": "UINavigationBar", "toolbar": "UIToolbar", "tabBar": "UITabBar",
    "window": "UIWindow", "webView": "UIWebView", "wkWebView": "WKWebView",
    "mapView": "MKMapView", "glkView": "GLKView", "mtkView": "MTKView",
    "sceneKitView": "SCNView", "arscnView": "ARSCNView", "skView": "SKView",
    "arskView": "ARSKView", "barButtonItem": "UIBarButtonItem", "tabBarItem": "UITabBarItem",
    "segment": "UISegment", "tvDigitEntryView": "TVDigitEntryView",
    "tvMonogramView": "TVMonogramView", "tvPosterView": "TVPosterView",
  ]

  private static let appKit: [String: String] = [
    "view": "NSView", "customView": "NSView", "containerView": "NSView", "control": "NSControl",
    "button": "NSButton", "popUpButton": "NSPopUpButton", "textField": "NSTextField",
    "secureTextField": "NSSecureTextField", "searchField": "NSSearchField",
    "tokenField": "NSTokenField", "comboBox": "NSComboBox", "comboButton": "NSComboButton",
    "textView": "NSTextView", "imageView": "NSImageView", "slider": "NSSlider",
    "stepper": "NSStepper", "switch": "NSSwitch", "colorWell": "NSColorWell",
    "datePicker": "NSDatePicker", "levelIndicator": "NSLevelIndicator",
    "progressIndicator": "NSProgressIndicator", "pathControl": "NSPathControl", "box": "NSBox",
    "clipView": "NSClipView", "scrollView": "NSScrollView", "scroller": "NSScroller",
    "stackView": "NSStackView", "splitView": "NSSplitView", "tabView": "NSTabView",
    "gridView": "NSGridView", "matrix": "NSMatrix",
    "visualEffectView": "NSVisualEffectView",
    "tableView": "NSTableView", "outlineView": "NSOutlineView",
    "tableHeaderView": "NSTableHeaderView", "tableCellView": "NSTableCellView",
    "tableRowView": "NSTableRowView", "collectionView": "NSCollectionView",
    "segmentedControl": "NSSegmentedControl", "segment": "NSSegment", "toolbar": "NSToolbar",
    "toolbarItem": "NSToolbarItem", "window": "NSWindow", "openGLView": "NSOpenGLView",
    "webView": "WebView", "wkWebView": "WKWebView", "mapView": "MKMapView",
    "customSpacer": "NSView", "menu": "NSMenu", "menuItem": "NSMenuItem",
  ]
}
