public import AccessibilityModel
internal import SourceText
internal import Utterances

/// The output of a session as JSON lines: one for each item, in order.
///
/// It contains no time of day and no path, so the same commands give the same bytes.
public struct SessionRecord: Sendable {
  private var number = 0

  public init() {}

  /// The first line, which describes the recording.
  public func head(source: String, screen: Screen, wording: String, tool: String) -> String {
    line { json in
      json.member("schemaVersion", 1)
      json.member("tool", tool)
      json.member("source", source)
      json.member("screen", screen.title ?? screen.identifier)
      json.member("orientation", screen.orientation.rawValue)
      json.member("wording", wording)
    }
  }

  /// The lines of a command's output; a command without output has one line.
  ///
  /// - Parameters:
  ///   - times: when each item begins, in milliseconds.
  ///   - clock: when the command was done.
  public mutating func lines(
    for command: String, _ items: [Item], at times: [Int], clock: Int, in hierarchy: Hierarchy
  ) -> [String] {
    number += 1
    if items.isEmpty { return [line { start(command, clock, to: &$0) }] }
    return zip(items, times).map { item, time in
      line { json in
        start(command, time, to: &json)
        json.item(item, in: hierarchy)
      }
    }
  }

  private func line(_ members: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    json.object(inline: true, members)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private func start(_ command: String, _ time: Int, to json: inout JSONWriter) {
    json.member("command", number)
    json.member("words", command)
    json.member("time", time)
  }
}

extension JSONWriter {
  fileprivate mutating func item(_ item: Item, in hierarchy: Hierarchy) {
    switch item {
    case .speech(let speech):
      member("spoken", speech.caption)
      member("priority", speech.priority.name)
      member("language", speech.language)
      member("hint", speech.hint)
      if !speech.phrases.isEmpty { phrases(speech.phrases) }
      if let alert = speech.alert {
        member("alert", alert.name)
        member("evidence", alert.evidence.rawValue)
      }
      element(of: speech, in: hierarchy)
    case .cut(let cut):
      member("interrupted", cut.line.caption)
      member("spokenThrough", cut.spokenThrough)
      member("heard", cut.heard)
      member("resumes", cut.resumes)
      element(of: cut.line, in: hierarchy)
    case .sound(let sound): member("sound", sound.rawValue)
    case .effect(let effect): member("device", effect.text)
    case .action(let name): member("action", name)
    case .note(let text): member("note", text)
    }
  }

  private mutating func phrases(_ phrases: [Phrase]) {
    key("phrases")
    array(phrases) { json, phrase in
      json.object {
        $0.member("kind", phrase.kind.rawValue)
        $0.member("text", phrase.text)
      }
    }
  }

  private mutating func element(of speech: SpokenLine, in hierarchy: Hierarchy) {
    guard let index = speech.element, hierarchy.screens.indices.contains(speech.layout) else {
      return
    }
    let screen = hierarchy.screens[speech.layout]
    guard screen.elements.indices.contains(index) else { return }
    let element = screen.elements[index]
    key("element")
    object {
      $0.member("path", screen.path(of: index))
      $0.member("class", element.className)
      $0.member("identifier", element.identifier)
      $0.member("line", Int(element.line))
    }
  }
}
