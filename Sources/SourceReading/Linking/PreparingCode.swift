/// The functions that prepare views before users see them: UIKit's own, functions with similar
/// names, and all functions that these call on `self`.
struct PreparingCode: Sendable {
  /// Functions that only their callers show to be such functions.
  private let called: Set<CodeScope>

  /// - Parameter calls: those of methods on `self`, by the class.
  init(_ calls: [String: [MethodCall]]) {
    var callees: [CodeScope: [CodeScope]] = [:]
    var found: Set<CodeScope> = []
    for (type, calls) in calls {
      for call in calls where call.isOfSelf && !call.isConditional {
        let caller = CodeScope(type: type, member: call.scope.member)
        let callee = CodeScope(type: type, member: call.method)
        callees[caller, default: []].append(callee)
        if Self.prepares(call.scope.member) { found.insert(callee) }
      }
    }
    var open = Array(found)
    while let next = open.popLast() {
      for callee in callees[next] ?? [] where found.insert(callee).inserted { open.append(callee) }
    }
    called = found
  }

  func contains(_ scope: CodeScope) -> Bool {
    if Self.prepares(scope.member) { return true }
    guard let type = scope.type else { return false }
    return called.contains(CodeScope(type: ClassHierarchy.key(type), member: scope.member))
  }

  /// Whether a name is that of code that prepares views: one of UIKit's own, or a similar one.
  ///
  /// `configureForGuests` prepares them for one of several cases.
  private static func prepares(_ member: String?) -> Bool {
    guard let member = member?.lowercased() else { return false }
    if preparations.contains(member) { return true }
    guard let prefix = ["setup", "configure"].first(where: member.hasPrefix) else { return false }
    let rest = member.dropFirst(prefix.count)
    return !["for", "as", "when", "if", "with"].contains(where: rest.hasPrefix)
  }

  private static let preparations: Set<String> = [
    "viewdidload", "awakefromnib", "init", "loadview", "viewwillappear", "prepareforreuse",
    "commoninit",
  ]
}

extension MethodCall {
  /// Whether it is a method of the class that calls it.
  var isOfSelf: Bool {
    guard !isAssignment, object.path.isEmpty, let type = object.rootClass else { return false }
    return scope.type.map(ClassHierarchy.key) == ClassHierarchy.key(type)
  }
}
