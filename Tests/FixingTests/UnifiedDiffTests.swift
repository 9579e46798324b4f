import Fixing
import Testing

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    String(
      decoding: UnifiedDiff(from: Array(old.utf8), to: Array(new.utf8), named: "a.xml").bytes,
      as: UTF8.self)
  }

  @Test func `a file that stays has no difference`() { #expect(diff("a\nb", "a\nb") == "") }

  @Test func `changed lines are between unchanged ones`() {
    let old = (1...12).map { "\($0)\n" }.joined()
    let new = old.replacing("2\n3\n", with: "2\nnew\n3x\n").replacing("11\n", with: "11\r\n")
    #expect(
      diff(old, new) == """
        --- a/a.xml
        +++ b/a.xml
        @@ -1,6 +1,7 @@
         1
         2
        -3
        +new
        +3x
         4
         5
         6
        @@ -8,5 +9,5 @@
         8
         9
         10
        -11
        +11\r
         12

        """)
  }

  @Test func `a last line without an end is marked`() {
    #expect(
      diff("a", "b\n") == """
        --- a/a.xml
        +++ b/a.xml
        @@ -1 +1 @@
        -a
        \\ No newline at end of file
        +b

        """)
  }
}
