extension Finding {
  /// The rule and element of a finding: findings that share them are one in several languages,
  /// appearances or layouts.
  struct Place: Hashable {
    let rule: String
    let element: Int
  }

  var place: Place { Place(rule: rule.id, element: element) }
}
