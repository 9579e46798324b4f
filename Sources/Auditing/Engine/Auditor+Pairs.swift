public import AccessibilityModel
internal import Relayout

extension Auditor {
  /// Adds the rules that compare orientations to the skipped ones.
  func leaveOutPairRules(of audit: inout ScreenAudit, because reason: String) {
    let gaps = UnmetRequirements(of: audit.screen)
    for rule in pairOnlyRules {
      let description = rule.ownDescription
      let lonely = SkippedRule(
        rule: description, reason: reason, missingData: ["a second orientation"])
      let isForeign = !description.platforms.contains(audit.screen.platform)
      audit.skippedRules.append(isForeign ? gaps.skipped(description) ?? lonely : lonely)
    }
  }

  /// Audits all screens of a file, the layouts of one screen together.
  ///
  /// - Returns: an audit for each layout in file order, and after a screen with a single layout
  ///   that of the other orientation, if it can be computed.
  public func audit(_ hierarchy: Hierarchy) -> [ScreenAudit] {
    // By the index of the screen in the file.
    var audits = [[ScreenAudit]](repeating: [], count: hierarchy.screens.count)
    for places in layouts(of: hierarchy.screens) {
      let found = auditLayouts(places.map { hierarchy.screens[$0] }, app: hierarchy.app)
      for (place, audit) in zip(places, found) { audits[place] = [audit] }
      if found.count > places.count, let last = places.last {
        audits[last] += found[places.count...]
      }
    }
    return audits.flatMap(\.self)
  }

  /// The indices of the screens with elements, grouped by screen.
  private func layouts(of screens: [Screen]) -> [[Int]] {
    let places = screens.indices.filter { !screens[$0].elements.isEmpty }
      .sorted { (screens[$0].number, $0) < (screens[$1].number, $1) }
    var layouts: [[Int]] = []
    for place in places {
      if let last = layouts.last?.first, screens[last].number == screens[place].number {
        layouts[layouts.count - 1].append(place)
      } else {
        layouts.append([place])
      }
    }
    return layouts
  }

  /// Audits the layouts of one screen.
  private func auditLayouts(_ layouts: [Screen], app: AppFacts) -> [ScreenAudit] {
    guard let first = layouts.first else { return [] }
    guard let other = layouts.firstIndex(where: { $0.orientation != first.orientation }) else {
      if layouts.count > 1 { return layouts.map { audit($0, app: app) } }
      return auditComputed(first, app: app)
    }
    // Rotated back: the first orientation again.
    let last = layouts.indices.dropFirst(other + 1).first {
      layouts[$0].orientation == first.orientation
    }
    let found = audit(
      first, rotated: layouts[other], returned: last.map { layouts[$0] }, app: app)
    return layouts.indices.map { place in
      switch place {
      case 0: found[0]
      case other: found[1]
      case last: found[2]
      default: audit(layouts[place], app: app)
      }
    }
  }

  /// Audits two captures of one screen, the second after rotating the device.
  ///
  /// - Parameter returned: the screen after rotating back.
  /// - Returns: an audit for each, in this order.
  public func audit(
    _ first: Screen, rotated second: Screen, returned: Screen? = nil, app: AppFacts = AppFacts()
  ) -> [ScreenAudit] {
    let isSwapped = first.orientation == .landscape && second.orientation == .portrait
    let comparison = PairComparison(
      isSwapped ? second : first, isSwapped ? first : second, returned: isSwapped ? nil : returned,
      app: app, ruleset: ruleset)
    var audits = comparison.contexts.map { audit($0) }
    compare(comparison.pair, &audits)
    markOneSided(comparison.pair, &audits)
    for side in 0...1 { audits[side].pair = comparison.pair }
    if isSwapped { audits.swapAt(0, 1) }
    if isSwapped, let returned { audits.append(audit(returned, app: app)) }
    return audits
  }

  /// Audits a screen in its own orientation, and in the other as computed.
  private func auditComputed(_ screen: Screen, app: AppFacts) -> [ScreenAudit] {
    let other: Orientation = screen.orientation == .portrait ? .landscape : .portrait
    if app.excludes(other, on: screen.idiom) {
      var alone = auditAlone(screen, app: app)
      leaveOutPairRules(of: &alone, because: "the app does not support \(other.rawValue)")
      return [alone]
    }
    do throws(RelayoutGap) {
      let comparison = PairComparison(
        try turning.rotated(screen), app: app, ruleset: ruleset)
      var audits = comparison.contexts.map { audit($0) }
      compare(comparison.pair, &audits)
      keepWhatIsNew(&audits)
      for side in audits.indices { audits[side].pair = comparison.pair }
      return audits
    } catch {
      var alone = auditAlone(screen, app: app)
      leaveOutPairRules(
        of: &alone,
        because: screen.isCapture
          ? "found one orientation; add the other with --rotated"
          : "found one orientation, and the other cannot be computed: \(error)")
      return [alone]
    }
  }
}

extension Auditor {
  /// Runs the rules that compare orientations.
  func compare(_ pair: OrientationPair, _ audits: inout [ScreenAudit]) {
    for rule in pairRules {
      let description = rule.ownDescription
      let isLonely = !rule.judgesOneScreen
      if let skipped = reasonToSkip(rule, pair) {
        guard isLonely else { continue }
        for side in audits.indices { audits[side].skippedRules.append(skipped) }
        continue
      }
      var findings = PairFindings(rule: description, pair: pair)
      timings.measure(rule: description) { rule.check(pair, findings: &findings) }
      for side in audits.indices {
        if isLonely { audits[side].rulesRun.append(description) }
        audits[side].findings += findings.all(inScreen: side)
      }
    }
    for side in audits.indices { audits[side].findings.putInOrder() }
  }

  /// Why a rule cannot compare a pair; nil if it can.
  func reasonToSkip(_ rule: any PairRule, _ pair: OrientationPair) -> SkippedRule? {
    let description = rule.ownDescription
    let unmet = [pair.first, pair.second].lazy.compactMap {
      UnmetRequirements(of: $0.screen).skipped(description)
    }.first
    if let unmet { return unmet }
    if type(of: rule).judgesScreensThatDoNotAnswer, pair.check.didNotAnswer { return nil }
    return pair.check.reason.map { SkippedRule(rule: description, reason: $0) }
  }

  /// Marks findings that occur in only one of the orientations.
  private func markOneSided(_ pair: OrientationPair, _ audits: inout [ScreenAudit]) {
    guard pair.first.screen.orientation != pair.second.screen.orientation else { return }
    let found = audits.prefix(2).map { Set($0.ofOneOrientation.map(\.location)) }
    let rulesRun = audits.prefix(2).map { Set($0.rulesRun.map(\.id)) }
    for side in 0...1 {
      let words = ", in \(audits[side].screen.orientation.rawValue) only"
      audits[side].findings = audits[side].findings.map { finding in
        let rule = finding.rule.id
        guard finding.orientations.isEmpty, rulesRun[1 - side].contains(rule) else {
          return finding
        }
        let match =
          side == 0
          ? pair.matching.match(of: finding.element) : pair.matching.origin(of: finding.element)
        let isInBoth = match.map {
          found[1 - side].contains(Finding.Location(rule: rule, element: $0.index))
        }
        return isInBoth == true ? finding : finding.adding(words)
      }
    }
  }

  /// Leaves in a computed layout only what the given one does not show; that and comparisons need review.
  private func keepWhatIsNew(_ audits: inout [ScreenAudit]) {
    let words = audits[1].screen.computedFrom.map { ", as computed from \($0)" } ?? ""
    func computed(_ finding: Finding) -> Finding {
      finding.doubted(because: "the layout is computed").adding(words)
    }
    let variant = Variant(
      condition: audits[1].screen.orientation, findings: audits[1].findings.map(computed))
    audits[1].findings = audits[0].ofOneOrientation.merged(with: [variant]) {
      $0.isOwn ? nil : $0.finding
    }
    audits[0].findings = audits[0].findings.map { $0.orientations.isEmpty ? $0 : computed($0) }
  }
}

extension ScreenAudit {
  /// The findings that compare no orientations.
  fileprivate var ofOneOrientation: [Finding] { findings.filter(\.orientations.isEmpty) }
}
