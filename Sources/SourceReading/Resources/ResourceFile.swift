internal import Platform
internal import SourceText

/// One file of an app's resources, read but not yet combined with others.
enum ResourceFile: Sendable {
  case infoPlist(InfoPlist)
  case settingsPane(bundle: String, name: String, file: String, root: PropertyList)
  case strings([StringsFile])
  case color(ColorSet, [SourceWarning])
  case image(ImageSet)
  /// A folder of an asset catalogue whose name is part of the names inside it.
  case assetNamespace(folder: String)
  case unreadable(SourceWarning)

  /// The size limit of a file; the string tables of a large app have one megabyte.
  private static let sizeLimit = 1 << 24

  /// - Returns: nil for a file without relevant content.
  static func read(_ path: String) -> ResourceFile? {
    guard let kind = ResourceKind(path: path) else { return nil }
    do throws(DocumentError) {
      return try read(try bytes(of: path), path: path, kind: kind)
    } catch {
      return .unreadable(
        SourceWarning(
          location: SourceLocation(file: path, line: error.line), column: error.column,
          message: error.reason))
    }
  }

  private static func bytes(of path: String) throws(DocumentError) -> [UInt8] {
    do throws(SystemError) {
      let bytes = try InputFile.read(path, limit: sizeLimit + 1)
      guard bytes.count <= sizeLimit else {
        throw SystemError(path: path, reason: "more than \(sizeLimit) bytes; expected at most that")
      }
      return bytes
    } catch {
      throw DocumentError(line: 1, column: 1, reason: error.reason)
    }
  }

  private static func read(
    _ bytes: [UInt8], path: String, kind: ResourceKind
  ) throws(DocumentError) -> ResourceFile? {
    switch kind {
    case .infoPlist:
      return InfoPlistReader.read(try PropertyList(parsing: bytes), file: path).map(
        ResourceFile.infoPlist)
    case .settingsPane(let bundle, let name):
      return .settingsPane(
        bundle: bundle, name: name, file: path, root: try PropertyList(parsing: bytes))
    case .strings: return .strings(try StringsFile.read(bytes, path: path))
    case .colorSet:
      var reader = ColorSetReader(file: path)
      let set = reader.read(try JSONDocument(bytes).root, name: assetName(path))
      return .color(set, reader.warnings)
    case .imageSet, .symbolSet:
      let folder = path.dropLast("Contents.json".count)
      return .image(
        ImageSet(
          try JSONDocument(bytes).root, name: assetName(path), isSymbol: kind == .symbolSet,
          file: path
        ) { PixelSize.ofImage(at: folder + $0) })
    case .assetFolder:
      let isNamespace =
        try JSONDocument(bytes).root["properties"]?["provides-namespace"]?.boolean ?? false
      return isNamespace
        ? .assetNamespace(folder: String(path.dropLast("/Contents.json".count))) : nil
    }
  }

  /// The name of a set without its extension and without namespaces.
  private static func assetName(_ path: String) -> String {
    let folder = path.split(separator: "/").dropLast().last ?? ""
    return String(folder[..<(folder.lastIndex(of: ".") ?? folder.endIndex)])
  }
}
