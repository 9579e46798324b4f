internal import AuditRules
internal import Auditing
internal import Serving

extension AuditToolbox {
  private static let list = "earshot://rules"

  var tools: [Tool] { AgentTool.allCases.map(\.tool) }

  var resources: [AgentResource] {
    [AgentResource(uri: Self.list, name: "rules", "All rules, by group.")]
      + BuiltInRules.descriptions.map {
        AgentResource(uri: "\(Self.list)/\($0.id)", name: $0.id, $0.summary)
      }
  }

  func text(ofResource uri: String) -> String? {
    if uri == Self.list { return String(decoding: RuleCatalogue.list(as: .text), as: UTF8.self) }
    guard uri.hasPrefix("\(Self.list)/") else { return nil }
    let rule = String(uri.dropFirst(Self.list.count + 1))
    return RuleCatalogue.rule(rule) == nil ? nil : RuleCatalogue.explanation(of: rule)
  }
}
