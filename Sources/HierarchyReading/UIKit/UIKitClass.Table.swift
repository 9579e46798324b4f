internal import AccessibilityModel

extension UIKitClass {
  static let table: [String: UIKitClass] = containers.merging(elements) { $1 }
    .merging(otherFrameworks) { $1 }

  private static let elements: [String: UIKitClass] = [
    "UILabel": UIKitClass(
      role: .staticText, traits: .staticText, isElement: true, text: .textIsLabel),
    "UIButton": UIKitClass(role: .button, traits: .button, isElement: true, text: .titleIsLabel),
    "UISegment": UIKitClass(
      role: .button, traits: .button, isElement: true, text: .titleIsLabel),
    "UIBarButtonItem": UIKitClass(
      role: .button, traits: .button, isElement: true, text: .titleIsLabel),
    "UITabBarItem": UIKitClass(
      role: .tab, traits: [.button, .tabBarItem], isElement: true, text: .titleIsLabel),
    // The views that UIKit makes of bar items, as dumps of a running app have them.
    "UITabBarButton": UIKitClass(
      role: .tab, traits: [.button, .tabBarItem], isElement: true, text: .joinedLabels),
    "UITabBarButtonLabel": UIKitClass(
      role: .staticText, traits: .staticText, isElement: true, text: .textIsLabel),
    "_UIButtonBarButton": UIKitClass(
      role: .button, traits: .button, isElement: true, text: .joinedLabels),
    "UINavigationButton": UIKitClass(
      role: .button, traits: .button, isElement: true, text: .titleIsLabel),
    "UISearchBarTextField": UIKitClass(
      role: .searchField, traits: [.textEntry, .searchField], isElement: true, text: .textIsValue),
    "UISwitch": UIKitClass(
      role: .toggle, traits: [.button, .toggleButton], isElement: true, text: .switchState),
    "UISlider": UIKitClass(role: .slider, traits: .adjustable, isElement: true),
    "MPVolumeView": UIKitClass(role: .slider, traits: .adjustable, isElement: true),
    "UIPageControl": UIKitClass(
      role: .pageIndicator, traits: [.adjustable, .updatesFrequently], isElement: true, text: .page),
    "UIProgressView": UIKitClass(
      role: .progressIndicator, traits: .updatesFrequently, isElement: true, text: .progress),
    "UIActivityIndicatorView": UIKitClass(
      role: .activityIndicator, traits: .updatesFrequently, isElement: true),
    "UITextField": UIKitClass(
      role: .textField, traits: .textEntry, isElement: true, text: .textIsValue),
    "UISearchTextField": UIKitClass(
      role: .searchField, traits: [.textEntry, .searchField], isElement: true, text: .textIsValue),
    "UISearchBar": UIKitClass(
      role: .searchField, traits: [.textEntry, .searchField], isElement: true, text: .textIsValue),
    "UITextView": UIKitClass(
      role: .textView, traits: [.textEntry, .textArea], isElement: true, text: .textIsValue),
    "UIColorWell": UIKitClass(
      role: .colorWell, traits: .button, isElement: true, text: .titleIsLabel),
    "UITableViewCell": UIKitClass(role: .cell, isElement: true, text: .joinedLabels),
    "UIAccessibilityElement": UIKitClass(role: .other, isElement: true),
  ]

  /// A `UIImageView` has the trait, but is an element only if the app makes it one.
  private static let containers: [String: UIKitClass] = [
    "UIView": UIKitClass(role: .other),
    "UIControl": UIKitClass(role: .other, isControl: true),
    "UIImageView": UIKitClass(role: .image, traits: .image),
    "UIWindow": UIKitClass(role: .window),
    "UIStackView": UIKitClass(role: .stackView),
    "UIScrollView": UIKitClass(role: .scrollView),
    "UITableView": UIKitClass(role: .table),
    "UICollectionView": UIKitClass(role: .collectionView),
    "UICollectionViewCell": UIKitClass(role: .cell),
    "UICollectionViewListCell": UIKitClass(role: .cell, isElement: true, text: .joinedLabels),
    "UICollectionReusableView": UIKitClass(role: .other),
    "UITableViewHeaderFooterView": UIKitClass(role: .other),
    "UITableViewCellContentView": UIKitClass(role: .other),
    "UINavigationBar": UIKitClass(role: .navigationBar),
    "UIToolbar": UIKitClass(role: .toolbar),
    "UITabBar": UIKitClass(role: .tabBar),
    "UISegmentedControl": UIKitClass(role: .segmentedControl),
    "UIStepper": UIKitClass(role: .stepper),
    "UIPickerView": UIKitClass(role: .picker),
    "UIDatePicker": UIKitClass(role: .datePicker),
    "UICalendarView": UIKitClass(role: .datePicker),
    "UIRefreshControl": UIKitClass(role: .activityIndicator),
    "UIVisualEffectView": UIKitClass(role: .other),
    "UIContainerView": UIKitClass(role: .other),
    "UIInputView": UIKitClass(role: .keyboard),
    "UIKeyboard": UIKitClass(role: .keyboard),
    "UIStatusBar": UIKitClass(role: .statusBar),
    "UIAlertController": UIKitClass(role: .alert),
    "UIActionSheet": UIKitClass(role: .sheet),
    "UIPopoverView": UIKitClass(role: .popover),
    "UIMenu": UIKitClass(role: .menu),
    "WKWebView": UIKitClass(role: .webView),
    "UIWebView": UIKitClass(role: .webView),
    "MKMapView": UIKitClass(role: .map),
    "GLKView": UIKitClass(role: .other),
    "MTKView": UIKitClass(role: .other),
    "SCNView": UIKitClass(role: .other),
    "ARSCNView": UIKitClass(role: .other),
  ]
}
