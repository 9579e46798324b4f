// The views of which the documents of false alarms are made.

extension FalseAlarm {
  /// A view of a dump; its class is without “android.”.
  static func node(
    _ kind: String, _ attributes: String, _ bounds: String, _ inside: String = ""
  ) -> String {
    "<node class=\"android.\(kind)\" enabled=\"true\" \(attributes) bounds=\"\(bounds)\">\(inside)</node>"
  }

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

  static func state(_ attributes: String) -> String {
    "<state key=\"normal\" \(attributes)/>"
  }

  static func outlets(_ ids: String...) -> String {
    ids.map { "<outlet property=\"p\($0)\" destination=\"\($0)\" id=\"o\($0)\"/>" }.joined()
  }
}
