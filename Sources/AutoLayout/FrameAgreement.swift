public import AccessibilityModel

/// How often computed frames agree with those that Interface Builder shows, by kind of view.
///
/// The numbers are those of `docs/auto-layout.md`; a test compares them with real files.
public enum FrameAgreement {
  /// For views positioned by constraints: how many agree within a point, and how many there are.
  public struct Measured: Hashable, Sendable {
    public var agree: Int
    public var of: Int

    public init(_ agree: Int, of count: Int) {
      self.agree = agree
      of = count
    }
  }

  /// The share from which a frame is as reliable as one from a device.
  public static let threshold = 0.95
  /// The minimum number of views for a conclusion about a kind.
  public static let leastViews = 20

  public static let byKind: [String: Measured] = [
    "UIView": Measured(68, of: 105),
    "UILabel": Measured(74, of: 100),
    "UIButton": Measured(42, of: 49),
    "UIStackView": Measured(26, of: 44),
    "UIImageView": Measured(40, of: 43),
    "UISwitch": Measured(9, of: 9),
    "UITextField": Measured(7, of: 8),
    "UIScrollView": Measured(2, of: 5),
    "UITableView": Measured(4, of: 5),
    "UIDatePicker": Measured(2, of: 4),
    "UITextView": Measured(2, of: 3),
    "UIToolbar": Measured(1, of: 2),
    "UIActivityIndicatorView": Measured(0, of: 1),
    "UISegmentedControl": Measured(1, of: 1),
    "WKWebView": Measured(0, of: 1),
  ]

  /// Whether frames of a kind of view agree so often that findings about them are certain.
  public static func isSure(_ kind: String) -> Bool {
    guard let measured = byKind[kind], measured.of >= leastViews else { return false }
    return Double(measured.agree) >= threshold * Double(measured.of)
  }

  /// The name of a kind of view: its system class.
  public static func kind(of element: Element) -> String {
    element.superclassName ?? element.className
  }

  /// The elements of a laid out screen whose frames are as reliable as those of the device.
  public static func sureElements(of screen: Screen) -> Set<Int> {
    let undecided = Set(screen.solvedLayout?.undecided.map(\.element) ?? [])
    return Set(
      screen.elements.indices.filter {
        isSure(kind(of: screen.elements[$0])) && !undecided.contains($0)
      })
  }
}
