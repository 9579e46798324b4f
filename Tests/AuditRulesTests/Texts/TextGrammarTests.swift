import AccessibilityModel
import Auditing
import Testing

/// A text that breaks one line of the grammar.
struct BadText: CustomTestStringConvertible, Sendable {
  var text: String
  var faults: [String]

  init(_ text: String, _ faults: String...) {
    self.text = text
    self.faults = faults
  }

  var testDescription: String { text }

  static let summaries = [
    BadText("A control must have a label.", "has a singular subject"),
    BadText("Controls should have a label.", "lacks the word must"),
    BadText(
      "Controls must be in the middle of a thing.",
      "has “thing”, better: element, or the noun meant"),
    BadText("Controls must have a label", "is no sentence"),
    BadText("controls must have a label.", "is no sentence"),
    BadText("Labels must not be what is called a name.", "has “is called”, better: has the label"),
  ]

  static let rationales = [
    BadText("Nobody hears it.", "has “nobody”, better: users, developers, code …"),
    BadText("Who listens hears “Button”.", "has “who”, better: a noun"),
    BadText("Users hear it. What is written is lost.", "has “what”, better: a noun"),
    BadText("users hear it.", "is no sentence"),
    BadText(
      "Users hear it and hear it and hear it and hear it and hear it and hear it and hear it and "
        + "hear it once again.", "has 26 words; maximum 25"),
  ]

  static let fixes: [(Platform, BadText)] = [
    (.iOS, BadText("set contentDescription to the action", "names contentDescription")),
    (.iOS, BadText("call setAccessibilityLabel(_:)", "names setAccessibilityLabel")),
    (.iOS, BadText("remove the role; TalkBack announces it", "names TalkBack")),
    (.android, BadText("set accessibilityLabel to the action", "names accessibilityLabel")),
    (.android, BadText("use UIFont and a TextView", "names UIFont")),
    (.android, BadText("remove the role; VoiceOver announces it", "names VoiceOver")),
    (.macOS, BadText("set isAccessibilityElement = true", "names isAccessibilityElement")),
    (.macOS, BadText("set accessibilityLabel", "names accessibilityLabel")),
    (.macOS, BadText("set android:labelFor", "names android", "names labelFor")),
    (.iOS, BadText("Set accessibilityLabel", "starts with a capital")),
    (.iOS, BadText("set accessibilityLabel.", "ends with a full stop")),
    (.iOS, BadText("mend the label", "has “mend”, better: fix")),
    (.iOS, BadText("", "is empty", "starts with a capital")),
    (
      .iOS,
      BadText(
        "a b c d e f g h i j k l m n o p q r s t u", "has 21 words; maximum 20")
    ),
  ]

  static let limitations = [
    BadText(
      "nobody says which screen comes first", "has “nobody”, better: users, developers, code …"),
    BadText("a placeholder stands as a value", "has “stands”, better: is"),
    BadText("page sources do not include hints.", "ends with a full stop"),
    BadText(
      "captures show no colours: add a screenshot",
      "has a colon, which a report prints before the rules"),
    BadText("a b c d e f g h i j k l m n o p q r s t u", "has 21 words; maximum 20"),
  ]

  static let codes: [(Remedy.Code, [String])] = [
    (.uiKit("view.contentDescription = title"), ["names contentDescription"]),
    (.swiftUI("Modifier.heading()"), ["names Modifier"]),
    (.appKit("view.accessibilityTraits = .button"), ["names accessibilityTraits"]),
    (.views("view.accessibilityLabel = title"), ["names accessibilityLabel"]),
    (.compose("NSView()"), ["names NSView"]),
    (.compose("a\nb"), ["has several lines"]),
    (.compose(String(repeating: "a", count: 121)), ["has 121 characters; maximum 120"]),
  ]

  static let messages: [(SaidMessage, [String])] = [
    (said("is called “Skip” like another"), ["has “is called”, better: has the label"]),
    (said("has no label."), ["ends with a full stop"]),
    (said("label missing"), ["has no verb after its element"]),
    (said("has the label “x”, which says nothing"), ["has a relative clause with which"]),
    (said("lies under B"), ["has “lies”, better: is"]),
    (said("is 30 × 30 points"), ["has a ×, which is read aloud as a letter"]),
    (said("is  30 by 30 points"), ["has two spaces"]),
    (
      said("is one two three four five six seven eight nine ten eleven twelve"),
      ["has 13 words; maximum 12"]
    ),
    (
      SaidMessage(text: "there is no label", subject: "UIButton"),
      ["does not start with its element"]
    ),
    (said("has no label", outcome: .review), ["does not name its doubt"]),
    (said("is unreachable with VoiceOver", platform: .android), ["names VoiceOver"]),
    (said("is unreachable with TalkBack"), ["names TalkBack"]),
    (
      said("is 30 by 30 points", isMeasured: true),
      ["lacks what was measured and what is required"]
    ),
  ]

  private static func said(
    _ phrase: String, outcome: Outcome = .fail, platform: Platform = .iOS, isMeasured: Bool = false
  ) -> SaidMessage {
    SaidMessage(
      text: "UIButton \"buy\" \(phrase)", subject: "UIButton \"buy\"", outcome: outcome,
      platform: platform, isMeasured: isMeasured)
  }
}

@Suite struct TextGrammarTests {
  @Test(arguments: BadText.summaries) func `a bad summary is found`(_ bad: BadText) {
    #expect(TextGrammar.summary(bad.text, severity: .error) == bad.faults)
  }

  @Test(arguments: BadText.rationales) func `a bad rationale is found`(_ bad: BadText) {
    #expect(TextGrammar.rationale(bad.text) == bad.faults)
  }

  @Test func `a bad fix is found`() {
    for (platform, bad) in BadText.fixes {
      #expect(TextGrammar.fix(bad.text, on: platform) == bad.faults, "\(bad.text)")
    }
  }

  @Test(arguments: BadText.limitations)
  func `a bad reason for skipping rules is found`(_ bad: BadText) {
    #expect(TextGrammar.limitation(bad.text) == bad.faults)
  }

  @Test func `a bad line of code is found`() {
    for (line, faults) in BadText.codes {
      #expect(line.lines.flatMap(TextGrammar.code) == faults, "\(line.lines)")
    }
  }

  @Test func `a bad message is found`() {
    for (message, faults) in BadText.messages {
      #expect(TextGrammar.message(message) == faults, "\(message.text)")
    }
  }

  @Test func `quoted text may hold anything`() {
    let message = SaidMessage(
      text:
        #"UIButton "nobody" has the generic label “Nobody is called that, which lies × behind.”"#,
      subject: #"UIButton "nobody""#)
    #expect(TextGrammar.message(message) == [])
  }
}
