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
    var findings = DeviceFindings(audit.findings)
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
  private var found: VariantFindings<DeviceLayout>
  private var rulesRun: [RuleDescription] = []

  init(_ findings: [Finding]) { found = VariantFindings(findings) }

  mutating func take(_ audit: ScreenAudit, of device: DeviceScreen) {
    for rule in audit.rulesRun where !rulesRun.contains(where: { $0.id == rule.id }) {
      rulesRun.append(rule)
    }
    for var finding in audit.findings {
      let isSure = ([finding.element] + finding.related).allSatisfy(device.sureElements.contains)
      if !isSure, !finding.rule.needs.contains(.solvedLayout) {
        finding.doubt = "the constraints do not fix all frames on this device"
      }
      finding.deviceFrame = device.screen.elements[finding.element].frame
      found.add(finding, in: device.layout)
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

  /// The finding with its devices; one that compares orientations in the file has none.
  private static func named(_ entry: VariantFindings<DeviceLayout>.Entry) -> Finding {
    var finding = entry.finding
    guard !entry.isOwn else {
      if finding.orientations.isEmpty { finding.devices = entry.variants }
      return finding
    }
    finding.devices = entry.variants
    finding.orientations = Orientation.allCases.filter { wanted in
      entry.variants.contains { $0.orientation == wanted }
    }
    finding.statement = "\(finding.statement), as computed for \(summary(of: entry.variants))"
    return finding
  }

  func finish(_ audit: inout ScreenAudit) {
    audit.findings = found.entries.map(Self.named)
    let known = Set(audit.rulesRun.map(\.id))
    let added = rulesRun.filter { !known.contains($0.id) }
    audit.rulesRun += added
    audit.skippedRules.removeAll { notRun in added.contains { $0.id == notRun.rule.id } }
    audit.findings.putInOrder()
  }
}
