internal import AccessibilityModel

// Rows whose selection presses a control in them.

extension SettingSearch {
  /// Looks for a selection of the row that calls the view's action, or has the view send it:
  /// `selectButtonTapped(cell.selectButton)`. It has to be so in all classes that use the view, apart from its cell.
  mutating func searchRows(
    _ outlet: CodeLinks.Outlet, _ arguments: [PassedArgument], _ calls: [MethodCall]
  ) {
    let own = classes.family(of: outlet.owner)
    let settings = statements.memberSettings.statements(about: outlet.path[0], of: own)
    let actions = Set(
      view.links.actions.map(\.method)
        + settings.compactMap { setting -> String? in
          guard setting.property == .action, case .constant(let name) = setting.value else {
            return nil
          }
          return name
        })
    let pressing =
      arguments.filter { actions.contains($0.function) }.map { ($0.scope, $0.location) }
      + calls.filter { Self.senders.contains($0.method) }.map { ($0.scope, $0.location) }
    let selecting = pressing.filter { isSelection($0, at: $1) }
    guard let first = selecting.first else { return }
    let users = Set(
      (settings.map(\.scope) + arguments.map(\.scope) + calls.map(\.scope))
        .compactMap(\.type).map(ClassHierarchy.key)
    ).subtracting(own)
    guard users.isSubset(of: selecting.compactMap { $0.0.type }.map(ClassHierarchy.key)) else {
      return
    }
    code.add(
      PropertySetting(
        object: ObjectReference(root: .instance(of: outlet.owner), path: outlet.path),
        property: .rowTap, value: .computed, scope: first.0, location: first.1))
  }

  private static let senders: Set<String> = ["sendActions", "sendActionsForControlEvents"]

  /// Whether a statement is in a delegate's method for the selection of a row: the last function of its name before it.
  private func isSelection(_ scope: CodeScope, at location: SourceLocation) -> Bool {
    guard let member = scope.member, ["tableView", "collectionView"].contains(member) else {
      return false
    }
    let around = (statements.functions[member] ?? []).filter {
      $0.scope == scope && $0.location.file == location.file && $0.location <= location
    }
    let label = around.max { $0.location < $1.location }?.parameters.dropFirst().first?.label
    return label.map { $0.hasPrefix("didSelect") } ?? false
  }
}
