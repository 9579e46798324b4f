public import AccessibilityModel
public import HierarchyReading
internal import Platform
internal import SwiftUIReading

/// Finds and reads the input files of a command.
public struct InputLoader: Sendable {
  private let options: ReadingOptions
  private let format: String?
  private let androidProjects = AndroidProjects()
  private let swiftUIProjects = SwiftUIProjects()

  public init(_ options: InputOptions) {
    self.init(options.reading, format: options.from.name)
  }

  /// - Parameter format: nil to detect it from the content.
  public init(_ options: ReadingOptions = ReadingOptions(), format: String? = nil) {
    self.options = options
    self.format = format
  }

  /// A file, by its name in reports, with its hierarchy or why it cannot be read.
  public struct Input: Sendable {
    public var source: String
    public var result: Result<Hierarchy, HierarchyReadingError>

    /// The name of its format; empty if it could not be read.
    public var format: String { (try? result.get().format) ?? "" }
  }

  /// The files at paths, in order.
  ///
  /// A folder yields all files below it that may hold a screen, and those that cannot be examined,
  /// except in ``VendoredFolders``; every other path is a file, whatever its content. Each file
  /// occurs once, even if several paths or spellings lead to it.
  ///
  /// - Parameter limit: the maximum number of files in a folder; a larger folder yields none.
  public func files(for paths: [String], limit: Int = .max) -> FoundFiles {
    var found = FoundFiles()
    for path in paths.map(Folder.canonicalName) {
      if path != InputFile.standardInput, Folder.isFolder(path) {
        found.add(
          FolderListing(below: path, skipping: VendoredFolders.contains, limit: limit))
      } else {
        found.candidates.append(candidate(at: path))
      }
    }
    if paths.count > 1 { found.removeRepeated() }
    return found
  }

  /// The file at a path when one screen is wanted: of a capture, the first orientation.
  public func candidate(at path: String) -> Candidate {
    guard path != InputFile.standardInput else { return Candidate(path: path) }
    if Folder.isFolder(path) {
      return CaptureFolder(at: path)?.candidates.first ?? Candidate(path: path)
    }
    var candidate = Candidate(path: path)
    let folder = CaptureFolder(around: path)
    candidate.capture = folder?.layout(of: path)
    candidate.refusal = folder?.refusal
    return candidate
  }

  /// A file to read.
  public struct Candidate: Hashable, Sendable {
    public var path: String
    /// Whether the command line names it; a found file must be a regular one.
    public var isNamed = true
    /// The folder in which it was found, as named on the command line; nil for a named file.
    public internal(set) var folder: String?
    /// Why it cannot be read, if that is already known.
    public internal(set) var refusal: HierarchyReadingError?
    /// The measurements taken during its capture.
    public internal(set) var capture: CapturedLayout?

    public init(path: String) { self.path = path }
  }

  /// Reads one file.
  ///
  /// - Parameters:
  ///   - defaults: used for options that the command line does not set.
  ///   - contents: replaces the content of the file.
  public func load(
    _ candidate: Candidate, defaults: ReadingOptions = ReadingOptions(),
    contents: [UInt8]? = nil
  ) -> Input {
    var options = options
    options.capture = candidate.capture
    // Measurements of the device take precedence over project settings for all files.
    options = options.measured.filledIn(from: defaults)
    let source = Folder.relativePath(candidate.path)
    do throws(HierarchyReadingError) {
      let bytes: [UInt8]
      if let contents {
        bytes = contents
      } else {
        bytes = try self.bytes(of: candidate, named: source)
      }
      options.androidResources = androidProjects.resources(of: candidate.path, bytes)
      // The paths of resources are whole, too: from a folder within `res`, relative ones lack it.
      if options.androidResources != nil { options.path = Folder.absolutePath(candidate.path) }
      var hierarchy = try self.hierarchy(of: candidate, bytes, named: source, options)
      hierarchy.inferLanguages()
      Translations(of: candidate.path, baseLanguage: options.language).record(in: &hierarchy)
      return Input(source: source, result: .success(hierarchy))
    } catch {
      return Input(source: source, result: .failure(error))
    }
  }

  /// Reads a document in its format: the views of SwiftUI code together with the code around it.
  private func hierarchy(
    of candidate: Candidate, _ bytes: [UInt8], named source: String, _ options: ReadingOptions
  ) throws(HierarchyReadingError) -> Hierarchy {
    guard isSwiftUI(candidate, bytes) else {
      return try HierarchyFormats.read(bytes, named: source, format: format, options: options)
    }
    let reader = SwiftUIReader(bytes, named: source, in: swiftUIProjects.project(of: candidate))
    return try reader.hierarchy(isNamed: candidate.isNamed, options: options)
  }

  private func isSwiftUI(_ candidate: Candidate, _ bytes: [UInt8]) -> Bool {
    if format == SwiftUIReader.formatName { return true }
    guard format == nil else { return false }
    let isInput = candidate.path == InputFile.standardInput
    return UnsupportedFormat(
      sourceCode: bytes, named: isInput ? "input.swift" : candidate.path) == .swiftUI
  }

  /// Forgets the code around the files that were read: it may have changed.
  public func forgetCode() { swiftUIProjects.forget() }

  /// Reads the hierarchy of a record.
  public func load(
    _ record: InputRecord, defaults: ReadingOptions = ReadingOptions()
  ) -> Input {
    do throws(HierarchyReadingError) {
      var hierarchy = try HierarchyFormats.read(
        record.bytes, named: record.source, format: record.format ?? format,
        options: options.filledIn(from: defaults))
      hierarchy.inferLanguages()
      return Input(source: record.source, result: .success(hierarchy))
    } catch {
      return Input(source: record.source, result: .failure(error))
    }
  }

  private func bytes(
    of candidate: Candidate, named source: String
  ) throws(HierarchyReadingError) -> [UInt8] {
    if let refusal = candidate.refusal { throw refusal }
    return try InputBytes.read(candidate.path, named: source, isNamed: candidate.isNamed)
  }
}

extension ReadingOptions {
  /// The options, completed by others.
  fileprivate func filledIn(from defaults: ReadingOptions) -> ReadingOptions {
    var options = self
    options.density = density ?? defaults.density
    options.idiom = idiom ?? defaults.idiom
    options.language = language ?? defaults.language
    options.superclasses = defaults.superclasses.merging(superclasses) { $1 }
    return options
  }
}
