internal import AccessibilityModel

// The effects of code on a view with an outlet.

extension SettingSearch {
  mutating func searchOutlets() {
    for outlet in view.links.outlets {
      search(outlet)
      if let unknown = unknownUser(of: outlet) { code.add(.unknownClass(unknown)) }
    }
  }

  /// Searches an object that is made with the view: `RowGroup(container: totalView)`.
  mutating func followIntoObject(_ argument: PassedArgument) {
    guard argument.function.first?.isUppercase == true, let label = argument.label,
      let property = classes.property(label, of: argument.function), enter(property)
    else { return }
    search(CodeLinks.Outlet(owner: argument.function, path: [label]))
  }

  /// The same for a property of another object that gets the view: `model.button = playButton`.
  mutating func followIntoProperty(_ argument: PassedArgument, of holder: ObjectReference) {
    guard let label = argument.label,
      case .known(let type) = owner(of: holder, through: holder.path[...])
    else { return }
    if let property = classes.property(label, of: type) {
      if enter(property) { search(CodeLinks.Outlet(owner: type, path: [label])) }
    } else if let unknown = classes.unknownAncestor(of: type),
      enter(CodeScope(type: type, member: label))
    {
      // A property of a library's class, whose code may set what the app's does not.
      search(CodeLinks.Outlet(owner: type, path: [label]))
      code.add(.unknownClass(unknown))
    }
  }

  private mutating func search(_ outlet: CodeLinks.Outlet) {
    guard let member = outlet.path.last else { return }
    if outlet.path == ["navigationItem"] { searchTitle(ofController: outlet.owner) }
    // The outlet's first member decides which class the object has.
    let first = outlet.path[0]
    let owners = classes.family(of: outlet.owner)
    for setting in statements.memberSettings.statements(about: first, of: owners) {
      switch match(setting.object, outlet, in: setting.scope) {
      case .certain: code.add(setting)
      case .possible:
        code.add(.unknownObject(member: member, at: setting.location), of: setting.property)
      case .none: break
      }
    }
    let arguments = statements.memberArguments.statements(about: first, of: owners).filter {
      match($0.object, outlet, in: $0.scope) == .certain
    }
    for argument in arguments { follow(argument) }
    let calls = statements.memberCalls.statements(about: first, of: owners).filter {
      match($0.object, outlet, in: $0.scope) == .certain
    }
    for call in calls { follow(call) }
    searchRows(outlet, arguments, calls)
    searchRemoval(outlet, arguments, calls)
  }

  /// Searches for titles of a controller, which UIKit shows as those of its navigation item, and for
  /// views in their place.
  private mutating func searchTitle(ofController owner: String) {
    for name in classes.family(of: owner).sorted() where !SystemClasses.contains(name) {
      for setting in statements.ownSettings[name] ?? [] where setting.property == .title {
        code.add(setting)
      }
    }
    let item = CodeLinks.Outlet(owner: owner, path: ["navigationItem"])
    for setting in statements.memberSettings.statements(
      about: "navigationItem", of: classes.family(of: owner))
    where setting.property == .titleView
      && match(setting.object, item, in: setting.scope) == .certain
    {
      var setting = setting
      setting.property = .title
      setting.value = .computed
      code.add(setting)
    }
    for member in ViewProperty.controllerMembers.sorted() {
      for setting in statements.memberSettings.statements(about: member)
      where setting.property == .title && setting.object.path.last == member {
        code.add(.unknownObject(member: member, at: setting.location), of: .title)
      }
    }
  }

  /// A class that may use an outlet and is not in the sources; nil if all are.
  ///
  /// The outlets that UIKit gives every cell are used by the surrounding classes.
  private func unknownUser(of outlet: CodeLinks.Outlet) -> String? {
    let users = SystemClasses.contains(outlet.owner) ? view.links.containers : [outlet.owner]
    if let user = users.first(where: { !classes.isDeclared($0) && !SystemClasses.contains($0) }) {
      return user
    }
    // An outlet that the sources do not declare is one of a library's class, whose code uses it.
    guard outlet.path.count == 1, !Self.namesOfUIKit.contains(outlet.path[0]),
      classes.property(outlet.path[0], of: outlet.owner) == nil
    else { return nil }
    return classes.unknownAncestor(of: outlet.owner)
  }

  /// The properties of UIKit's own classes that lead to views.
  private static let namesOfUIKit: Set<String> = [
    "view", "tableView", "collectionView", "navigationItem", "tabBarItem", "toolbarItems",
    "textLabel", "detailTextLabel", "imageView",
  ]

  /// Searches the methods that receive the view as their sender.
  mutating func searchActions() {
    for action in view.links.actions {
      for function in statements.functions[action.method] ?? [] {
        guard let type = function.scope.type, !function.parameters.isEmpty,
          action.owner.isEmpty
            || classes.family(of: action.owner).contains(ClassHierarchy.key(type))
        else { continue }
        follow(function, into: 0)
      }
    }
  }

  private enum Match { case none, possible, certain }

  /// Whether an object is the one that an outlet refers to.
  private func match(
    _ object: ObjectReference, _ outlet: CodeLinks.Outlet, in scope: CodeScope
  ) -> Match {
    // An outlet may have the name of a view's part, such as `titleLabel`.
    let ways = [object.path[...], object.wholePath]
    guard let path = ways.first(where: { $0.ends(with: outlet.path) }) else { return .none }
    // The outlets that UIKit gives every cell are used only by surrounding code.
    if SystemClasses.contains(outlet.owner), !isAround(scope) || isOfOutlet(object, path, outlet) {
      return .none
    }
    switch owner(of: object, through: path.dropLast(outlet.path.count)) {
    case .known(let type):
      let type = ClassHierarchy.key(type)
      guard classes.family(of: outlet.owner).contains(type) else { return .none }
      // An object declared as a UIKit class may be of any of the app's classes.
      let isAny = SystemClasses.contains(type) && !SystemClasses.contains(outlet.owner)
      return isAny ? .possible : .certain
    case .unknown: return .possible
    case .foreign: return .none
    }
  }

  /// Whether the object is a part of an outlet's view: `nameCell.textLabel`. The outlet leads to one view, of which
  /// the file shows whether it is this one.
  private func isOfOutlet(
    _ object: ObjectReference, _ path: ArraySlice<String>, _ outlet: CodeLinks.Outlet
  ) -> Bool {
    guard case .instance(let type) = object.root, outlet.path.count == 1, path.count == 2,
      let property = path.first.flatMap({ classes.property($0, of: type) })
    else { return false }
    return property.isOutlet && !property.isCollection
  }

  private func isAround(_ scope: CodeScope) -> Bool {
    guard let type = scope.type else { return false }
    return place.surroundings.contains(ClassHierarchy.key(type))
  }

  private enum Owner {
    case known(String), unknown, foreign
  }

  /// The class of the object with the outlet, as far as declared types show it.
  private func owner(of object: ObjectReference, through path: ArraySlice<String>) -> Owner {
    var type: String
    switch object.root {
    case .instance(let name), .created(let name): type = name
    case .appearance: return .foreign
    case .parameter, .variable, .found: return .unknown
    }
    for member in path {
      guard let next = classes.typeName(ofProperty: member, in: type) else { return .unknown }
      type = next
    }
    return .known(type)
  }
}

extension ArraySlice<String> {
  fileprivate func ends(with end: [String]) -> Bool {
    count >= end.count && suffix(end.count) == end[...]
  }
}

extension CodeLinks.Action {
  /// The base name of the method: `tap` of `tap:` and of Swift's `tapWithSender:`.
  var method: String {
    let name = String(selector.prefix { $0 != ":" })
    for suffix in ["With", "By", "For", "From"] {
      for end in ["Sender", "_"] where name.hasSuffix(suffix + end) {
        return String(name.dropLast(suffix.count + end.count))
      }
    }
    return name
  }
}
