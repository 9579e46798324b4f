/// Storyboards and xibs around what a test is about, in lines as Xcode writes them.
///
/// Pieces are indented to where they go. Lines are counted from the declaration: the device is on the third and the
/// first object of a xib on the fifth, or on the fourth without a device.
public enum InterfaceBuilderDocument {
  public enum Platform: String, Sendable {
    case iOS = "CocoaTouch"
    case macOS = "Cocoa"
  }

  /// A xib with its objects.
  ///
  /// - Parameters:
  ///   - attributes: of the root element, besides its type and version.
  ///   - device: the canvas; AppKit has none.
  public static func xib(
    _ objects: String, for platform: Platform = .iOS, attributes: String = "",
    device: String? = "retina6_0", resources: String = ""
  ) -> String {
    document(
      "\(platform.rawValue).XIB", attributes, device: platform == .macOS ? nil : device,
      list("objects", objects) + list("resources", resources))
  }

  /// A xib of a controller with a view of 390 by 844 points around some views.
  ///
  /// - Parameters:
  ///   - outlets: the properties of the owner, with the views that they lead to.
  ///   - rest: what the view has after its subviews.
  public static func xib(
    owner: String, outlets: KeyValuePairs<String, String> = [:], subviews: String,
    after rest: String = ""
  ) -> String {
    xib(Self.owner(owner, outlets: outlets) + "\n" + view("v1", subviews, after: rest))
  }

  /// A storyboard with its scenes.
  ///
  /// - Parameter initial: the controller that it begins with.
  public static func storyboard(
    _ scenes: String, initial: String? = nil, attributes: String = "",
    device: String? = "retina6_0", resources: String = ""
  ) -> String {
    let first = initial.map { "initialViewController=\"\($0)\"" } ?? ""
    return document(
      "CocoaTouch.Storyboard.XIB", attributes, first, device: device,
      list("scenes", scenes) + list("resources", resources))
  }

  /// A scene with a controller, in a line before and one after it.
  public static func scene(_ controller: String, id: String = "s1") -> String {
    """
    <scene sceneID="\(id)"><objects>
      \(controller.indented(by: 2))
    </objects></scene>
    """
  }

  /// The owner of a xib with its connections, an outlet a line.
  public static func owner(
    _ className: String, outlets: KeyValuePairs<String, String> = [:]
  ) -> String {
    let lines = outlets.enumerated().map { index, outlet in
      "<outlet property=\"\(outlet.key)\" destination=\"\(outlet.value)\" id=\"o\(index + 1)\"/>"
    }
    return owner(className, connections: lines.joined(separator: "\n"))
  }

  public static func owner(_ className: String, connections: String) -> String {
    let start =
      "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"\(className)\""
    guard !connections.isEmpty else { return start + "/>" }
    return """
      \(start)>
        <connections>
          \(connections.indented(by: 4))
        </connections>
      </placeholder>
      """
  }

  /// A view at the origin, as large as a screen, with views of its own.
  ///
  /// - Parameters:
  ///   - attributes: besides its id, as `key="view"` of that of a controller.
  ///   - rest: what it has after its subviews.
  public static func view(
    _ id: String, _ subviews: String, attributes: String = "", after rest: String = "",
    tag: String = "view", width: Int = 390, height: Int = 844
  ) -> String {
    """
    <\(tag) \(attributes.isEmpty ? "" : attributes + " ")id="\(id)">
      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
      <subviews>
        \(subviews.indented(by: 4))
      </subviews>\(rest.isEmpty ? "" : "\n  " + rest.indented(by: 2))
    </\(tag)>
    """
  }

  private static func document(
    _ kind: String, _ attributes: String..., device: String?, _ content: String
  ) -> String {
    let root = ["type=\"com.apple.InterfaceBuilder3.\(kind)\"", "version=\"3.0\""] + attributes
    let canvas = device.map { "  <device id=\"\($0)\" orientation=\"portrait\"/>\n" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document \(root.filter { !$0.isEmpty }.joined(separator: " "))>
      \(canvas)\(content)</document>

      """
  }

  private static func list(_ tag: String, _ content: String) -> String {
    content.isEmpty ? "" : "  <\(tag)>\n    \(content.indented(by: 4))\n  </\(tag)>\n"
  }
}

extension String {
  fileprivate func indented(by count: Int) -> String {
    replacing("\n", with: "\n" + String(repeating: " ", count: count))
  }
}
