import Platform

@testable import Serving

/// A conversation whose input is a script: the messages sent, one per line.
struct ScriptedConversation {
  private(set) var sent: [String] = []
  private(set) var status: Int32 = -1

  /// - Parameter pieces: the lines that arrive together, one piece after the other.
  init(_ handler: some MessageHandler, _ pieces: [String]) {
    var conversation = Conversation(handler, framing: LineFraming())
    var rest = pieces[...]
    var isAsked = false
    var output: [UInt8] = []
    status = conversation.run(
      reading: { waits in
        // Later input arrives once the server waits for it.
        if !waits, isAsked { return .nothingYet }
        guard let piece = rest.popFirst() else { return .end }
        isAsked = true
        return .bytes(Array((piece + "\n").utf8))
      },
      writing: {
        output += $0
        return true
      })
    sent = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
