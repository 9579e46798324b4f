internal import Glibc

/// The storyboards and xibs that the tests read: our own, and real ones where they are.
enum InterfaceBuilderFiles {
  /// The root of the package, from the place of this file.
  private static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(3).joined(separator: "/")

  /// The folder of real files, which are not ours and lie beside the package.
  private static let corpus = "\(root)/../shared/corpus"

  /// The paths of the real files, by the manifest.
  static let real: [String] = {
    let manifest = String(decoding: bytes(of: "\(corpus)/MANIFEST.tsv") ?? [], as: UTF8.self)
    let paths = manifest.split(separator: "\n").compactMap { $0.split(separator: "\t").first }
    return paths.filter { $0.hasPrefix("ib/") }.map { "\(corpus)/\($0)" }
  }()

  static func fixture(_ name: String) -> [UInt8]? {
    bytes(of: "\(root)/Fixtures/interface-builder/\(name)")
  }

  static func bytes(of path: String) -> [UInt8]? {
    guard let file = unsafe fopen(path, "rb") else { return nil }
    defer { unsafe fclose(file) }
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe fread(&buffer, 1, buffer.count, file)
      guard count > 0 else { return result }
      result += buffer[..<count]
    }
  }
}
