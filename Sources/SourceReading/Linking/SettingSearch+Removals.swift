internal import AccessibilityModel

extension SettingSearch {
  /// Treats a view that code removes from the screen, and never adds again, as hidden.
  mutating func searchRemoval(
    _ outlet: CodeLinks.Outlet, _ arguments: [PassedArgument], _ calls: [MethodCall]
  ) {
    guard !arguments.contains(where: { PassedArgument.adders.contains($0.function) }) else {
      return
    }
    for call in calls
    where call.method == "removeFromSuperview" && call.object.path.last == outlet.path.last {
      code.add(
        PropertySetting(
          object: call.object, property: .isHidden, value: .flag(true),
          isConditional: call.isConditional, scope: call.scope, location: call.location))
    }
  }
}
