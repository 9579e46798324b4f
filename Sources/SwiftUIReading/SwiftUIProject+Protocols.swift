internal import SwiftSyntax

// The types that conform to protocols of the app.

extension SwiftUIProject {
  /// Gives views the members that extensions of their protocols have, `body` included.
  mutating func addDefaults(of protocols: [String: [String]]) {
    for (name, type) in types where type.kind == .view && type.isDeclared {
      var pending = Array(type.conformances.reversed())
      var seen: Set<String> = []
      while let next = pending.popLast() {
        guard let refined = protocols[next], seen.insert(next).inserted else { continue }
        if let defaults = types[next] { types[name]?.addDefaults(defaults) }
        pending += refined
      }
    }
  }

  mutating func findConforming(to protocols: [String: [String]]) {
    conforming = [:]
    for type in types.values.sorted(by: { $0.name < $1.name }) where type.isDeclared {
      for name in type.conformances where protocols[name] != nil {
        conforming[name, default: []].append(type.name)
      }
    }
  }

  /// Finds the types other than views whose functions or properties make views.
  mutating func findMakersOfViews() {
    makersOfViews = [:]
    for type in types.values.sorted(by: { $0.name < $1.name }) where type.kind == .other {
      guard !Self.ofSystem.contains(type.name) else { continue }
      for (name, function) in type.functions {
        let result = function.signature.returnClause?.type.trimmedDescription ?? ""
        guard Self.anyViews.contains(result) else { continue }
        makersOfViews[name, default: []].append(type.name)
      }
      for (name, property) in type.properties where property.body != nil {
        guard Self.anyViews.contains(property.type ?? "") else { continue }
        makersOfViews[name, default: []].append(type.name)
      }
    }
  }

  /// The only type of the app whose member of some name makes views: that of a value whose type the source does not show;
  /// nil for several.
  func onlyMaker(ofViews name: String) -> TypeDeclaration? {
    guard let names = makersOfViews[name], names.count == 1, !Self.ofStyles.contains(name) else {
      return nil
    }
    return types[names[0]]
  }

  /// Types of views of any kind: values of the system have images and texts of the same names.
  private static let anyViews: Set<String> = ["some View", "AnyView"]

  /// Members of the configurations that the system gives styles.
  private static let ofStyles: Set<String> = ["label", "content", "header", "icon", "title"]

  /// The types of SwiftUI whose extensions are modifiers.
  private static let ofSystem: Set<String> = [
    "View", "Text", "Image", "Button", "Label", "Shape", "TextField", "Color", "Font",
  ]
}
