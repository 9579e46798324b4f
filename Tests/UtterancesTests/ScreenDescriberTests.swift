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
        let stops = ReadingOrder.stops(in: screen)
        var numbers = [Int32](repeating: -1, count: screen.elements.count)
        for (place, stop) in stops.enumerated() { numbers[stop.element] = Int32(place) }
        var speaker = LineSpeaker(ofScreen, at: stops, numbers: numbers)
        for stop in stops {
          let utterance = describer.utterance(for: stop, in: screen)
          #expect(ofScreen.utterance(for: stop) == utterance)
          #expect(ofScreen.spoken(for: stop) == utterance.spoken)
          let line = speaker.spoken(of: stop.element)
          #expect(line == Array(utterance.spoken.utf8))
        }
        for element in numbers.indices where numbers[element] < 0 {
          let line = speaker.spoken(of: element)
          #expect(line == nil)
        }
      }
    }
  }

  @Test(arguments: ["Buy", "Buy.", "Buy!", "買う。", "買う", "?", "é.", ".\u{301}", ""])
  func `a hint stands in a sentence of its own behind a line`(label: String) {
    var builder = ScreenBuilder()
    var element = Element(className: "UIView")
    element.label = label
    element.hint = "Pays at once"
    builder.open(element)
    builder.close()
    let screen = builder.finish()
    let describer = Describer(wording: .voiceover)
    let utterance = describer.utterance(for: Stop(element: 0), in: screen)
    let ofScreen = ScreenDescriber(screen, by: describer)
    #expect(ofScreen.spoken(for: Stop(element: 0)) == utterance.spoken)
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
    let stops = (0..<3).map { Stop(element: $0) }
    let lines = ["Start, Bouton", "Start, Taste", "Start, Button"]
    #expect(stops.map(describer.spoken) == lines)
    var speaker = LineSpeaker(describer, at: stops, numbers: [0, 1, 2])
    // To and fro: a speaker goes on in the language of where it was.
    for place in [0, 1, 0, 2, 1] {
      let line = speaker.spoken(of: place)
      #expect(line == Array(lines[place].utf8))
    }
  }
}
