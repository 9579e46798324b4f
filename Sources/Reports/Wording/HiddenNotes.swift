internal import Auditing

/// The open notes that a form leaves out, by rule: what nobody is shown is at least named.
struct HiddenNotes {
  /// In order of their ids.
  let rules: [(id: String, count: Int)]

  /// - Parameter groups: those that are not shown.
  init(_ groups: [FindingGroup]) {
    let hidden = groups.flatMap(\.findings)
    rules = Dictionary(grouping: hidden, by: \.rule.id).map { ($0.key, $0.value.count) }
      .sorted { $0.id < $1.id }
  }

  /// One line; nil where nothing is left out.
  var line: String? {
    guard !rules.isEmpty else { return nil }
    let names = rules.map { $0.count == 1 ? $0.id : "\($0.id) (\($0.count))" }
    return "Notes not shown: \(names.joined(separator: ", ")); --fail-on note shows them."
  }
}
