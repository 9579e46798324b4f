internal import AccessibilityModel

// The effects of the run-time attributes that the file sets: UIKit sets the property of that name.

extension SettingSearch {
  /// Searches the setters in extensions of UIKit's and AppKit's classes; those of the view's own class
  /// belong to all its views.
  mutating func searchAttributes() {
    for name in view.links.runtimeAttributes.sorted() where !name.contains(".") {
      let setter = "set" + name.prefix(1).uppercased() + name.dropFirst()
      for type in ancestry where SystemClasses.contains(type) {
        for member in [name, setter] {
          guard let block = statements.extensions[CodeScope(type: type, member: member)] else {
            continue
          }
          add(block)
        }
      }
      if view.links.textAttributes.contains(name), !isDeclared(name, setter: setter) {
        for property in ViewProperty.words { code.add(.unknownAttribute(name), of: property) }
      }
    }
  }

  /// Whether the sources declare the property of an attribute, in a class or an extension.
  private func isDeclared(_ name: String, setter: String) -> Bool {
    if ancestry.contains(where: { classes.property(name, of: $0) != nil }) { return true }
    return statements.functions[setter]?.contains { function in
      function.scope.type.map { ancestry.contains(ClassHierarchy.key($0)) } ?? false
    } ?? false
  }

  /// Adds the statements of a method about the object on which it is called.
  mutating func add(_ block: StatementIndex.Block) {
    for setting in block.settings { code.add(setting) }
    for call in block.calls { follow(call) }
    for argument in block.arguments { follow(argument) }
  }
}
