import Testing

@testable import CommandSupport

struct PathArgumentsTests {
  private static let many = (1...100).map { "\($0).xml" }

  private static let cases: [(name: String, arguments: [String], parsed: Int)] = [
    ("a few", ["a.xml", "--format", "json", "b.xml"], 4),
    ("paths alone", many, 4),
    ("options first", ["--format", "json"] + many, 5),
    ("options last", many + ["--format", "json"], 6),
    ("options between", many + ["--quiet"] + many, 9),
    ("standard input among them", many + ["-"], 4),
  ]

  @Test(arguments: cases.indices)
  func `of a long list a few paths are parsed, and their order is kept`(_ index: Int) {
    let (_, arguments, count) = Self.cases[index]
    let list = PathArguments(arguments)
    #expect(list.parsed.count == count)
    let options: Set<String> = ["--format", "json", "--quiet"]
    let parsed = list.parsed.filter { !options.contains($0) }
    #expect(list.all(with: parsed) == arguments.filter { !options.contains($0) })
  }
}
