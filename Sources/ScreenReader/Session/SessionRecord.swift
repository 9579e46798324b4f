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
        line.add("phrases", speech.phrases.map(Self.object))
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
    var object = JSONLine()
    object.add("path", screen.path(of: index))
    object.add("class", element.className)
    object.add("identifier", element.identifier)
    object.add("line", element.line)
    line.add("element", object)
  }

  private static func object(of phrase: Phrase) -> JSONLine {
    var object = JSONLine()
    object.add("kind", phrase.kind.rawValue)
    object.add("text", phrase.text)
    return object
  }
}
