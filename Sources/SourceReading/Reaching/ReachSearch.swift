/// The code and the screens that are in use, found from what certainly is.
///
/// A type is in use if code in use names it, outside of the type itself; so is a function of the app. Types and
/// functions that nothing names are in use too: UIKit calls them, or code finds them by names that it puts
/// together. Only a screen's class, of which nothing else is known, needs a name.
struct ReachSearch {
  /// A part of a code file or a cell of a screen, by its indices.
  struct Place {
    var file: Int
    var part: Int
  }

  private(set) var places: [Place] = []
  /// Whether each part is in use.
  private(set) var parts: [Bool] = []
  /// Whether each screen is in use.
  private(set) var interfaces: [Bool]
  /// The cells of each screen that are not in use, by their indices.
  private(set) var unusedCells: [Set<Int>]

  private let code: [CodeWords]
  private let screens: [InterfaceWords]
  private let loaded: Set<CodeName>
  /// The types and functions that a name must lead to.
  private var gates: Set<CodeName> = []
  /// The names that lead to one of them, or to a screen.
  private var known: Set<CodeName> = []
  private var reached: Set<CodeName> = []
  /// Those by which a scene is made: names in code in use, outside the type of the name, and references of other
  /// scenes. A view's class in a storyboard makes no scene whose identifier is the same.
  private var identifiers: Set<CodeName> = []
  private var ofScenes: Set<CodeName> = []
  /// By the gate that they wait for.
  private var waitingParts: [CodeName: [Int]] = [:]
  private var waitingScreens: [CodeName: [Int]] = [:]
  private var waitingCells: [CodeName: [Place]] = [:]
  private var new: [CodeName] = []
  /// The constant parts of names that code puts together.
  private let fragments: Set<CodeName>

  /// Prepares a search, in which nothing is in use yet.
  ///
  /// - Parameter loaded: names that the system loads.
  init(_ code: [CodeWords], _ screens: [InterfaceWords], loaded: Set<CodeName>) {
    self.code = code
    self.screens = screens
    self.loaded = loaded
    interfaces = screens.map { _ in false }
    unusedCells = screens.map { Set($0.cells.indices) }
    fragments = code.reduce(into: []) { $0.formUnion($1.fragments) }
    setGates()
    for file in code.indices {
      for part in code[file].parts.indices {
        places.append(Place(file: file, part: part))
        parts.append(false)
      }
    }
  }

  /// What is in use.
  ///
  /// - Parameter inDebug: whether code of debug builds counts.
  func searched(inDebug: Bool) -> ReachSearch {
    var search = self
    search.run(inDebug: inDebug)
    return search
  }

  private mutating func run(inDebug: Bool) {
    identify(by: loaded)
    name(loaded)
    // Other modules may use them.
    for file in code {
      identify(by: file.openTypes)
      name(file.openTypes)
    }
    for index in screens.indices {
      wait(screen: index)
      waitForCells(of: index)
    }
    for index in places.indices where inDebug || !part(index).isDebug { wait(part: index) }
    while let name = new.popLast() { open(name) }
  }

  private func part(_ index: Int) -> CodeWords.Part {
    code[places[index].file].parts[places[index].part]
  }

  /// Finds the types and functions that are in use only if a name leads to them.
  private mutating func setGates() {
    let declared = code.reduce(into: Set<CodeName>()) { $0.formUnion($1.declaredTypes) }
    let open = code.reduce(into: Set<CodeName>()) { $0.formUnion($1.openTypes) }
    let ofScreens = screens.reduce(into: Set<CodeName>()) { names, screen in
      names.formUnion(screen.ownNames)
      for cell in screen.cells { names.formUnion(cell.names) }
      for scene in screen.scenes { names.formUnion(scene.names) }
    }
    var named: Set<CodeName> = []
    var functions: Set<CodeName> = []
    for file in code { for part in file.parts { functions.formUnion(part.functions) } }
    let candidates = declared.union(functions)
    for file in code {
      for part in file.parts {
        for name in part.names
        where candidates.contains(name) && !part.types.contains(name)
          && !part.functions.contains(name)
        {
          named.insert(name)
        }
      }
    }
    gates = declared.intersection(named.union(ofScreens)).union(functions.intersection(named))
      .subtracting(open)
    known = gates.union(ofScreens)
    for screen in screens { for scene in screen.scenes { ofScenes.formUnion(scene.names) } }
  }

  /// Opens a part as soon as all its gates are open.
  private mutating func wait(part index: Int) {
    let part = part(index)
    let closed = (part.types + part.functions).first { gates.contains($0) && !reached.contains($0) }
    if let closed {
      waitingParts[closed, default: []].append(index)
      return
    }
    parts[index] = true
    identify(by: part.names.subtracting(part.types))
    name(part.names)
  }

  private mutating func wait(screen index: Int) {
    let screen = screens[index]
    if screen.isLoadedBySystem || fragments.contains(where: screen.stemParts.contains)
      || !reached.isDisjoint(with: screen.ownNames)
    {
      use(screen: index)
    } else {
      for name in screen.ownNames { waitingScreens[name, default: []].append(index) }
    }
  }

  private mutating func waitForCells(of screen: Int) {
    for (index, cell) in screens[screen].cells.enumerated() {
      let place = Place(file: screen, part: index)
      if fragments.contains(where: cell.parts.contains) || !reached.isDisjoint(with: cell.names) {
        use(cell: place)
      } else {
        for name in cell.names { waitingCells[name, default: []].append(place) }
      }
    }
  }

  private mutating func use(cell place: Place) {
    guard unusedCells[place.file].remove(place.part) != nil else { return }
    name(screens[place.file].cells[place.part].names)
  }

  private mutating func use(screen index: Int) {
    guard !interfaces[index] else { return }
    interfaces[index] = true
    identify(by: screens[index].references)
    name(screens[index].names)
  }

  private mutating func name(_ names: Set<CodeName>) {
    for name in names where known.contains(name) && reached.insert(name).inserted {
      new.append(name)
    }
  }

  private mutating func identify(by names: Set<CodeName>) {
    for name in names where ofScenes.contains(name) { identifiers.insert(name) }
  }

  private mutating func open(_ name: CodeName) {
    for index in waitingScreens.removeValue(forKey: name) ?? [] { use(screen: index) }
    for place in waitingCells.removeValue(forKey: name) ?? [] { use(cell: place) }
    for index in waitingParts.removeValue(forKey: name) ?? [] { wait(part: index) }
  }

  /// The scenes of a storyboard that neither code nor a segue leads to.
  func unusedScenes(of screen: Int) -> [InterfaceWords.Scene] {
    let scenes = screens[screen].scenes
    var used = Set(
      scenes.indices.filter { index in
        let scene = scenes[index]
        // Libraries put identifiers together from the name of a module, which its storyboard has too: `TripsView`
        // of `Trips.storyboard`. Any use of the class is one of the scene then.
        let isOfFile = !scene.parts.isDisjoint(with: screens[screen].ownNames)
        let names = isOfFile ? reached : identifiers
        return scene.isFirst || !names.isDisjoint(with: scene.names)
          || fragments.contains(where: scene.parts.contains)
      })
    var rest = Array(used)
    while let next = rest.popLast() {
      for index in scenes[next].destinations where used.insert(index).inserted {
        rest.append(index)
      }
    }
    return scenes.indices.filter { !used.contains($0) }.map { scenes[$0] }
  }
}
