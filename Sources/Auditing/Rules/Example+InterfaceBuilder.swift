// Interface Builder files as examples, for what only they state: keys, actions, constraints.

extension Example {
  /// The kits whose views the files have, by the names of their types.
  public enum InterfaceKit: String, Sendable {
    case uiKit = "CocoaTouch"
    case appKit = "Cocoa"
  }

  /// A file with one view.
  public static func xib(_ kit: InterfaceKit, _ view: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.\(kit.rawValue).XIB" version="3.0">
      <objects>
        \(indented(view, by: 4))
      </objects>
    </document>
    """
  }

  /// A file with the subviews of one view, as large as a phone.
  ///
  /// - Parameters:
  ///   - width: in points.
  ///   - height: in points.
  public static func uiKitXIB(
    _ subviews: String, width: Int = 390, height: Int = 844
  ) -> String {
    xib(.uiKit, view("view id=\"v\"", width, height, subviews))
  }

  /// A file with the subviews of one view of 400 by 300 points.
  ///
  /// - Parameter window: the attributes of a window around the view; nil for the view alone.
  public static func appKitXIB(_ subviews: String, window: String? = nil) -> String {
    guard let window else { return xib(.appKit, view("customView id=\"v\"", 400, 300, subviews)) }
    let content = view("view key=\"contentView\" id=\"v\"", 400, 300, subviews)
    return xib(
      .appKit,
      """
      <window \(window) id="w">
        \(indented(content, by: 2))
      </window>
      """)
  }

  private static func view(
    _ tag: String, _ width: Int, _ height: Int, _ subviews: String
  ) -> String {
    """
    <\(tag)>
      <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
      <subviews>
        \(indented(subviews, by: 4))
      </subviews>
    </\(tag.prefix { $0 != " " })>
    """
  }

  /// A text whose lines after the first one begin with so many more spaces.
  private static func indented(_ text: String, by spaces: Int) -> String {
    text.replacing("\n", with: "\n" + String(repeating: " ", count: spaces))
  }
}
