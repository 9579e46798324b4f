import Capture
import SourceText
import Testing

struct ServerAddressTests {
  /// A URL, and the result of parsing it.
  struct AddressCase: CustomTestStringConvertible, Sendable {
    let url: String
    let description: String
    var authorization: String?
    var isLoopback = false
    var testDescription: String { url }

    static let all = [
      AddressCase(
        url: "http://127.0.0.1:4723", description: "http://127.0.0.1:4723", isLoopback: true),
      AddressCase(
        url: "HTTP://localhost/", description: "http://localhost", isLoopback: true),
      AddressCase(
        url: "http://[::1]:8100/wd/hub/", description: "http://[::1]:8100/wd/hub",
        isLoopback: true),
      AddressCase(
        url: "https://ada:k%65y%2F1@farm.example:443/wd/hub",
        description: "https://farm.example:443/wd/hub", authorization: "Basic YWRhOmtleS8x"),
      AddressCase(
        url: "https://ada:a@b@farm.example", description: "https://farm.example",
        authorization: "Basic YWRhOmFAYg=="),
    ]
  }

  @Test(arguments: AddressCase.all)
  func `credentials and path are taken apart`(_ wanted: AddressCase) throws {
    let address = try ServerAddress(wanted.url)
    #expect(address.description == wanted.description)
    #expect(address.authorization == wanted.authorization)
    #expect(address.isLoopback == wanted.isLoopback)
  }

  @Test(arguments: [
    "", "127.0.0.1:4723", "ftp://127.0.0.1", "file:///etc/passwd", "http://", "http://ada:secret@",
    "http://host:0", "http://host:99999", "http://host:port", "http://[::1", "http://ho st",
    "http://host/a b", "http://host/?secret", "http://host/#a",
  ])
  func `an invalid address is rejected without repeating it`(_ url: String) {
    let refusal = #expect(throws: ServerAddress.Refusal.self) { _ = try ServerAddress(url) }
    #expect(refusal?.reason.contains("secret") == false)
  }

  @Test(arguments: [
    (#"{"a": 1}"#, #"{"capabilities": {"alwaysMatch": {"a": 1}}}"#),
    (#"{"alwaysMatch": {"a": 1}}"#, #"{"capabilities": {"alwaysMatch": {"a": 1}}}"#),
    (#"{"capabilities": {"firstMatch": []}}"#, #"{"capabilities": {"firstMatch": []}}"#),
    (#"{"capabilities": {"a": "é"}}"#, #"{"capabilities": {"alwaysMatch": {"a": "é"}}}"#),
  ])
  func `capabilities are taken in each of their forms`(_ file: String, _ body: String) throws {
    #expect(try SessionChoice(capabilities: Array(file.utf8)) == .begin(Array(body.utf8)))
  }

  @Test(arguments: ["[]", "{", #"{"capabilities": 5}"#, ""])
  func `a file without capabilities is refused`(_ file: String) {
    #expect(throws: DocumentError.self) {
      _ = try SessionChoice(capabilities: Array(file.utf8))
    }
  }
}
