internal import AccessibilityModel
internal import HierarchyReading
internal import Platform

/// A folder that `a11y-capture` has written: one screen, in one orientation or in both.
struct CaptureFolder {
  private let path: String
  /// The content of `capture.json`, or why it cannot be used.
  private let description: Result<CaptureDescription, HierarchyReadingError>

  /// Larger than any description.
  private static let limit = 1 << 20

  /// nil if the folder is not a capture: other programs have files of that name, too.
  init?(at path: String) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let file = "\(self.path)/\(CaptureDescription.fileName)"
    guard Folder.holdsFile(file) else { return nil }
    let folder = self.path
    let holdsTree = {
      CaptureDescription.treeNames.contains { Folder.holdsFile("\(folder)/\($0)") }
    }
    do throws(SystemError) {
      try InputFile.refuseSpecial(file)
      let bytes = try InputFile.read(file, limit: Self.limit + 1)
      guard CaptureDescription.mayBegin(bytes) ?? holdsTree() else { return nil }
      description = Self.description(bytes, named: Folder.relativePath(file))
    } catch {
      guard holdsTree() else { return nil }
      description = .failure(
        HierarchyReadingError(unopened: Folder.relativePath(file), reason: error.reason))
    }
  }

  private static func description(
    _ bytes: [UInt8], named name: String
  ) -> Result<CaptureDescription, HierarchyReadingError> {
    guard bytes.count <= limit else {
      return .failure(
        HierarchyReadingError(
          source: name, line: 1, column: 1,
          reason: "found more than \(limit) bytes; expected the description of a capture"))
    }
    do throws(HierarchyReadingError) {
      return .success(try CaptureDescription(reading: bytes, named: name))
    } catch {
      return .failure(error)
    }
  }

  /// The folder of a file, if it is a capture that lists the file, or may list it.
  init?(around file: String) {
    guard file != InputFile.standardInput else { return nil }
    let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
    self.init(at: folder.isEmpty ? "/" : folder)
    let name = file.split(separator: "/").last.map(String.init) ?? ""
    let isListed = candidates.contains { $0.name == name[...] }
    guard isListed || refusal != nil && CaptureDescription.fileNames.contains(name) else {
      return nil
    }
  }

  /// Why `capture.json` cannot be used.
  var refusal: HierarchyReadingError? {
    if case .failure(let error) = description { error } else { nil }
  }

  /// A file for each orientation, portrait first; if `capture.json` cannot be used, only that.
  var candidates: [InputLoader.Candidate] {
    switch description {
    case .success(let description):
      return Orientation.allCases.compactMap { orientation in
        description.layouts[orientation].map { layout in
          var candidate = InputLoader.Candidate(found: "\(path)/\(layout.xml)")
          candidate.capture = CapturedLayout(description, orientation)
          return candidate
        }
      }
    case .failure(let error):
      var candidate = InputLoader.Candidate(found: "\(path)/\(CaptureDescription.fileName)")
      candidate.refusal = error
      return [candidate]
    }
  }

  /// The measurements taken with one of its trees.
  func layout(of file: String) -> CapturedLayout? {
    candidates.first { $0.name == file.split(separator: "/").last }?.capture
  }

  /// Whether a file belongs to the capture, and is not an input itself.
  func holds(_ file: String) -> Bool {
    CaptureDescription.fileNames.contains { "\(path)/\($0)" == file }
      || candidates.contains { $0.path == file }
  }
}

extension InputLoader.Candidate {
  /// The name of the file, without its folder.
  fileprivate var name: Substring? { path.split(separator: "/").last }

  /// The path of another file in the same folder, written in the same way.
  private func path(of name: some StringProtocol) -> String {
    (path.lastIndex(of: "/").map { String(path[...$0]) } ?? "") + name
  }

  /// The other orientation of its capture.
  var otherLayout: InputLoader.Candidate? {
    guard let capture, let folder = CaptureFolder(around: path),
      var other = folder.candidates.first(where: { candidate in
        candidate.capture.map { $0.orientation != capture.orientation } ?? false
      }),
      let name = other.name
    else { return nil }
    other.path = path(of: name)
    return other
  }

  /// The screenshot taken with the tree; nil if there is none.
  public var screenshot: CapturedScreenshot? {
    guard let capture, let layout = capture.layout, let png = layout.png else { return nil }
    return CapturedScreenshot(
      path: path(of: png), pixelsPerPoint: capture.pixelsPerPoint,
      isUnrotated: layout.isUnrotated, isMoving: layout.isMoving, alert: layout.alert)
  }
}

/// The picture of a screen in one orientation.
public struct CapturedScreenshot: Hashable, Sendable {
  public let path: String
  /// Pixels for each point (Android: for each dp); nil if it was not measured.
  public let pixelsPerPoint: Double?
  /// It has the proportions of the other orientation.
  public let isUnrotated: Bool
  /// It may show another moment than the tree.
  public let isMoving: Bool
  /// The text of an open alert that covered elements of the tree.
  public let alert: String?
}

extension CapturedLayout {
  fileprivate var pixelsPerPoint: Double? {
    description.scale ?? description.density.map { $0 / 160 }
  }
}
