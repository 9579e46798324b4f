import Testing

@testable import Speech

/// A label, and the text for the voice at a punctuation level.
struct SpeechTextCase: CustomTestStringConvertible, Sendable {
  let caption: String
  let level: PunctuationLevel
  let spoken: String
  var testDescription: String { "\(caption.debugDescription) at \(level)" }

  init(_ caption: String, _ spoken: String) { self.init(caption, .some, spoken) }

  init(_ caption: String, _ level: PunctuationLevel, _ spoken: String) {
    self.caption = caption
    self.level = level
    self.spoken = spoken
  }

  static let characters = [
    SpeechTextCase("Settings", "Settings"),
    SpeechTextCase("", ""),
    SpeechTextCase("  two\n\t words\u{A0}here\u{2028}", "two words here"),
    SpeechTextCase("a\u{0}b\u{1}99U", "a b 99U"),
    SpeechTextCase("\u{202E}abc\u{202C}\u{200F}\u{2066}d\u{2069}", "abcd"),
    SpeechTextCase("sham\u{AD}poo\u{FEFF}\u{200B}", "shampoo"),
    SpeechTextCase(String(decoding: [0xFFFF, 0x78, 0xFDD0] as [UInt16], as: UTF16.self), "x"),
    SpeechTextCase("می\u{200C}خواهم", "می\u{200C}خواهم"),
    SpeechTextCase("e\u{301}te\u{301}", "e\u{301}te\u{301}"),
    SpeechTextCase("\u{E000}", "symbol"),
    SpeechTextCase("\u{F101} Home", "symbol Home"),
    SpeechTextCase("\u{E000}\u{E000}\u{E000}\u{E000}\u{E000}", "5 symbol"),
  ]

  static let symbols = [
    SpeechTextCase("• Milk", "bullet Milk"),
    SpeechTextCase("• Milk", .none, "• Milk"),
    SpeechTextCase("Done ✓", .none, "Done check mark"),
    SpeechTextCase("Home→Away", "Home right arrow Away"),
    SpeechTextCase("★★★☆☆", "star star star empty star empty star"),
    SpeechTextCase("★★★★☆", "4 star empty star"),
    SpeechTextCase("x\u{FFFC}y", "x attachment y"),
    SpeechTextCase("⧉ ⬚", "⧉ dotted square"),
    SpeechTextCase("20% + 3 = $48.20 & more", "20% + 3 = $48.20 & more"),
    SpeechTextCase("😀 hi 👨‍👩‍👧", "😀 hi 👨‍👩‍👧"),
    SpeechTextCase("😀😀😀😀😀", "5 😀"),
    SpeechTextCase("a<b", "a less than b"),
  ]

  static let punctuation = [
    SpeechTextCase("Wait, what?", "Wait, what?"),
    SpeechTextCase("Wait, what?", .all, "Wait comma what question mark"),
    SpeechTextCase("Loading…", "Loading…"),
    SpeechTextCase("Loading…", .all, "Loading ellipsis"),
    SpeechTextCase("(well-known)", "(well-known)"),
    SpeechTextCase("(well-known)", .most, "left paren well dash known right paren"),
    SpeechTextCase("don’t pay 1,000.50 at 10:30", .all, "don’t pay 1,000.50 at 10:30"),
    SpeechTextCase("----", "4 dash"),
    SpeechTextCase("a ------ b", "a 6 dash b"),
    SpeechTextCase("a ------ b", .none, "a b"),
    SpeechTextCase("****", "4 *"),
    SpeechTextCase("user_name", "user underline name"),
  ]

  /// A label that is only marks is named at every level: otherwise the element would be silent.
  static let marksAlone = [
    SpeechTextCase("…", .none, "ellipsis"),
    SpeechTextCase("•", .none, "bullet"),
    SpeechTextCase("-", .some, "dash"),
    SpeechTextCase("?!", .some, "question mark exclamation mark"),
    SpeechTextCase("\u{200B}\u{0}", .some, ""),
    SpeechTextCase("+", .none, "+"),
  ]
}

struct SpeechTextTests {
  @Test(
    arguments: [
      SpeechTextCase.characters, SpeechTextCase.symbols, SpeechTextCase.punctuation,
      SpeechTextCase.marksAlone,
    ].joined())
  func `a label becomes speakable`(text: SpeechTextCase) {
    let made = SpeechText(text.caption, punctuation: text.level)
    #expect(made.spoken == text.spoken)
    #expect(made.caption == text.caption)
  }

  @Test func `offsets lead back to the caption`() {
    let text = SpeechText("\u{202A}✓ Paid ---- today")
    #expect(text.spoken == "check mark Paid 4 dash today")
    let offsets = [0, 6, 11, 16, 23].map { text.captionOffset(ofSpoken: $0) }
    #expect(offsets == [1, 1, 3, 8, 13])
    #expect(text.captionOffset(ofSpoken: -1) == 0)
    #expect(text.captionOffset(ofSpoken: 1_000) == 18)
  }

  @Test func `another table has other names`() {
    let table = SymbolTable(["✓": .init("Häkchen", from: .some)], privateUse: "Symbol")
    #expect(SpeechText("✓ \u{E001}", symbols: table).spoken == "Häkchen Symbol")
  }

  @Test func `a megabyte of marks stays short`() {
    #expect(SpeechText(String(repeating: "=", count: 1_000_000)).spoken == "1000000 =")
  }

  @Test func `speaking twice what is speakable changes nothing`() {
    for text in SpeechTextCase.symbols.filter({ $0.level == .some }).map(\.spoken) {
      #expect(SpeechText(text).spoken == text)
    }
  }
}
