internal import AccessibilityModel
internal import Platform
public import SourceReading
internal import SourceText
internal import SwiftSyntax

/// The SwiftUI code of an app: its views, modifiers, constants and texts, found by name.
///
/// Each file is parsed once; views of one file may show those of another.
public struct SwiftUIProject: Sendable {
  private(set) var files: [SwiftSyntaxFile]
  private var declarations: [FileDeclarations]
  var types: [String: TypeDeclaration] = [:]
  /// By their names with those of the types around them.
  private(set) var typesByPath: [String: TypeDeclaration] = [:]
  /// How many types have a name as their last one.
  private(set) var namesakes: [String: Int] = [:]
  /// Views with the name of another one, in another target: the first of them is in ``types``.
  var rivals: [String: [TypeDeclaration]] = [:]
  private(set) var modifiers: [String: [(function: FunctionDeclSyntax, file: Int)]] = [:]
  private var globals: [String: TypeDeclaration.Property] = [:]
  private var functions: [String: (function: FunctionDeclSyntax, file: Int)] = [:]
  /// The files by the roots of their trees.
  private var roots: [SyntaxIdentifier: Int] = [:]
  /// How the views of each file are shown by others.
  private(set) var uses = ViewUses()
  /// The parts that bodies of views show.
  private(set) var shownParts = ShownParts()
  /// The types of options of the app.
  private var optionSets: [TypeDeclaration] = []
  /// The views that other types hold, by the name of that type and their own.
  private var nested: [String: [String: TypeDeclaration]] = [:]
  /// The views that no code shows but previews.
  private var unmentioned: Set<String> = []
  /// The words of files of code that are not read, since nothing in them concerns views.
  private var otherWords: Set<String> = []
  /// Whether a file in Objective-C starts the app.
  private var startsInObjectiveC = false
  /// Whether the app has initializers of `NavigationLink` for destinations of its own.
  private(set) var hasOwnLinks = false
  let strings: LocalizedStrings
  /// The colours of asset catalogues, by their names and by the names of their symbols in code.
  let colors: AssetColors
  /// The sizes of the images of asset catalogues, by their names and by the names of their symbols in code.
  let sizesOfImages: [String: FixedSides]
  /// The only appearance of the app; nil if it follows the system.
  private(set) var style: AppFacts.InterfaceStyle?
  /// The language in which the app is developed, BCP 47; nil if its project does not state it.
  private(set) var developmentLanguage: String?
  /// See ``ProjectSettings``.
  private(set) var orientations: [String]?
  private(set) var padOrientations: [String]?
  /// Whether the code is read as a Mac compiles it: the app is for the Mac alone, or the screen is.
  private(set) var isForMac = false
  /// The files that only targets for the Mac build.
  private var filesOfMac: Set<Int> = []
  /// The names of the types, by the names of those of their members that make views.
  var makersOfViews: [String: [String]] = [:]
  /// The names of the types that conform to each protocol of the app.
  var conforming: [String: [String]] = [:]
  /// How code chooses between the light and the dark appearance.
  private(set) var appearances = AppearanceSettings()

  /// - Parameters:
  ///   - sources: parsed files; of two types with one name the first counts, of two views the nearest.
  ///   - resources: the texts and the colours of the app.
  ///   - ofMac: the indices of those that only targets for the Mac build.
  public init(
    _ sources: [SwiftSyntaxFile], resources: AppResources = AppResources(), ofMac: Set<Int> = []
  ) {
    files = sources
    filesOfMac = ofMac
    strings = resources.strings
    colors = AssetColors(resources)
    sizesOfImages = AssetColors.sizesOfImages(resources)
    declarations = sources.enumerated().map { FileDeclarations(of: $1, at: $0) }
    link()
  }

  /// Reads the code and the string tables among some files, in parallel.
  ///
  /// - Parameters:
  ///   - paths: other files are ignored; files that cannot be read are left out.
  ///   - name: returns the name of a file in reports, by its path.
  public init(reading paths: [String], name: @escaping @Sendable (String) -> String) {
    let code = paths.filter { $0.hasSuffix(".swift") }
    let read = ConcurrentMap.map(code) { path -> (file: SwiftSyntaxFile?, words: Set<String>) in
      guard let bytes = try? InputFile.read(path, limit: Self.mostBytes) else { return (nil, []) }
      guard Self.mayConcernViews(bytes) else { return (nil, Self.namesOfTypes(in: bytes)) }
      return (SwiftSyntaxFile(parsing: bytes, name: name(path)), [])
    }
    let tables = paths.filter(AppResources.recognizes)
    let settings = ProjectSettings(in: paths)
    let parsed = zip(code, read).filter { $0.1.file != nil }.map(\.0)
    let resources = AppResources(reading: tables)
    self.init(
      read.compactMap(\.file), resources: resources,
      ofMac: Set(parsed.indices.filter { settings.isOnlyForMac(parsed[$0]) }))
    (style, developmentLanguage) = (settings.interfaceStyle, settings.developmentLanguage)
    (orientations, padOrientations) = (settings.orientations, settings.padOrientations)
    isForMac = settings.isOnlyForMac
    startsInObjectiveC = paths.contains { $0.hasSuffix("/main.m") || $0.hasSuffix("/main.mm") }
    otherWords = read.reduce(into: []) { $0.formUnion($1.words) }
    findUnmentioned()
  }

  /// The project with another content of one file, which may be new.
  func replacing(_ source: SwiftSyntaxFile) -> SwiftUIProject {
    var project = self
    if let index = files.firstIndex(where: { $0.name == source.name }) {
      project.files[index] = source
      project.declarations[index] = FileDeclarations(of: source, at: index)
    } else {
      project.declarations.append(FileDeclarations(of: source, at: files.count))
      project.files.append(source)
    }
    project.link()
    return project
  }

  /// The index of the file that some code is in; nil for code that was made from a text.
  func file(of node: some SyntaxProtocol) -> Int? { roots[node.root.id] }

  /// The index of a file by its name.
  func file(named name: String) -> Int? { files.firstIndex { $0.name == name } }

  /// A type by its name: that of a file, if it declares one or extends it.
  func type(named name: String, in file: Int) -> TypeDeclaration? {
    declarations[file].types[name] ?? types[name]
  }

  /// A type by its name as some code sees it: one that the type around the code holds comes first.
  func type(named name: String, within outer: TypeDeclaration?) -> TypeDeclaration? {
    guard let outer, !nested.isEmpty else { return types[name] }
    return nested[outer.name]?[name] ?? outer.outer.flatMap { nested[$0]?[name] } ?? types[name]
  }

  /// A view that a type holds; nil for none.
  func view(named name: String, heldBy outer: String) -> TypeDeclaration? { nested[outer]?[name] }

  /// A function outside of types as the code of a file sees it: a private one is of its file only.
  func function(
    named name: String, in file: Int
  ) -> (function: FunctionDeclSyntax, file: Int)? {
    declarations[file].functions[name].map { ($0, file) } ?? functions[name]
  }

  /// A constant or a variable outside of types as the code of a file sees it.
  func global(named name: String, in file: Int) -> TypeDeclaration.Property? {
    declarations[file].globals[name] ?? globals[name]
  }

  /// The names of the options in a list of them (`[.wide, .embedded]`), those included that one stands for; nil for another
  /// expression.
  func options(in expression: ExprSyntax) -> Set<String>? {
    var found: Set<String> = []
    var pending = [expression]
    while let next = pending.popLast() {
      if let list = next.as(ArrayExprSyntax.self) {
        pending += list.elements.map(\.expression)
        continue
      }
      guard let name = Call.member(next), !next.is(FunctionCallExprSyntax.self),
        let option = optionSets.lazy.compactMap({ $0.properties[name] }).first
      else { return nil }
      guard found.insert(name).inserted, let value = option.initializer,
        value.is(ArrayExprSyntax.self)
      else { continue }
      pending.append(value)
    }
    return found
  }

  /// A computed property that an extension of `View` has for all views: `Text("Notes").sectionHeading`.
  func viewProperty(named name: String, in file: Int) -> TypeDeclaration.Property? {
    let known = [declarations[file].types["View"], types["View"]].compactMap {
      $0?.properties[name]
    }
    return known.first { $0.body != nil && (!$0.isOfFile || $0.file == file) }
  }

  /// The project as the code of a screen sees it, which may be one of the Mac in an app for several platforms.
  ///
  /// - Parameter isOfMac: whether the code of the screen itself is for the Mac.
  func compiled(for file: Int, isOfMac: Bool) -> SwiftUIProject {
    guard !isForMac, isOfMac || filesOfMac.contains(file) else { return self }
    var project = self
    project.isForMac = true
    return project.seen(from: file)
  }

  /// Whether a type is one of the Mac in an app for several platforms.
  func isOfMac(_ type: TypeDeclaration) -> Bool {
    type.isOfMac || filesOfMac.contains(type.file)
  }

  /// Whether all views of a file are.
  func isOfMac(_ file: Int) -> Bool {
    filesOfMac.contains(file) || declarations[file].isOfMac
  }

  /// Why nothing seems to show a view; nil if something does.
  func reasonUnmentioned(_ name: String) -> Unmentioned? {
    unmentioned.contains(name) ? .view(files: files.count) : nil
  }

  /// The names of the views that a file declares, in file order.
  func views(of file: Int) -> [String] {
    declarations[file].declared.filter { types[$0]?.kind == .view && types[$0]?.file == file }
  }

  private mutating func link() {
    shownParts = ShownParts()
    (types, modifiers, globals, functions, rivals) = ([:], [:], [:], [:], [:])
    (nested, typesByPath, namesakes) = ([:], [:], [:])
    roots = Dictionary(files.enumerated().map { ($1.tree.id, $0) }) { first, _ in first }
    let protocols = declarations.reduce(into: [:]) { all, file in
      all.merge(file.protocols) { $0 + $1 }
    }
    let viewProtocols = TypeDeclaration.viewProtocols(among: protocols)
    for (index, file) in declarations.enumerated() {
      for (name, type) in file.types { add(type, named: name, viewProtocols) }
      for (path, type) in file.typesByPath {
        if typesByPath[path]?.add(type) == nil { typesByPath[path] = type }
      }
      for (name, overloads) in file.modifiers {
        modifiers[name, default: []] += overloads.map { ($0, index) }
      }
      for (name, function) in file.functions where functions[name] == nil && !function.isOfFile {
        functions[name] = (function, index)
      }
      globals.merge(file.globals.filter { !$0.value.isOfFile }) { own, _ in own }
    }
    for type in typesByPath.values where type.isDeclared { namesakes[type.name, default: 0] += 1 }
    addDefaults(of: protocols)
    findConforming(to: protocols)
    findMakersOfViews()
    optionSets = types.values.filter { $0.conformances.contains("OptionSet") }
      .sorted { $0.name < $1.name }
    for type in Array(types.values) + rivals.values.joined() where type.kind == .view {
      if let outer = type.outer { nested[outer, default: [:]][type.name] = type }
    }
    let aliases = declarations.reduce(into: [:]) { $0.merge($1.aliases) { own, _ in own } }
    for (name, target) in aliases where types[name] == nil { types[name] = types[target] }
    appearances = declarations.reduce(into: AppearanceSettings()) {
      $0.formUnion($1.uses.appearances)
    }
    let types = types
    hasOwnLinks =
      types["NavigationLink"]?.initializers.contains { $0.parameters.first?.label == nil } ?? false
    uses = ViewUses(
      usesOfFiles, references: functionReferences, linksAreOwn: hasOwnLinks,
      named: { types[$0]?.name ?? $0 },
      following: { [modifiers, functions] function, type in
        modifiers[function] != nil || functions[function] != nil
          || types[type]?.functions[function] != nil
      },
      in: { name in name == "View" || types[name].map(Self.shows) ?? false })
    findUnmentioned()
  }

  /// How the views of each file are used; few apps have views whose names do not begin with a capital.
  private var usesOfFiles: [ViewUses.InFile] {
    let small = types.filter { $0.value.kind == .view && $0.key.first?.isLowercase == true }
    guard !small.isEmpty else { return declarations.map(\.uses) }
    return files.map { ViewUses.InFile($0, alsoNaming: Set(small.keys)) }
  }

  /// Where code refers to functions outside of types, if some of them make views.
  private var functionReferences: FunctionReferences {
    guard declarations.contains(where: \.uses.hasFunctions) else { return FunctionReferences() }
    let names = declarations.reduce(into: Set<String>()) { names, file in
      names.formUnion(file.functions.keys)
      names.formUnion(file.globals.filter { $0.value.body != nil }.keys)
    }
    return FunctionReferences(to: names, in: files) { owner, name in
      types[owner].map { $0.functions[name] != nil || $0.properties[name] != nil } ?? false
    }
  }

  /// Whether the views that the code of a type makes are audited as parts of it: a view without a body is not.
  private static func shows(_ type: TypeDeclaration) -> Bool {
    kindsThatShow.contains(type.kind) && (type.kind != .view || type.properties["body"] != nil)
  }

  private mutating func findUnmentioned() {
    let mentions = declarations.reduce(into: TypeMentions()) { $0.formUnion($1.mentions) }
    let all = types.values.filter { $0.kind == .view && $0.isDeclared }
    let views = Set(all.filter { !$0.isPublic && rivals[$0.name] == nil }.map(\.name))
    unmentioned =
      mentions.startsApp || startsInObjectiveC
      ? mentions.unreached(among: views, alsoNamed: otherWords)
      : mentions.onlyPreviewed(
        among: views, alsoNamed: otherWords, isLibrary: all.contains(where: \.isPublic))
  }

  /// The content of a view of UIKit is not read, so that the views in it are not parts of another.
  private static let kindsThatShow: Set<TypeDeclaration.Kind> = [
    .view, .modifier, .toggleStyle, .labelStyle, .content,
  ]

  private static let mostBytes = (8 << 20) + 1
}
