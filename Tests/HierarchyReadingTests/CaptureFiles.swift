import Platform
import TestSupport

/// The files that the tests of captures read.
enum CaptureFiles {
  static func fixture(_ path: String) -> [UInt8]? {
    bytes(of: "\(PackageFiles.root)/Fixtures/\(path)")
  }

  static func bytes(of path: String) -> [UInt8]? { try? InputFile.read(path) }
}
