internal import AccessibilityModel
internal import AuditPolicy
internal import AuditRules
internal import Auditing
internal import AutoLayout
internal import Fixing
internal import HierarchyReading
internal import Reports
internal import SourceText

extension FuzzTarget {
  /// Targets for the processing of hierarchies in both commands, and for YAML by itself.
  static let chains = [
    FuzzTarget(name: "yaml") { bytes in
      _ = try? YAMLDocument.read(String(decoding: bytes, as: UTF8.self))
    },
    FuzzTarget(name: "audit") { bytes in
      guard let hierarchy = readSmall(bytes, format: nil) else { return }
      check(judged(hierarchy))
      write(audited(hierarchy, draws: true))
    },
    FuzzTarget(name: "layout") { bytes in
      // A layout of Android has no frames to compute.
      for format in [FixableFormat.ui, .interfaceBuilder] {
        guard let hierarchy = readSmall(bytes, format: format.rawValue) else { continue }
        for screen in hierarchy.screens.prefix(3) { layOut(screen, hierarchy.app) }
      }
    },
    FuzzTarget(name: "fix") { bytes in
      for format in FixableFormat.allCases { fix(bytes, format) }
    },
  ]

  /// A hierarchy that is small enough to audit quickly; nil if it cannot be read.
  static func readSmall(_ bytes: [UInt8], format: String?) -> Hierarchy? {
    guard let hierarchy = try? HierarchyFormats.read(bytes, named: "fuzz", format: format) else {
      return nil
    }
    let count = hierarchy.screens.reduce(0) { $0 + $1.elements.count }
    return count <= mostElements ? hierarchy : nil
  }

  /// Enough for every case in rules and wordings.
  static let mostElements = 300

  /// The screens of a hierarchy after all rules.
  private static func judged(_ hierarchy: Hierarchy) -> [JudgedScreen] {
    var uses = PolicyUses(knownRules: Set(BuiltInRules.descriptions.map(\.id)))
    return plan.judge(
      plan.audits(of: hierarchy), of: AuditedFile(hierarchy, source: "fuzz"), uses: &uses)
  }

  static func audited(_ hierarchy: Hierarchy, draws: Bool = false) -> AuditReport {
    var report = AuditReport(profile: .all)
    report.screens = judged(hierarchy).map {
      ScreenReport($0.audit, source: "fuzz", format: hierarchy.format, draws: draws)
    }
    return report
  }

  static let plan: AuditPlan = {
    var choice = AuditPlan.Choice()
    choice.profile = .all
    return AuditPlan(Policy(), path: "/fuzz", rules: BuiltInRules.all, choice: choice)
  }()
}

// MARK: - Reports

extension FuzzTarget {
  /// Writes a report in every form, compared with itself.
  private static func write(_ report: AuditReport) {
    let earlier: EarlierReport
    do throws(DocumentError) {
      earlier = try EarlierReport(JSONReport(ReportContext()).bytes(of: report))
    } catch {
      preconditionFailure("a report in JSON cannot be read again: \(error)")
    }
    var context = ReportContext()
    context.comparison = Comparison(of: report, with: earlier)
    let failing = everythingFailing(report)
    for form in Reporters.all {
      var text = String(decoding: form.init(context).bytes(of: failing), as: UTF8.self)
      // RFC 4180 ends the lines of CSV so.
      if form.identifier == "csv" { text = text.replacing("\r\n", with: "\n") }
      precondition(
        text.unicodeScalars.allSatisfy(isPrinted), "\(form.identifier) commands a terminal")
    }
  }

  /// The report of a run that prints notes and fails on every finding.
  private static func everythingFailing(_ report: AuditReport) -> AuditReport {
    var report = report
    for screen in report.screens.indices {
      for finding in report.screens[screen].findings.indices {
        report.screens[screen].findings[finding].criteria = FailureCriteria(
          threshold: .note, reviewsFail: true)
      }
    }
    return report
  }

  /// Whether a report may contain a character: JSON escapes those that other forms leave out.
  private static func isPrinted(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: true
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: false
    default: true
    }
  }

  private static func check(_ screens: [JudgedScreen]) {
    var baseline = Baseline()
    baseline.add(screens, file: "fuzz")
    let again = try? Baseline(reading: baseline.bytes, named: "again")
    precondition(again?.counts == baseline.counts, "a baseline is read as another")
  }
}

// MARK: - Layout

extension FuzzTarget {
  private static let devices = ["iPhone SE", "iPad Pro 11-inch"].compactMap(DeviceTable.named)

  /// Lays a screen out as drawn and on two devices, and audits it there.
  private static func layOut(_ screen: Screen, _ app: AppFacts) {
    _ = screen.laidOutAsDrawn()
    let layouts = devices.flatMap { device in
      Orientation.allCases.compactMap { orientation -> DeviceScreen? in
        guard let laidOut = try? screen.laidOut(on: device, orientation) else { return nil }
        return DeviceScreen(
          layout: DeviceLayout(device: device.name, orientation: orientation), screen: laidOut,
          sureElements: FrameAgreement.sureElements(of: laidOut))
      }
    }
    guard !layouts.isEmpty else { return }
    var audit = plan.auditor.audit(screen, app: app)
    plan.auditor.add(layouts, to: &audit, app: app, draws: true)
  }
}

// MARK: - Fixes

extension FuzzTarget {
  /// Applies the fixes that rules propose and some arbitrary ones; a readable file must stay
  /// readable.
  private static func fix(_ bytes: [UInt8], _ format: FixableFormat) {
    guard let file = try? SourceFile(bytes, format: format) else { return }
    let hierarchy = readSmall(bytes, format: format.rawValue)
    let proposed = hierarchy.map { hierarchy in
      audited(hierarchy).screens.flatMap { $0.findings.compactMap { PropertyChange($0) } }
    }
    for changes in [proposed ?? [], madeUp(for: bytes, hierarchy)] where !changes.isEmpty {
      let plan = file.plan(changes)
      for edit in plan.edits { _ = file.region(of: edit) }
      let fixed = file.bytes(applying: plan.edits)
      _ = UnifiedDiff(from: bytes, to: fixed, named: "fuzz").bytes
      guard hierarchy != nil, !plan.edits.isEmpty else { continue }
      do throws(HierarchyReadingError) {
        _ = try HierarchyFormats.read(fixed, named: "fixed", format: format.rawValue)
      } catch {
        preconditionFailure("a file that was fixed cannot be read: \(error)")
      }
    }
  }

  /// Arbitrary changes to the first elements, or to any position that looks like a tag.
  private static func madeUp(for bytes: [UInt8], _ hierarchy: Hierarchy?) -> [PropertyChange] {
    let values: [String: [String?]] = [
      "label": ["a <b> & \"c\" 'd' ]]> \u{1F468}\u{200D}\u{1F680}", nil],
      "hint": ["h\tt\n", ""], "traits": ["button header", nil], "isElement": ["true", "false"],
      "language": ["de", nil],
    ]
    var places = hierarchy?.screens.flatMap { screen in
      screen.elements.prefix(12).map { (Int($0.line), Int($0.column), $0.className) }
    }
    if places == nil { places = tags(in: bytes).map { ($0.line, $0.column, "UIButton") } }
    return (places ?? []).enumerated().flatMap { number, place in
      values.sorted { $0.key < $1.key }.map { attribute, values in
        PropertyChange(
          line: place.0, column: place.1, className: place.2, attribute: attribute,
          value: values[number % values.count])
      }
    }
  }

  private static func tags(in bytes: [UInt8]) -> [(line: Int, column: Int)] {
    var places: [(Int, Int)] = []
    var (line, column) = (1, 1)
    for byte in bytes where places.count < 12 {
      if byte == UInt8(ascii: "<") { places.append((line, column)) }
      (line, column) = byte == 0x0A ? (line + 1, 1) : (line, column + 1)
    }
    return places
  }
}
