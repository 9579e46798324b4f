import AccessibilityModel
import Testing

@testable import Auditing

@Suite struct LabelWordsTests {
  @Test(arguments: [
    "", "Buy", "BUY 2 go", "  Don't stop, 'quoted' it's'", "L'eau d'Evian", "rock''n'roll '' '",
    "a-b_c.d", "Wi-Fi\tOff\n", "x'", "'x", "O'Reilly's 3rd",
  ])
  func `plain words are told by their bytes as all others are by their letters`(_ text: String) {
    let (plain, other) = (LabelWords(text), LabelWords(text + " é"))
    #expect(plain.folded + ["é"] == other.folded)
    #expect(
      plain.folded.indices.allSatisfy {
        text[plain.range(of: $0)].lowercased() == plain.folded[$0]
      })
  }

  @Test func `a text may stand in a label where all its words do`() {
    var builder = ScreenBuilder()
    var element = Element(className: "UISlider", role: .slider)
    element.label = "Volume 40 %"
    builder.open(element)
    builder.close()
    let subject = ScreenInspection(builder.finish()).subject(0)
    for text in ["40%", "volume", "", "–", "Vol…", "Vol...", "é"] {
      #expect(subject.labelMayHoldWords(of: text), "\(text)")
    }
    #expect(!subject.labelMayHoldWords(of: "loud"))
    #expect(!subject.labelMayHoldWords(of: "Volume 41"))
  }
}
