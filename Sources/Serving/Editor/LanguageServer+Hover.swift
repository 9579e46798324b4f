internal import SourceText

extension LanguageServer {
  /// The facts about the element whose start tag is at a position; null if there is none.
  mutating func hover(_ parameters: JSONValue?) throws(RPCError) -> OutgoingMessage.Body {
    guard let uri = parameters?["textDocument"]?["uri"]?.string,
      let position = parameters?["position"].flatMap(TextPosition.init)
    else { throw .invalidParameters("expected a textDocument and a position") }
    guard let document = documents[uri] else {
      throw .invalidParameters("the document is not open")
    }
    let explanation = document.audited.flatMap { audited in
      auditor.explanation(of: audited) { line, column in
        document.text.range(ofElementAt: line, column).contains(position)
      }
    }
    guard let explanation else { return { $0.null() } }
    return { $0.hover(explanation, in: document) }
  }
}

extension JSONWriter {
  fileprivate mutating func hover(_ explanation: ElementExplanation, in document: OpenDocument) {
    object { json in
      json.key("contents")
      json.object {
        $0.member("kind", "markdown")
        $0.member("value", explanation.markdown)
      }
      json.key("range")
      json.range(document.text.range(ofElementAt: explanation.line, explanation.column))
    }
  }
}
