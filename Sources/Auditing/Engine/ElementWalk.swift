internal import AccessibilityModel

/// Calls the rules that check one element or one label at a time, in a single pass over a screen.
struct ElementWalk {
  private let elementRules: [any ElementRule]
  private let labelRules: [any LabelRule]

  init(_ rules: [any Rule]) {
    elementRules = rules.compactMap(\.elementRule)
    labelRules = rules.compactMap(\.labelRule)
  }

  /// - Parameters:
  ///   - timings: counts each call, if requested.
  ///   - places: the indices of the elements; all if nil.
  /// - Returns: the findings of each rule.
  func findings(
    in context: AuditContext, at places: [Range<Int>]? = nil, timings: AuditTimings?
  ) -> [[Finding]] {
    collected(in: context, at: places, timings: timings).map(\.all)
  }

  /// - Parameter inspected: the element whose excuses are kept.
  /// - Returns: the findings and excuses of each rule.
  func collected(
    in context: AuditContext, at places: [Range<Int>]? = nil,
    inspecting inspected: AuditedElement? = nil, timings: AuditTimings? = nil
  ) -> [Findings] {
    var byElement = elementRules.map { Findings(rule: $0.ownDescription, inspecting: inspected) }
    var byLabel = labelRules.map { Findings(rule: $0.ownDescription, inspecting: inspected) }
    var faults = LabelFaults(labelRules, timings)
    var interested: [ElementKinds: [Int]] = [:]
    for index in (places ?? [context.kinds.indices]).joined() {
      let kinds = context.kinds[index]
      guard !kinds.isEmpty else { continue }
      let subject = context.subject(index)
      let isPrototype = subject.templateUse.hasPrototypeLabel
      for number in interested.value(of: kinds, making: { numbers(of: elementRules, for: kinds) })
      where !(isPrototype && type(of: elementRules[number]).judgesWording) {
        timings.measure(rule: elementRules[number].ownDescription) {
          elementRules[number].check(subject, findings: &byElement[number])
        }
      }
      guard !isPrototype else { continue }
      for (number, fault) in faults.all(of: subject)
      where !type(of: labelRules[number]).subjects.isDisjoint(with: kinds) {
        labelRules[number].report(fault, at: subject, findings: &byLabel[number])
      }
    }
    return byElement + byLabel
  }

  private func numbers(of rules: [any ElementRule], for kinds: ElementKinds) -> [Int] {
    rules.indices.filter { !rules[$0].ownSubjects.isDisjoint(with: kinds) }
  }
}

/// The faults of each label, computed once for each text and language.
private struct LabelFaults {
  private let rules: [any LabelRule]
  private let timings: AuditTimings?
  private var known: [Key: [(rule: Int, fault: LabelFault)]] = [:]

  private struct Key: Hashable {
    let label: ObjectIdentifier
    let language: LanguageCode
  }

  init(_ rules: [any LabelRule], _ timings: AuditTimings?) {
    (self.rules, self.timings) = (rules, timings)
  }

  mutating func all(of subject: AuditedElement) -> [(rule: Int, fault: LabelFault)] {
    let (label, language) = (subject.wording.facts, subject.wording.language)
    guard label.scalarCount > 0 else { return [] }
    return known.value(of: Key(label: ObjectIdentifier(label), language: language)) {
      rules.enumerated().compactMap { number, rule in
        timings.measure(rule: rule.ownDescription) {
          rule.fault(in: label, language: language).map { (number, $0) }
        }
      }
    }
  }
}

extension Dictionary {
  /// The value of a key, computed on first use.
  fileprivate mutating func value(of key: Key, making make: () -> Value) -> Value {
    if let value = self[key] { return value }
    let value = make()
    self[key] = value
    return value
  }
}
