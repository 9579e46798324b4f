import AuditPolicy
import Auditing
import Testing

@Suite struct PatternTests {
  @Test(arguments: [
    ("ads-*", "ads-banner", true), ("ads-*", "ads-", true), ("ads-*", "my-ads-banner", false),
    ("*", "", true), ("?*", "", false), ("a?c", "abc", true), ("a?c", "ac", false),
    ("*stars", "five stars", true), ("*stars", "Five Stars", false), ("*a*b*", "xaybz", true),
    ("a.c", "abc", false),
  ])
  func `a pattern is about the whole text`(_ pattern: String, _ text: String, _ fits: Bool) {
    #expect(TextPattern(pattern).matches(text) == fits)
  }

  @Test(arguments: [
    ("*.xib", "/p/a/b/Cell.xib", true), ("*.xib", "/p/Cell.xib", true),
    ("Debug/**", "/p/Debug/a/b.xml", true), ("Debug", "/p/a/Debug/b.xml", true),
    ("Debug/*.xml", "/p/Debug/a/b.xml", false),
    ("**/Base.lproj/*", "/p/a/Base.lproj/M.storyboard", true),
    ("a/**/c.xml", "/p/a/c.xml", true), ("a/**/c.xml", "/p/a/b/d/c.xml", true),
    ("a/**/c.xml", "/p/b/a/c.xml", false), ("*", "/q/a.xml", false), ("*", "/p2/a.xml", false),
  ])
  func `a path pattern is about files below its folder`(
    _ pattern: String, _ path: String, _ fits: Bool
  ) {
    #expect(PathPattern(pattern, in: "/p").matches(path) == fits)
  }

  @Test func `a pattern of many runs comes to an end`() {
    let pattern = String(repeating: "*a", count: 500) + "b"
    #expect(!TextPattern(pattern).matches(String(repeating: "a", count: 5_000)))
  }
}
