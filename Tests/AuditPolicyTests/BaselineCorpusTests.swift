import AuditPolicy
import Auditing
import Platform
import TestSupport
import Testing

/// A real file, and a change to it.
struct WorkCase: CustomTestStringConvertible, Sendable {
  var file: String
  var work: Work

  enum Work: String, CaseIterable {
    case reformatted, punctuated, moved
  }

  var testDescription: String { "\(file), \(work.rawValue)" }

  static let all: [WorkCase] = [
    "xcuitest/ldi-github__shirates-core__XmlDataIos.kt__176382.xml",
    "xcuitest/ldi-github__shirates-core__XmlDataIos.kt__2f9f33.xml",
    "uiautomator/ldi-github__shirates-core__XmlDataAndroid.kt__203458.xml",
    "uiautomator/alumnium-hq__alumnium__uiautomator2_accessibility_tree__b45d4d.xml",
    "ib/duckduckgo__iOS__DuckDuckGo_Base.lproj_OmniBar.xib",
    "ib/rwapp__A11yUITests__Example_A11yUITests_Base.lproj_Main.storyboard",
  ].flatMap { file in Work.allCases.map { WorkCase(file: file, work: $0) } }
}

@Suite(
  .enabled(
    if: CorpusFiles.areThere,
    "skips: ../shared/corpus is not beside the package"))
struct BaselineCorpusTests {
  /// Rules about properties that the work changes are left out: order, punctuation.
  private let rules: Set<String> = [
    "missing-label", "image-missing-label", "placeholder-only-field", "target-size-platform",
    "duplicate-label", "element-too-small",
  ]

  @Test(arguments: WorkCase.all)
  func `a baseline survives work on a real file and hides nothing new`(_ test: WorkCase) throws {
    let path = "\(CorpusFiles.folder)/\(test.file)"
    let text = String(decoding: try InputFile.read(path), as: UTF8.self)
    var baseline = Baseline()
    baseline.add(try Audited(text, named: test.file, only: rules).judged, file: test.file)
    try #require(!baseline.counts.isEmpty, "a baseline of nothing proves nothing")

    let changed = work(test.work, on: text)
    try #require(changed != text, "no work was done")
    let (open, stale) = try outcome(of: changed, under: baseline, as: test.file)
    #expect(open == [])
    #expect(stale == [])

    // Every finding outside the baseline is new, at any element.
    for key in baseline.entries.map(\.key) {
      var without = Baseline()
      for entry in baseline.entries where entry.key != key {
        for _ in 0..<entry.count { without.add(entry.key) }
      }
      let (open, _) = try outcome(of: changed, under: without, as: test.file)
      #expect(Set(open) == ["\(key.rule) at \(key.element)"])
    }
  }

  private func outcome(
    of text: String, under baseline: Baseline, as file: String
  ) throws -> (open: [String], stale: [String]) {
    var matcher = BaselineMatcher(baseline, name: "known.jsonl", knownRules: rules)
    var open: [String] = []
    for var screen in try Audited(text, named: file, only: rules).judged {
      matcher.apply(to: &screen, file: file)
      open += screen.audit.findings.filter { $0.status == .open }.map {
        "\($0.rule.id) at \(screen.audit.identity(of: $0))"
      }
    }
    return (open, matcher.staleEntries { _ in true }.map(\.message))
  }

  private func work(_ work: WorkCase.Work, on text: String) -> String {
    switch work {
    case .reformatted: text.replacing("><", with: ">\n\t<").replacing("\" ", with: "\"\n    ")
    case .punctuated: punctuated(text)
    case .moved: moved(text)
    }
  }

  /// With a full stop after every visible or spoken word.
  private func punctuated(_ text: String) -> String {
    var result = text
    for name in ["label", "text", "content-desc", "title", "placeholder"] {
      for value in Set(values(of: name, in: text)) {
        let attribute = " \(name)=\"\(value)\""
        // WebDriverAgent reports the label as the name of an element without an identifier.
        result = result.replacing(
          " name=\"\(value)\"" + attribute, with: " name=\"\(value).\" \(name)=\"\(value).\"")
        let isNamed = result.contains(" name=\"\(value)\"")
        if !isNamed || name != "label" {
          result = result.replacing(attribute, with: " \(name)=\"\(value).\"")
        }
      }
    }
    return result
  }

  /// The values of an attribute that have a letter.
  private func values(of name: String, in text: String) -> [Substring] {
    text.ranges(of: " \(name)=\"").compactMap { found in
      text[found.upperBound...].firstIndex(of: "\"").map { text[found.upperBound..<$0] }
    }.filter { $0.contains(where: \.isLetter) }
  }

  /// With a button somewhere else: before all content of the root, or in the first view.
  private func moved(_ text: String) -> String {
    let kinds = [
      ("<XCUIElementTypeButton ", "/>", "<XCUIElementTypeApplication "),
      ("<XCUIElementTypeButton ", "></XCUIElementTypeButton>", "<XCUIElementTypeApplication "),
      ("<android.widget.Button ", "/>", "<android.widget.FrameLayout "),
      ("<android.widget.ImageButton ", "/>", "<android.widget.FrameLayout "),
      ("<android.widget.TextView ", "/>", "<android.widget.FrameLayout "),
      ("<android.view.View ", "/>", "<android.widget.FrameLayout "),
      ("<button ", "</button>", "<subviews"),
    ]
    for (start, end, container) in kinds {
      guard let element = firstElement(text, from: start, to: end),
        let place = text.firstRange(of: container)?.upperBound,
        let inside = text[place...].firstIndex(of: ">"), inside < element.lowerBound
      else { continue }
      let moved = text[element]
      var rest = text
      rest.removeSubrange(element)
      rest.insert(contentsOf: "\n" + moved, at: text.index(after: inside))
      return rest
    }
    return text
  }

  /// The first whole element with this beginning and end.
  private func firstElement(_ text: String, from start: String, to end: String) -> Range<
    String.Index
  >? {
    for found in text.ranges(of: start) {
      guard let tagEnd = text[found.upperBound...].firstIndex(of: ">") else { return nil }
      if end == "/>", text[text.index(before: tagEnd)] != "/" { continue }
      if end.hasPrefix("></"), !text[tagEnd...].hasPrefix(end) { continue }
      guard let last = text[found.upperBound...].firstRange(of: end) else { return nil }
      return found.lowerBound..<last.upperBound
    }
    return nil
  }
}
