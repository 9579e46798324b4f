// Views that code gives to other views and to functions, which may show them later.

extension ViewUses {
  /// A view that code gives to a function.
  struct Handed: Hashable, Sendable {
    var view: String
    var by: Member
    var isNested: Bool
  }

  /// A parameter of a view that may get another one.
  struct Parameter: Hashable, Sendable {
    var view: String
    /// Nil for the first trailing closure.
    var label: String?
  }

  /// The parameters of views that only push, or only present, what they get: `destination` of a card that is a link.
  static func destinations(
    of files: [InFile], named declaredName: (String) -> String
  ) -> [Parameter: Destination] {
    var builders: [String: String] = [:]
    for file in files { builders.merge(file.builders) { own, _ in own } }
    let members = destinations(of: files)
    var found: [Parameter: Destination] = [:]
    for parameter in files.lazy.flatMap(\.given.keys) {
      let view = declaredName(parameter.view)
      guard let name = parameter.label ?? builders[view] else { continue }
      found[parameter] = members[Member(owner: view, name: name)]
    }
    return found
  }
}

extension ViewUses.InFile {
  /// The same with the views that code gives to functions which are read as parts of what the code makes. Those that
  /// other functions get are screens of their own: a router may push them.
  func following(_ isFollowed: (String, String) -> Bool) -> Self {
    var file = self
    for (function, views) in handed {
      for handed in views where isFollowed(function, handed.by.owner) {
        if handed.isNested {
          file.nested[handed.by, default: []].insert(handed.view)
        } else {
          file.parts[handed.by, default: []].insert(handed.view)
        }
      }
    }
    return file
  }
}
