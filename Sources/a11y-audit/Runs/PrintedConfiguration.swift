internal import AccessibilityModel
internal import AuditPolicy
internal import AuditRules
internal import Auditing
internal import CommandSupport
internal import Platform
internal import SourceText

/// The settings that apply to one file, as JSON: `--print-config`.
struct PrintedConfiguration {
  private let path: String
  private let configuration: String?
  private let policy: Policy
  private let plan: AuditPlan
  private let profile: Profile

  init(
    for path: String, policy options: PolicyOptions, choice: AuditPlan.Choice
  ) throws(RunError) {
    var finder = PolicyFinder(explicit: options.config)
    self.path = Folder.canonicalName(of: path)
    let absolute = finder.absolute(path)
    do throws(ConfigurationError) {
      policy = try finder.policy(for: absolute)
    } catch {
      throw .configuration(error)
    }
    configuration = finder.configuration(for: absolute).map { Folder.relativePath($0) }
    profile = choice.profile ?? policy.profile ?? .recommended
    plan = AuditPlan(
      policy, path: absolute, rules: BuiltInRules.all, changes: BuiltInRules.changes,
      choice: choice)
  }

  var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { json in
      json.member("file", path)
      json.member("configuration", configuration)
      json.member("profile", profile.rawValue)
      json.member("ruleset", policy.ruleset)
      failure(to: &json)
      json.member("baseline", policy.baseline.map { Folder.relativePath($0) })
      list("sources", policy.sources.map { Folder.relativePath($0) }, to: &json)
      list("device", policy.devices, to: &json)
      json.member("language", plan.settings.language)
      json.member("idiom", plan.settings.idiom?.rawValue)
      json.key("density")
      if let density = plan.settings.density { json.number(density) } else { json.null() }
      json.key("reports")
      json.object { json in
        for report in policy.reports { json.member(report.form, Folder.relativePath(report.path)) }
      }
      json.key("rules")
      json.object { rules(to: &$0) }
    }
    writer.endLine()
    return writer.bytes
  }

  private func failure(to json: inout JSONWriter) {
    json.member("failOn", (policy.failure.threshold ?? .error).rawValue)
    json.member("failOnReview", policy.failure.failsOnReview ?? false)
    json.member("failOnNewReview", policy.failure.failsOnNewReview ?? false)
    json.member("maxWarnings", policy.mostWarnings)
  }

  private func list(_ name: String, _ texts: [String], to json: inout JSONWriter) {
    json.key(name)
    json.array(texts, inline: true) { $0.string($1) }
  }

  /// Every rule, by id: its severity, or why it does not run.
  private func rules(to json: inout JSONWriter) {
    var omissions: [String: RuleOmission] = [:]
    for entry in plan.leftOut { omissions[entry.rule.id] = entry.omission }
    let all = (BuiltInRules.all + policy.customRules).sorted {
      $0.ownDescription.id < $1.ownDescription.id
    }
    for rule in all {
      let description = rule.ownDescription
      let setting = plan.settings.rules[description.id]
      json.key(description.id)
      json.object(inline: true) { json in
        if let omission = omissions[description.id] {
          json.member("enabled", false)
          json.member("reason", omission.description)
          return
        }
        json.member("enabled", true)
        json.member("severity", (setting?.severity ?? description.severity).rawValue)
        for threshold in rule.thresholds {
          json.key(threshold.name)
          json.number(setting?.thresholds[threshold.name] ?? threshold.standard)
        }
      }
    }
  }
}
