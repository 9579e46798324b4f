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
  func `a screen is described as its stops are`(fixture: String) throws {
    let text = try PackageFiles.fixture(fixture)
    let hierarchy = try HierarchyFormats.read(Array(text.utf8), named: fixture)
    for screen in hierarchy.screens {
      for wording in WordingName.allCases {
        let describer = Describer(wording: wording)
        let ofScreen = ScreenDescriber(screen, by: describer)
        let stops = ReadingOrder.stops(in: screen)
        for stop in stops {
          let utterance = describer.utterance(for: stop, in: screen)
          #expect(ofScreen.utterance(for: stop) == utterance)
        }
      }
    }
  }

  @Test(arguments: [
    ("Buy", "Buy. Pays at once"), ("Buy.", "Buy. Pays at once"), ("Buy!", "Buy! Pays at once"),
    ("買う。", "買う。 Pays at once"), ("買う", "買う. Pays at once"), ("?", "? Pays at once"),
    ("é.", "é. Pays at once"), (".\u{301}", ".\u{301}. Pays at once"), ("", "Pays at once"),
  ])
  func `a hint is a sentence of its own after the description`(label: String, spoken: String) {
    var builder = ScreenBuilder()
    var element = Element(className: "UIView")
    element.label = label
    element.hint = "Pays at once"
    builder.open(element)
    builder.close()
    let screen = builder.finish()
    let describer = Describer(wording: .voiceover)
    #expect(describer.utterance(for: Stop(element: 0), in: screen).spoken == spoken)
  }

  @Test
  func `an element is spoken of in its own language, where there are words, else its screen's`() {
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
    let stops = (0..<3).map { Stop(element: $0) }
    let lines = ["Start, Bouton", "Start, Taste", "Start, Bouton"]
    #expect(stops.map { describer.utterance(for: $0).spoken } == lines)
  }
}
