import HierarchyReading

/// Writes a vector of iOS as a hierarchy.
struct VectorScreen {
  /// The document, or why there is none.
  let document: Result<String, Reason>

  struct Reason: Error, Hashable, CustomStringConvertible {
    let description: String
  }

  init(_ vector: RuleVector) {
    do throws(Reason) {
      document = .success(try Self.document(vector))
    } catch {
      document = .failure(error)
    }
  }

  private static func document(_ vector: RuleVector) throws(Reason) -> String {
    if let why = different[vector.id] { throw Reason(description: why) }
    guard vector.platform == "ios" || vector.platform == "android" && readsDumps else {
      throw Reason(description: "our own format holds no \(vector.platform) screens")
    }
    guard vector.kind == "check", vector.expect == "pass" || vector.expect == "fail" else {
      throw Reason(description: "it is a case of \(vector.kind), not of pass or fail")
    }
    if vector.platform == "android" { return try dump(vector.input) }
    if let screens = vector.input["screens"]?.list { return try app(screens) }
    return screen("Vector", try body(items(vector.input)))
  }

  private static let readsDumps = HierarchyFormats.names.contains("uiautomator")

  private static func dump(_ item: VectorValue) throws(Reason) -> String {
    let odd = item.keys.subtracting(inDumps)
    guard odd.isEmpty else {
      throw Reason(description: "dumps do not carry \(odd.sorted().joined(separator: ", "))")
    }
    let name =
      item["class"]?.text
      ?? "android.widget.\((item["tag"] ?? item["type"])?.text ?? "View")"
    let isActive =
      item["clickable"]?.flag ?? !["ImageView", "TextView"].contains { name.hasSuffix($0) }
    var node = "<node" + attribute("class", name) + attribute("clickable", "\(isActive)")
    node += attribute("focusable", "\(isActive)") + attribute("text", item["text"]?.text)
    node += attribute("content-desc", item["contentDescription"]?.text)
    node += attribute("hint", item["hint"]?.text)
    return
      "<hierarchy rotation=\"0\">\(node) enabled=\"true\" bounds=\"[0,0][300,150]\"/></hierarchy>"
  }

  private static let inDumps: Set<String> = [
    "class", "type", "tag", "text", "contentDescription", "clickable", "bounds", "hint",
    "importantForAccessibility",
  ]

  private static func items(_ input: VectorValue) -> [VectorValue] {
    if input.keys == ["elements"], let list = input["elements"]?.list { return list }
    return [input]
  }

  private static func app(_ screens: [VectorValue]) throws(Reason) -> String {
    var parts: [String] = []
    for screen in screens {
      let body = try body(screen["elements"]?.list ?? [])
      parts.append(self.screen(screen["name"]?.text ?? "", body))
    }
    return "<app>\(parts.joined(separator: "\n"))</app>"
  }

  private static func body(_ items: [VectorValue]) throws(Reason) -> String {
    var parts = [
      #"<UINavigationBar frame="0 0 402 44">"#
        + #"<UILabel text="Vector" traits="header" frame="150 10 90 24"/></UINavigationBar>"#
    ]
    for (number, item) in items.enumerated() {
      if item.keys == ["parent", "child"] {
        parts.append(try nested(item))
      } else {
        parts.append(try element(item, at: 60 + 80 * number))
      }
    }
    return parts.joined(separator: "\n")
  }

  private static func screen(_ title: String, _ body: String) -> String {
    "<screen\(attribute("title", title)) size=\"402 874\" language=\"en\">\n\(body)\n</screen>"
  }

  /// An image in a button, or in a mere container.
  private static func nested(_ item: VectorValue) throws(Reason) -> String {
    let parent = item["parent"]
    let child = #"<UIImageView isElement="true" frame="10 60 60 60"/>"#
    guard parent?["type"]?.text == "Button" else {
      return #"<UIView frame="10 60 60 60">\#(child)</UIView>"#
    }
    let label = attribute("label", parent?["label"]?.text)
    return "<UIButton\(label) frame=\"10 60 60 60\">\(child)</UIButton>"
  }

  private static func element(_ item: VectorValue, at y: Int) throws(Reason) -> String {
    let odd = item.keys.subtracting(known)
    guard odd.isEmpty else {
      throw Reason(description: "our format does not carry \(odd.sorted().joined(separator: ", "))")
    }
    let type = item["type"]?.text
    if let type, classes[type] == nil { throw Reason(description: "the type \(type) is no class") }
    let isBare = item["traits"] != nil || item["isElement"] != nil
    let name = type.flatMap { classes[$0] } ?? (isBare ? "VectorView" : "UIButton")
    let own = frame(item["frame"]) ?? frame(item["accessibilityFrame"]) ?? "10 \(y) 60 60"
    var tag = "<\(name)"
    for key in ["label", "value", "hint", "identifier", "text", "title", "placeholder"] {
      tag += attribute(key, item[key]?.attribute)
    }
    tag += attribute("isElement", item["isElement"]?.attribute ?? "true")
    tag += attribute("traits", item["traits"]?.attribute)
    tag += attribute("enabled", item["enabled"]?.attribute)
    tag += attribute("frame", own) + gestures(item["tapGesture"]?.number)
    tag += attribute("accessibilityFrame", frame(item["accessibilityFrame"]))
    tag += attribute("userInteractionEnabled", item["userInteractionEnabled"]?.attribute)
    if type == "SecureTextField" { tag += #" secure="true""# }
    let texts = (item["visibleTexts"]?.list ?? []).map {
      "<UILabel isElement=\"false\"\(attribute("text", $0.text)) frame=\"\(own)\"/>"
    }
    return "\(tag)>\(texts.joined())</\(name)>"
  }

  private static func gestures(_ taps: Double?) -> String {
    switch taps {
    case 1: #" gestures="tap""#
    case 2: #" gestures="doubleTap""#
    default: ""
    }
  }

  private static func frame(_ value: VectorValue?) -> String? {
    guard let value else { return nil }
    if let list = value.list { return VectorValue.list(list).attribute }
    guard value["width"] != nil else { return nil }
    return ["x", "y", "width", "height"].compactMap { value[$0]?.attribute }.joined(separator: " ")
  }

  private static func attribute(_ name: String, _ value: String?) -> String {
    guard let value else { return "" }
    let escaped = value.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing("\"", with: "&quot;").replacing("\n", with: "&#10;")
    return " \(name)=\"\(escaped)\""
  }

  private static let known: Set<String> = [
    "frame", "accessibilityFrame", "identifier", "label", "isElement", "traits", "type", "text",
    "title", "placeholder", "value", "hint", "visibleTexts", "userInteractionEnabled", "enabled",
    "tapGesture", "symbol", "labelIsAttributed",
  ]

  private static let classes = [
    "Button": "UIButton", "UIButton": "UIButton", "Image": "UIImageView",
    "ImageView": "UIImageView", "UIImageView": "UIImageView", "StaticText": "UILabel",
    "Label": "UILabel", "UILabel": "UILabel", "Text": "UILabel", "TextField": "UITextField",
    "UITextField": "UITextField", "SecureTextField": "UITextField", "TextView": "UITextView",
    "UITextView": "UITextView", "Switch": "UISwitch", "UISwitch": "UISwitch",
    "Slider": "UISlider", "UISlider": "UISlider", "Cell": "UITableViewCell",
    "SearchField": "UISearchTextField", "Other": "VectorView", "View": "VectorView",
    "UIView": "UIView",
  ]

  /// Where our verdict differs from a peer's on purpose
  /// (docs/evidence/rules.md#where-our-verdict-differs-from-another-tools).
  private static let different = [
    "a11yuitests-006": "a blank is no label at all: missing-label's",
    "a11yuitests-014": "differs on purpose; the case is kept apart",
    "a11yuitests-023": "differs on purpose; the case is kept apart",
    "a11yuitests-025": "a limit that somebody configured",
    "accessibilityauditkit-038": "the peer does not know the role and takes any role word",
    "androidlint-005": "an image that is a button is missing-label's",
    "androidlint-009": "what nothing names at all is missing-label's",
    "androidlint-010": "what nothing names at all is missing-label's",
    "swiftlint-010": "one finding for one cause: the button's, by missing-label",
  ]
}
