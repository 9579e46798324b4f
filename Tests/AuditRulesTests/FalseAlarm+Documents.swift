import TestSupport

// The views in the documents of false alarms.

extension FalseAlarm {
  /// A view of a dump; its class is without “android.”.
  static func node(
    _ kind: String, _ attributes: String, _ bounds: String, _ inside: String = ""
  ) -> String {
    "<node class=\"android.\(kind)\" enabled=\"true\" \(attributes) bounds=\"\(bounds)\">\(inside)</node>"
  }

  /// The attributes of a view of a dump that is tapped.
  static let tapped = "clickable=\"true\" focusable=\"true\""

  /// A view of an Interface Builder file.
  static func object(
    _ tag: String, _ attributes: String = "", id: String = "l",
    frame: (x: Double, y: Double, width: Double, height: Double) = (20, 100, 200, 44),
    _ inside: String = ""
  ) -> String {
    """
    <\(tag) \(attributes) id="\(id)"><rect key="frame" x="\(frame.x)" y="\(frame.y)" \
    width="\(frame.width)" height="\(frame.height)"/>\(inside)</\(tag)>
    """
  }

  /// A storyboard with some scenes.
  static func storyboard(_ scenes: String, initial: String? = nil) -> String {
    InterfaceBuilderDocument.storyboard(scenes, initial: initial, attributes: tools, device: nil)
  }

  /// A scene with these views, and what its controller has besides.
  static func scene(
    _ id: String, _ attributes: String = "", views: String = "", _ rest: String = ""
  ) -> String {
    """
    <scene sceneID="s\(id)"><objects><viewController id="\(id)" \(attributes)>
    <view key="view" id="v\(id)"><rect key="frame" x="0" y="0" width="390" height="844"/>
    <subviews>\(views)</subviews></view>\(rest)</viewController></objects></scene>
    """
  }

  static func state(_ attributes: String) -> String {
    "<state key=\"normal\" \(attributes)/>"
  }

  static func outlets(_ ids: String...) -> String {
    ids.map { "<outlet property=\"p\($0)\" destination=\"\($0)\" id=\"o\($0)\"/>" }.joined()
  }
}
