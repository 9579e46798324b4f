import SourceReading
import Testing

struct ObjectiveCHostileTests {
  private func read(_ source: String) -> SourceFacts {
    ObjectiveCSourceReader.read(Array(source.utf8), file: "Page.m")
  }

  private func warnings(_ source: String) -> [String] {
    read(source).warnings.map { "\($0.location):\($0.column) \($0.message)" }
  }

  @Test(arguments: [
    (
      "@implementation A\n- (void)a { if (x) {\n}\n@end",
      "2:11 found '{' without its end; expected '}'"
    ),
    (
      "@implementation A\n- (void)a { [self b }\n@end",
      "2:13 found '[' without its end; expected ']'"
    ),
    ("}\n@implementation A @end", "1:1 found '}'; expected '{' before it"),
    ("/* x", "1:1 a comment has no end; expected '*/'"),
    (
      "x = @\"a\n;", "1:5 a text has no end; expected its closing quote on the same line"
    ),
  ])
  func `invalid syntax is a warning at its position`(_ source: String, _ warning: String) {
    #expect(warnings(source) == ["Page.m:\(warning)"])
  }

  @Test func `code after an error is read`() {
    let facts = read(
      """
      @implementation A
      - (void)a { if (x) { self.a.hidden = YES; }
      @end
      @implementation B
      - (void)b { [self c:(d]; self.b.hidden = YES; }
      - (void)e { self.e.hidden = YES; }
      @end
      """)
    #expect(
      facts.settings.map { "\($0.line) in \($0.scope.words)" } == [
        "2 A.a isHidden = true maybe in A.a", "5 B.b isHidden = true in B.b",
        "6 B.e isHidden = true in B.e",
      ])
    #expect(facts.warnings.count == 1)
  }

  @Test(arguments: [
    "[", "(", "{", "^{", "@[", "a = ", "a ? ", "if (a) ", "!", "a.", "[a b:", "((A *)",
  ])
  func `deep nesting is read or passed over`(_ piece: String) {
    for count in [10, 100, 20_000] {
      let deep = String(repeating: piece, count: count)
      let facts = read("@implementation A\n- (void)a { \(deep) }\n- (void)b {}\n@end")
      #expect(facts.types.map(\.name) == ["A"])
    }
  }

  @Test(arguments: ["c ? v# : v#", "c ? v#.a : v#.b", "v# ?: v#"])
  func `variables that are each one of two do not multiply`(_ value: String) {
    let lines = (0..<64).map { "UILabel *v\($0 + 1) = \(value.replacing("#", with: "\($0)"));" }
    let facts = read(
      """
      @implementation A
      - (void)f { UILabel *v0 = self.label; \(lines.joined()) v64.text = @"x"; }
      @end
      """)
    #expect(!facts.settings.isEmpty && facts.settings.count <= 256)
  }

  @Test(.timeLimit(.minutes(10)))
  func `variables that are each a member of the one before do not grow`() {
    let lines = (0..<20_000).map { "UILabel *v\($0 + 1) = v\($0).a;\n" }
    let facts = read(
      """
      @implementation A
      - (void)f { UILabel *v0 = self.label;
      \(lines.joined()) v20000.text = @"x"; }
      @end
      """)
    #expect(facts.settings.allSatisfy { $0.object.path.count <= 32 })
  }

  @Test(.timeLimit(.minutes(10)))
  func `commas without names are passed over`() {
    let commas = String(repeating: ", ", count: 50_000)
    let facts = read("@interface A : B\n@property UILabel *a\(commas);\n@end")
    #expect(facts.types.flatMap(\.properties).map(\.name) == ["a"])
    #expect(
      read("@interface A : B\n@property UILabel *a, *b, , *c;\n@end").types.flatMap(\.properties)
        .map(\.name) == ["a", "b", "c"])
  }

  /// Tokens of one kind, each of which could be searched to the end of the file.
  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      "#define A \\\n", "#if 0\n", "#if A\n{\n#else\n", "{ ( [\n", "} ) ]\n", "( } ", "@\"\n",
      "/* ",
      "a ", "a * ", "a<", "- ", "- (void)a ", "@interface A ", "@property ", "= ", "a = ",
      "- (void)a { ",
    ])
  func `a file of one repeated piece is read to its end`(_ piece: String) {
    for start in ["", "#define A ", "@interface A : B\n", "@implementation A\n- (void)f { "] {
      #expect(read(start + String(repeating: piece, count: 5_000)).file == "Page.m")
    }
  }

  @Test func `a large file is refused`() {
    let file = Array(repeating: UInt8(ascii: " "), count: (8 << 20) + 1)
    #expect(
      ObjectiveCSourceReader.read(file, file: "Page.m").warnings.map(\.message) == [
        "found a file of 8388609 bytes; expected at most 8388608; the file is left out"
      ])
  }

  @Test func `each beginning of a file, and each with a byte changed, is read`() {
    let source = """
      #define A @"a"
      #if 0
      #else
      @interface P : V <W> { IBOutlet B *_b; } @property (weak) IBOutlet NSArray<B *> *c; @end
      #endif
      @implementation P
      - (void)d:(E *)f g:(id)h { self.b.text = [x y:@"\\u00e9" z:^(id i) { j(k); }]; }
      - (NSString *)accessibilityLabel { return a ? @[@1, @"b"][0] : (C *)d->e; } @end
      """
    let bytes = Array(source.utf8)
    var names: Set<Int> = []
    for end in bytes.indices {
      names.insert(ObjectiveCSourceReader.read(Array(bytes[..<end]), file: "P.m").types.count)
    }
    #expect(names == [0, 1, 2])
    for index in bytes.indices {
      for value in Array("\0\n\"'\\@#<>(){}[];:*/=^".utf8) + [0xFF] {
        var changed = bytes
        changed[index] = value
        let facts = ObjectiveCSourceReader.read(changed, file: "P.m")
        #expect(facts.settings.allSatisfy { $0.location.line >= 1 })
      }
    }
  }
}
