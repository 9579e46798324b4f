internal import AccessibilityModel
internal import SourceText

extension CaptureDescription {
  /// Whether a file of the name `capture.json` is one of `a11y-capture`, in any encoding and even
  /// if it is short; nil if its beginning does not show it.
  public static func mayBegin(_ bytes: [UInt8]) -> Bool? {
    guard case .json(let start) = DocumentStart(bytes).kind else { return nil }
    if start.isArray { return false }
    if let tool = start.text(of: "tool") { return tool.hasPrefix("a11y-capture") }
    return start.ending == .whole || start.ending == .comment ? false : nil
  }

  /// Reads `capture.json`.
  ///
  /// Members outside the schema are ignored: a later version may add some.
  public init(reading bytes: [UInt8], named name: String) throws(HierarchyReadingError) {
    if let mark = Self.encodingMark(of: bytes) {
      throw HierarchyReadingError(
        source: name, line: 1, column: 1,
        reason: "found \(mark); expected UTF-8, as a11y-capture writes it")
    }
    do throws(DocumentError) {
      try self.init(JSONDocument(bytes).root)
    } catch {
      throw HierarchyReadingError(
        source: name, line: error.line, column: error.column, reason: error.reason)
    }
  }

  /// The encoding that the first bytes show, if it is not plain UTF-8.
  private static func encodingMark(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return "a byte order mark" }
    let isWide =
      bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
      || bytes.prefix(2).contains(0)
    return isWide ? "UTF-16" : nil
  }

  private init(_ root: JSONValue) throws(DocumentError) {
    guard root.kind == .object else {
      throw root.error("found \(root.kind); expected the description of a capture")
    }
    guard let version = root["schemaVersion"] else {
      throw root.error("found no schemaVersion; expected \(Self.schemaVersion)")
    }
    guard version.integer == Self.schemaVersion else {
      throw version.error(
        "found the schemaVersion \(version.source(prefix: 20)); expected \(Self.schemaVersion); "
          + "a newer Earshot may read it")
    }
    self.init(
      tool: try root.text("tool") ?? "", taken: try root.text("taken") ?? "",
      source: try root.text("source") ?? "")
    try readFacts(of: root)
    if let device = root["device"] { try readDevice(device) }
    if let settings = root["settings"] { try readSettings(settings) }
    refused = root["refused"]?.elements.compactMap(\.string) ?? []
    guard let orientations = root["orientations"], orientations.kind == .object else {
      throw (root["orientations"] ?? root).error("found no orientations; expected at least one")
    }
    for orientation in Orientation.allCases {
      if let value = orientations[orientation.rawValue] { try readLayout(value, orientation) }
    }
    guard !layouts.isEmpty else {
      throw orientations.error("found no orientation with a tree; expected at least one")
    }
  }

  private mutating func readFacts(of root: JSONValue) throws(DocumentError) {
    if let server = root["server"] {
      self.server = Server(
        kind: try server.text("kind") ?? "", version: try server.text("version"))
    }
    platform = try root.choice("platform") { name in
      Platform.allCases.first { $0.nameInCapture == name }
    }
    name = try root.text("name")
    app = try root.text("app")
    scale = try root.number("scale", 0.5...10)
    density = try root.number("density", 40...2_000)
    fontScale = try root.number("fontScale", 0.1...10)
    language = try root.text("language")
    appearance = try root.text("appearance")
  }

  private mutating func readDevice(_ value: JSONValue) throws(DocumentError) {
    device.model = try value.text("model")
    device.name = try value.text("name")
    device.osVersion = try value.text("osVersion")
    device.idiom = try value.choice("idiom") { Idiom(rawValue: $0) }
  }

  private mutating func readSettings(_ value: JSONValue) throws(DocumentError) {
    for (name, value) in value.members {
      if let flag = value.boolean {
        settings[name] = .flag(flag)
      } else if let number = value.integer {
        settings[name] = .number(number)
      } else if let text = value.string {
        settings[name] = .text(text)
      }
    }
  }

  private mutating func readLayout(
    _ value: JSONValue, _ orientation: Orientation
  ) throws(DocumentError) {
    if let refusal = try value.text("refused") {
      refusals[orientation] = refusal
      return
    }
    guard let xml = try value.fileName("xml") else {
      throw value.error("found neither xml nor refused; expected one of them")
    }
    var layout = Layout(xml: xml)
    layout.png = try value.fileName("png")
    if let sides = value["size"]?.elements.compactMap(\.number), sides.count == 2 {
      layout.size = Size(width: sides[0], height: sides[1])
    }
    layout.rotation = value["rotation"]?.integer
    layout.seconds = value["seconds"]?.number
    layout.alert = try value.text("alert")
    layout.isMoving = value["moving"]?.boolean ?? false
    layout.isUnrotated = value["unrotated"]?.boolean ?? false
    layouts[orientation] = layout
  }
}

extension JSONValue {
  /// - Returns: nil if the member is missing or null.
  fileprivate func text(_ name: String) throws(DocumentError) -> String? {
    guard let value = self[name] else { return nil }
    guard let text = value.string else {
      throw value.error("found \(value.kind) as \"\(name)\"; expected a string")
    }
    return text
  }

  /// A file name within the folder: a capture from elsewhere must not refer to files outside it.
  fileprivate func fileName(_ name: String) throws(DocumentError) -> String? {
    guard let text = try text(name) else { return nil }
    guard !text.isEmpty, !text.hasPrefix("."), !text.contains("/"), !text.contains("\0") else {
      throw self.error("found \"\(text.prefix(60))\" as \"\(name)\"; expected the name of a file")
    }
    return text
  }

  fileprivate func number(
    _ name: String, _ range: ClosedRange<Double>
  ) throws(DocumentError) -> Double? {
    guard let value = self[name] else { return nil }
    guard let number = value.number, range.contains(number) else {
      throw value.error(
        "found \(value.source(prefix: 20)) as \"\(name)\"; expected a number from "
          + "\(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  fileprivate func choice<Value>(
    _ name: String, _ make: (String) -> Value?
  ) throws(DocumentError) -> Value? {
    try text(name).flatMap(make)
  }
}
