internal import AccessibilityModel
internal import SwiftSyntax

// Views of UIKit in SwiftUI.

extension ViewInterpreter {
  /// The control of UIKit that a view of the app wraps, by the type that its code makes; its code may name it.
  func ofUIKit(
    _ type: TypeDeclaration, _ call: Call, _ scope: Scope, at place: ViewNode.Place
  ) -> ViewNode {
    let made = type.functions["makeUIView"]?.signature.returnClause?.type.trimmedDescription
    guard let kind = made.flatMap({ Self.kindsOfUIKit[$0] }), !Self.isOnlyRead(type) else {
      return node(.opaque, type.name, at: place)
    }
    var result = node(kind, type.name, at: place)
    result.facts.isOfLibrary = true
    let prompt = call.arguments.first { Self.isPrompt($0.label ?? "") }?.value
    result.facts.prompt = prompt.map { texts.text($0, in: scope) }
    return result
  }

  /// Whether the code of a text view keeps users from editing it.
  private static func isOnlyRead(_ type: TypeDeclaration) -> Bool {
    var last: TokenSyntax?
    for token in type.node.tokens(viewMode: .sourceAccurate) {
      if token.tokenKind == .keyword(.false), last?.tokenKind == .equal,
        last?.previousToken(viewMode: .sourceAccurate)?.text == "isEditable"
      {
        return true
      }
      last = token
    }
    return false
  }

  private static func isPrompt(_ label: String) -> Bool {
    label.lowercased().contains("placeholder") || label == "prompt"
  }

  /// Fields, whose role and placeholder rules ask for.
  private static let kindsOfUIKit: [String: ViewNode.Kind] = [
    "UITextField": .textField, "UISearchTextField": .textField, "UISearchBar": .textField,
    "UITextView": .textEditor,
  ]
}
