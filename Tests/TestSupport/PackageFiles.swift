public import Platform

/// The files of the package, found from the path of this one.
public enum PackageFiles {
  /// The root of the package.
  public static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(3).joined(separator: "/")

  public static func fixture(_ path: String) throws(SystemError) -> String {
    String(decoding: try InputFile.read("\(root)/Fixtures/\(path)"), as: UTF8.self)
  }
}
