public import AccessibilityModel

public struct Utterance: Sendable {
  public var spoken: String; public var description: String; public var hint: String?
}
public enum WordingName: String, Sendable { case voiceover, snapshot, talkback }
public struct Describer: Sendable {
  public init(wording: WordingName, language: String? = nil) {}
  public func utterance(for stop: Stop, in screen: Screen) -> Utterance {
    Utterance(spoken: screen.elements[stop.element].label ?? "", description: "", hint: nil)
  }
}
