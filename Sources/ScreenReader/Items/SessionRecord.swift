public import AccessibilityModel
internal import Utterances

/// What a session has given out, as JSON lines: one for each item, in order.
///
/// It names no time of day and no place, so the same commands give the same bytes.
public struct SessionRecord: Sendable {
  private var number = 0
  /// Milliseconds on a clock that moves by what is said.
  private var clock = 0

  public init() {}

  /// The first line, which says what is recorded.
  public func head(source: String, screen: Screen, wording: String, tool: String) -> String {
    var line = JSONLine()
    line.add("schemaVersion", 1)
    line.add("tool", tool)
    line.add("source", source)
    line.add("screen", screen.title ?? screen.identifier)
    line.add("orientation", screen.orientation.rawValue)
    line.add("wording", wording)
    return line.text
  }

  /// The lines of what a command gave out; a command that gave nothing has a line of its own.
  public mutating func lines(for command: String, _ items: [Item], in hierarchy: Hierarchy)
    -> [String]
  {
    number += 1
    if items.isEmpty { return [start(command).text] }
    return items.map { item in
      var line = start(command)
      add(item, to: &line, hierarchy)
      return line.text
    }
  }

  private func start(_ command: String) -> JSONLine {
    var line = JSONLine()
    line.add("command", number)
    line.add("words", command)
    line.add("time", clock)
    return line
  }

  private mutating func add(_ item: Item, to line: inout JSONLine, _ hierarchy: Hierarchy) {
    switch item {
    case .speech(let speech):
      line.add("spoken", speech.caption)
      line.add("priority", speech.priority.name)
      line.add("language", speech.language)
      line.add("hint", speech.hint)
      if !speech.phrases.isEmpty {
        line.addArray(
          "phrases", speech.phrases.map { [("kind", $0.kind.rawValue), ("text", $0.text)] })
      }
      if let element = Self.element(of: speech, in: hierarchy) {
        line.add("class", element.className)
        line.add("identifier", element.identifier)
        line.add("line", Int(element.line))
      }
      clock += speech.milliseconds
    case .sound(let sound): line.add("sound", sound.rawValue)
    case .effect(let effect): line.add("device", effect.text)
    case .note(let text): line.add("note", text)
    }
  }

  private static func element(of line: SpokenLine, in hierarchy: Hierarchy) -> Element? {
    guard let index = line.element, hierarchy.screens.indices.contains(line.layout) else {
      return nil
    }
    let elements = hierarchy.screens[line.layout].elements
    return elements.indices.contains(index) ? elements[index] : nil
  }
}

/// One JSON object in one line, its members in the order in which they are added.
private struct JSONLine {
  private var members: [String] = []

  var text: String { "{" + members.joined(separator: ", ") + "}" }

  mutating func add(_ key: String, _ value: Int) { members.append("\"\(key)\": \(value)") }

  mutating func add(_ key: String, _ value: String?) {
    members.append("\"\(key)\": \(value.map(Self.quoted) ?? "null")")
  }

  mutating func addArray(_ key: String, _ objects: [[(String, String)]]) {
    let texts = objects.map { object in
      "{" + object.map { "\"\($0.0)\": \(Self.quoted($0.1))" }.joined(separator: ", ") + "}"
    }
    members.append("\"\(key)\": [\(texts.joined(separator: ", "))]")
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
