import SourceReading
import Testing

/// Code that is long but not deep is read; only code that would exhaust the stack is refused.
struct NestingDepthTests {
  @Test(arguments: [
    String(repeating: "  @IBOutlet private weak var button: UIButton!\n", count: 2_000),
    String(repeating: "  func a() { if b { c() } else if d { e() } else { f() } }\n", count: 2_000),
    "  let all = [" + String(repeating: ".a, .b.c, -1,\n", count: 2_000) + "]\n",
    String(repeating: "  // A line of prose: with words. And more!\n", count: 2_000),
    "  let page = view" + String(repeating: "\n    .padding(.top)", count: 200) + "\n",
  ])
  func `long files of an app are read`(_ members: String) {
    let source = "class A: UIView {\n\(members)  func z() { x.accessibilityLabel = \"X\" }\n}\n"
    let facts = SwiftSourceReader.read(Array(source.utf8), file: "Long.swift")
    #expect(facts.warnings.isEmpty)
    #expect(facts.settings.count == 1)
  }
}
