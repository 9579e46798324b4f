import Testing

@testable import Capture

/// The small parts with which answers are parsed.
struct PartsTests {
  @Test(arguments: [
    ("en_GB", "en-GB"), ("zh-Hans_CN", "zh-Hans-CN"), ("ar_EG@numbers=latn", "ar-EG"),
    ("de_DE.UTF-8", "de-DE"), ("C", nil), ("", nil), ("in valid", nil), ("toolonglanguage", nil),
  ])
  func `locales become tags`(_ locale: String, _ tag: String?) {
    #expect(LanguageTag(locale: locale)?.text == tag)
  }

  @Test func `a picture that is cut off is rejected`() {
    let bytes = Pictures.bytes(Pictures.wide)
    #expect(PNGHeader(bytes)?.width == 3)
    #expect(PNGHeader(bytes)?.height == 2)
    for length in 0..<bytes.count { #expect(PNGHeader(Array(bytes.prefix(length))) == nil) }
  }

  @Test(arguments: [("a/b?c", "a%2Fb%3Fc"), ("é", "%C3%A9"), ("A-1._~", "A-1._~"), ("\n", "%0A")])
  func `an id is one piece of a path`(_ text: String, _ encoded: String) {
    #expect(WebDriverRequest.encoded(text) == encoded)
  }
}
