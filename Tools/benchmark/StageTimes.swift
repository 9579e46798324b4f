internal import AccessibilityModel
internal import AuditRules
internal import Auditing
internal import HierarchyReading
internal import Platform
internal import ReadingOrder
internal import Reports
internal import Utterances

/// The stages of one audit, one after the other in this process.
struct StageTimes {
  private(set) var stages: [(name: String, seconds: Double)] = []

  static let names = ["read", "order", "describe", "audit", "report"]

  /// Every stage does all of its work: audits compute their own reading order again.
  init(of path: String) throws {
    let bytes = try InputFile.read(path)
    let hierarchy = try measured("read") { () throws(HierarchyReadingError) in
      try HierarchyFormats.read(bytes, named: path, format: nil, options: ReadingOptions())
    }
    let stops = measured("order") { hierarchy.screens.map { ReadingOrder.stops(in: $0) } }
    measured("describe") {
      for (screen, stops) in zip(hierarchy.screens, stops) {
        let isAndroid = screen.platform == .android
        let describer = Describer(wording: isAndroid ? .talkback : .voiceover)
        for utterance in describer.utterances(for: stops, in: screen) {
          withExtendedLifetime(utterance) {}
        }
      }
    }
    let auditor = Auditor(rules: BuiltInRules.all)
    let audits = measured("audit") { auditor.audit(hierarchy) }
    measured("report") {
      var report = AuditReport(profile: .all)
      report.screens = audits.map {
        ScreenReport($0, source: path, format: hierarchy.format)
      }
      JSONReport(ReportContext()).write(report) { _ in }
    }
  }

  private mutating func measured<Result, Failure: Error>(
    _ name: String, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = ProcessorTime.now
    defer { stages.append((name, ProcessorTime.now - start)) }
    return try body()
  }

  var lines: String { stages.map { "\($0.name) \($0.seconds)\n" }.joined() }
}
