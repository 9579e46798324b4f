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
    do throws(ResourceError) {
      return try read(try bytes(of: path), path: path, kind: kind)
    } catch {
      return .unreadable(
        SourceWarning(
          location: SourceLocation(file: path, line: error.line), column: error.column,
          message: error.reason))
    }
  }

  private static func bytes(of path: String) throws(ResourceError) -> [UInt8] {
    do throws(SystemError) {
      let bytes = try InputFile.read(path, limit: sizeLimit + 1)
      guard bytes.count <= sizeLimit else {
        throw SystemError(path: path, reason: "more than \(sizeLimit) bytes; expected at most that")
      }
      return bytes
    } catch {
      throw ResourceError(line: 1, column: 1, reason: error.reason)
    }
  }

  private static func read(
    _ bytes: [UInt8], path: String, kind: ResourceKind
  ) throws(ResourceError) -> ResourceFile? {
    switch kind {
    case .infoPlist:
      return InfoPlistReader.read(try propertyList(bytes), file: path).map(ResourceFile.infoPlist)
    case .settingsPane(let bundle, let name):
      return .settingsPane(
        bundle: bundle, name: name, file: path, root: try propertyList(bytes))
    case .strings: return .strings(try StringsFile.read(bytes, path: path))
    case .colorSet:
      var reader = ColorSetReader(file: path)
      let set = reader.read(try json(bytes), name: assetName(path))
      return .color(set, reader.warnings)
    case .imageSet, .symbolSet:
      let folder = path.dropLast("Contents.json".count)
      return .image(
        ImageSet(
          try json(bytes), name: assetName(path), isSymbol: kind == .symbolSet, file: path
        ) { PixelSize.ofImage(at: folder + $0) })
    case .assetFolder:
      let isNamespace = try json(bytes)["properties"]?["provides-namespace"]?.boolean ?? false
      return isNamespace
        ? .assetNamespace(folder: String(path.dropLast("/Contents.json".count))) : nil
    }
  }

  private static func propertyList(_ bytes: [UInt8]) throws(ResourceError) -> PropertyList {
    do throws(PropertyListError) {
      return try PropertyList(parsing: bytes)
    } catch {
      throw ResourceError(error)
    }
  }

  private static func json(_ bytes: [UInt8]) throws(ResourceError) -> JSONValue {
    do throws(JSONReadingError) {
      return try JSONDocument(bytes).root
    } catch {
      throw ResourceError(error)
    }
  }

  /// The name of a set without its extension and without namespaces.
  private static func assetName(_ path: String) -> String {
    let folder = path.split(separator: "/").dropLast().last ?? ""
    return String(folder[..<(folder.lastIndex(of: ".") ?? folder.endIndex)])
  }
}

/// Why a resource could not be read, and where.
struct ResourceError: Error {
  var line: Int
  var column: Int
  var reason: String
}

extension ResourceError {
  init(_ error: PropertyListError) {
    self.init(line: error.line, column: error.column, reason: error.reason)
  }

  init(_ error: JSONReadingError) {
    self.init(line: error.line, column: error.column, reason: error.reason)
  }
}
