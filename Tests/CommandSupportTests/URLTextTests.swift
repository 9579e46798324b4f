import Testing

@testable import CommandSupport

struct URLTextTests {
  @Test(arguments: [
    ("Unexpected argument 'https://ada:s3@host/x'", "Unexpected argument 'https://…@host/x'"),
    ("https://a:b/c@d@host and http://e:f@g", "https://…@host and http://…@g"),
    ("http://host/path and mail@host", "http://host/path and mail@host"), ("", ""), ("://", "://"),
  ])
  func `credentials are left out of what is repeated`(_ text: String, _ shown: String) {
    #expect(URLText.withoutCredentials(text) == shown)
  }
}
