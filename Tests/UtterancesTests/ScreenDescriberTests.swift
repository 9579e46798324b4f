import AccessibilityModel
import HierarchyReading
import ReadingOrder
import TestSupport
import Testing
import Utterances

@Suite struct ScreenDescriberTests {
  @Test(arguments: [
    "ui/bank-transfer.xml", "ui/keypad.xml", "ui/music-player.xml", "ui/reader-shop.xml",
    "ui/settings.xml",
  ])
  func `a line alone is that of the utterance, stop by stop`(fixture: String) throws {
    let text = try PackageFiles.fixture(fixture)
    let hierarchy = try HierarchyFormats.read(Array(text.utf8), named: fixture)
    for screen in hierarchy.screens {
      for wording in WordingName.allCases {
        let describer = Describer(wording: wording)
        let ofScreen = ScreenDescriber(screen, by: describer)
        for stop in ReadingOrder.stops(in: screen) {
          let utterance = describer.utterance(for: stop, in: screen)
          #expect(ofScreen.utterance(for: stop) == utterance)
          #expect(ofScreen.spoken(for: stop) == utterance.spoken)
        }
      }
    }
  }

  @Test func `an element in another language than its screen is spoken of in that`() {
    var builder = ScreenBuilder()
    for language in [nil, "de", "xx"] {
      var element = Element(className: "UIButton", role: .button)
      element.label = "Start"
      element.traits = .button
      if let language { element.details.language = language }
      builder.open(element)
      builder.close()
    }
    var facts = Screen()
    facts.language = "fr"
    let describer = ScreenDescriber(
      builder.finish(facts), by: Describer(wording: .voiceover))
    #expect(
      (0..<3).map { describer.spoken(for: Stop(element: $0)) } == [
        "Start, Bouton", "Start, Taste", "Start, Button",
      ])
  }
}
