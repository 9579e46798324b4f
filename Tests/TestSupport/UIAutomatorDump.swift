/// Dumps of uiautomator around the nodes that a test is about.
public enum UIAutomatorDump {
  /// A dump of one window, in one line as uiautomator writes it.
  ///
  /// - Parameters:
  ///   - bounds: those of the window, in pixels.
  ///   - attributes: of the root element.
  public static func text(
    _ nodes: String, in bounds: String = "[0,0][1080,2000]", attributes: String = "rotation=\"0\""
  ) -> String {
    windows(
      "<node class=\"android.widget.FrameLayout\" bounds=\"\(bounds)\">\(nodes)</node>",
      attributes: attributes)
  }

  /// A dump of nodes that are windows.
  public static func windows(_ nodes: String, attributes: String = "rotation=\"0\"") -> String {
    "<hierarchy \(attributes)>\(nodes)</hierarchy>"
  }
}
