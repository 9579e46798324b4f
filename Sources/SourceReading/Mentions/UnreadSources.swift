internal import AccessibilityModel
internal import Platform
internal import SourceText

/// Files that may set the content of views, although only the names in them are known: those in
/// unsupported languages, those with errors, and links.
struct UnreadSources: Sendable {
  private struct File {
    var name: String
    /// Nil for a file that cannot be read at all.
    var names: MentionedNames?
  }

  private var files: [File] = []

  /// Headers of all files, and C and C++ that may be compiled as Objective-C.
  static func recognizes(_ path: String) -> Bool { extensions.contains { path.hasSuffix($0) } }

  private static let extensions = headers + [".c", ".cc", ".cpp", ".cxx"]

  private static let headers = [".pch", ".hh", ".hpp", ".hxx", ".ipp", ".inl"]

  init() {}

  /// - Parameters:
  ///   - broken: code in which some statements could not be read.
  ///   - others: files that ``recognizes(_:)`` knows.
  ///   - unreadable: entries that cannot be read at all.
  ///   - name: returns the name of a file in reports, by its path.
  init(
    broken: [String], others: [String], unreadable: [String],
    name: @escaping @Sendable (String) -> String
  ) {
    let broken = ConcurrentMap.map(broken) {
      File(name: name($0), names: CodeFile.names(in: $0, wanted: nil))
    }
    let others = ConcurrentMap.map(others) { File(name: name($0), names: Self.names(in: $0)) }
    files = broken + others + unreadable.map { File(name: name($0), names: nil) }
  }

  /// Reads the names in a file; none in plain C or C++, which cannot affect views.
  private static func names(in path: String) -> MentionedNames? {
    guard let bytes = try? InputFile.read(path, limit: CodeNameScanner.sizeLimit) else {
      return nil
    }
    // A header may have macros for code that imports it.
    let isHeader = headers.contains { path.hasSuffix($0) }
    guard isHeader || objectiveC.contains(where: { $0.isIn(bytes) }) else {
      return MentionedNames()
    }
    return CodeNameScanner.names(in: bytes, isSwift: false, wanted: nil)
  }

  private static let objectiveC = [
    "#import", "@interface", "@implementation", "objc_msgSend", "UIKit", "Cocoa", "@\"",
    "ccessibility",
  ].map { ByteSearch($0) }

  /// The names in each file; nil unless all are known.
  var names: [MentionedNames]? {
    let known = files.compactMap(\.names)
    return known.count == files.count ? known : nil
  }

  /// The first file that may set a property through one of some names: `label`, `setLabel:`.
  func mention(of names: [String]) -> String? {
    let wanted = names.flatMap { [NameHash($0), NameHash("set\($0)")] }
    return files.first { file in file.names.map { wanted.contains(where: $0.contains) } ?? true }?
      .name
  }
}
