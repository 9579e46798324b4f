import AccessibilityModel
import HierarchyReading
import ScreenReader
import Testing
import Utterances

/// Screens at random, in which every hidden view has a word of its own.
struct HiddenScreen {
  private var generator: SeededGenerator
  private var number = 0
  private(set) var text = ""

  init(seed: Int) {
    generator = SeededGenerator(seed: UInt64(seed))
    text = "<screen title=\"T\" size=\"390 844\">"
    for _ in 0..<6 { add(depth: 0, isHidden: false) }
    text += "</screen>"
  }

  private mutating func add(depth: Int, isHidden: Bool) {
    number += 1
    let hiding = ["hidden=\"true\"", "alpha=\"0\"", "elementsHidden=\"true\""]
    let hides = !isHidden && Int.random(in: 0..<4, using: &generator) == 0
    let word = isHidden || hides ? "hidden\(number)" : "seen\(number)"
    let how = hides ? hiding.randomElement(using: &generator) ?? "" : ""
    let frame = "frame=\"\(number % 7 * 50) \(number * 9) 40 40\""
    let classes = depth < 3 ? ["UIView", "UITableViewCell", "UIStackView"] : []
    let leaves = [
      "<UILabel text=\"\(word)\" \(how) \(frame)/>",
      "<UIButton title=\"\(word)\" hint=\"\(word)\" \(how) \(frame)/>",
      "<UITextField text=\"\(word)\" \(how) \(frame)/>",
    ]
    guard Bool.random(using: &generator), let name = classes.randomElement(using: &generator)
    else {
      text += leaves.randomElement(using: &generator) ?? ""
      return
    }
    text += "<\(name) \(how) \(frame)>"
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      add(depth: depth + 1, isHidden: isHidden || hides)
    }
    text += "</\(name)>"
  }
}

/// The same numbers for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

@Suite struct HiddenPhraseTests {
  @Test(arguments: 1...200)
  func `no description holds a phrase of what is hidden`(_ seed: Int) throws {
    let document = HiddenScreen(seed: seed).text
    let hierarchy = try HierarchyFormats.read(Array(document.utf8), named: "t.xml")
    for wording in WordingName.allCases {
      let text = Transcript(of: hierarchy.screens[0], wording: wording).text
      #expect(!text.contains("hidden"), "\(wording): \(text) of \(document)")
    }
  }

  @Test func `the screens hide something and show something`() {
    let texts = (1...200).map { HiddenScreen(seed: $0).text }
    #expect(texts.count { $0.contains("hidden") } > 150)
    #expect(texts.count { $0.contains("seen") } > 190)
  }
}
