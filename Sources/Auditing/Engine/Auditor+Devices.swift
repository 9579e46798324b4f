public import AccessibilityModel

extension Auditor {
  /// Audits a screen again on each device, and records for each finding where it exists.
  ///
  /// A finding that exists only on devices is added once, at its element, with its frame on the
  /// first of its devices; it needs review, unless all the elements that it concerns are positioned
  /// as reliably as on the device.
  public func add(
    _ devices: [DeviceScreen], to audit: inout ScreenAudit, app: AppFacts, draws: Bool = false
  ) {
    var findings = DeviceFindings(audit)
    var rest = devices[...]
    while let first = rest.popFirst() {
      // Portrait and landscape belong together: rules compare them.
      let second = rest.first { $0.layout.device == first.layout.device }
      if second != nil { rest = rest.dropFirst() }
      let held = [first] + (second.map { [$0] } ?? [])
      for (device, found) in zip(held, self.audits(of: held, app: app)) {
        findings.take(found, of: device)
        audit.devices.append(
          DeviceAudit(
            layout: device.layout, size: device.screen.size, findings: found.findings.count,
            drawing: draws ? ScreenDrawing(framesOf: found.context) : nil))
      }
    }
    findings.finish(&audit)
  }

  /// Audits a screen on one device, in its one or two orientations.
  private func audits(of held: [DeviceScreen], app: AppFacts) -> [ScreenAudit] {
    guard held.count == 2 else {
      return held.map { auditAlone($0.screen, app: app) }
    }
    let comparison = PairComparison(
      held[0].screen, held[1].screen, returned: nil, app: app, ruleset: ruleset)
    var audits = comparison.contexts.map { self.audit($0) }
    compare(comparison.pair, &audits)
    return audits
  }
}

/// Findings on several devices, with equal ones merged.
private struct DeviceFindings {
  private let drawn: [Finding.Location: [Int]]
  private var places: [Finding.Location: [DeviceLayout]] = [:]
  private var new: [Finding.Location: Finding] = [:]
  private var order: [Finding.Location] = []
  private var rulesRun: [RuleDescription] = []

  init(_ audit: ScreenAudit) {
    drawn = Dictionary(grouping: audit.findings.indices) { audit.findings[$0].location }
  }

  mutating func take(_ found: ScreenAudit, of device: DeviceScreen) {
    for rule in found.rulesRun where !rulesRun.contains(where: { $0.id == rule.id }) {
      rulesRun.append(rule)
    }
    for finding in found.findings {
      let key = finding.location
      if places[key]?.last != device.layout { places[key, default: []].append(device.layout) }
      guard drawn[key] == nil else { continue }
      var finding = finding
      let isSure = ([finding.element] + finding.related).allSatisfy(device.sureElements.contains)
      if !isSure, !finding.rule.needs.contains(.solvedLayout) { finding.outcome = .review }
      guard let known = new[key] else {
        finding.deviceFrame = device.screen.elements[finding.element].frame
        new[key] = finding
        order.append(key)
        continue
      }
      // A finding that needs review on one device needs review on all.
      if finding.outcome == .review, known.outcome == .fail { new[key]?.outcome = .review }
    }
  }

  /// “iPhone SE in landscape”, and how many more there are.
  private static func summary(of layouts: [DeviceLayout]) -> String {
    guard let first = layouts.first else { return "no device" }
    let words = "\(first.device) in \(first.orientation.rawValue)"
    switch layouts.count {
    case 1: return words
    case 2: return words + " and 1 more layout"
    default: return words + " and \(layouts.count - 1) more layouts"
    }
  }

  func finish(_ audit: inout ScreenAudit) {
    for (key, indices) in drawn {
      for index in indices where audit.findings[index].orientations.isEmpty {
        audit.findings[index].devices = places[key] ?? []
      }
    }
    for key in order {
      guard var finding = new[key], let layouts = places[key] else { continue }
      finding.devices = layouts
      finding.orientations = Orientation.allCases.filter { wanted in
        layouts.contains { $0.orientation == wanted }
      }
      finding.statement = Finding.Message(
        stringLiteral: finding.statement.description + ", as computed for "
          + Self.summary(of: layouts))
      audit.findings.append(finding)
    }
    let known = Set(audit.rulesRun.map(\.id))
    let added = rulesRun.filter { !known.contains($0.id) }
    audit.rulesRun += added
    audit.skippedRules.removeAll { notRun in added.contains { $0.id == notRun.rule.id } }
    audit.findings.putInOrder()
  }
}
