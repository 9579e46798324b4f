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
  private(set) var modifiers: [String: (function: FunctionDeclSyntax, file: Int)] = [:]
  private(set) var globals: [String: TypeDeclaration.Property] = [:]
  private(set) var functions: [String: (function: FunctionDeclSyntax, file: Int)] = [:]
  /// How the views of each file are shown by others.
  private(set) var uses = ViewUses()
  let strings: LocalizedStrings
  /// Whether some code decides between the light and the dark appearance, so that screens may have only one of them.
  private(set) var setsColorScheme = false

  /// - Parameters:
  ///   - sources: parsed files; the first of two types with one name counts.
  ///   - strings: the texts of the app's tables.
  public init(_ sources: [SwiftSyntaxFile], strings: LocalizedStrings = LocalizedStrings()) {
    files = sources
    self.strings = strings
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
    self.init(sources.compactMap(\.self), strings: AppResources(reading: tables).strings)
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

  /// The index of a file by its name.
  func file(named name: String) -> Int? { files.firstIndex { $0.name == name } }

  /// The names of the views that a file declares, in file order.
  func views(of file: Int) -> [String] {
    declarations[file].views.filter { types[$0]?.file == file }
  }

  private mutating func link() {
    (types, modifiers, globals, functions) = ([:], [:], [:], [:])
    for (index, file) in declarations.enumerated() {
      for (name, type) in file.types {
        if types[name] == nil { types[name] = type } else { types[name]?.add(type) }
      }
      for (name, function) in file.modifiers where modifiers[name] == nil {
        modifiers[name] = (function, index)
      }
      for (name, function) in file.functions where functions[name] == nil {
        functions[name] = (function, index)
      }
      globals.merge(file.globals) { own, _ in own }
    }
    setsColorScheme = declarations.contains(where: \.uses.setsColorScheme)
    let types = types
    uses = ViewUses(declarations.map(\.uses)) { name in
      name == "View" || types[name].map { $0.kind != .other && $0.kind != .preview } ?? false
    }
  }

  private static let mostBytes = (8 << 20) + 1

  /// Constants and texts may be in files without views.
  private static func mayConcernViews(_ bytes: [UInt8]) -> Bool {
    words.contains { $0.isIn(bytes) }
  }

  private static let words = ["SwiftUI", "View", "static let", "enum "].map { ByteSearch($0) }
}
