public import AccessibilityModel
public import SourceText

extension CaptureDescription {
  /// The content of `capture.json`.
  public var bytes: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("schemaVersion", Self.schemaVersion)
      json.member("tool", tool)
      json.member("taken", taken)
      json.member("source", source)
      json.key("server")
      write(server, to: &json)
      json.member("platform", platform?.nameInCapture)
      json.member("name", name)
      json.member("app", app)
      json.key("device")
      json.object(inline: true) { json in
        json.member("model", device.model)
        json.member("name", device.name)
        json.member("osVersion", device.osVersion)
        json.member("idiom", device.idiom?.rawValue)
      }
      json.member("scale", number: scale)
      json.member("density", number: density)
      json.member("fontScale", number: fontScale)
      json.member("language", language)
      json.member("appearance", appearance)
      json.key("settings")
      json.object { json in
        for (name, value) in settings.sorted(by: { $0.key < $1.key }) {
          json.key(name)
          value.write(to: &json)
        }
      }
      json.key("refused")
      json.array(refused.sorted(), inline: true) { $0.string($1) }
      json.key("orientations")
      json.object { json in
        for orientation in Orientation.allCases { write(orientation, to: &json) }
      }
    }
    json.endLine()
    return json.bytes
  }

  private func write(_ server: Server?, to json: inout JSONWriter) {
    guard let server else { return json.null() }
    json.object(inline: true) { json in
      json.member("kind", server.kind)
      json.member("version", server.version)
    }
  }

  private func write(_ orientation: Orientation, to json: inout JSONWriter) {
    if let layout = layouts[orientation] {
      json.key(orientation.rawValue)
      json.object { layout.write(to: &$0) }
    } else if let refusal = refusals[orientation] {
      json.key(orientation.rawValue)
      json.object(inline: true) { $0.member("refused", refusal) }
    }
  }
}

extension CaptureDescription.Layout {
  fileprivate func write(to json: inout JSONWriter) {
    json.member("xml", xml)
    json.member("png", png)
    json.key("size")
    if let size {
      json.array([size.width, size.height], inline: true) { $0.number($1) }
    } else {
      json.null()
    }
    json.member("rotation", rotation)
    json.member("seconds", number: seconds)
    json.member("alert", alert)
    if isMoving { json.member("moving", true) }
    if isUnrotated { json.member("unrotated", true) }
  }
}

extension CaptureSetting.Value {
  /// Writes the value in the form that the server expects, too.
  public func write(to json: inout JSONWriter) {
    switch self {
    case .flag(let flag): json.bool(flag)
    case .number(let number): json.integer(number)
    case .text(let text): json.string(text)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ name: String, number: Double?) {
    key(name)
    if let number { self.number(number) } else { null() }
  }
}

extension Platform {
  /// The spelling of each platform's maker.
  public var nameInCapture: String { self == .android ? "Android" : rawValue }
}
