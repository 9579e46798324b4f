public import AccessibilityModel
public import HierarchyReading
internal import HostSystem

/// Finds and reads the files that a command is given.
public struct InputLoader: Sendable {
  private let options: ReadingOptions
  private let format: String?

  public init(_ options: InputOptions) {
    self.init(options.reading, format: options.from.name)
  }

  /// - Parameter format: nil to tell it from the content.
  public init(_ options: ReadingOptions = ReadingOptions(), format: String? = nil) {
    self.options = options
    self.format = format
  }

  /// A file, as reports call it, with what it holds or why it cannot be read.
  public struct Input: Sendable {
    public var source: String
    public var result: Result<Hierarchy, HierarchyReadingError>

    /// The name of its format; empty where it could not be read.
    public var format: String { (try? result.get().format) ?? "" }
  }

  /// The files that paths stand for, in order.
  ///
  /// A folder stands for all files below it that begin like a format that is known; a path that is
  /// named stands for itself, whatever it is.
  public func files(for paths: [String]) -> [Candidate] {
    paths.flatMap { path -> [Candidate] in
      guard path != InputFile.standardInput, Folder.isFolder(path) else {
        return [Candidate(path: path)]
      }
      do {
        let files = try Folder.files(below: path)
        var progress = ProgressLines("Looked at", total: files.count)
        return files.filter { file in
          defer { progress.advance() }
          return isHierarchy(file)
        }
        .map { Candidate(path: $0) }
      } catch {
        return [Candidate(path: path)]
      }
    }
  }

  public struct Candidate: Hashable, Sendable {
    public var path: String

    public init(path: String) { self.path = path }
  }

  /// Reads one file.
  ///
  /// - Parameters:
  ///   - defaults: for what the command line does not say.
  ///   - contents: in place of what the file holds.
  public func load(
    _ candidate: Candidate, defaults: ReadingOptions = ReadingOptions(),
    contents: [UInt8]? = nil
  ) -> Input {
    let options = options.filledIn(from: defaults)
    if let contents {
      return load(DocumentBytes(contents), of: candidate.path, format: format, options)
    }
    if let input = InputAhead.take(candidate.path, format: format, options: options) {
      return input
    }
    let source = Folder.relativePath(candidate.path)
    do throws(HierarchyReadingError) {
      let document = try InputBytes.document(candidate.path, named: source)
      return load(document, of: candidate.path, format: format, options)
    } catch {
      return Input(source: source, result: .failure(error))
    }
  }

  /// Reads a file that begins like a format that is known.
  ///
  /// - Parameter isWanted: false as soon as it may be given up.
  /// - Returns: nil where it does not, or cannot be opened.
  func loadIfKnown(_ path: String, while isWanted: @escaping () -> Bool) -> Input? {
    let document = try? InputBytes.document(
      path, named: Folder.relativePath(path), while: isWanted)
    guard let document, let reader = HierarchyFormats.reader(for: document.start) else {
      return nil
    }
    return load(document, of: path, format: type(of: reader).formatName, options)
  }

  private func load(
    _ document: DocumentBytes, of path: String, format: String?, _ options: ReadingOptions
  ) -> Input {
    let source = Folder.relativePath(path)
    do throws(HierarchyReadingError) {
      var hierarchy = try HierarchyFormats.read(
        document, named: source, format: format, options: options)
      Translations(of: path, baseLanguage: options.language).note(in: &hierarchy)
      return Input(source: source, result: .success(hierarchy))
    } catch {
      return Input(source: source, result: .failure(error))
    }
  }

  /// Reads what a record holds.
  public func load(
    _ record: InputRecord, defaults: ReadingOptions = ReadingOptions()
  ) -> Input {
    do throws(HierarchyReadingError) {
      let hierarchy = try HierarchyFormats.read(
        record.bytes, named: record.source, format: record.format ?? format,
        options: options.filledIn(from: defaults))
      return Input(source: record.source, result: .success(hierarchy))
    } catch {
      return Input(source: record.source, result: .failure(error))
    }
  }

  private func isHierarchy(_ path: String) -> Bool {
    InputBytes.start(of: path).map { HierarchyFormats.reader(for: $0) != nil } ?? false
  }
}

extension ReadingOptions {
  /// The options, with others where they say nothing.
  fileprivate func filledIn(from defaults: ReadingOptions) -> ReadingOptions {
    var options = self
    options.density = density ?? defaults.density
    options.idiom = idiom ?? defaults.idiom
    options.language = language ?? defaults.language
    options.superclasses = defaults.superclasses.merging(superclasses) { $1 }
    options.threads = max(threads, defaults.threads)
    return options
  }
}
