internal import SourceReading
internal import SwiftSyntax

/// Which views of an app other views show, and how.
///
/// A view that another one shows in its body is a part of it. A view that is pushed, presented, shown in a window or
/// only previewed is a screen.
struct ViewUses: Sendable {
  /// The views that another view shows as a part, each with the files where this happens.
  private(set) var parts: [String: Set<Int>] = [:]
  /// The views that a navigation pushes.
  private(set) var pushed: Set<String> = []
  /// The views that are presented or are the content of a window.
  private(set) var presented: Set<String> = []

  init() {}

  /// - Parameters:
  ///   - files: the uses in each file of a project, in order.
  ///   - isShown: whether a type shows views: a list of screens in a model does not.
  init(_ files: [InFile], in isShown: (String) -> Bool) {
    for (index, file) in files.enumerated() {
      for (owner, names) in file.parts where owner.isEmpty || isShown(owner) {
        for name in names where name != owner { parts[name, default: []].insert(index) }
      }
      pushed.formUnion(file.pushed)
      presented.formUnion(file.presented)
    }
  }

  /// The types that one file makes, by the place where it does; not all of them are views.
  struct InFile: Sendable {
    /// By the type whose code makes them; empty for code outside of types.
    fileprivate var parts: [String: Set<String>] = [:]
    fileprivate var pushed: Set<String> = []
    fileprivate var presented: Set<String> = []

    init(_ file: SwiftSyntaxFile) {
      let visitor = Visitor(viewMode: .sourceAccurate)
      visitor.walk(file.tree)
      self = visitor.found
    }

    fileprivate init() {}
  }

  /// Whether it is known that users see the view as a whole screen.
  func isScreen(_ name: String) -> Bool { pushed.contains(name) || presented.contains(name) }

  private final class Visitor: SyntaxVisitor {
    var found = InFile()

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      node.macroName.text == "Preview" ? .skipChildren : .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
      node.macroName.text == "Preview" ? .skipChildren : .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      let names = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      return names.contains("PreviewProvider") ? .skipChildren : .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        name.first?.isUppercase == true
      else { return .visitChildren }
      switch Self.place(of: Syntax(node)) {
      case .pushed: found.pushed.insert(name)
      case .presented: found.presented.insert(name)
      case .itself(let owner): found.parts[owner, default: []].insert(name)
      case .part: found.parts["", default: []].insert(name)
      }
      return .visitChildren
    }

    private enum Place {
      case pushed, presented, part
      /// In the declaration of a type.
      case itself(String)
    }

    /// The nearest call around it that pushes or presents its content, up to the declaration of its type.
    private static func place(of node: Syntax) -> Place {
      var child = node
      while let parent = child.parent {
        if let call = parent.as(FunctionCallExprSyntax.self), let name = Call.name(of: call) {
          if name == "NavigationLink", !isLabel(child, of: call) { return .pushed }
          if name == "navigationDestination" { return .pushed }
          if presenting.contains(name), !isReceiver(child, of: call) { return .presented }
        }
        if let type = parent.asProtocol((any NamedDeclSyntax).self),
          parent.isProtocol(
            (any DeclGroupSyntax).self)
        {
          return .itself(type.name.text)
        }
        if let type = parent.as(ExtensionDeclSyntax.self) {
          return .itself(type.extendedType.trimmedDescription)
        }
        child = parent
      }
      return .part
    }

    private static func isReceiver(_ child: Syntax, of call: FunctionCallExprSyntax) -> Bool {
      Syntax(call.calledExpression) == child
    }

    /// Whether a part of a call is the label of a link: the closure `label:`, or the only trailing closure of a
    /// link with a destination.
    private static func isLabel(_ child: Syntax, of call: FunctionCallExprSyntax) -> Bool {
      if child.is(MultipleTrailingClosureElementListSyntax.self) { return true }
      let labels = call.arguments.compactMap(\.label?.text)
      if child == call.trailingClosure.map({ Syntax($0) }) {
        return labels.contains("destination") || labels.contains("value")
      }
      return false
    }

    private static let presenting: Set<String> = [
      "sheet", "fullScreenCover", "popover", "WindowGroup", "Window", "Settings", "inspector",
    ]
  }
}
