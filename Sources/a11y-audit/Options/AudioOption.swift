internal import ArgumentParser
internal import Auditing
internal import Platform
internal import Reports
internal import SourceText

/// Speech for the HTML report, from the files that `a11y-read --clips` wrote.
///
/// The command reads them as bytes: it neither speaks nor links a speech library.
struct AudioOption {
  var folders: [String]

  /// - Throws: an error if no form of the report can play sound.
  func validate(isPlayed: Bool) throws {
    guard !folders.isEmpty, !isPlayed else { return }
    throw ValidationError("--audio is for an HTML report: --format html or --report html=file.")
  }

  /// The sound for a report; prints how much there is, and errors.
  ///
  /// - Returns: nil if none is requested, and whether everything could be read.
  func sound(for report: AuditReport) -> (sound: PageSound?, isWhole: Bool) {
    guard !folders.isEmpty else { return (nil, true) }
    var library = ClipLibrary()
    var isWhole = true
    for folder in folders where !Self.add(folder, to: &library) { isWhole = false }
    let sound = PageSound(report, from: library) { try? InputFile.readFound($0, limit: Self.limit) }
    for file in sound.unusable {
      Console.complain("\(file): error: found no sound that browsers play; expected a clip")
    }
    Console.complain("a11y-audit: \(sound.words)")
    return (sound, isWhole && sound.unusable.isEmpty)
  }

  /// Minutes of uncompressed speech; no stop needs more.
  private static let limit = 16 << 20

  private static func add(_ folder: String, to library: inout ClipLibrary) -> Bool {
    do throws(SystemError) {
      let manifests = try Folder.files(below: folder).filter {
        $0.hasSuffix("/\(ClipManifest.fileName)")
      }
      if manifests.isEmpty {
        Console.complain(
          "\(folder): error: found no \(ClipManifest.fileName); expected the folder that "
            + "a11y-read --clips writes")
      }
      var isWhole = !manifests.isEmpty
      for path in manifests { isWhole = try read(path, into: &library) && isWhole }
      return isWhole
    } catch {
      Console.complain(error.description)
      return false
    }
  }

  private static func read(
    _ path: String, into library: inout ClipLibrary
  ) throws(SystemError) -> Bool {
    let bytes = try InputFile.readFound(path, limit: limit)
    do throws(DocumentError) {
      library.add(
        try ClipManifest(bytes), in: String(path.dropLast(ClipManifest.fileName.count + 1)))
      return true
    } catch {
      Console.complain("\(path):\(error.line):\(error.column): error: \(error.reason)")
      return false
    }
  }
}
