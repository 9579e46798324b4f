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
    var variants: [Variant<DeviceLayout>] = []
    var rest = devices[...]
    while let first = rest.popFirst() {
      // Portrait and landscape belong together: rules compare them.
      let second = rest.first { $0.layout.device == first.layout.device }
      if second != nil { rest = rest.dropFirst() }
      let held = [first] + (second.map { [$0] } ?? [])
      for (device, found) in zip(held, self.audits(of: held, app: app)) {
        variants.append(
          Variant(condition: device.layout, findings: found.findings.map(device.weighed)))
        audit.add(found.rulesRun)
        audit.devices.append(
          DeviceAudit(
            layout: device.layout, size: device.screen.size, findings: found.findings.count,
            drawing: draws ? ScreenDrawing(framesOf: found.context) : nil))
      }
    }
    audit.findings = audit.findings.merged(with: variants, named: \.named)
    audit.findings.putInOrder()
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

extension ScreenAudit {
  /// Adds rules that only its devices have the data for.
  fileprivate mutating func add(_ rules: [RuleDescription]) {
    let known = Set(rulesRun.map(\.id))
    let added = rules.filter { !known.contains($0.id) }
    rulesRun += added
    skippedRules.removeAll { skipped in added.contains { $0.id == skipped.rule.id } }
  }
}

extension DeviceScreen {
  /// A finding with its frame on the device, and whether that is sure.
  fileprivate func weighed(_ finding: Finding) -> Finding {
    var finding = finding
    let isSure = ([finding.element] + finding.related).allSatisfy(sureElements.contains)
    if !isSure, !finding.rule.needs.contains(.solvedLayout) {
      finding.doubt = "the constraints do not fix all frames on this device"
    }
    finding.deviceFrame = screen.elements[finding.element].frame
    return finding
  }
}

extension VariantFinding<DeviceLayout> {
  /// The finding with its devices; one that compares orientations in the file has none.
  fileprivate var named: Finding {
    var finding = isOwn ? finding : finding.adding(", as computed for \(Self.words(conditions))")
    if !isOwn || finding.orientations.isEmpty { finding.devices = conditions }
    guard !isOwn else { return finding }
    finding.orientations = Orientation.allCases.filter { wanted in
      conditions.contains { $0.orientation == wanted }
    }
    return finding
  }

  /// “iPhone SE in landscape”, and how many more there are.
  private static func words(_ layouts: [DeviceLayout]) -> String {
    guard let first = layouts.first else { return "no device" }
    let words = "\(first.device) in \(first.orientation.rawValue)"
    switch layouts.count {
    case 1: return words
    case 2: return words + " and 1 more layout"
    default: return words + " and \(layouts.count - 1) more layouts"
    }
  }
}
