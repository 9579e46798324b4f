import AccessibilityModel
import Auditing
import HierarchyReading
import TestSupport
import Testing

/// A document, and what is understood of one of its elements: that with a label, title or resource id of `it`.
struct FacetCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let document: String
  /// The reason; nil for none.
  let reason: String?

  init(_ name: String, _ document: String, _ reason: String?) {
    (testDescription, self.document, self.reason) = (name, document, reason)
  }

  func context() throws -> AuditContext {
    let hierarchy = try HierarchyFormats.read(
      Array(document.utf8), named: "facet", options: ReadingOptions(density: 160))
    return AuditContext(hierarchy.screens[0])
  }

  /// The elements with the name `it`, and with the name `other`.
  static func find(_ name: String, on context: AuditContext) -> AuditedElement? {
    context.screen.elements.indices.map(context.subject).first {
      $0.label == name || $0.element.title == name || $0.identifier?.hasSuffix(name) == true
    }
  }

  static func screen(_ views: String) -> String { "<screen size=\"390 844\">\(views)</screen>" }

  static func dump(_ nodes: String) -> String { UIAutomatorDump.windows(nodes) }

  static func node(
    _ kind: String, _ attributes: String, _ bounds: String, _ inside: String = ""
  ) -> String {
    "<node class=\"android.\(kind)\" package=\"a\" enabled=\"true\" \(attributes) "
      + "bounds=\"\(bounds)\">\(inside)</node>"
  }

  static func xib(_ views: String, outlets: String = "") -> String {
    InterfaceBuilderDocument.xib(
      InterfaceBuilderDocument.owner("Cart", connections: outlets) + "\n"
        + InterfaceBuilderDocument.view("v", views, attributes: "contentMode=\"scaleToFill\""),
      device: nil)
  }

  static func button(_ title: String, _ frame: String, _ attributes: String = "") -> String {
    let sides = frame.split(separator: " ")
    return """
      <button opaque="NO" \(attributes) contentMode="scaleToFill" id="\(title)-id">\
      <rect key="frame" x="\(sides[0])" y="\(sides[1])" width="\(sides[2])" height="\(sides[3])"/>\
      <state key="normal" title="\(title)"/></button>
      """
  }

  static func outlet(_ title: String) -> String {
    "<outlet property=\"\(title)\" destination=\"\(title)-id\" id=\"\(title)-o\"/>"
  }
}
