internal import AccessibilityModel

extension AuditedElement {
  /// The words of its identifier that do not say what kind of view it is: “connection status” of
  /// `connection_status_text`.
  var identifierName: Words { Self.words(ofName: identifier?.split(separator: "/").last ?? "") }

  /// The same for the name of its picture: “lock” of `ic_lock_24dp`.
  var imageName: Words { Self.words(ofName: element.image ?? "") }

  /// The names of the outlets that lead to it, without the objects that have them.
  var outletNames: [String] { (element.codeLinks?.outlets ?? []).compactMap(\.path.last) }

  /// The words of a name in code without those that say only what kind of view it is.
  static func words(ofName identifier: some StringProtocol) -> Words {
    Words(
      list: CamelCase.words(of: identifier).filter { !kindsOfViews.matches(Words(list: [$0])) })
  }

  private static let kindsOfViews = PhraseLists("phrase-view-kinds").inIdentifiers
}
