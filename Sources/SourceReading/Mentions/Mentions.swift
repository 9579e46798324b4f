internal import AccessibilityModel
internal import Platform

/// The storyboards, xibs and scenes that no name in an app's sources leads to.
///
/// Code loads a screen by the name of its file, by its class or by an identifier. If no such name
/// occurs anywhere, the screen is probably left over. In doubt, a name occurs: as a part of a
/// joined text, in code that never runs, in a resource. Only the sources of a whole app prove that
/// a name does not occur.
struct Mentions: Sendable {
  private var files: [String: Unmentioned] = [:]
  /// The scenes of the other files, in file order.
  private var scenes: [String: [(lines: ClosedRange<Int>, reason: Unmentioned)]] = [:]

  /// - Parameters:
  ///   - names: those in the code, the property lists and the other resources.
  ///   - codeCount: the number of code files.
  init(_ interfaces: [InterfaceNames], names: MentionedNames, codeCount: Int) {
    let searched = Unmentioned.Searched(code: codeCount, screens: interfaces.count)
    let links = InterfaceLinks(interfaces)
    for interface in interfaces where !interface.isLoadedBySystem {
      func isMentioned(_ name: String) -> Bool {
        names.mayContain(name) || links.mention(name, outside: interface.stem)
      }
      let identifiers = interface.scenes.reduce(into: Set()) { $0.formUnion($1.identifiers) }
      guard interface.names.union(identifiers).contains(where: isMentioned) else {
        files[interface.path] = .file(searched)
        continue
      }
      scenes[interface.path] = interface.scenes.filter { scene in
        !scene.identifiers.contains { isMentioned($0) || links.refer(to: $0) }
          && !scene.classes.contains(where: isMentioned)
      }.map { ($0.lines, .scene(searched)) }
    }
  }

  /// Why nothing seems to show a screen; nil if something does.
  ///
  /// - Parameter line: that of its first element.
  func reason(of path: String, line: Int) -> Unmentioned? {
    if let reason = files[path] { return reason }
    guard let scenes = scenes[path] else { return nil }
    let place = scenes.indices.partitioningIndex { scenes[$0].lines.upperBound >= line }
    guard place < scenes.count, scenes[place].lines.contains(line) else { return nil }
    return scenes[place].reason
  }
}

/// The references between storyboards and xibs.
private struct InterfaceLinks {
  private var references: Set<NameHash> = []
  /// The stem of the only file that mentions a name; empty if there are several.
  private var stems: [NameHash: String] = [:]

  init(_ interfaces: [InterfaceNames]) {
    for interface in interfaces {
      for name in interface.references { references.insert(NameHash(name)) }
      for name in interface.references.union(interface.classes) {
        let known = stems.updateValue(interface.stem, forKey: NameHash(name))
        if let known, known != interface.stem { stems[NameHash(name)] = "" }
      }
    }
  }

  /// Whether some file refers to a file or a scene by its name.
  func refer(to name: String) -> Bool { references.contains(NameHash(name)) }

  /// Whether a file mentions a name, except files with a certain stem: the same screen for another
  /// device or language.
  func mention(_ name: String, outside stem: String) -> Bool {
    stems[NameHash(name)].map { $0 != stem } ?? false
  }
}

extension MentionedNames {
  /// The names in files other than code and screens: property lists, build settings, routes in
  /// JSON.
  static func inResources(_ paths: [String], wanted: Set<NameHash>) -> MentionedNames {
    ConcurrentMap.map(paths.filter(ResourceNames.recognizes)) {
      ResourceNames.read($0, wanted: wanted)
    }.reduce(into: MentionedNames(wanted: wanted)) { $0.formUnion($1) }
  }
}
