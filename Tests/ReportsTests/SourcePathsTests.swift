import Testing

@testable import Reports

@Suite struct SourcePathsTests {
  struct PathCase: CustomTestStringConvertible {
    let source: String
    let relative: String
    let uri: String

    var testDescription: String { source }

    static let all = [
      PathCase(source: "a/b.xml", relative: "a/b.xml", uri: "a/b.xml"),
      PathCase(source: "./a/../b.xml", relative: "b.xml", uri: "b.xml"),
      PathCase(source: "/project/app/b.xml", relative: "b.xml", uri: "b.xml"),
      PathCase(source: "../c.xml", relative: "../c.xml", uri: "file:///project/c.xml"),
      PathCase(source: "/tmp/c.xml", relative: "../../tmp/c.xml", uri: "file:///tmp/c.xml"),
      PathCase(
        source: "a b/c:d#é?.xml", relative: "a b/c:d#é?.xml", uri: "a%20b/c%3Ad%23%C3%A9%3F.xml"),
      PathCase(source: "50%.xml", relative: "50%.xml", uri: "50%25.xml"),
      PathCase(source: "a\\b.xml", relative: "a\\b.xml", uri: "a%5Cb.xml"),
      PathCase(source: "-", relative: "-", uri: "-"),
    ]
  }

  @Test(arguments: PathCase.all)
  func `a path is written as platforms want it`(_ path: PathCase) {
    let paths = SourcePaths(workingDirectory: "/project/app")
    #expect(paths.relative(path.source) == path.relative)
    #expect(paths.uri(path.source) == path.uri)
  }

  @Test func `without a working directory paths stay as they are`() {
    #expect(SourcePaths().relative("/tmp/c.xml") == "/tmp/c.xml")
    #expect(SourcePaths().uri("/tmp/c d.xml") == "file:///tmp/c%20d.xml")
  }
}
