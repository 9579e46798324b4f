internal import SwiftSyntax

/// The statements around a hosting controller that concern its view.
struct HostingBlock {
  /// The types of the views that local constants hold, by the names of the constants.
  private(set) var views: [String: String] = [:]
  /// Whether some statement sets the title of a controller.
  private(set) var setsTitle = false

  init(_ items: CodeBlockItemListSyntax) {
    for item in items {
      if let variable = item.item.as(VariableDeclSyntax.self) {
        for binding in variable.bindings {
          let made = binding.initializer.flatMap { Self.madeType($0.value) }
          views[binding.pattern.trimmedDescription] = made
        }
      } else if let target = item.item.as(SequenceExprSyntax.self)?.elements.first?
        .as(MemberAccessExprSyntax.self)?.declName.baseName.text
      {
        setsTitle = setsTitle || Self.titles.contains(target)
      }
    }
  }

  /// `Cart` of `Cart().padding()`; nil for code that makes no type by its name.
  static func madeType(_ value: ExprSyntax) -> String? {
    var value = value.bare
    while let call = value.as(FunctionCallExprSyntax.self) {
      guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else {
        let name = Call.name(of: call)
        return name?.first?.isUppercase == true ? name : nil
      }
      value = base.bare
    }
    return nil
  }

  private static let titles: Set<String> = ["title", "titleView", "subtitle"]
}
