import Platform
import TestSupport
import Testing

@testable import Serving

/// With any input, in any pieces, the server continues and answers what can be read.
@Suite struct HostileConversationTests {
  private static let messages = [
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"rootUri":"file:///a","capabilities":{}}}"#,
    #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///a/b.xml","#
      + #""version":1,"text":"<a>\n😀<b/>"}}}"#,
    #"{"jsonrpc":"2.0","id":2,"method":"textDocument/codeAction","params":{"textDocument":{"uri":"#
      + #""file:///a/b.xml"},"range":{"start":{"line":-9,"character":9223372036854775807},"end":"#
      + #"{"line":0,"character":0}}}}"#,
    #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":2}}"#,
  ]
  private static let last = #"{"jsonrpc":"2.0","id":"last","method":"none"}"#

  private func framed(_ body: String) -> [UInt8] { HeaderFraming().framed(Array(body.utf8)) }

  private func mutated(_ bytes: [UInt8], by numbers: inout SeededNumbers) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &numbers) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &numbers)
      switch Int.random(in: 0..<3, using: &numbers) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
      case 1: bytes.remove(at: place)
      default: bytes.removeSubrange(place..<min(bytes.count, place + 20))
      }
    }
    return bytes
  }

  @Test(arguments: 0..<200) func `broken messages harm none that come later`(_ seed: Int) {
    var numbers = SeededNumbers(seed: UInt64(seed))
    var input = Self.messages.flatMap { mutated(framed($0), by: &numbers) }
    // The body of a broken message may consume all bytes that its header announced.
    input += Array(repeating: UInt8(ascii: "x"), count: 200_000) + Array("\r\n\r\n".utf8)
    for _ in 0..<2 { input += framed(Self.last) }
    var pieces: [[UInt8]] = []
    while !input.isEmpty {
      let piece = Array(input.prefix(Int.random(in: 1...9_000, using: &numbers)))
      pieces.append(piece)
      input.removeFirst(piece.count)
    }
    var conversation = Conversation(
      LanguageServer(NoAuditor(), version: "1"), framing: HeaderFraming(limit: 60_000))
    var rest = pieces[...]
    var output: [UInt8] = []
    let status = conversation.run(
      reading: { _ in rest.popFirst().map { .bytes($0) } ?? .end },
      writing: {
        output += $0
        return true
      })
    #expect(status == 1)
    #expect(String(decoding: output, as: UTF8.self).contains(#""id": "last""#))
  }
}

private struct NoAuditor: DocumentAuditor {
  func open(folders: [String]) {}
  func notices() -> [String] { [] }
  func forgetFiles() {}
  func diagnostics(of document: AuditedDocument) -> [Diagnostic] {
    [
      Diagnostic(
        line: 2, column: 2, severity: .error, rule: nil, address: nil, message: document.path)
    ]
  }
  func fixes(
    of document: AuditedDocument, where isWanted: (_ line: Int, _ column: Int) -> Bool
  ) -> [DocumentFix] { [] }
  func explanation(
    of document: AuditedDocument, where isWanted: (_ line: Int, _ column: Int) -> Bool
  ) -> ElementExplanation? { nil }
  func takesComments(_ document: AuditedDocument) -> Bool { true }
  func fixedText(of document: AuditedDocument) -> [UInt8] { document.text }
}
