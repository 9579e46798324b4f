import AccessibilityModel
import HierarchyReading
import Platform
import TestSupport
import Testing

/// Reads damaged files by the thousand. `EARSHOT_MUTATIONS` sets their number, and `EARSHOT_SEED`
/// the seed of the first.
struct MutationTests {
  private static let files: [(name: String, bytes: [UInt8])] = {
    var paths = (try? Folder.files(below: "\(PackageFiles.root)/Fixtures")) ?? []
    paths = paths.filter { !$0.hasSuffix(".outline") && !$0.contains("/gzip/") }
    if CorpusFiles.areThere { paths += (try? Folder.files(below: CorpusFiles.folder)) ?? [] }
    // Long ones take the time of a hundred others.
    let limit = number("EARSHOT_MUTATIONS") == nil ? 12_000 : 200_000
    return paths.compactMap { path in
      CaptureFiles.bytes(of: path).flatMap { $0.count < limit ? (path, $0) : nil }
    }
  }()

  private static func number(_ name: String) -> Int? {
    Environment.value(name).flatMap { Int($0) }
  }

  @Test func `a damaged file gives screens or an error with a position`() throws {
    let count = Self.number("EARSHOT_MUTATIONS") ?? 1_000
    let seed = UInt64(Self.number("EARSHOT_SEED") ?? 1)
    let all = Self.files.map(\.bytes)
    var outcomes = (read: 0, refused: 0)
    try #require(Self.files.count > 40)
    for index in 0..<count {
      let file = Self.files[index % Self.files.count]
      var mutation = Mutation(seed: seed &+ UInt64(index), others: all)
      let bytes = mutation.damage(file.bytes)
      try keep(bytes)
      let format = DamagedFile.format(of: file.bytes)
      do throws(HierarchyReadingError) {
        let hierarchy = try HierarchyFormats.read(bytes, named: "x", format: format)
        outcomes.read += 1
        #expect(DamagedFile.fault(in: hierarchy) == nil, "\(file.name), seed \(seed) + \(index)")
      } catch {
        outcomes.refused += 1
        #expect(
          error.line >= 1 && error.column >= 1 && !error.reason.isEmpty,
          "\(file.name), seed \(seed) + \(index): \(error)")
      }
    }
    #expect(outcomes.read > count / 10 && outcomes.refused > count / 10)
    if Self.number("EARSHOT_MUTATIONS") != nil {
      Console.complain("\(outcomes.read) read, \(outcomes.refused) refused")
    }
  }

  /// Stores the file that is read next: after a trap, nothing else would show it.
  private func keep(_ bytes: [UInt8]) throws {
    guard let folder = Environment.value("EARSHOT_KEEP") else { return }
    try OutputFile.write(bytes, to: folder + "/mutation")
  }
}

/// The properties of every reader's result.
enum DamagedFile {
  /// The format of the file before it was damaged, so that its reader sees the damage.
  static func format(of bytes: [UInt8]) -> String? {
    HierarchyFormats.reader(for: bytes).map { type(of: $0).formatName }
  }

  static func fault(in hierarchy: Hierarchy) -> String? {
    for warning in hierarchy.warnings where warning.line < 1 || warning.column < 1 {
      return "a warning at \(warning.line):\(warning.column): \(warning.message)"
    }
    return hierarchy.screens.lazy.compactMap(fault).first
  }

  private static func fault(in screen: Screen) -> String? {
    var ends: [Int] = []
    for (index, element) in screen.elements.enumerated() {
      while let end = ends.last, end <= index { ends.removeLast() }
      let end = Int(element.end)
      guard end > index, end <= ends.last ?? screen.elements.count else {
        return "element \(index) ends at \(end)"
      }
      let parent = screen.parent(of: index)
      guard (parent == nil) == ends.isEmpty, parent.map({ $0 < index }) ?? true else {
        return "element \(index) has the parent \(parent ?? -1)"
      }
      ends.append(end)
      if let fault = fault(in: element) { return "element \(index): \(fault)" }
    }
    if let size = screen.size, !(size.width.isFinite && size.height.isFinite) {
      return "a screen of \(size)"
    }
    return nil
  }

  private static func fault(in element: Element) -> String? {
    if element.line < 1 || element.column < 1 { return "at \(element.line):\(element.column)" }
    let frame = element.frame
    if !frame.isNull, !frame.isFinite { return "the frame \(frame)" }
    if frame.width < 0 || frame.height < 0 { return "the frame \(frame)" }
    let details = element.details
    let numbers = [
      details.alpha, details.minimumValue, details.maximumValue, details.progress,
      details.accessibilityFrame?.width, details.activationPoint?.x, details.sortPriority,
    ]
    if numbers.contains(where: { $0?.isFinite == false }) { return "a number that is not finite" }
    return nil
  }
}
