/// The superclasses of the system's views and controllers from which apps inherit.
enum SystemClasses {
  /// The superclass of a UIKit or AppKit class; nil for the root and for other classes.
  static func superclass(of name: String) -> String? { superclasses[name] }

  /// Whether a class belongs to the system, so that its sources are not missing.
  static func contains(_ name: String) -> Bool {
    name == "NSObject" || superclasses[name] != nil || others.contains(name)
  }

  /// Whether a name begins like those of Apple's classes; ``contains(_:)`` knows only those from
  /// which apps inherit. Macros are in capitals.
  static func hasSystemName(_ name: String) -> Bool {
    name.contains(where: \.isLowercase)
      && prefixes.contains {
        name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true
      }
  }

  private static let prefixes = [
    "UI", "NS", "CA", "CG", "CF", "CI", "CT", "AV", "MK", "WK", "SK", "PK", "CN", "EK", "HK", "CL",
    "MF", "QL", "SF", "SL", "GK", "LA", "LP", "AS", "IBAction", "IBOutlet",
  ]

  /// Whether the parts of such a view are the system's own, so that a file of a screen cannot
  /// contain them.
  static func isClosed(_ name: String) -> Bool { closed.contains(name) }

  private static let closed: Set<String> = [
    "UISearchBar", "UITextField", "UISearchTextField", "UINavigationBar", "UITabBar", "UIToolbar",
    "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl", "UIDatePicker",
    "UIPickerView", "UIAlertController", "UIActivityViewController", "UIImagePickerController",
    "UIDocumentPickerViewController", "UIDocumentBrowserViewController", "QLPreviewController",
    "SFSafariViewController", "MFMailComposeViewController", "MFMessageComposeViewController",
  ]

  private static let superclasses: [String: String] = {
    var superclasses: [String: String] = [:]
    for (superclass, names) in families {
      for name in names.split(separator: " ") { superclasses[String(name)] = superclass }
    }
    return superclasses
  }()

  private static let families = [
    (
      "NSObject",
      "UIResponder NSResponder NSCell UIBarItem NSToolbarItem NSMenuItem NSMenu NSSegment "
        + "UIGestureRecognizer NSGestureRecognizer UINavigationItem UIAccessibilityElement CALayer"
    ),
    ("UIResponder", "UIView UIViewController UIApplication AppDelegate"),
    (
      "UIView",
      "UIControl UILabel UIImageView UISegment UIScrollView UIStackView UIWindow UINavigationBar "
        + "UIToolbar UITabBar UISearchBar UIPickerView UIProgressView UIActivityIndicatorView "
        + "UITableViewCell UITableViewHeaderFooterView UICollectionReusableView UIVisualEffectView "
        + "UICalendarView UIContentUnavailableView UIInputView WKWebView UIWebView MKMapView "
        + "MKAnnotationView SKView SCNView MTKView GLKView PDFView MPVolumeView PKCanvasView "
        + "AVRoutePickerView LPLinkView UITableViewCellContentView UIDropShadowView"
    ),
    (
      "UIControl",
      "UIButton UITextField UISwitch UISlider UIStepper UISegmentedControl "
        + "UIPageControl UIDatePicker UIRefreshControl UIColorWell UIPasteControl"
    ),
    ("UITextField", "UISearchTextField"),
    ("UIScrollView", "UITableView UICollectionView UITextView"),
    ("UICollectionReusableView", "UICollectionViewCell"),
    ("UICollectionViewCell", "UICollectionViewListCell"),
    ("UIBarItem", "UIBarButtonItem UITabBarItem"),
    ("MKAnnotationView", "MKMarkerAnnotationView MKPinAnnotationView MKUserLocationView"),
    ("SCNView", "ARSCNView"),
    (
      "UIViewController",
      "UITableViewController UICollectionViewController UITabBarController "
        + "UINavigationController UISplitViewController UIPageViewController UISearchController "
        + "UIAlertController UIActivityViewController UIImagePickerController UIInputViewController "
        + "UIHostingController SLComposeServiceViewController AVPlayerViewController "
        + "QLPreviewController SFSafariViewController UIDocumentPickerViewController"
    ),
    (
      "UIGestureRecognizer",
      "UITapGestureRecognizer UIPanGestureRecognizer "
        + "UILongPressGestureRecognizer UISwipeGestureRecognizer UIPinchGestureRecognizer "
        + "UIRotationGestureRecognizer UIScreenEdgePanGestureRecognizer"
    ),
    ("NSResponder", "NSView NSViewController NSWindow NSWindowController NSApplication"),
    ("NSWindow", "NSPanel"),
    (
      "NSView",
      "NSControl NSText NSScrollView NSClipView NSStackView NSSplitView NSTabView NSBox "
        + "NSProgressIndicator NSTableCellView NSTableRowView NSTableHeaderView "
        + "NSCollectionView NSVisualEffectView NSGridView NSScroller"
    ),
    (
      "NSControl",
      "NSButton NSTextField NSImageView NSSlider NSStepper NSSegmentedControl "
        + "NSTableView NSDatePicker NSColorWell NSPathControl NSLevelIndicator NSSwitch NSBrowser "
        + "NSMatrix NSRuleEditor"
    ),
    ("NSButton", "NSPopUpButton"),
    ("NSTextField", "NSSearchField NSSecureTextField NSComboBox NSTokenField"),
    ("NSTableView", "NSOutlineView"),
    ("NSText", "NSTextView"),
    ("NSRuleEditor", "NSPredicateEditor"),
    ("NSViewController", "NSSplitViewController NSTabViewController NSPageController"),
    ("NSCell", "NSActionCell NSImageCell"),
    ("NSActionCell", "NSButtonCell NSTextFieldCell NSSliderCell NSSegmentedCell"),
  ]

  /// Protocols and roots that code names after a colon, and that add no accessibility.
  private static let others: Set<String> = ["Any", "AnyObject", "NSObjectProtocol"]
}
