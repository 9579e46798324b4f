internal import AccessibilityModel
internal import SourceText
internal import Utterances
internal import Voices

extension SavedState {
  /// The file of the state.
  public var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.object { json in
      json.member("version", Self.version)
      json.member("content", content)
      json.member("screen", screenNumber)
      json.member("screenIdentifier", screenIdentifier)
      json.member("orientation", orientation.rawValue)
      json.member("rotor", rotor.name)
      json.member("silent", isSilent)
      if let trace {
        json.key("element")
        json.element(trace)
      }
      json.key("settings")
      json.settings(settings)
      json.key("trail")
      json.array(trail) { $0.step($1) }
      json.key("changes")
      json.array(changes) { $0.change($1) }
      json.key("device")
      json.device(device)
    }
    writer.endLine()
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func element(_ trace: ElementTrace) {
    object(inline: true) { json in
      json.member("identifier", trace.identifier)
      json.member("path", trace.path)
      json.member("role", trace.role)
      json.member("label", trace.label)
      if let place = trace.place, place.x.isFinite, place.y.isFinite {
        json.key("x")
        json.exactNumber(place.x)
        json.key("y")
        json.exactNumber(place.y)
      }
    }
  }

  fileprivate mutating func settings(_ settings: SpeechSettings) {
    object(inline: true) { json in
      json.member("rate", settings.rate)
      json.member("pitch", settings.pitch)
      json.member("volume", settings.volume)
      json.member("punctuation", settings.punctuation.rawValue)
      json.member("hints", settings.saysHints)
      json.member("omitted", settings.omitted.rawValue)
      json.member("sounds", settings.playsSounds)
      json.member("announcesOrientation", settings.announcesOrientation)
      json.member("echo", settings.echo.rawValue)
      json.member("language", settings.language)
    }
  }

  fileprivate mutating func step(_ step: ReaderState.TrailStep) {
    object(inline: true) { json in
      json.member("layout", step.layout)
      if let element = step.element { json.member("element", element) }
    }
  }

  fileprivate mutating func change(_ change: SavedState.Change) {
    object(inline: true) { json in
      json.member("layout", change.layout)
      json.member("element", change.element)
      json.member("value", change.value)
      json.key("traits")
      json.integer(change.traits)
      if let isExpanded = change.isExpanded { json.member("expanded", isExpanded) }
    }
  }
}

// MARK: - Reading

/// Why a saved state cannot be used.
public enum SavedStateError: Error, Hashable, CustomStringConvertible {
  case otherVersion
  case cut
  case broken(line: Int, column: Int)

  public var description: String {
    switch self {
    case .otherVersion: "it is of another version"
    case .cut: "it is not whole"
    case .broken(let line, let column): "it cannot be read at line \(line), column \(column)"
    }
  }
}

extension SavedState {
  /// Reads the file of a state.
  public init(bytes: [UInt8]) throws(SavedStateError) {
    guard !bytes.starts(with: "earshot-state ".utf8) else { throw .otherVersion }
    guard bytes.suffix(2).elementsEqual("}\n".utf8) else { throw .cut }
    self.init(content: "")
    var isOfVersion = false
    do throws(DocumentError) {
      var limits = JSONLimits()
      limits.textLength = bytes.count
      let json = try JSONDocument(bytes, limits: limits).root
      isOfVersion = json["version"]?.integer == Self.version
      if isOfVersion { try read(json) }
    } catch {
      throw .broken(line: error.line, column: error.column)
    }
    guard isOfVersion else { throw .otherVersion }
  }

  private mutating func read(_ json: JSONValue) throws(DocumentError) {
    try json.read("content", into: &content) { $0.string }
    try json.read("screen", into: &screenNumber) { $0.integer }
    screenIdentifier = try json.value("screenIdentifier") { $0.string }
    try json.read("orientation", into: &orientation) {
      $0.string.flatMap(Orientation.init(rawValue:))
    }
    try json.read("rotor", into: &rotor) { json in
      json.string.map { RotorSetting(name: $0) ?? .custom($0) }
    }
    try json.read("silent", into: &isSilent) { $0.boolean }
    if let element = json["element"] { trace = try Self.trace(element) }
    if let settings = json["settings"] { try read(settings: settings) }
    if let steps = json["trail"] {
      guard steps.count <= ReaderState.longestTrail else { throw steps.error("too long") }
      for step in steps.elements { trail.append(try Self.step(step)) }
    }
    if let changes = json["changes"] {
      for change in changes.elements { self.changes.append(try Self.change(change)) }
    }
    if let device = json["device"] { self.device = try SavedDevice(device) }
  }

  private static func trace(_ json: JSONValue) throws(DocumentError) -> ElementTrace {
    var trace = ElementTrace(identifier: nil, path: "", role: "", label: nil, place: nil)
    trace.identifier = try json.value("identifier") { $0.string }
    try json.read("path", into: &trace.path) { $0.string }
    try json.read("role", into: &trace.role) { $0.string }
    trace.label = try json.value("label") { $0.string }
    if let x = try json.value("x", { $0.number }), let y = try json.value("y", { $0.number }) {
      trace.place = Point(x: x, y: y)
    }
    return trace
  }

  private mutating func read(settings json: JSONValue) throws(DocumentError) {
    try json.read("rate", into: &settings.rate, in: SpeechSettings.possibleRates)
    try json.read("pitch", into: &settings.pitch, in: SpeechSettings.pitches)
    try json.read("volume", into: &settings.volume, in: SpeechSettings.possibleVolumes)
    try json.read("punctuation", into: &settings.punctuation) {
      $0.string.flatMap(SpeechSettings.Punctuation.init(rawValue:))
    }
    try json.read("hints", into: &settings.saysHints) { $0.boolean }
    var omitted = 0
    try json.read("omitted", into: &omitted, in: 0...7)
    settings.omitted = Verbosity(rawValue: omitted)
    try json.read("sounds", into: &settings.playsSounds) { $0.boolean }
    try json.read("announcesOrientation", into: &settings.announcesOrientation) { $0.boolean }
    try json.read("echo", into: &settings.echo) { $0.string.flatMap(TypingEcho.init(rawValue:)) }
    settings.language = try json.value("language") {
      $0.string.flatMap(Language.init(tag:))?.rawValue
    }
  }

  private static func step(_ json: JSONValue) throws(DocumentError) -> ReaderState.TrailStep {
    ReaderState.TrailStep(
      layout: try json.required("layout") { $0.integer },
      element: try json.value("element") { $0.integer })
  }

  private static func change(_ json: JSONValue) throws(DocumentError) -> Change {
    Change(
      layout: try json.required("layout") { $0.integer },
      element: try json.required("element") { $0.integer },
      value: try json.value("value") { $0.string },
      traits: try json.required("traits") { $0.unsignedInteger },
      isExpanded: try json.value("expanded") { $0.boolean })
  }
}

extension JSONValue {
  /// A member; nil if it is missing.
  func value<Value>(
    _ name: String, _ convert: (JSONValue) -> Value?
  ) throws(DocumentError) -> Value? {
    guard let member = self[name] else { return nil }
    guard let value = convert(member) else {
      throw member.error("found \(member.kind); expected another value of \"\(name)\"")
    }
    return value
  }

  func required<Value>(
    _ name: String, _ convert: (JSONValue) -> Value?
  ) throws(DocumentError) -> Value {
    guard let value = try value(name, convert) else { throw error("expected \"\(name)\"") }
    return value
  }

  /// Reads a member, and keeps the current value if it is missing.
  func read<Value>(
    _ name: String, into value: inout Value, _ convert: (JSONValue) -> Value?
  ) throws(DocumentError) {
    if let new = try self.value(name, convert) { value = new }
  }

  func read(
    _ name: String, into value: inout Int, in range: ClosedRange<Int>
  ) throws(DocumentError) {
    try read(name, into: &value) { json in json.integer.flatMap { range.contains($0) ? $0 : nil } }
  }
}
