extension Finding {
  /// The rule and element of a finding: findings that share them are one in several languages,
  /// appearances or layouts.
  struct Location: Hashable {
    let rule: String
    let element: Int
  }

  var location: Location { Location(rule: rule.id, element: element) }

  /// Its own, and those of the elements at which its question would be asked.
  var locations: [Location] {
    [location] + joined.map { Location(rule: rule.id, element: $0) }
  }
}
