/// The code and the screens that are in use, found from what certainly is.
///
/// A type is in use if code in use names it, outside of the type itself; so is a member that only the app's
/// code can use. All other types and members are in use too: UIKit calls them, or code finds them by names that
/// it puts together. A screen's class, of which nothing else is known, needs a name.
struct ReachSearch {
  /// A part of a code file, or a cell or a scene of a screen, by its indices.
  struct Place: Hashable {
    var file: Int
    var part: Int
  }

  private(set) var places: [Place] = []
  let flags: CodeFlags
  /// Whether each part is in use.
  private(set) var parts: [Bool] = []
  /// Whether each screen is in use.
  private(set) var interfaces: [Bool]
  /// The cells of each screen that are not in use, by their indices.
  private(set) var unusedCells: [Set<Int>]
  /// The scenes that are in use, if their storyboard is.
  private var scenes: Set<Place> = []

  private let code: [CodeWords]
  private let screens: [InterfaceWords]
  private let loaded: Set<CodeName>
  private let gates: ReachGates
  /// The names that lead to a part, in all parts of the code.
  private let partGates: [[CodeName]]
  /// Whether a flag rules out each part.
  private let ruledOut: [Bool]
  /// The names that lead to a part, or to a screen.
  private let known: Set<CodeName>
  private var reached: Set<CodeName> = []
  /// Those by which a scene or a segue is made: names in code in use, outside the type of the name, and
  /// references of other scenes. A view's class in a storyboard makes no scene whose identifier is the same.
  private var identifiers: Set<CodeName> = []
  private let ofScenes: Set<CodeName>
  /// The names by which the nib of a controller is loaded, by screen.
  private let namesOfNibs: [Set<CodeName>?]
  private let ofNibs: Set<CodeName>
  /// Those of ``ofNibs`` by which something in use loads a nib.
  private var loadedNibs: Set<CodeName> = []
  private var waitingNibs: [CodeName: [Int]] = [:]
  /// By the name that they wait for.
  private var waitingParts: [CodeName: [Int]] = [:]
  private var waitingScreens: [CodeName: [Int]] = [:]
  private var waitingCells: [CodeName: [Place]] = [:]
  private var waitingScenes: [CodeName: [Place]] = [:]
  /// The names in the code of the classes whose outlets screens connect.
  private let members: [CodeName: Set<CodeName>]
  private var new: [CodeName] = []
  private var newIdentifiers: [CodeName] = []
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
    var ofScreens: Set<CodeName> = []
    var ofScenes: Set<CodeName> = []
    for screen in screens {
      ofScreens.formUnion(screen.ownNames)
      for cell in screen.cells { ofScreens.formUnion(cell.names) }
      for scene in screen.scenes {
        ofScenes.formUnion(scene.names)
        ofScenes.formUnion(scene.segues.compactMap(\.name))
      }
    }
    ofScreens.formUnion(ofScenes)
    var owners: Set<CodeName> = []
    for screen in screens {
      owners.formUnion(screen.mentions.outlets.map(\.owner))
      for scene in screen.scenes { owners.formUnion(scene.mentions.outlets.map(\.owner)) }
    }
    gates = ReachGates(code, ofScreens: ofScreens, fragments: fragments)
    members = gates.members(of: owners, in: code)
    let namesOfNibs = screens.map { [gates] in gates.namesOfNib($0) }
    self.namesOfNibs = namesOfNibs
    ofNibs = namesOfNibs.reduce(into: []) { $0.formUnion($1 ?? []) }
    known = gates.all.union(ofScreens)
    self.ofScenes = ofScenes
    let flags = CodeFlags(
      code, parents: gates.parents,
      attributes: screens.reduce(into: []) { $0.formUnion($1.attributes) })
    self.flags = flags
    var ruledOut: [Bool] = []
    var partGates: [[CodeName]] = []
    for file in code.indices {
      for part in code[file].parts.indices {
        places.append(Place(file: file, part: part))
        parts.append(false)
        let part = code[file].parts[part]
        partGates.append(gates.gates(of: part))
        ruledOut.append(!part.conditions.allSatisfy { flags.mayHold($0, in: part.types) })
      }
    }
    self.partGates = partGates
    self.ruledOut = ruledOut
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
    load(loaded)
    // Other modules may use them.
    for file in code {
      identify(by: file.openTypes)
      name(file.openTypes)
      load(file.openTypes)
    }
    for index in screens.indices {
      wait(screen: index)
      waitForCells(of: index)
    }
    for index in places.indices where (inDebug || !part(index).isDebug) && !ruledOut[index] {
      wait(part: index)
    }
    while true {
      if let name = new.popLast() {
        open(name)
      } else if let name = newIdentifiers.popLast() {
        for place in waitingScenes.removeValue(forKey: name) ?? [] { use(scene: place) }
      } else {
        break
      }
    }
  }

  private func part(_ index: Int) -> CodeWords.Part {
    code[places[index].file].parts[places[index].part]
  }

  /// Opens a part as soon as all its gates are open.
  private mutating func wait(part index: Int) {
    if let closed = partGates[index].first(where: { !reached.contains($0) }) {
      waitingParts[closed, default: []].append(index)
      return
    }
    let part = part(index)
    parts[index] = true
    identify(by: part.names.subtracting(part.types))
    // To have a view or a controller as an argument or a property makes none.
    name(part.names.subtracting(part.annotated.filter(gates.isOfScreen)))
    if !ofNibs.isEmpty { load(part.names.subtracting(part.typed)) }
    for name in part.casts where known.contains(name) { use(cast: name) }
  }

  /// Uses what code casts objects to.
  ///
  /// A cast makes no object of a class, but a file whose name code puts together may have one at its top. Other
  /// names may be constants.
  private mutating func use(cast name: CodeName) {
    guard gates.isDeclared(name) else { return self.name([name]) }
    for index in waitingScreens[name] ?? [] where screens[index].scenes.isEmpty {
      use(screen: index)
    }
  }

  private mutating func name(_ names: some Sequence<CodeName>) {
    for name in names where known.contains(name) && reached.insert(name).inserted {
      new.append(name)
    }
  }

  /// Uses the nibs of controllers by their names.
  private mutating func load(_ names: Set<CodeName>) {
    for name in ofNibs.intersection(names) where loadedNibs.insert(name).inserted {
      for index in waitingNibs.removeValue(forKey: name) ?? [] { use(screen: index) }
    }
  }

  /// Whether a screen is loaded only by the names of a controller and its nib.
  func isNibOfController(_ screen: Int) -> Bool { namesOfNibs[screen] != nil }

  /// Whether something in use names a class.
  func isNamed(_ type: CodeName) -> Bool { reached.contains(type) }

  private mutating func identify(by names: Set<CodeName>) {
    for name in names where ofScenes.contains(name) && identifiers.insert(name).inserted {
      newIdentifiers.append(name)
    }
  }

  private mutating func open(_ name: CodeName) {
    for index in waitingScreens.removeValue(forKey: name) ?? [] { use(screen: index) }
    for place in waitingCells.removeValue(forKey: name) ?? [] { use(cell: place) }
    for index in waitingParts.removeValue(forKey: name) ?? [] { wait(part: index) }
  }
}

// MARK: Screens

extension ReachSearch {
  private mutating func wait(screen index: Int) {
    let screen = screens[index]
    if screen.isLoadedBySystem || fragments.contains(where: screen.stemParts.contains)
      || namesOfNibs[index].map({ !loadedNibs.isDisjoint(with: $0) })
        ?? !reached.isDisjoint(with: screen.ownNames)
    {
      use(screen: index)
    } else if let names = namesOfNibs[index] {
      for name in names { waitingNibs[name, default: []].append(index) }
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
    guard !interfaces[index], missingOutlet(in: screens[index].mentions) == nil else { return }
    interfaces[index] = true
    load(screens[index].nibClasses)
    use(screens[index].mentions)
    for scene in screens[index].scenes.indices {
      waitForScene(Place(file: index, part: scene))
    }
  }

  /// An outlet that the code of its class has not: what is loaded with it raises an exception.
  ///
  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/setvalue(_:forundefinedkey:)
  func missingOutlet(in mentions: InterfaceWords.Mentions) -> String? {
    mentions.outlets.first { outlet in
      guard let names = members[outlet.owner] else { return false }
      return !names.contains(outlet.name) && !names.contains(Self.undefinedKey)
    }?.text
  }

  private static let undefinedKey = CodeName("forUndefinedKey")

  private mutating func use(_ mentions: InterfaceWords.Mentions) {
    identify(by: mentions.references)
    load(mentions.references)
    name(mentions.names)
    name(mentions.actions)
  }

  /// Uses a scene as soon as something makes it.
  private mutating func waitForScene(_ place: Place) {
    let scene = screens[place.file].scenes[place.part]
    if scene.isFirst || fragments.contains(where: scene.parts.contains)
      || !identifiers.isDisjoint(with: scene.names) || isOfLibrary(scene, of: screens[place.file])
    {
      use(scene: place)
    } else {
      for name in scene.names { waitingScenes[name, default: []].append(place) }
    }
  }

  /// Whether a library may put the scene's identifier together: `TripsView` of `Trips.storyboard`.
  ///
  /// Its controller then has a superclass of the library. A class that no source declares may be the library's own,
  /// unless it has the name of the identifier, and so that of the app's storyboard: then it was removed.
  private func isOfLibrary(_ scene: InterfaceWords.Scene, of screen: InterfaceWords) -> Bool {
    scene.parts.contains(screen.exactStem)
      && scene.classes.contains {
        gates.hasUnknownParents($0) && (gates.isDeclared($0) || !scene.names.contains($0))
      }
  }

  private mutating func use(scene place: Place) {
    let scene = screens[place.file].scenes[place.part]
    guard missingOutlet(in: scene.mentions) == nil, scenes.insert(place).inserted else { return }
    use(scene.mentions)
    for segue in scene.segues {
      let destination = Place(file: place.file, part: segue.destination)
      if let name = segue.name, !identifiers.contains(name) {
        waitingScenes[name, default: []].append(destination)
      } else {
        use(scene: destination)
      }
    }
  }

  /// The scenes of a storyboard that neither code nor a segue leads to.
  func unusedScenes(of screen: Int) -> [UnusedPart] {
    screens[screen].scenes.indices.filter { !scenes.contains(Place(file: screen, part: $0)) }
      .map { index in
        let scene = screens[screen].scenes[index]
        return .scene(lines: scene.lines, missing: missingOutlet(in: scene.mentions))
      }
  }
}
