import AccessibilityModel
import HierarchyReading
import HostSystem
import Parallelism
import TestSupport
import Testing

@testable import CommandSupport

/// One process reads one file ahead: what one test begins, another must not take.
@Suite(.serialized, .enabled(if: ParallelMap.width > 1, "there is one processor"))
struct InputAheadTests {
  private static let options: ReadingOptions = {
    var options = ReadingOptions()
    options.threads = ParallelMap.width
    return options
  }()

  private static func screen(_ rows: Int) -> String {
    let rows = (0..<rows).map { "  <UIButton title=\"Buy \($0)\" frame=\"10 \($0) 60 60\"/>\n" }
    return "<screen title=\"Cart\" size=\"390 844\">\n\(rows.joined())</screen>\n"
  }

  /// A file that is worth it, in a folder of its own.
  private func largeFile(
    in folder: ScratchFolder, named name: String = "large.xml"
  ) throws -> String {
    try folder.write(Self.screen(6000), to: name)
  }

  private func countOfElements(_ input: InputLoader.Input?) throws -> Int? {
    try input?.result.get().screens.first?.elements.count
  }

  private func elements(_ input: InputLoader.Input) throws -> [String] {
    try input.result.get().screens.flatMap(\.elements).map {
      "\($0.className) \($0.label ?? "") \($0.frame)"
    }
  }

  @Test func `the first large file that is named is there, once`() throws {
    let folder = try ScratchFolder()
    let small = try folder.write(Self.screen(1), to: "small.xml")
    let path = try largeFile(in: folder)
    InputAhead.begin(for: ["--format", "json", folder.path, small, path])
    let input = InputAhead.take(path, format: nil, options: Self.options)
    #expect(input?.source == path)
    #expect(try countOfElements(input) == 6000)
    #expect(InputAhead.take(path, format: nil, options: Self.options) == nil)
  }

  @Test func `it is what reading it then would bring`() throws {
    let folder = try ScratchFolder()
    let path = try largeFile(in: folder)
    let loader = InputLoader(Self.options)
    let alone = loader.load(InputLoader.Candidate(path: path))
    InputAhead.begin(for: [path])
    let ahead = loader.load(InputLoader.Candidate(path: path))
    #expect(try elements(ahead) == elements(alone))
  }

  @Test func `with other options it is read again`() throws {
    let folder = try ScratchFolder()
    let path = try largeFile(in: folder)
    InputAhead.begin(for: [path])
    var options = Self.options
    options.idiom = .pad
    let input = InputLoader(options).load(InputLoader.Candidate(path: path))
    #expect(try input.result.get().screens.map(\.idiom) == [.pad])
  }

  @Test func `in another format it is read again`() throws {
    let folder = try ScratchFolder()
    let path = try largeFile(in: folder)
    InputAhead.begin(for: [path])
    let loader = InputLoader(Self.options, format: "uiautomator")
    #expect(loader.load(InputLoader.Candidate(path: path)).format == "uiautomator")
  }

  @Test func `another file is not it`() throws {
    let folder = try ScratchFolder()
    let path = try largeFile(in: folder)
    let other = try largeFile(in: folder, named: "other.xml")
    InputAhead.begin(for: [path])
    #expect(InputAhead.take(other, format: nil, options: Self.options) == nil)
    #expect(try countOfElements(InputAhead.take(path, format: nil, options: Self.options)) == 6000)
  }

  @Test func `what is wrong with it is told`() throws {
    let folder = try ScratchFolder()
    let path = try folder.write(Self.screen(6000) + "<end", to: "cut.xml")
    InputAhead.begin(for: [path])
    let input = InputLoader(Self.options).load(InputLoader.Candidate(path: path))
    #expect {
      try input.result.get()
    } throws: { error in
      (error as? HierarchyReadingError)?.line == 6003
    }
  }

  @Test func `what is not known is left to whoever is asked for it`() throws {
    let folder = try ScratchFolder()
    let path = try folder.write(String(repeating: "notes\n", count: 60_000), to: "notes.txt")
    InputAhead.begin(for: [path])
    #expect(InputAhead.take(path, format: nil, options: Self.options) == nil)
  }

  @Test func `what is dropped is gone`() throws {
    let folder = try ScratchFolder()
    let path = try largeFile(in: folder)
    InputAhead.begin(for: [path])
    InputAhead.drop()
    InputAhead.drop()
    #expect(InputAhead.take(path, format: nil, options: Self.options) == nil)
  }

  @Test func `after one that was dropped another is read`() throws {
    let folder = try ScratchFolder()
    let path = try largeFile(in: folder)
    InputAhead.begin(for: [path])
    InputAhead.drop()
    InputAhead.begin(for: [path])
    #expect(try countOfElements(InputAhead.take(path, format: nil, options: Self.options)) == 6000)
  }
}
