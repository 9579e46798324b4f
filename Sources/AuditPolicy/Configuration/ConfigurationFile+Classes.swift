internal import Auditing

extension ConfigurationFile {
  mutating func readClasses(_ node: YAMLNode) {
    for member in section.members(of: node, keys: nil) {
      if vocabulary.classes.contains(member.key) {
        section.report(
          member.keyPlace,
          "found the system's own class \"\(member.key)\"; expected a class of the app")
        continue
      }
      var known = ClassPolicy(name: member.key, place: member.keyPlace)
      let members = section.members(of: member.value, keys: ConfigurationKeys.classes)
      if members.isEmpty, member.value.isEmpty {
        section.report(
          member.keyPlace, "found nothing about \"\(member.key)\"; expected superclass or codeSets")
      }
      for fact in members {
        if fact.key == "codeSets" {
          known.codeSets = codeSets(fact.value)
        } else {
          known.superclass = section.text(fact.value, "the name of a class")
        }
      }
      policy.classes[member.key] = known
    }
  }

  private mutating func codeSets(_ node: YAMLNode) -> Set<CodeFact> {
    Set((node.items ?? [node]).compactMap { section.word($0, as: CodeFact.self) })
  }

  mutating func readSuppressions(_ node: YAMLNode) {
    for item in section.items(of: node, "suppressions") {
      let members = section.members(of: item, keys: ConfigurationKeys.suppression)
      var suppression = Suppression(rules: [], reason: "", place: item.place)
      for member in members { read(member, into: &suppression) }
      let keys = Set(members.map(\.key))
      for (key, what) in [("rule", "a rule"), ("reason", "a reason")] where !keys.contains(key) {
        section.report(
          item.place, "found a suppression without \(what); expected the key \"\(key)\"")
      }
      if keys.isDisjoint(with: ["identifier", "element", "paths"]) {
        section.report(
          item.place,
          "found a suppression for every element; expected identifier, element or paths; "
            + "to turn a rule off, use rules")
      }
      policy.suppressions.append(suppression)
    }
  }

  private mutating func day(_ node: YAMLNode) -> CalendarDay? {
    if let day = node.text.flatMap({ CalendarDay($0) }) { return day }
    section.report(node.place, "found \(node.found); expected a day such as 2027-01-31")
    return nil
  }

  private mutating func read(_ member: YAMLNode.Member, into suppression: inout Suppression) {
    switch member.key {
    case "rule":
      let names = section.texts(member.value, "the id of a rule")
      suppression.rules = Set(names.filter { ruleName($0, at: member.value.place) })
    case "identifier":
      suppression.identifier = section.text(member.value, "an accessibility identifier")
        .map(TextPattern.init)
    case "element":
      suppression.element = section.text(member.value, "the path of an element in its screen")
    case "paths": suppression.paths = patterns(member.value)
    case "expires": suppression.expires = day(member.value)
    default: suppression.reason = section.text(member.value, "a reason") ?? ""
    }
  }
}
