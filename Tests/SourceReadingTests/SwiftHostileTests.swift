import SourceReading
import Testing

/// Artificial Swift: it may be refused, but must not end the program.
struct SwiftHostileTests {
  @Test(arguments: [
    ("(", ")"), ("[", "]"), ("{", "}"), ("a(", ")"), ("A<", ">"), ("if a {", "}"), ("!", ""),
    (".a", ""), ("a ? ", ""), ("-", ""), ("if a {} else ", ""), ("() -> ", ""), ("@a ", ""),
    ("#if a\n", ""), ("\"\\(", ")\""), ("class A {", "}"), ("try ", ""), ("case ", ""),
    ("a.", ""), ("a + ", ""), ("/*", "*/"), ("func f() -> some ", ""), ("[a: ", "]"),
  ])
  func `deep nesting neither crashes nor hangs`(_ start: String, _ end: String) {
    let depth = 20_000
    let source = String(repeating: start, count: depth) + String(repeating: end, count: depth)
    for prefix in ["", "let x = a", "let x: A = "] {
      let facts = SwiftSourceReader.read(Array((prefix + source).utf8), file: "Deep.swift")
      #expect(facts.file == "Deep.swift")
    }
  }

  @Test(arguments: ["v# ?? v#", "a ? v# : v#", "v#.a ?? v#.b", "[v#, v#].first"])
  func `variables that are each one of two do not multiply`(_ value: String) {
    let lines = (0..<64).map { "let v\($0 + 1) = " + value.replacing("#", with: "\($0)") }
    let facts = SwiftSourceReader.read(
      Array(
        """
        class A { @IBOutlet var v0: UILabel!
          func f() { \(lines.joined(separator: "; ")); v64.text = "x" } }
        """.utf8), file: "Page.swift")
    #expect(!facts.settings.isEmpty && facts.settings.count <= 256)
  }

  @Test(.timeLimit(.minutes(10)))
  func `variables that are each a member of the one before do not grow`() {
    let lines = (0..<3_000).map { "let v\($0 + 1) = v\($0).a\n" }
    let facts = SwiftSourceReader.read(
      Array(
        """
        class A { @IBOutlet var v0: UILabel!
          func f() { \(lines.joined()) v8000.text = "x" } }
        """.utf8), file: "Page.swift")
    #expect(facts.settings.allSatisfy { $0.object.path.count <= 32 })
  }

  @Test func `invalid UTF-8 is read as far as possible`() {
    var bytes = Array("class A { func a() { x.accessibilityLabel = \"X\" } }\n".utf8)
    bytes += [0xFF, 0xFE, 0x00, 0xC0, 0x80]
    let facts = SwiftSourceReader.read(bytes, file: "Bytes.swift")
    #expect(facts.settings.count == 1)
  }
}
