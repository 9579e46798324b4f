import Testing

@testable import Serving

@Suite struct FileURITests {
  @Test(arguments: [
    ("file:///home/a%20b/%C3%A9.xml", "/home/a b/é.xml"), ("FILE://localhost/a.xml", "/a.xml"),
    ("file:///a.xml#part", "/a.xml"), ("file://host/a.xml", nil), ("untitled:Untitled-1", nil),
    ("file:///a%2", nil), ("file:///a%00b", nil), ("file:///%FF", nil), ("", nil),
  ])
  func `a URI names a path of this machine, or none`(uri: String, path: String?) {
    #expect(FileURI.path(of: uri) == path)
  }
}
