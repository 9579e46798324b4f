import AuditPolicy
import AuditRules
import Auditing
import HierarchyReading
import Platform
import TestSupport

/// Reads configurations from `Fixtures/configuration`, or from a text under the name `a.yml` there.
enum ConfigurationFiles {
  static let folder = PackageFiles.root + "/Fixtures/configuration"

  static func policy(of text: String) throws -> Policy {
    try reader(text).read(folder + "/a.yml")
  }

  static func policy(named name: String) throws -> Policy {
    try reader(nil).read(folder + "/" + name)
  }

  /// The lines of the error; empty if there is none.
  static func errors(of text: String) -> String {
    do throws(ConfigurationError) {
      _ = try reader(text).read(folder + "/a.yml")
      return ""
    } catch {
      return error.description
    }
  }

  /// Some of the devices; the command knows all.
  private static let devices = ["iPhone SE", "iPhone 16 Pro Max", "iPad Pro 11-inch"]

  private static func reader(_ text: String?) -> ConfigurationReader {
    ConfigurationReader(
      vocabulary: Vocabulary(
        rules: BuiltInRules.all, classes: KnownClasses.names, devices: devices),
      load: { path in
        if let text, path.hasSuffix("/a.yml") { return Array(text.utf8) }
        return try InputFile.read(path)
      },
      display: { PathText.relative($0, to: folder) })
  }
}
