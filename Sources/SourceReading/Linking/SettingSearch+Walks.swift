internal import AccessibilityModel

// Code that reaches the view without its name: it looks at subviews, or gets the view from code that
// passes it on.

extension SettingSearch {
  /// Searches for statements about the subviews of any view, and of the classes around this one.
  mutating func searchWalks() {
    for owner in place.surroundings.sorted() { searchWalks(in: owner) }
    for function in statements.functions.named(
      "didAddSubview", only: place.surroundings.filter(classes.isDeclared).sorted())
    where !function.parameters.isEmpty {
      possibly(because: { .walk(at: $0) }) { $0.follow(function, into: 0) }
    }
  }

  /// - Parameter owner: empty for statements about the subviews of any view.
  mutating func searchWalks(in owner: String) {
    guard let walk = statements.walks[owner] else { return }
    let ancestry = ancestry
    possibly(because: { .walk(at: $0) }) { search in
      for setting in walk.settings
      where !setting.object.isOfOthers(ancestry)
        && !search.isOnOtherScreen(setting.object, in: setting.scope)
      {
        search.code.add(setting)
      }
      for argument in walk.arguments
      where !argument.object.isOfOthers(ancestry) && search.isKnown(argument.function)
        && !search.isOnOtherScreen(argument.object, in: argument.scope)
      {
        search.follow(argument)
      }
      for call in walk.calls
      where !call.object.isOfOthers(ancestry) && search.isKnown(call.method)
        && !search.isOnOtherScreen(call.object, in: call.scope)
      {
        search.follow(call)
      }
    }
  }

  /// Whether it is a subview of a view that the controller of another screen makes or gets, such as a cell of its own table:
  /// a controller of the app is around this view, and it is not that one.
  private func isOnOtherScreen(_ object: ObjectReference, in scope: CodeScope) -> Bool {
    guard let container = object.container, container.path.isEmpty, let type = scope.type,
      classes.isController(type), !place.surroundings.contains(ClassHierarchy.key(type)),
      place.surroundings.contains(where: classes.isController)
    else { return false }
    switch container.root {
    case .result, .variable: return true
    case .instance(let owner): return SystemClasses.contains(ClassHierarchy.key(owner))
    case .created, .parameter, .found, .appearance: return false
    }
  }

  /// Whether the sources declare a function, or its name shows that it sets what users hear. Any other
  /// would leave all facts of all views open.
  private func isKnown(_ function: String) -> Bool {
    statements.functions.contains(function) || UnresolvedFunction.speaks(function)
  }

  /// Searches extensions of UIKit's classes for methods that UIKit calls when it loads a view from a
  /// file. ``NibLocalizers`` knows those that set texts.
  mutating func searchLoading() {
    for name in ancestry where SystemClasses.contains(name) {
      for scope in statements.loading[name] ?? [] {
        guard let block = statements.extensions[scope] else { continue }
        var search = self
        search.code = ReachingCode()
        for setting in block.settings {
          guard setting.isConditional else {
            search.code.add(setting)
            continue
          }
          search.code.add(.walk(at: setting.location), of: setting.property)
        }
        for argument in block.arguments { search.follow(argument) }
        // The method of the superclass is not this one again.
        for call in block.calls
        where call.method != scope.member && statements.functions.contains(call.method) {
          search.follow(call)
        }
        code.add(search.code.withoutLocalizers)
      }
    }
  }

  /// Leaves open what code sets on objects that may be the view, after code passed it on.
  ///
  /// - Parameter member: the last member of such an object; nil for any.
  mutating func passOn(at location: SourceLocation, as member: String? = nil) {
    for stray in straySettings(of: member) {
      code.add(.kept(at: location, setAt: stray.location), of: stray.property)
    }
  }

  /// Follows the view to the targets that code gives it: methods get it as their sender, or as the
  /// view of a recogniser.
  mutating func followTarget(_ setting: PropertySetting) {
    switch (setting.property, setting.value) {
    case (.action, .constant(let name)):
      for function in statements.functions[name] ?? [] where !function.parameters.isEmpty {
        follow(function, into: 0)
      }
    case (.action, _): passOn(at: setting.location, as: "sender")
    case (.gesture, _): passOn(at: setting.location, as: "view")
    default: break
    }
  }

  /// Follows the view into the setter of its outlet: `- (void)setPlay:(UIButton *)play`.
  mutating func followSetter(of outlet: CodeLinks.Outlet) {
    guard outlet.path.count == 1, let name = outlet.path.first, let first = name.first else {
      return
    }
    let setter = "set\(first.uppercased())\(name.dropFirst())"
    for function in statements.functions.named(setter, only: classes.ancestry(of: outlet.owner))
    where function.parameters.count == 1 && function.parameters[0].label == nil {
      // A method of that name need not be a setter.
      let type = function.parameters[0].typeName ?? "Any"
      if ancestry.contains(ClassHierarchy.key(type)) || classes.isOpen(type) {
        follow(function, into: 0)
      }
    }
  }
}
