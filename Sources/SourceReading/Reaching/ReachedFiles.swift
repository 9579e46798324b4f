/// Which storyboards and xibs the code of an app can load.
///
/// Code loads a file by its name, or by that of its class. So a file whose names no code has is in the app and
/// on no screen. Names are taken as used even in code that never runs, unless that code is in a class or a
/// function of which the same is known.
struct ReachedFiles: Sendable {
  private let code: [CodeWords]
  private let interfaces: [InterfaceWords]
  /// By file.
  private(set) var unreached: [String: Unreached] = [:]
  /// Where code that is in use begins and ends, in files with code that is not.
  private(set) var uses: [String: [CodeUse]] = [:]
  let flags: CodeFlags
  /// What no user sees of the other files.
  private(set) var unusedParts: [String: [UnusedPart]] = [:]

  /// - Parameter loaded: names that property lists and build settings have.
  init(_ code: [CodeWords], interfaces: [InterfaceWords], loaded: Set<CodeName>) {
    self.code = code
    self.interfaces = interfaces
    let search = ReachSearch(code, interfaces, loaded: loaded)
    let all = search.searched(inDebug: true)
    flags = search.flags
    uses = Self.uses(code, in: all)
    let released = search.searched(inDebug: false)
    for (index, interface) in interfaces.enumerated() {
      let parts = unusedParts(of: interface, at: index, in: all)
      if !interface.isLoadedBySystem, !parts.isEmpty { unusedParts[interface.file] = parts }
      if !all.interfaces[index], let outlet = search.missingOutlet(in: interface.mentions) {
        unreached[interface.file] = .failing(outlet: outlet)
      } else if !all.interfaces[index], let owner = interface.owner,
        search.isNibOfController(index), all.isNamed(CodeName(owner))
      {
        unreached[interface.file] = .notLoaded(by: owner)
      } else if !all.interfaces[index] {
        unreached[interface.file] = .unnamed(code: code.count, screens: interfaces.count - 1)
      } else if !released.interfaces[index],
        let location = naming(interface, reached: all, not: released)
      {
        unreached[interface.file] = .debugOnly(location)
      }
    }
  }

  /// Where the code begins that names a file and is used only in debug builds.
  private func naming(
    _ interface: InterfaceWords, reached: ReachSearch, not released: ReachSearch
  ) -> SourceLocation? {
    for (index, place) in reached.places.enumerated()
    where reached.parts[index] && !released.parts[index] {
      let file = code[place.file]
      let part = file.parts[place.part]
      if part.types.allSatisfy({ !interface.ownNames.contains($0) }),
        !part.names.isDisjoint(with: interface.ownNames)
      {
        return SourceLocation(file: file.file, line: part.line)
      }
    }
    return nil
  }

  private func unusedParts(
    of interface: InterfaceWords, at index: Int, in search: ReachSearch
  ) -> [UnusedPart] {
    let cells = search.unusedCells[index].sorted().map {
      UnusedPart.cell(line: interface.cells[$0].line)
    }
    return search.unusedScenes(of: index) + cells + interface.looseViews.map { .view(line: $0) }
  }
}
