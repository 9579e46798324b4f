internal import AccessibilityModel

// Rows whose selection triggers a control inside them.

extension SettingSearch {
  /// Searches for a selection of the row that calls the view's action, makes the view send it, or
  /// makes the same calls and settings: `selectButtonTapped(cell.selectButton)`. This must hold for
  /// all classes that use the view, except its cell.
  mutating func searchRows(
    _ outlet: CodeLinks.Outlet, _ arguments: [PassedArgument], _ calls: [MethodCall]
  ) {
    let own = classes.family(of: outlet.owner)
    let settings = statements.memberSettings.statements(about: outlet.path[0], of: own)
    let actions = self.actions(settings)
    guard !actions.isEmpty else { return }
    let users = Set(
      (settings.map(\.scope) + arguments.map(\.scope) + calls.map(\.scope))
        .compactMap(\.type).map(ClassHierarchy.key)
    ).subtracting(own)
    let pressing =
      arguments.filter { actions.contains($0.function) }.map { ($0.scope, $0.location) }
      + calls.filter { Self.senders.contains($0.method) }.map { ($0.scope, $0.location) }
    var selecting = pressing.filter { isSelection($0, at: $1) }
    selecting += users.sorted().flatMap { selections(by: $0, like: actions) }
    guard let first = selecting.first,
      users.isSubset(of: selecting.compactMap { $0.0.type }.map(ClassHierarchy.key))
    else { return }
    code.add(
      PropertySetting(
        object: ObjectReference(root: .instance(of: outlet.owner), path: outlet.path),
        property: .rowTap, value: .computed, scope: first.0, location: first.1))
  }

  private static let senders: Set<String> = ["sendActions", "sendActionsForControlEvents"]

  /// The methods that receive the view as their sender.
  private func actions(_ settings: [PropertySetting]) -> Set<String> {
    Set(
      view.links.actions.map(\.method)
        + settings.compactMap { setting -> String? in
          guard setting.property == .action, case .constant(let name) = setting.value else {
            return nil
          }
          return name
        })
  }

  /// Whether a statement is in a delegate's method for the selection of a row: the last function of its name before it.
  private func isSelection(_ scope: CodeScope, at location: SourceLocation) -> Bool {
    let around = (scope.member.flatMap { statements.functions[$0] } ?? []).filter {
      $0.scope == scope && $0.location.file == location.file && $0.location <= location
    }
    return around.max { $0.location < $1.location }?.isSelection ?? false
  }

  /// The selections of a class with the same calls and settings as one of its actions.
  private func selections(
    by type: String, like actions: Set<String>
  ) -> [(CodeScope, SourceLocation)] {
    let effects = actions.flatMap { statements.functions.named($0, only: [type]) }
      .map { statements.effects[$0] }.filter { !$0.isEmpty }
    return ["tableView", "collectionView"]
      .flatMap { statements.functions.named($0, only: [type]) }
      .filter { $0.isSelection && effects.contains(statements.effects[$0]) }
      .map { ($0.scope, $0.location) }
  }
}

extension FunctionDeclaration {
  /// Whether it is a delegate's method for the selection of a row or an item.
  fileprivate var isSelection: Bool {
    guard let member = scope.member, ["tableView", "collectionView"].contains(member) else {
      return false
    }
    return parameters.dropFirst().first?.label?.hasPrefix("didSelect") ?? false
  }
}
