extension Finding {
  /// Which rule found something at which element: findings with the same are one in several languages,
  /// appearances or layouts.
  struct Place: Hashable {
    let rule: String
    let element: Int
  }

  var place: Place { Place(rule: rule.id, element: element) }
}
