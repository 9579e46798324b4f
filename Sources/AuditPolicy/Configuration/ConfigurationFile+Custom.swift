internal import AccessibilityModel
internal import Auditing

extension ConfigurationFile {
  mutating func readCustom(_ node: YAMLNode) {
    for member in section.members(of: node, keys: nil) {
      guard isName(member.key) else {
        section.report(
          member.keyPlace,
          "found the name \"\(member.key)\", expected lower-case words with hyphens, "
            + "such as stars-have-a-hint")
        continue
      }
      guard let rule = rule(member) else { continue }
      policy.customRules.removeAll { $0.ownDescription.id == rule.ownDescription.id }
      policy.customRules.append(rule)
    }
  }

  private func isName(_ name: String) -> Bool {
    name.first?.isLetter == true
      && name.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
  }

  private mutating func rule(_ member: YAMLNode.Member) -> DeclaredRule? {
    // "mend" is the older name of "fix".
    let keys = ["match", "require", "summary", "why", "fix", "mend", "severity", "wcag", "message"]
    let members = section.members(of: member.value, keys: keys)
    var summary = "A rule of the team's own: \(member.key.replacing("-", with: " "))."
    var rationale = "The team's configuration asks for it."
    var remedy = "see custom/\(member.key) in the configuration"
    var severity = Severity.warning
    var criteria: [Criterion] = []
    var match = DeclaredRule.Match()
    var requirements: [DeclaredRule.Requirement] = []
    var message: String?
    for part in members {
      switch part.key {
      case "match": match = self.match(part.value)
      case "require": requirements = self.requirements(part.value)
      case "severity":
        severity = section.word(part.value, as: Severity.self) ?? .warning
      case "summary": summary = section.text(part.value, "a sentence") ?? ""
      case "why": rationale = section.text(part.value, "a sentence") ?? ""
      case "fix", "mend": remedy = section.text(part.value, "a sentence") ?? ""
      case "message": message = section.text(part.value, "words after the name of the element")
      default: criteria = self.criteria(part.value)
      }
    }
    let given = Set(members.map(\.key))
    for key in ["match", "require"] where !given.contains(key) {
      section.report(
        member.keyPlace, "found a rule without \"\(key)\", expected match and require")
    }
    return DeclaredRule(
      description: RuleDescription(
        id: "custom/\(member.key)", group: .custom, summary: summary, rationale: rationale,
        remedy: Remedy(remedy), severity: severity, criteria: criteria, isRecommended: true),
      match: match, requirements: requirements, message: message)
  }

  private mutating func criteria(_ node: YAMLNode) -> [Criterion] {
    section.texts(node, "numbers of success criteria such as 4.1.2").compactMap { number in
      let parts = number.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 3, parts.allSatisfy({ Int($0) != nil }) else {
        section.report(
          node.place,
          "found \"\(number)\", expected the number of a success criterion of WCAG "
            + "such as 4.1.2")
        return nil
      }
      return .wcag(number)
    }
  }

  private mutating func match(_ node: YAMLNode) -> DeclaredRule.Match {
    var match = DeclaredRule.Match()
    let members = section.members(of: node, keys: ["class", "traits", "identifier"])
    if members.isEmpty, node.isEmpty || node.members?.isEmpty == true {
      section.report(
        node.place, "found nothing to match, expected class, traits or identifier")
    }
    for member in members {
      switch member.key {
      case "class":
        match.classes = section.texts(member.value, "names of classes").map(TextPattern.init)
      case "identifier":
        match.identifiers = section.texts(member.value, "identifiers").map(TextPattern.init)
      default: match.traits = section.traits(member.value)
      }
    }
    return match
  }

  private mutating func requirements(_ node: YAMLNode) -> [DeclaredRule.Requirement] {
    let members = section.members(of: node, keys: ["label", "hint", "value", "size", "traits"])
    if members.isEmpty, node.isEmpty || node.members?.isEmpty == true {
      section.report(
        node.place, "found nothing to require, expected label, hint, value, size or traits")
    }
    return members.flatMap { member -> [DeclaredRule.Requirement] in
      switch member.key {
      case "size": return [size(member.value)]
      case "traits": return [.traits(section.traits(member.value))]
      default:
        guard let fact = DeclaredRule.TextFact(rawValue: member.key) else { return [] }
        return texts(member.value, fact)
      }
    }
  }

  /// A pattern, a list of them, or `{not: …}`.
  private mutating func texts(
    _ node: YAMLNode, _ fact: DeclaredRule.TextFact
  ) -> [DeclaredRule.Requirement] {
    guard node.members != nil else {
      let patterns = section.texts(node, "a pattern, or * for any \(fact.rawValue)")
      return [.text(fact, patterns == ["*"] ? [] : patterns.map(TextPattern.init))]
    }
    return section.members(of: node, keys: ["not"]).map { member in
      .not(fact, section.texts(member.value, "patterns").map(TextPattern.init))
    }
  }

  private mutating func size(_ node: YAMLNode) -> DeclaredRule.Requirement {
    var size = (width: 0.0, height: 0.0)
    for member in section.members(of: node, keys: ["width", "height"]) {
      let number = section.number(member.value, in: 0...10_000, "points") ?? 0
      if member.key == "width" { size.width = number } else { size.height = number }
    }
    return .size(width: size.width, height: size.height)
  }
}
