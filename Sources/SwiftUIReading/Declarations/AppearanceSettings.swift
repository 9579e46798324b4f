internal import AccessibilityModel
internal import SwiftSyntax

/// How code chooses between the light and the dark appearance.
struct AppearanceSettings: Sendable {
  /// The appearances that literals set (`preferredColorScheme(.dark)`), by the name of the type whose code does.
  private var literals: [String: Set<String>] = [:]
  /// Whether a value decides, such as a setting of the user, so that there are screens in both.
  private(set) var isChosen = false

  /// Whether a literal leaves some screens only one appearance.
  var isForced: Bool { !literals.isEmpty }

  mutating func formUnion(_ other: AppearanceSettings) {
    literals.merge(other.literals) { $0.union($1) }
    isChosen = isChosen || other.isChosen
  }

  /// Adds the use of a name, if it is one of SwiftUI's and UIKit's for this.
  mutating func add(_ node: DeclReferenceExprSyntax) {
    guard Self.names.contains(node.baseName.text) else { return }
    guard let appearance = Self.value(at: node).flatMap(Self.literal) else {
      isChosen = true
      return
    }
    literals[Self.owner(of: Syntax(node)), default: []].insert(appearance)
  }

  /// The only appearance that the code of some types sets; nil if a value decides, or if there are several.
  func appearance(setIn types: Set<String>) -> AppFacts.InterfaceStyle? {
    let all = literals.filter { types.contains($0.key) }.reduce(into: Set()) {
      $0.formUnion($1.value)
    }
    guard !isChosen, all.count == 1, let only = all.first else { return nil }
    return AppFacts.InterfaceStyle(rawValue: only)
  }

  /// `dark` of `.dark` and `ColorScheme.dark`; nil for another expression.
  static func literal(_ value: ExprSyntax) -> String? {
    guard let name = value.bare.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      AppFacts.InterfaceStyle(rawValue: name) != nil
    else { return nil }
    return name
  }

  private static let names: Set<String> = ["preferredColorScheme", "overrideUserInterfaceStyle"]

  /// The argument of a modifier, or what is assigned to a property.
  private static func value(at node: DeclReferenceExprSyntax) -> ExprSyntax? {
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    let whole = member.map(Syntax.init) ?? Syntax(node)
    if let call = whole.parent?.as(FunctionCallExprSyntax.self) {
      return call.arguments.first?.expression
    }
    guard let parts = whole.parent?.parent?.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      parts.count == 3, parts[1].is(AssignmentExprSyntax.self)
    else { return nil }
    return parts[2]
  }

  /// The name of the type around some code; empty for none.
  static func owner(of node: Syntax) -> String {
    var next = node.parent
    while let current = next {
      if let type = current.asProtocol((any NamedDeclSyntax).self),
        current.isProtocol((any DeclGroupSyntax).self)
      {
        return type.name.text
      }
      if let type = current.as(ExtensionDeclSyntax.self) {
        return type.extendedType.trimmedDescription
      }
      next = current.parent
    }
    return ""
  }
}
