internal import AccessibilityModel
internal import Auditing
internal import SourceText

/// One file of a configuration while it becomes part of a policy.
struct ConfigurationFile {
  /// Absolute.
  let path: String
  let vocabulary: Vocabulary
  let reach: ConfigurationReach
  var policy: Policy
  var section: Section

  var folder: String { PathText.folder(of: path) }

  mutating func read(_ members: [YAMLNode.Member]) {
    var layer = Policy.Layer()
    // Custom rules must be declared before any setting can refer to them.
    for member in members where member.key == "custom" { readCustom(member.value) }
    for member in members {
      switch member.key {
      case "ruleset": readRuleset(member.value)
      case "profile":
        policy.profile = section.word(member.value, as: Profile.self) ?? policy.profile
      case "classes": readClasses(member.value)
      case "suppress": readSuppressions(member.value)
      case "baseline": readBaseline(member.value)
      case "sources": readSources(member.value)
      case "app": readApp(member.value)
      case "exclude": policy.exclusions += patterns(member.value)
      case "device": readDevices(member.value)
      case "maxWarnings":
        policy.mostWarnings =
          section.number(member.value, in: 0...1_000_000, "a number of warnings").map { Int($0) }
          ?? policy.mostWarnings
      case "reports": readReports(member.value)
      case "failOn", "failOnReview", "failOnNewReview": readFailure(member)
      default: readSetting(member, into: &layer)
      }
    }
    policy.layers.append(layer)
    for member in members where member.key == "overrides" { readOverrides(member.value) }
  }

  private mutating func readBaseline(_ node: YAMLNode) {
    guard let name = section.text(node, "the path of a baseline") else { return }
    let path = PathText.joined(folder, name)
    guard reach.allows(path) else {
      return section.report(
        node.place,
        "names a baseline outside of the project; expected one in the folder of this configuration "
          + "or below; --baseline allows any")
    }
    policy.baseline = path
  }

  private mutating func readSources(_ node: YAMLNode) {
    let folders = section.texts(node, "folders of the app's sources")
      .map { PathText.joined(folder, $0) }
    guard folders.allSatisfy(reach.allows) else {
      return section.report(
        node.place,
        "names sources outside of the project; expected folders in the folder of this configuration "
          + "or below; --sources allows any")
    }
    policy.sources = folders
  }

  /// A pull request may add a configuration: it must not name a file outside of the project, nor a hidden one.
  private mutating func readReports(_ node: YAMLNode) {
    policy.reports = section.members(of: node, keys: vocabulary.reports).compactMap { member in
      guard let name = section.text(member.value, "the path of a report") else { return nil }
      let path = PathText.joined(folder, name)
      let isHidden = PathText.relative(path, to: folder).split(separator: "/").contains {
        $0.hasPrefix(".") && $0 != ".."
      }
      guard reach.allows(path), !isHidden else {
        section.report(
          member.value.place,
          "names a hidden report, or one outside of the project; expected one in the folder of this "
            + "configuration or below; --report allows any")
        return nil
      }
      return Policy.ReportFile(
        form: member.key, path: path + (name.hasSuffix("/") ? "/" : ""))
    }
  }

  private mutating func readFailure(_ member: YAMLNode.Member) {
    var setting = FailureSetting()
    switch member.key {
    case "failOn":
      setting.threshold = section.word(member.value, as: FailureSetting.Threshold.self)
    case "failOnReview": setting.failsOnReview = section.bool(member.value)
    default: setting.failsOnNewReview = section.bool(member.value)
    }
    policy.failure = setting.filledIn(from: policy.failure)
  }

  private mutating func readDevices(_ node: YAMLNode) {
    let known = vocabulary.devices + ["all"]
    let names = section.texts(node, "the name of a device, or all")
    policy.devices = names.filter { name in
      if known.contains(where: { $0.lowercased() == name.lowercased() }) { return true }
      section.report(
        node.place, "found the unknown device \"\(name)\"\(Section.hint(name, among: known))")
      return false
    }
  }

  /// The settings for all files and for some.
  private mutating func readSetting(
    _ member: YAMLNode.Member, into layer: inout Policy.Layer
  ) {
    switch member.key {
    case "rules": layer.rules = rules(member.value)
    case "language": layer.language = language(member.value)
    case "idiom": layer.idiom = section.word(member.value, as: Idiom.self)
    case "density":
      layer.density = section.number(member.value, in: 40...2000, "pixels for each inch")
    default: break
    }
  }

  private mutating func readRuleset(_ node: YAMLNode) {
    let current = Ruleset.current
    guard let text = node.text, let number = Int(text), (1...current).contains(number) else {
      return section.report(
        node.place,
        "found \(node.found); expected a set of rules that this version has: "
          + (current == 1 ? "1" : "1 to \(current)"))
    }
    policy.ruleset = number
  }

  mutating func language(_ node: YAMLNode) -> String? {
    guard let tag = section.text(node, "a BCP 47 tag such as en or pt-BR") else { return nil }
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    let isTag = parts.allSatisfy { part in
      (1...8).contains(part.count)
        && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    guard isTag, let first = parts.first, (2...8).contains(first.count),
      first.allSatisfy(\.isLetter)
    else {
      let hint = tag.contains("_") ? "; did you mean \"\(tag.replacing("_", with: "-"))\"?" : ""
      section.report(
        node.place, "found \(node.found); expected a BCP 47 tag such as en or pt-BR\(hint)")
      return nil
    }
    return tag
  }

  private mutating func readOverrides(_ node: YAMLNode) {
    for item in section.items(of: node, "overrides") {
      let members = section.members(
        of: item, keys: ConfigurationKeys.override)
      guard let paths = members.first(where: { $0.key == "paths" }) else {
        section.report(item.place, "found an override without paths; expected patterns for files")
        continue
      }
      var layer = Policy.Layer(paths: patterns(paths.value))
      for member in members { readSetting(member, into: &layer) }
      policy.layers.append(layer)
    }
  }

  mutating func patterns(_ node: YAMLNode) -> [PathPattern] {
    section.texts(node, "patterns for the paths of files").map { PathPattern($0, in: folder) }
  }
}

// MARK: - Rules

extension ConfigurationFile {
  mutating func ruleName(_ name: String, at place: SourcePosition) -> Bool {
    if vocabulary.rules[name] != nil { return true }
    let declared = policy.customRules.map(\.ownDescription.id)
    if declared.contains(name) { return true }
    section.report(
      place,
      "found the unknown rule \"\(name)\""
        + (Self.nearest(name, vocabulary.rules.keys + declared) ?? "; --list-rules names them all"))
    return false
  }

  private static func nearest(_ word: String, _ words: [String]) -> String? {
    Nearest.word(to: word, in: words).map { "; did you mean \"\($0)\"?" }
  }

  private mutating func rules(_ node: YAMLNode) -> [String: RuleSetting] {
    var settings: [String: RuleSetting] = [:]
    for member in section.members(of: node, keys: nil) {
      guard ruleName(member.key, at: member.keyPlace) else { continue }
      settings[member.key] = setting(member.value, of: member.key)
    }
    return settings
  }

  private mutating func setting(_ node: YAMLNode, of rule: String) -> RuleSetting? {
    guard node.members == nil else { return longSetting(node, of: rule) }
    if let isOn = Section.switches[node.text ?? ""] { return RuleSetting(isOn: isOn) }
    if let severity = Severity(rawValue: node.text ?? "") {
      return RuleSetting(isOn: true, severity: severity)
    }
    let words = ["on", "off", "note", "warning", "error"]
    section.report(
      node.place,
      "found \(node.found)"
        + (Self.nearest(node.text ?? "", words)
          ?? "; expected one of \(words.joined(separator: ", "))"))
    return nil
  }

  private mutating func longSetting(_ node: YAMLNode, of rule: String) -> RuleSetting? {
    let thresholds = vocabulary.rules[rule] ?? []
    let names = thresholds.map(\.name)
    var setting = RuleSetting(isOn: true)
    for member in section.members(of: node, keys: ConfigurationKeys.rule + names) {
      switch member.key {
      case "enabled":
        setting.isOn = section.bool(member.value)
      case "severity": setting.severity = section.word(member.value, as: Severity.self)
      default:
        guard let threshold = thresholds.first(where: { $0.name == member.key }) else { continue }
        setting.thresholds[member.key] = section.number(
          member.value, in: threshold.range, "a number")
      }
    }
    return setting
  }
}
