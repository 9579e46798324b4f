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
        \(view)
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
    xib(
      .uiKit,
      """
      <view id="v">
        <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
        <subviews>\(subviews)</subviews>
      </view>
      """)
  }

  /// A file with the subviews of one view of 400 by 300 points.
  ///
  /// - Parameter window: the attributes of a window around the view; nil for the view alone.
  public static func appKitXIB(_ subviews: String, window: String? = nil) -> String {
    let content = """
      <rect key="frame" x="0" y="0" width="400" height="300"/>
      <subviews>\(subviews)</subviews>
      """
    guard let window else { return xib(.appKit, "<customView id=\"v\">\(content)</customView>") }
    return xib(
      .appKit,
      "<window \(window) id=\"w\"><view key=\"contentView\" id=\"v\">\(content)</view></window>")
  }
}
