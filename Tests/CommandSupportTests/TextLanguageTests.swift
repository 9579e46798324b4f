import AccessibilityModel
import CommandSupport
import HierarchyReading
import TestSupport
import Testing

/// The language of a capture, inferred from the words of its texts.
struct TextLanguageTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var labels: [String]
    var language: String?
  }

  static let cases = [
    Case(
      testDescription: "German",
      labels: ["Hilfe und Unterstützung", "Ihre Adresse", "Lautstärke der Musik", "Weiter"],
      language: "de"),
    Case(
      testDescription: "French",
      labels: [
        "Gérer votre compte", "Les notifications de la semaine", "Aide et assistance",
        "Dans une heure",
      ], language: "fr"),
    Case(
      testDescription: "English, which is read as it is",
      labels: ["The settings of the app", "Choose your language", "Back to the list"]),
    Case(
      testDescription: "two texts are too few",
      labels: ["Hilfe und Unterstützung für alle und jeden", "Die Lautstärke der Musik"]),
    Case(
      testDescription: "two languages at once",
      labels: [
        "Hilfe und Unterstützung", "Ihre Adresse", "Lautstärke der Musik", "About the app",
        "Your address", "What to do with it",
      ]),
    Case(
      testDescription: "Danish, which has some German words",
      labels: ["Hvor er den?", "Alle der er på listen", "Søg i den", "Den er der", "Åbn den"]),
    Case(
      testDescription: "single letters", labels: ["E", "I", "A", "O", "A I", "E O"]),
    Case(
      testDescription: "names of the languages that words share",
      labels: ["Café de la Paix", "Casa de la Torre", "Torre de la Vega"]),
    Case(
      testDescription: "French words among texts in Thai letters",
      labels: [
        "Dans une heure", "Les notifications", "Aide et assistance",
        "เช็คยอดเงินทันที ข้อเสนอพิเศษ บริการแนะนำ สิทธิประโยชน์ เที่ยวต่างประเทศ ลงทุนง่าย",
      ], language: "th"),
    Case(
      testDescription: "some Thai letters among texts in French",
      labels: [
        "Dans une heure", "Les notifications", "Aide et assistance", "บริการแนะนำ",
      ], language: "fr"),
    Case(
      testDescription: "tabs in Persian below texts in French",
      labels: [
        "Dans une heure", "Les notifications de la semaine", "Aide et assistance", "خانه", "دوره",
        "انجمن", "پروفایل",
      ]),
  ]

  @Test(arguments: cases)
  func `the words of all labels show the language of a capture`(_ shown: Case) throws {
    let folder = try ScratchFolder()
    let texts = shown.labels.enumerated().map { row, label in
      """
      <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" label="\(label)" x="20" \
      y="\(60 + row * 40)" width="300" height="22"/>
      """
    }
    _ = try folder.write(XCUITestSource.text(texts.joined(), app: ""), to: "page.xml")
    let path = folder.path + "/page.xml"
    func screen(_ options: ReadingOptions) throws -> Screen? {
      try InputLoader(options).load(InputLoader.Candidate(path: path)).result.get().screens.first
    }
    let read = try #require(try screen(ReadingOptions()))
    #expect(read.language == shown.language)
    #expect(read.isLanguageInferred == (shown.language != nil))
    #expect(try screen(ReadingOptions(language: "nl"))?.language == "nl")
  }
}
