internal import AccessibilityModel
internal import Voices

extension SavedState {
  /// The file of the state.
  public var bytes: [UInt8] {
    var lines = [
      Self.firstLine, line("content", content), line("screen", String(screenNumber)),
      line("orientation", orientation.rawValue), line("rotor", rotor.name),
      line("silent", String(isSilent)),
    ]
    lines += [line("screen-identifier", screenIdentifier)].filter { _ in screenIdentifier != nil }
    if let trace { lines += text(of: trace) }
    lines += text(of: settings)
    lines += trail.map { line("trail", "\($0.layout) \($0.element ?? -1)") }
    lines += changes.map { change in
      let expanded = change.isExpanded.map { $0 ? 1 : 0 } ?? -1
      let head = "\(change.layout) \(change.element) \(change.traits) \(expanded)"
      return line("change", change.value.map { "\(head) \($0)" } ?? head)
    }
    lines.append(Self.lastLine)
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private func text(of trace: ElementTrace) -> [String] {
    var lines = [line("path", trace.path), line("role", trace.role)]
    if let identifier = trace.identifier { lines.append(line("identifier", identifier)) }
    if let label = trace.label { lines.append(line("label", label)) }
    if let place = trace.place { lines.append(line("place", "\(place.x) \(place.y)")) }
    return lines
  }

  private func text(of settings: SpeechSettings) -> [String] {
    [
      line("rate", String(settings.rate)), line("pitch", String(settings.pitch)),
      line("volume", String(settings.volume)), line("punctuation", settings.punctuation.rawValue),
      line("hints", String(settings.saysHints)), line("sounds", String(settings.playsSounds)),
      line("announces-orientation", String(settings.announcesOrientation)),
      line("echo", settings.echo.rawValue),
    ] + [line("language", settings.language)].filter { _ in settings.language != nil }
  }

  private func line(_ key: String, _ value: String?) -> String {
    "\(key) \(Self.escaped(value ?? ""))"
  }

  private static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\r": result.append(contentsOf: "\\r".unicodeScalars)
      case "\\": result.append(contentsOf: "\\\\".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        isEscaped = false
        result.append(scalar == "n" ? "\n" : scalar == "r" ? "\r" : scalar)
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}

// MARK: - Reading

/// Why a saved state is of no use.
public enum SavedStateError: Error, Hashable, CustomStringConvertible {
  case otherVersion
  case cut
  case broken(line: Int)

  public var description: String {
    switch self {
    case .otherVersion: "it is of another version"
    case .cut: "it is not whole"
    case .broken(let line): "its line \(line) cannot be read"
    }
  }
}

extension SavedState {
  /// Reads the file of a state.
  public init(bytes: [UInt8]) throws(SavedStateError) {
    let text = String(decoding: bytes, as: UTF8.self)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.first else { throw .cut }
    guard first.hasPrefix("earshot-state ") else { throw bytes.isEmpty ? .cut : .broken(line: 1) }
    guard first == Self.firstLine else { throw .otherVersion }
    guard lines.count >= 3, lines.removeLast().isEmpty, lines.removeLast() == Self.lastLine else {
      throw .cut
    }
    self.init(content: "")
    var trace = ElementTrace(identifier: nil, path: "", role: "", label: nil, place: nil)
    for (index, line) in lines.enumerated().dropFirst() {
      let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count > 1 ? Self.unescaped(parts[1]) : ""
      guard read(String(parts[0]), value, &trace) else { throw .broken(line: index + 1) }
    }
    if !trace.path.isEmpty { self.trace = trace }
  }

  /// - Returns: false where the line says nothing that can be.
  private mutating func read(_ key: String, _ value: String, _ trace: inout ElementTrace) -> Bool {
    switch key {
    case "content": content = value
    case "screen": return set(\.screenNumber, Int(value))
    case "screen-identifier": screenIdentifier = value
    case "orientation": return set(\.orientation, Orientation(rawValue: value))
    case "rotor": rotor = RotorSetting(name: value) ?? .custom(value)
    case "silent": return set(\.isSilent, Bool(value))
    case "path": trace.path = value
    case "role": trace.role = value
    case "identifier": trace.identifier = value
    case "label": trace.label = value
    case "place": return readPlace(value, &trace)
    case "trail": return readTrail(value)
    case "change": return readChange(value)
    default: return readSetting(key, value)
    }
    return true
  }

  private mutating func readSetting(_ key: String, _ value: String) -> Bool {
    switch key {
    case "rate": return set(\.settings.rate, Self.number(value, in: SpeechSettings.possibleRates))
    case "pitch": return set(\.settings.pitch, Self.number(value, in: SpeechSettings.pitches))
    case "volume":
      return set(\.settings.volume, Self.number(value, in: SpeechSettings.possibleVolumes))
    case "punctuation":
      return set(\.settings.punctuation, SpeechSettings.Punctuation(rawValue: value))
    case "hints": return set(\.settings.saysHints, Bool(value))
    case "sounds": return set(\.settings.playsSounds, Bool(value))
    case "announces-orientation": return set(\.settings.announcesOrientation, Bool(value))
    case "echo": return set(\.settings.echo, TypingEcho(rawValue: value))
    case "language": return set(\.settings.language, Language(tag: value)?.rawValue)
    // A later version of the same form may say more.
    default: return true
    }
  }

  private mutating func set<Value>(
    _ path: WritableKeyPath<SavedState, Value>, _ value: Value?
  ) -> Bool {
    guard let value else { return false }
    self[keyPath: path] = value
    return true
  }

  private static func number(_ text: String, in range: ClosedRange<Int>) -> Int? {
    Int(text).flatMap { range.contains($0) ? $0 : nil }
  }

  private func readPlace(_ value: String, _ trace: inout ElementTrace) -> Bool {
    let numbers = value.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 2, numbers.allSatisfy(\.isFinite) else { return false }
    trace.place = Point(x: numbers[0], y: numbers[1])
    return true
  }

  private mutating func readTrail(_ value: String) -> Bool {
    let numbers = value.split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 2, trail.count < ReaderState.longestTrail else { return false }
    trail.append(
      ReaderState.TrailStep(layout: numbers[0], element: numbers[1] < 0 ? nil : numbers[1]))
    return true
  }

  private mutating func readChange(_ value: String) -> Bool {
    let parts = value.split(separator: " ", maxSplits: 4, omittingEmptySubsequences: false)
    guard parts.count >= 4, let layout = Int(parts[0]), let element = Int(parts[1]),
      let traits = UInt64(parts[2]), let expanded = Int(parts[3])
    else { return false }
    changes.append(
      Change(
        layout: layout, element: element, value: parts.count > 4 ? String(parts[4]) : nil,
        traits: traits, isExpanded: expanded < 0 ? nil : expanded == 1))
    return true
  }
}
