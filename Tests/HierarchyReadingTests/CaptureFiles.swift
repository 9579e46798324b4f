internal import Glibc

/// The files that the tests of captures read: fixtures of our own, and the corpus where it is.
enum CaptureFiles {
  /// The root of the package, from the place of this file.
  static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    .joined(separator: "/")

  /// The folder of real files that are not ours and lie beside the package.
  static let corpus = "\(root)/../shared/corpus"
  static let hasCorpus = bytes(of: "\(corpus)/MANIFEST.tsv") != nil

  /// The paths of the corpus files of a kind, from its manifest.
  static func corpus(of kind: String) -> [String] {
    let manifest = bytes(of: "\(corpus)/MANIFEST.tsv") ?? []
    return String(decoding: manifest, as: UTF8.self).split(separator: "\n").compactMap { line in
      line.split(separator: "\t").first.map(String.init)
    }
    .filter { $0.hasPrefix("\(kind)/") }
  }

  static func fixture(_ path: String) -> [UInt8]? { bytes(of: "\(root)/Fixtures/\(path)") }

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
