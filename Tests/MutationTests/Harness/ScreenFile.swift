import AccessibilityModel
import AuditPolicy
import AuditRules
import Auditing
import HierarchyReading
import Platform
import TestSupport

/// A file that mutants are made of.
struct ScreenFile: Sendable {
  /// Its origin: one of our fixtures, or a real file of another app.
  enum Source: String, CaseIterable, Sendable { case fixtures, real }

  let source: Source
  /// Below the folder of its source.
  let name: String
  let format: SourceFormat
  let bytes: [UInt8]
  /// The same screen before the device was turned, where the file is one in landscape.
  let portrait: [UInt8]?

  /// Those of the formats that mutants are made in, whose bytes are UTF-8.
  init?(_ path: String, named name: String, from source: Source) {
    guard let bytes = try? InputFile.read(path), bytes.count < 200_000,
      bytes.first.map({ $0 < 0x80 }) ?? false,
      let reader = HierarchyFormats.reader(for: bytes),
      let format = SourceFormat(rawValue: type(of: reader).formatName)
    else { return nil }
    self.source = source
    self.name = name
    self.format = format
    self.bytes = bytes
    portrait = nil
  }

  init(_ file: ScreenFile, turned bytes: [UInt8], from portrait: [UInt8]) {
    source = file.source
    name = file.name + ", turned"
    format = file.format
    self.bytes = bytes
    self.portrait = portrait
  }

  static let all: [ScreenFile] = {
    let files = fixtures + real
    return files + files.compactMap(\.turned)
  }()

  static let hasRealFiles = CorpusFiles.areThere

  /// Those of all tests, and those for mutants only.
  private static let fixtures = ["Fixtures", "Tests/MutationTests/Screens"].flatMap { folder in
    files(below: "\(PackageFiles.root)/\(folder)", from: .fixtures)
  }

  private static let real = ["corpus", "corpus-2"].flatMap { folder in
    files(below: "\(PackageFiles.root)/../shared/\(folder)", from: .real)
  }

  private static func files(below folder: String, from source: Source) -> [ScreenFile] {
    ((try? Folder.files(below: folder)) ?? []).sorted().compactMap { path in
      ScreenFile(path, named: String(path.dropFirst(folder.count + 1)), from: source)
    }
  }

  func hierarchy(of bytes: [UInt8]) throws(HierarchyReadingError) -> Hierarchy {
    try HierarchyFormats.read(bytes, named: name, format: format.rawValue)
  }
}

/// The formats that mutants are made in, by their names.
enum SourceFormat: String, CaseIterable, Sendable {
  case ui, xcuitest, uiautomator
  case interfaceBuilder = "interface-builder"
}

extension ScreenFile {
  /// Every rule, as `--profile all` runs them.
  private static let plan: AuditPlan = {
    var choice = AuditPlan.Choice()
    choice.profile = .all
    return AuditPlan(Policy(), path: "/", rules: BuiltInRules.all, choice: choice)
  }()

  /// As the command audits a file that has these bytes instead of its own.
  func audits(of bytes: [UInt8]) throws(HierarchyReadingError) -> [ScreenAudit] {
    let hierarchy = try hierarchy(of: bytes)
    if let portrait, let upright = try self.hierarchy(of: portrait).screens.first,
      let turned = hierarchy.screens.first
    {
      return Self.plan.auditor.audit(upright, rotated: turned, app: hierarchy.app)
    }
    var audits = Self.plan.audits(of: hierarchy)
    Self.plan.auditor.compare(&audits)
    return audits
  }
}
