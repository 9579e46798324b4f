internal import Platform
internal import SourceText

/// The folders that hold tests, which set labels, texts and colours of the app's views that users
/// never see.
///
/// Xcode's templates name the folder of a test target `AppTests` or `AppUITests`. A folder may have
/// such a name for another reason, so code in it must use a framework for tests.
struct TestFolders {
  private let paths: Set<String>

  /// - Parameters:
  ///   - files: the paths of an app's files.
  ///   - start: the number of parts of each path that are not searched for a name.
  init(of files: [String], after start: Int) {
    var code: [String: [String]] = [:]
    for file in files where CodeFile.recognizes(file) {
      if let folder = Self.folder(of: file, after: start) { code[folder, default: []].append(file) }
    }
    paths = Set(code.filter { $0.value.contains(where: Self.isTest) }.keys)
    self.start = start
  }

  private let start: Int

  func contains(_ file: String) -> Bool {
    Self.folder(of: file, after: start).map(paths.contains) ?? false
  }

  /// The outermost folder around a file whose name is one for tests.
  private static func folder(of file: String, after start: Int) -> String? {
    let parts = file.split(separator: "/")
    let index = parts.indices.dropFirst(start).dropLast().first { index in
      suffixes.contains { parts[index].hasSuffix($0) }
    }
    return index.map { parts[...$0].joined(separator: "/") }
  }

  private static let suffixes = ["Tests", "Specs"]

  private static func isTest(_ path: String) -> Bool {
    guard let bytes = try? InputFile.read(path, limit: sizeLimit) else { return false }
    return frameworks.contains { $0.isIn(bytes) }
  }

  private static let sizeLimit = 8 << 20
  private static let frameworks = [
    "XCTest", "import Testing", "import Quick", "Specta", "Kiwi", "SenTestingKit", "SenTestCase",
    "KIFTestCase", "SnapshotTesting", "EarlGrey", "Cedar",
  ].map { ByteSearch($0) }
}
