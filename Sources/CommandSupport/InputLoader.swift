public import AccessibilityModel
public import HierarchyReading
internal import HostSystem

/// Finds and reads the files that a command is given.
public struct InputLoader: Sendable {
  private let options: ReadingOptions
  private let format: String?

  public init(_ options: InputOptions) {
    self.options = options.reading
    format = options.from.name
  }

  /// A file, as reports call it, with what it holds or why it cannot be read.
  public struct Input: Sendable {
    public var source: String
    public var result: Result<Hierarchy, HierarchyReadingError>
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
        return try Folder.files(below: path).filter(isHierarchy).map { Candidate(path: $0) }
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
  /// - Parameter defaults: for what the command line does not say.
  public func load(
    _ candidate: Candidate, defaults: ReadingOptions = ReadingOptions()
  ) -> Input {
    let options = options.filledIn(from: defaults)
    let source = Folder.relativePath(candidate.path)
    do throws(SystemError) {
      let bytes = try InputFile.read(candidate.path)
      do throws(HierarchyReadingError) {
        let hierarchy = try HierarchyFormats.read(
          bytes, named: source, format: format, options: options)
        return Input(source: source, result: .success(hierarchy))
      } catch {
        return Input(source: source, result: .failure(error))
      }
    } catch {
      let failure = HierarchyReadingError(
        source: source, line: 1, column: 1,
        reason: "\(error.reason), expected a file that can be read")
      return Input(source: source, result: .failure(failure))
    }
  }

  /// How much of a file tells whether it is a hierarchy.
  private static let headLength = 16_384

  private func isHierarchy(_ path: String) -> Bool {
    guard let head = try? InputFile.read(path, limit: Self.headLength) else { return false }
    return HierarchyFormats.reader(for: head) != nil
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
    return options
  }
}
