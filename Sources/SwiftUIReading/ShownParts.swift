internal import SwiftSyntax
internal import Synchronization

/// The views that the bodies of other views show, as far as these are read.
///
/// The name of a view in the code of another one does not make it a part of that: the code may be in a function that nothing
/// calls, in the page behind a link, or given to a library. Such a view would be on no screen.
///
/// A class, because what was found of a view is kept for all files of the app.
final class ShownParts: Sendable {
  private let found = Mutex<[String: Set<String>]>([:])

  /// - Parameter read: finds the parts of a view; what it returns for one name is always the same.
  func parts(of view: String, reading read: () -> Set<String>) -> Set<String> {
    if let known = found.withLock({ $0[view] }) { return known }
    let parts = read()
    found.withLock { $0[view] = parts }
    return parts
  }
}

extension SwiftUIProject {
  /// Whether a view that other views have in their code is among the parts that are read of one of them.
  func isShownByOwner(_ name: String) -> Bool {
    // Of several views with one name, the code does not show which one is meant. A body shows the views in its own code.
    guard rivals[name] == nil, !uses.inBodies.contains(name), let owners = uses.owners[name] else {
      return true
    }
    return owners.contains { owner in
      guard rivals[owner] == nil, let type = types[owner], type.kind == .view,
        type.properties["body"] != nil
      else { return true }
      return shownParts.parts(of: owner) { parts(of: type) }.contains(name)
    }
  }

  private func parts(of type: TypeDeclaration) -> Set<String> {
    let project = seen(from: type.file).compiled(for: type.file, isOfMac: type.isOfMac)
    var interpreter = ViewInterpreter(
      project, texts: TextResolver(project: project, language: nil), file: type.file)
    _ = interpreter.body(of: type)
    return interpreter.ownViews
  }
}
