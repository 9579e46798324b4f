internal import HierarchyReading
internal import HostSystem
internal import Parallelism
internal import Synchronization

/// A large file that another processor reads while the options are still taken apart.
///
/// The parser of the options takes two milliseconds on one processor, in which another reads a fifth
/// of ten thousand elements. The file is read as it is read where no option says how; where one does,
/// it is read again.
enum InputAhead {
  private struct Reading: Sendable {
    var path: String
    var options: ReadingOptions
    var input: Ahead<InputLoader.Input?>
  }

  private static let reading = Mutex<Reading?>(nil)
  private static let isWanted = Atomic(true)

  /// From how many bytes on a file is worth it: as many as several threads read.
  private static let leastLength = 1 << 18

  /// Begins to read the first file that is named and worth it, where another processor is there.
  static func begin(for arguments: some Sequence<String>) {
    let threads = ParallelMap.width
    guard threads > 1, let path = arguments.first(where: { isLarge($0) }) else { return }
    var options = ReadingOptions()
    options.threads = threads
    let loader = InputLoader(options)
    isWanted.store(true, ordering: .relaxed)
    let input = Ahead { loader.loadIfKnown(path) { isWanted.load(ordering: .relaxed) } }
    reading.withLock { $0 = Reading(path: path, options: options, input: input) }
  }

  private static func isLarge(_ argument: String) -> Bool {
    !argument.hasPrefix("-") && InputFile.size(of: argument).map { $0 >= leastLength } ?? false
  }

  /// Gives the file out, once.
  ///
  /// - Returns: nil where it is another, where it is to be read in another way, and where its format is
  ///   not known.
  static func take(_ path: String, format: String?, options: ReadingOptions) -> InputLoader.Input? {
    guard let reading = takeReading({ $0.path == path }) else { return nil }
    var asked = options
    asked.threads = reading.options.threads
    let isAsIs = format == nil && asked == reading.options
    isWanted.store(isAsIs, ordering: .relaxed)
    let input = reading.input.value
    return isAsIs ? input : nil
  }

  /// Ends the reading of what nobody has asked for: no thread may read on while the process ends.
  static func drop() {
    guard let reading = takeReading({ _ in true }) else { return }
    isWanted.store(false, ordering: .relaxed)
    _ = reading.input.value
  }

  private static func takeReading(_ isMeant: (Reading) -> Bool) -> Reading? {
    reading.withLock { reading in
      guard let found = reading, isMeant(found) else { return nil }
      reading = nil
      return found
    }
  }
}
