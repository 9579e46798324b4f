public import AccessibilityModel
internal import Utterances

/// What a session has given out, as JSON lines: one for each item, in order.
///
/// It names no time of day and no place, so the same commands give the same bytes.
public struct SessionRecord: Sendable {
  private var number = 0

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
  ///
  /// - Parameters:
  ///   - times: when each item begins, in milliseconds.
  ///   - clock: when the command was done.
  public mutating func lines(
    for command: String, _ items: [Item], at times: [Int], clock: Int, in hierarchy: Hierarchy
  ) -> [String] {
    number += 1
    if items.isEmpty { return [start(command, clock).text] }
    return zip(items, times).map { item, time in
      var line = start(command, time)
      add(item, to: &line, hierarchy)
      return line.text
    }
  }

  private func start(_ command: String, _ time: Int) -> JSONLine {
    var line = JSONLine()
    line.add("command", number)
    line.add("words", command)
    line.add("time", time)
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
        line.add(
          "phrases", speech.phrases.map { [("kind", $0.kind.rawValue), ("text", $0.text)] })
      }
      addElement(of: speech, to: &line, hierarchy)
    case .cut(let cut):
      line.add("interrupted", cut.line.caption)
      line.add("spokenThrough", cut.spokenThrough)
      line.add("heard", cut.heard)
      line.add("resumes", cut.resumes)
      addElement(of: cut.line, to: &line, hierarchy)
    case .sound(let sound): line.add("sound", sound.rawValue)
    case .effect(let effect): line.add("device", effect.text)
    case .action(let name): line.add("action", name)
    case .note(let text): line.add("note", text)
    }
  }

  private func addElement(
    of speech: SpokenLine, to line: inout JSONLine, _ hierarchy: Hierarchy
  ) {
    guard let index = speech.element, hierarchy.screens.indices.contains(speech.layout) else {
      return
    }
    let screen = hierarchy.screens[speech.layout]
    guard screen.elements.indices.contains(index) else { return }
    let element = screen.elements[index]
    line.addElement(element, path: screen.path(of: index))
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

  mutating func add(_ key: String, _ isTrue: Bool) { members.append("\"\(key)\": \(isTrue)") }

  mutating func addElement(_ element: Element, path: String) {
    var object = JSONLine()
    object.add("path", path)
    object.add("class", element.className)
    object.add("identifier", element.identifier)
    object.add("line", Int(element.line))
    members.append("\"element\": " + object.text)
  }

  mutating func add(_ key: String, _ objects: [[(String, String)]]) {
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
