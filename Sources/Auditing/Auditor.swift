public import AccessibilityModel
internal import Parallelism

/// Runs rules over screens.
public struct Auditor: Sendable {
  public let rules: [any Rule]
  /// The rules by what they are.
  private let elementRules: [any ElementRule]
  private let screenRules: [any ScreenRule]
  let pairRules: [any PairRule]
  /// The rules that compare and do nothing else.
  let lonelyPairRules: [any PairRule]
  let screensRules: [any ScreensRule]
  /// All others, with why one has nothing to do on one screen.
  private let ownRules: [(description: RuleDescription, reasonToWait: String?)]
  /// The set of rules whose phrases are spoken; nil for the newest.
  let ruleset: Int?
  let timings: AuditTimings?
  /// How many threads look at one screen at most.
  let threads: Int

  /// - Parameters:
  ///   - timings: takes how long everything lasts.
  ///   - threads: how many look at one large screen; what they find is the same.
  public init(
    rules: [any Rule], ruleset: Int? = nil, timings: AuditTimings? = nil, threads: Int = 1
  ) {
    self.rules = rules
    self.threads = threads
    self.ruleset = ruleset
    self.timings = timings
    elementRules = rules.compactMap(\.elementRule)
    screenRules = rules.compactMap(\.screenRule)
    pairRules = rules.compactMap(\.pairRule)
    screensRules = rules.compactMap(\.screensRule)
    lonelyPairRules = pairRules.filter { !$0.judgesOneScreen }
    let lonely = Set(lonelyPairRules.map(\.ownDescription.id))
    let waiting = Set(screensRules.map(\.ownDescription.id))
    ownRules = rules.map(\.ownDescription).filter { !lonely.contains($0.id) }.map {
      ($0, waiting.contains($0.id) ? "it compares screens, and there is one" : nil)
    }
  }

  /// Audits one screen of which there is one orientation only.
  public func audit(_ screen: Screen, app: AppFacts = AppFacts()) -> ScreenAudit {
    var audit = auditAlone(screen, app: app)
    leaveOutPairRules(
      of: &audit, because: "there is one orientation only; --rotated gives the other")
    return audit
  }

  private func inspection(of screen: Screen, app: AppFacts) -> ScreenInspection {
    timings.measure("reading order and kinds of elements") {
      ScreenInspection(
        screen, app: app, ruleset: ruleset,
        threads: screen.elements.count < Self.leastToShare ? 1 : threads,
        // Else they would be told as a part of something else.
        identifiesAhead: timings == nil)
    }
  }

  /// Audits a screen by itself, as far as its capture is settled.
  func auditAlone(_ screen: Screen, app: AppFacts) -> ScreenAudit {
    audit(inspection(of: screen.asFarAsSettled, app: app))
  }

  /// One walk over the elements of a screen, then the rules about all of it.
  func audit(_ inspection: ScreenInspection) -> ScreenAudit {
    let audit = timings.measure("rules") { judged(inspection) }
    if timings != nil {
      timings.measure("identities") { _ = inspection.identities }
    }
    return audit
  }

  private func judged(_ inspection: ScreenInspection) -> ScreenAudit {
    let gaps = Gaps(of: inspection.screen)
    var audit = ScreenAudit(inspection: inspection)
    for (description, reasonToWait) in ownRules {
      if let reason = gaps.reason(description) ?? reasonToWait {
        audit.notRun.append(NotRun(rule: description, reason: reason))
      } else {
        audit.rulesRun.append(description)
      }
    }
    let runnable = Set(audit.rulesRun.map(\.id))
    audit.findings = findings(
      of: ElementWalk(rules: elementRules.filter { runnable.contains($0.ownDescription.id) }),
      screenRules.filter { runnable.contains($0.ownDescription.id) }, in: inspection)
    return audit
  }

  /// - Returns: what all rules found, in order.
  private func findings(
    of walk: ElementWalk, _ rules: [any ScreenRule], in inspection: ScreenInspection
  ) -> [Finding] {
    let count = inspection.screen.elements.count
    // A rule's time is told on one thread, where it waits for nobody.
    guard threads > 1, timings == nil, count >= Self.leastToShare else {
      return Array(
        ordering: walk.findings(in: inspection, timings: timings)
          + rules.map { found(by: $0, in: inspection) })
    }
    let length = max(count / (32 * threads), Self.leastPart) + 1
    let parts = stride(from: 0, to: count, by: length).map { $0..<min($0 + length, count) }
    // The parts come last, since they are alike: when one thread has nothing left, the other has no
    // more than one of them.
    let pieces = rules.indices.map(Piece.screen) + parts.map(Piece.elements)
    let shared = inspection.shared
    let inScreen = Gathering([[Finding]](repeating: [], count: rules.count), parts: rules.count)
    var all = ParallelMap.map(pieces, threads: threads, with: { ScreenInspection(shared) }) {
      inspection, piece -> Made in
      switch piece {
      case .elements(let places):
        return .inElements(OrderedFindings(walk.findings(in: inspection, places, timings: nil)))
      case .screen(let place):
        // Put in order by who has the last of them, while others look at elements.
        let found = found(by: rules[place], in: inspection)
        return .inScreen(inScreen.add { $0[place] = found }.map { OrderedFindings($0) })
      }
    }
    var inElements: [OrderedFindings] = []
    var others = OrderedFindings([])
    // Taken out one by one, from the first: a list that somebody else holds, too, is copied and not
    // moved.
    all.reverse()
    while let made = all.popLast() {
      switch made {
      case .inElements(let list): inElements.append(list)
      case .inScreen(let list?): others = list
      case .inScreen(nil): break
      }
    }
    return OrderedFindings.merge(consume inElements, consume others)
  }

  /// What a thread takes on at a time.
  private enum Piece: Sendable {
    case elements(Range<Int>)
    /// A rule about all of the screen, by its place.
    case screen(Int)
  }

  /// What comes of it.
  private enum Made: Sendable {
    case inElements(OrderedFindings)
    /// What all rules about the screen have found, of the last of them.
    case inScreen(OrderedFindings?)
  }

  /// With fewer elements a thread takes longer to begin than to judge them.
  private static let leastToShare = 2000
  /// The same of the elements of one part.
  private static let leastPart = 1000

  private func found(by rule: any ScreenRule, in inspection: ScreenInspection) -> [Finding] {
    var findings = Findings(rule: rule.ownDescription)
    timings.measure(rule: findings.rule) { rule.check(inspection, findings: &findings) }
    return findings.all
  }
}

/// What became of one screen.
public struct ScreenAudit {
  public let inspection: ScreenInspection
  /// In document order.
  public var findings: [Finding] = []
  public var rulesRun: [RuleDescription] = []
  public var notRun: [NotRun] = []
  /// The devices that the screen was laid out on.
  public internal(set) var devices: [DeviceReport] = []
  /// What the configuration says of code that the file does not show.
  var codeSets = CodeSetFacts()
  /// The screen with words that stand for what code sets; nil where it sets nothing.
  var shown: ScreenInspection?
  /// The comparison of its two orientations; nil where there is one.
  var pair: PairInspection?

  public var screen: Screen { inspection.screen }
}

/// A rule that could not be run, and why.
public struct NotRun: Hashable, Sendable {
  public var rule: RuleDescription
  /// In words that complete the rule's name, lower case, no full stop.
  public var reason: String
}
