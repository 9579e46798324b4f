internal import SourceText

/// The progress of audits that read the project again: at the start and after a document is saved
/// (`window/workDoneProgress` of LSP 3.15).
struct AuditProgress {
  /// Whether the next audits read other files, which may take seconds.
  var isDue = false
  private var number = 0
  private(set) var isOpen = false

  private var token: String { "a11y-audit-\(number)" }

  /// - Parameter documents: how many wait for their audit.
  /// - Returns: nil if there is nothing to announce.
  mutating func begin(documents: Int) -> [OutgoingMessage]? {
    guard isDue, !isOpen, documents > 0 else { return nil }
    isDue = false
    isOpen = true
    number += 1
    let token = token
    let noun = documents == 1 ? "document" : "documents"
    return [
      .request(.text(token), "window/workDoneProgress/create") { json in
        json.object { $0.member("token", token) }
      },
      Self.notification(token, "begin", title: "Accessibility audit", "\(documents) \(noun)"),
    ]
  }

  /// Empty if nothing was announced.
  mutating func end() -> [OutgoingMessage] {
    guard isOpen else { return [] }
    isOpen = false
    return [Self.notification(token, "end")]
  }

  private static func notification(
    _ token: String, _ kind: String, title: String? = nil, _ message: String? = nil
  ) -> OutgoingMessage {
    .notification("$/progress") { json in
      json.object { json in
        json.member("token", token)
        json.key("value")
        json.object { json in
          json.member("kind", kind)
          if let title { json.member("title", title) }
          if let message { json.member("message", message) }
        }
      }
    }
  }
}
