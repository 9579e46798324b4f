internal import Auditing

extension [AuditedElement] {
  /// The first two of them, and how many more there are.
  var inWords: String {
    let names = prefix(2).map(\.description)
    guard count > 2 else { return names.joined(separator: " and ") }
    return names.joined(separator: ", ") + " and \(count - 2) more"
  }
}
