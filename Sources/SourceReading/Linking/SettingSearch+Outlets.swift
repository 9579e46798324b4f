internal import AccessibilityModel

// The effects of code on a view with an outlet.

extension SettingSearch {
  mutating func searchOutlets() {
    for outlet in view.links.outlets {
      search(outlet)
      if let unknown = unknownUser(of: outlet) { code.add(.unknownClass(unknown)) }
    }
  }

  /// Searches an object that is created with the view: `RowGroup(container: totalView)`.
  mutating func followIntoObject(_ argument: PassedArgument) {
    let type = argument.function
    let property = argument.label.flatMap { classes.property($0, of: type) }
    if let property, enter(property) {
      search(CodeLinks.Outlet(owner: type, path: [property.name]))
    }
    let makers = statements.functions.named("init", only: classes.ancestry(of: type))
    if !follow(argument, into: makers), property == nil { open(type, at: argument.location) }
  }

  /// The same for a property of another object that receives the view: `model.button = playButton`.
  mutating func followIntoProperty(_ argument: PassedArgument, of holder: ObjectReference) {
    guard let label = argument.label,
      case .known(let type) = owner(of: holder, through: holder.path[...])
    else { return }
    if let property = classes.property(label, of: type) {
      if enter(property) { search(CodeLinks.Outlet(owner: type, path: [label])) }
    } else if let unknown = classes.unknownAncestor(of: type),
      enter(CodeScope(type: type, member: label))
    {
      // A property of a library's class, whose code may set properties that the app's code does
      // not.
      search(CodeLinks.Outlet(owner: type, path: [label]))
      code.add(.unknownClass(unknown))
    }
  }

  private mutating func search(_ outlet: CodeLinks.Outlet) {
    guard let member = outlet.path.last else { return }
    if outlet.path == ["navigationItem"] { searchTitle(ofController: outlet.owner) }
    // The outlet's first member determines the class of the object.
    let first = outlet.path[0]
    let owners = classes.family(of: outlet.owner)
    for setting in statements.memberSettings.statements(about: first, of: owners)
    where !setting.object.isOfOthers(ancestry) {
      switch match(setting.object, outlet, in: setting.scope) {
      case .certain:
        code.add(setting)
        followTarget(setting)
      case .possible:
        code.add(.unknownObject(member: member, at: setting.location), of: setting.property)
      case .ofSubclass(let type):
        code.add(.subclass(type, at: setting.location), of: setting.property)
      case .none: break
      }
    }
    followSetter(of: outlet)
    let arguments = follow(
      statements.memberArguments.statements(about: first, of: owners), about: outlet
    ) { $0.follow($1) }
    let calls = follow(
      statements.memberCalls.statements(about: first, of: owners), about: outlet
    ) { $0.follow($1) }
    searchRows(outlet, arguments, calls)
    searchRemoval(outlet, arguments, calls)
    searchFillers(of: owners)
    searchConfigurations(outlet)
  }

  /// Follows statements about an outlet; one that may be about another object leaves the property
  /// open.
  ///
  /// - Returns: the statements that are certainly about the view.
  private mutating func follow<Statement: ObjectStatement>(
    _ all: [Statement], about outlet: CodeLinks.Outlet,
    by step: (inout SettingSearch, Statement) -> Void
  ) -> [Statement] {
    var certain: [Statement] = []
    for statement in all {
      switch match(statement.object, outlet, in: statement.scope) {
      case .certain: certain.append(statement)
      case .possible:
        let member = statement.object.path.last ?? ""
        possibly(because: { .unknownObject(member: member, at: $0) }) { step(&$0, statement) }
      case .ofSubclass(let type):
        possibly(because: { .subclass(type, at: $0) }) { step(&$0, statement) }
      case .none: break
      }
    }
    for statement in certain { step(&self, statement) }
    return certain
  }

  /// Searches for undeclared methods of the class with the outlet that may set its views:
  /// `cell.configure(with: price)`, in an extension of another module.
  private mutating func searchFillers(of owners: Set<String>) {
    for owner in owners.sorted() where classes.isDeclared(owner) {
      for call in statements.fillers[owner] ?? [] where !isDeclared(call.method, by: owner) {
        open(call.method, at: call.location)
      }
    }
  }

  /// Whether a class, a superclass or a subclass has a method, or a property that it sets.
  private func isDeclared(_ method: String, by type: String) -> Bool {
    let family = classes.family(of: type).sorted()
    if !statements.functions.named(method, only: family).isEmpty { return true }
    let rest = method.dropFirst(3)
    let property = rest.prefix(1).lowercased() + rest.dropFirst()
    return family.contains {
      classes.property(method, of: $0) != nil
        || method.hasPrefix("set") && classes.property(property, of: $0) != nil
    }
  }

  /// Searches for configurations of cells, which replace the labels that UIKit gives a cell.
  private mutating func searchConfigurations(_ outlet: CodeLinks.Outlet) {
    guard outlet.owner == "UITableViewCell" else { return }
    for setting in statements.configurations where mayFillCells(setting.scope) {
      let type = setting.object.rootClass
      guard type.map({ classes.family(of: outlet.owner).contains(ClassHierarchy.key($0)) }) ?? true
      else { continue }
      code.add(.unknownObject(member: setting.property.rawValue, at: setting.location))
    }
  }

  /// Searches for titles of a controller, which UIKit shows as those of its navigation item, and
  /// for views that replace them.
  private mutating func searchTitle(ofController owner: String) {
    for name in classes.family(of: owner).sorted() where !SystemClasses.contains(name) {
      let isSubclass = isSubclass(name, of: owner)
      for setting in statements.ownSettings[name] ?? [] where setting.property == .title {
        if isSubclass {
          code.add(.subclass(name, at: setting.location), of: .title)
        } else {
          code.add(setting)
        }
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
    // An undeclared outlet belongs to a library's class, whose code uses it.
    guard outlet.path.count == 1, !Self.namesOfUIKit.contains(outlet.path[0]),
      classes.property(outlet.path[0], of: outlet.owner) == nil
    else { return nil }
    return classes.unknownAncestor(of: outlet.owner)
  }

  /// The properties of UIKit's own classes that lead to views.
  private static let namesOfUIKit: Set<String> = [
    "view", "tableView", "collectionView", "navigationItem", "tabBarItem", "toolbarItems",
    "textLabel", "detailTextLabel", "imageView", "contentView",
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

  private enum Match: Equatable {
    case none, possible, certain
    /// The object is of a subclass of the one in the file.
    case ofSubclass(String)
  }

  /// Whether an object is the one that an outlet refers to.
  private func match(
    _ object: ObjectReference, _ outlet: CodeLinks.Outlet, in scope: CodeScope
  ) -> Match {
    // An outlet may have the name of a view's part, such as `titleLabel`.
    let ways = [object.path[...], object.wholePath]
    guard let path = ways.first(where: { $0.ends(with: outlet.path) }) else { return .none }
    if SystemClasses.contains(outlet.owner) {
      guard mayFillCells(scope), !isOfOutlet(object, path, outlet) else { return .none }
    }
    switch owner(of: object, through: path.dropLast(outlet.path.count)) {
    case .known(let type):
      let type = ClassHierarchy.key(type)
      guard classes.family(of: outlet.owner).contains(type) else { return .none }
      // An object declared as a UIKit class may be of any of the app's classes.
      let isOfSystem = SystemClasses.contains(outlet.owner)
      if isSubclass(type, of: outlet.owner) {
        if !isOfSystem { return .ofSubclass(type) }
        // The file states the class of its cells.
        if !place.surroundings.contains(type), !classes.isController(type) { return .none }
      }
      let isAny = SystemClasses.contains(type) && !isOfSystem
      return isAny || isOfSystem && !isAround(scope) ? .possible : .certain
    case .unknown: return .possible
    case .foreign: return .none
    }
  }

  /// Whether one of the app's classes is below the class of an outlet's owner: the object that the file describes
  /// is of the latter, unless another file or code shows it with an owner of the subclass.
  private func isSubclass(_ type: String, of owner: String) -> Bool {
    classes.isDeclared(type) && !classes.ancestry(of: owner).contains(type)
      && classes.ancestry(of: type).contains(ClassHierarchy.key(owner))
  }

  /// Whether the object is a part of an outlet's view: `nameCell.textLabel`. The file shows whether
  /// the outlet leads to this view.
  private func isOfOutlet(
    _ object: ObjectReference, _ path: ArraySlice<String>, _ outlet: CodeLinks.Outlet
  ) -> Bool {
    guard case .instance(let type) = object.root, outlet.path.count == 1, path.count == 2,
      let property = path.first.flatMap({ classes.property($0, of: type) })
    else { return false }
    return property.isOutlet && !property.isCollection
  }

  /// Whether code may set the labels that UIKit gives every cell of a list: any code except other
  /// controllers, which fill their own lists. A data source may be any object.
  private func mayFillCells(_ scope: CodeScope) -> Bool {
    if isAround(scope) { return true }
    return !(scope.type.map { classes.isController($0) } ?? false)
  }

  private func isAround(_ scope: CodeScope) -> Bool {
    guard let type = scope.type else { return false }
    return place.surroundings.contains(ClassHierarchy.key(type))
  }

  private enum Owner {
    case known(String), unknown, foreign
  }

  /// The class of the object with the outlet, if declared types show it.
  private func owner(of object: ObjectReference, through path: ArraySlice<String>) -> Owner {
    var type: String
    switch object.root {
    case .instance(let name), .created(let name): type = name
    case .appearance: return .foreign
    case .parameter, .variable, .result, .found: return .unknown
    }
    for member in path {
      guard let next = classes.typeName(ofProperty: member, in: type) else { return .unknown }
      type = next
    }
    return classes.isOpen(type) ? .unknown : .known(type)
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
