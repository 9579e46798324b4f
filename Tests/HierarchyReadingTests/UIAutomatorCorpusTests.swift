import AccessibilityModel
import HierarchyReading
import TestSupport
import Testing

struct UIAutomatorCorpusTests {
  @Test(
    .enabled(if: CorpusFiles.areThere, "the folder ../shared/corpus is not there"),
    arguments: CorpusFiles.paths(of: "uiautomator"))
  func `a real dump is read`(_ path: String) throws {
    let bytes = try #require(CaptureFiles.bytes(of: "\(CorpusFiles.folder)/\(path)"))
    let hierarchy = try HierarchyFormats.read(bytes, named: path)
    let screen = try #require(hierarchy.screens.first)
    let tags = String(decoding: bytes, as: UTF8.self).split(separator: "<").filter { tag in
      tag.first?.isLetter == true && !tag.hasPrefix("hierarchy")
    }
    #expect(hierarchy.format == "uiautomator")
    #expect(screen.elements.count == tags.count)
    #expect(screen.elements.contains { $0.isElement })
  }

  /// Some of the files counted in docs/evidence/android.md#names-of-what-is-clickable.
  @Test(.enabled(if: CorpusFiles.areThere, "the folder ../shared/corpus is not there"))
  func `clickable views are labelled by themselves, by their content, or not at all`() throws {
    var counts = ClickableCounts()
    for path in CorpusFiles.paths(of: "uiautomator") {
      let bytes = try #require(CaptureFiles.bytes(of: "\(CorpusFiles.folder)/\(path)"))
      for screen in try HierarchyFormats.read(bytes, named: path).screens {
        for element in screen.elements where element.details.gestures.contains(.tap) {
          counts.count(element)
        }
      }
    }
    #expect(counts == ClickableCounts(named: 39, namedByContent: 42, unnamed: 6, noStop: 4))
  }
}

private struct ClickableCounts: Equatable {
  var named = 0
  var namedByContent = 0
  var unnamed = 0
  /// A grid, the frame around a switch, and two rows that are almost entirely off the screen.
  var noStop = 0

  mutating func count(_ element: Element) {
    let hasText =
      element.role.isTextEntry && (element.value ?? element.placeholder) != nil
    if !element.isElement {
      noStop += 1
    } else if hasText || element.origins[.label] == .given {
      named += 1
    } else if element.origins[.label] == .inferred {
      namedByContent += 1
    } else {
      unnamed += 1
    }
  }
}
