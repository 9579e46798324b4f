import AccessibilityModel
import AuditPolicy
import AuditRules
import Auditing
import HierarchyReading
import Platform
import TestSupport

/// A file from which mutants are made.
struct ScreenFile: Sendable {
  /// Its origin: one of our fixtures, or a real file of another app.
  enum Source: String, CaseIterable, Sendable { case fixtures, real }

  let source: Source
  /// Below the folder of its source.
  let name: String
  let format: SourceFormat
  let bytes: [UInt8]
  /// The same screen in portrait, if the file is one in landscape.
  let portrait: [UInt8]?

  /// Only files in formats that mutants are made in, whose bytes are UTF-8.
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

  static func all(from sources: [Source]) -> [ScreenFile] {
    let files = sources.flatMap(\.files)
    return files + files.compactMap(\.turned)
  }

  static let hasRealFiles = CorpusFiles.areThere

  func hierarchy(of bytes: [UInt8]) throws(HierarchyReadingError) -> Hierarchy {
    try HierarchyFormats.read(bytes, named: name, format: format.rawValue)
  }
}

extension ScreenFile.Source {
  fileprivate var files: [ScreenFile] {
    folders.flatMap { folder in
      let paths = ((try? Folder.files(below: folder)) ?? []).sorted()
      // Screens of sessions are there to be read.
      return paths.filter { !$0.contains("/sessions/") }.compactMap { path in
        ScreenFile(path, named: String(path.dropFirst(folder.count + 1)), from: self)
      }
    }
  }

  private var folders: [String] {
    switch self {
    // Those of all tests, and those for mutants only.
    case .fixtures:
      ["Fixtures", "Tests/MutationTests/Screens"].map { "\(PackageFiles.root)/\($0)" }
    case .real: ["corpus", "corpus-2"].map(SharedFiles.path)
    }
  }
}

/// The formats in which mutants are made, by their names.
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

  /// Audits the file as the command would with these bytes.
  func audits(of bytes: [UInt8]) throws(HierarchyReadingError) -> [ScreenAudit] {
    let hierarchy = try hierarchy(of: bytes)
    if let portrait, let first = try self.hierarchy(of: portrait).screens.first,
      let turned = hierarchy.screens.first
    {
      return Self.plan.auditor.audit(first, rotated: turned, app: hierarchy.app)
    }
    var audits = Self.plan.audits(of: hierarchy)
    Self.plan.auditor.compare(&audits)
    return audits
  }
}
