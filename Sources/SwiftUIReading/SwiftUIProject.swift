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
  private(set) var types: [String: TypeDeclaration] = [:]
  /// Views with the name of another one, in another target: the first of them is in ``types``.
  private var rivals: [String: [TypeDeclaration]] = [:]
  private(set) var modifiers: [String: [(function: FunctionDeclSyntax, file: Int)]] = [:]
  private(set) var globals: [String: TypeDeclaration.Property] = [:]
  private(set) var functions: [String: (function: FunctionDeclSyntax, file: Int)] = [:]
  /// The files by the roots of their trees.
  private var roots: [SyntaxIdentifier: Int] = [:]
  /// How the views of each file are shown by others.
  private(set) var uses = ViewUses()
  /// Whether the app has initializers of `NavigationLink` for destinations of its own.
  private(set) var hasOwnLinks = false
  let strings: LocalizedStrings
  /// The colours of asset catalogues, by their names and by the names of their symbols in code.
  let colors: AssetColors
  /// The only appearance of the app; nil if it follows the system.
  private(set) var style: AppFacts.InterfaceStyle?
  /// Whether some code decides between the light and the dark appearance, so that screens may have only one of them.
  private(set) var setsColorScheme = false

  /// - Parameters:
  ///   - sources: parsed files; of two types with one name the first counts, of two views the nearest.
  ///   - resources: the texts and the colours of the app.
  public init(_ sources: [SwiftSyntaxFile], resources: AppResources = AppResources()) {
    files = sources
    strings = resources.strings
    colors = AssetColors(resources)
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
    let sources = ConcurrentMap.map(code) { path -> SwiftSyntaxFile? in
      guard let bytes = try? InputFile.read(path, limit: Self.mostBytes),
        Self.mayConcernViews(bytes)
      else { return nil }
      return SwiftSyntaxFile(parsing: bytes, name: name(path))
    }
    let tables = paths.filter(AppResources.recognizes)
    self.init(sources.compactMap(\.self), resources: AppResources(reading: tables))
    style = AppStyle.style(in: paths)
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

  /// The names of the views that a file declares, in file order.
  func views(of file: Int) -> [String] {
    declarations[file].declared.filter { types[$0]?.kind == .view && types[$0]?.file == file }
  }

  /// The project as a file sees it: of several views with one name, the one in the nearest folder.
  func seen(from file: Int) -> SwiftUIProject {
    guard !rivals.isEmpty else { return self }
    var project = self
    let path = folders(of: file)
    for (name, others) in rivals {
      let all = (types[name].map { [$0] } ?? []) + others
      let shared = all.map { zip(folders(of: $0.file), path).prefix { $0 == $1 }.count }
      let own = all.first { $0.file == file }
      project.types[name] = own ?? zip(all, shared).max { $0.1 < $1.1 }?.0
    }
    return project
  }

  private func folders(of file: Int) -> [Substring] {
    files[file].name.split(separator: "/").dropLast()
  }

  private mutating func link() {
    (types, modifiers, globals, functions, rivals) = ([:], [:], [:], [:], [:])
    roots = Dictionary(files.enumerated().map { ($1.tree.id, $0) }) { first, _ in first }
    let protocols = declarations.reduce(into: [:]) { all, file in
      all.merge(file.protocols) { $0 + $1 }
    }
    let viewProtocols = TypeDeclaration.viewProtocols(among: protocols)
    for (index, file) in declarations.enumerated() {
      for (name, type) in file.types { add(type, named: name, viewProtocols) }
      for (name, overloads) in file.modifiers {
        modifiers[name, default: []] += overloads.map { ($0, index) }
      }
      for (name, function) in file.functions where functions[name] == nil {
        functions[name] = (function, index)
      }
      globals.merge(file.globals) { own, _ in own }
    }
    addDefaults(of: protocols)
    let aliases = declarations.reduce(into: [:]) { $0.merge($1.aliases) { own, _ in own } }
    for (name, target) in aliases where types[name] == nil { types[name] = types[target] }
    setsColorScheme = declarations.contains(where: \.uses.setsColorScheme)
    let types = types
    hasOwnLinks =
      types["NavigationLink"]?.initializers.contains { $0.parameters.first?.label == nil } ?? false
    uses = ViewUses(
      declarations.map(\.uses), linksAreOwn: hasOwnLinks, named: { types[$0]?.name ?? $0 }
    ) { name in
      name == "View" || types[name].map { Self.kindsThatShow.contains($0.kind) } ?? false
    }
  }

  /// Gives views the members that extensions of their protocols have, `body` included.
  private mutating func addDefaults(of protocols: [String: [String]]) {
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

  /// The content of a view of UIKit is not read, so that the views in it are not parts of another.
  private static let kindsThatShow: Set<TypeDeclaration.Kind> = [
    .view, .modifier, .toggleStyle, .labelStyle, .content,
  ]

  private mutating func add(
    _ type: TypeDeclaration, named name: String, _ viewProtocols: Set<String>
  ) {
    var type = type
    type.conform(toViews: viewProtocols)
    guard let first = types[name] else {
      types[name] = type
      return
    }
    if first.isDeclared, type.isDeclared, first.kind == .view, type.kind == .view {
      rivals[name, default: []].append(type)
    } else {
      types[name]?.add(type)
    }
  }

  private static let mostBytes = (8 << 20) + 1

  /// Constants and texts may be in files without views.
  private static func mayConcernViews(_ bytes: [UInt8]) -> Bool {
    words.contains { $0.isIn(bytes) }
  }

  private static let words = ["SwiftUI", "View", "static let", "enum "].map { ByteSearch($0) }
}
