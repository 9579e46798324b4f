internal import SourceReading
internal import SwiftSyntax

/// Where the code of an app refers to its functions and computed properties outside of types.
///
/// The views that such a function makes are parts of another view only if code of a view leads to the function.
struct FunctionReferences: Sendable {
  private struct Reference: Hashable {
    var member: ViewUses.Member
    var destination: ViewUses.Destination
  }

  /// By the name of the function.
  private var references: [String: Set<Reference>] = [:]

  init() {}

  /// - Parameters:
  ///   - names: those of the functions.
  ///   - isMember: whether a type has a member of a name, which its code then means.
  init(
    to names: Set<String>, in files: [SwiftSyntaxFile],
    unless isMember: (_ type: String, _ name: String) -> Bool
  ) {
    let visitor = Visitor(names)
    for file in files { visitor.walk(file.tree) }
    references = visitor.found.reduce(into: [:]) { all, entry in
      let (name, found) = entry
      all[name] = found.filter { !isMember($0.member.owner, name) }
    }
  }

  /// The functions whose views are only pushed, or only presented.
  var destinations: [ViewUses.Member: ViewUses.Destination] {
    references.reduce(into: [:]) { all, entry in
      let found = Set(entry.value.map(\.destination))
      all[ViewUses.Member(owner: "", name: entry.key)] = found.count == 1 ? found.first : .part
    }
  }

  /// The functions that each view and each function shows as a part.
  ///
  /// - Parameter isView: whether a type shows views.
  func shown(in isView: (String) -> Bool) -> [String: Set<String>] {
    var shown: [String: Set<String>] = [:]
    for (name, found) in references {
      for reference in found where reference.destination == .part {
        let owner = reference.member.owner
        if !owner.isEmpty, isView(owner) {
          shown[owner, default: []].insert(Self.node(name))
        } else if owner.isEmpty, let caller = reference.member.name {
          shown[Self.node(caller), default: []].insert(Self.node(name))
        }
      }
    }
    return shown
  }

  /// The functions to which code of a view leads, also through other functions.
  static func reached(from shown: [String: Set<String>]) -> Set<String> {
    var reached: Set<String> = []
    var pending = shown.filter { !isNode($0.key) }.flatMap(\.value)
    while let next = pending.popLast() {
      if reached.insert(next).inserted { pending += shown[next, default: []] }
    }
    return reached
  }

  /// The name of a function among those of views.
  static func node(_ function: String) -> String { function + "()" }

  static func isNode(_ name: String) -> Bool { name.hasSuffix("()") }

  private final class Visitor: AppCodeVisitor {
    let names: Set<String>
    var found: [String: Set<Reference>] = [:]

    init(_ names: Set<String>) {
      self.names = names
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.baseName.text
      guard names.contains(name),
        node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id
      else { return .visitChildren }
      let context = CodeContext(of: Syntax(node))
      let isOwn = context.member == ViewUses.Member(owner: "", name: name)
      if !isOwn {
        found[name, default: []].insert(
          Reference(member: context.member, destination: context.destination))
      }
      return .visitChildren
    }
  }
}
