internal import AccessibilityModel
internal import Auditing
internal import SourceText

extension SARIFRun {
  func writeResults(to json: inout JSONWriter) {
    var source: (path: String, text: StartTags?, fixes: SARIFFixes?)?
    json.key("results")
    json.array(findings) { json, open in
      if source?.path != open.source {
        let bytes = readSource(open.source)
        let uri = paths.uri(open.source)
        source = (
          open.source, bytes.map(StartTags.init),
          bytes.flatMap { SARIFFixes($0, format: open.screen.format, uri: uri) }
        )
      }
      let tag = source?.text?.startTag(line: open.element.line, column: open.element.column)
      write(open, tag: tag, fixes: source?.fixes, to: &json)
    }
  }

  private func write(
    _ open: OpenFinding, tag: StartTags.StartTag?, fixes: SARIFFixes?, to json: inout JSONWriter
  ) {
    let finding = open.finding
    json.object { json in
      json.member("ruleId", finding.rule.id)
      json.member("ruleIndex", rules.index(of: finding.rule))
      // SARIF requires the level none with any kind other than fail. GitHub ignores kinds and shows
      // all results; it ranks none lowest, and the message states that the finding needs review.
      json.member("kind", finding.outcome == .fail ? "fail" : "review")
      json.member("level", finding.outcome == .fail ? finding.severity.rawValue : "none")
      if let comparison {
        json.member("baselineState", comparison.isNew(finding) ? "new" : "unchanged")
      }
      json.text("message", Self.message(of: finding))
      json.key("locations")
      json.array { location(of: open.element, in: open.source, tag: tag, to: &$0) }
      if !finding.related.isEmpty {
        json.key("relatedLocations")
        json.array(finding.related.enumerated()) { json, related in
          location(of: related.element, in: open.source, id: related.offset + 1, to: &json)
        }
      }
      fixes?.write(finding, to: &json)
      fingerprints(of: open, to: &json)
      properties(of: open, to: &json)
    }
  }

  private func fingerprints(of open: OpenFinding, to json: inout JSONWriter) {
    let fingerprint = open.finding.fingerprint.description
    json.key("partialFingerprints")
    json.object { json in
      // GitHub reads only this one, with file and rule; its own fingerprint, from the text of the
      // line, moves alerts between similar lines.
      json.member("primaryLocationLineHash", "\(fingerprint):\(open.occurrence)")
      json.member("earshotFinding/v1", fingerprint)
    }
  }

  private func properties(of open: OpenFinding, to json: inout JSONWriter) {
    let finding = open.finding
    json.key("properties")
    json.object { json in
      json.member("severity", finding.severity.rawValue)
      json.member("suggestion", finding.suggestionLine)
      if let reason = open.screen.unmentionedLine { json.member("unmentioned", reason) }
      json.member("spoken", finding.element.spoken.map { PlainLine($0).text })
      if let xpath = finding.element.xpath {
        json.member("xpath", PlainLine(xpath, limit: 2_000).text)
        json.key("frame")
        json.frame(finding.element.frame)
      }
      json.key("orientations")
      json.array(finding.orientations, inline: true) { $0.string($1.rawValue) }
    }
  }

  private func location(
    of element: ElementReport, in source: String, id: Int? = nil,
    tag: StartTags.StartTag? = nil, to json: inout JSONWriter
  ) {
    json.object { json in
      if let id { json.member("id", id) }
      json.key("physicalLocation")
      json.object { json in
        json.key("artifactLocation")
        json.object(inline: true) { $0.member("uri", paths.uri(source)) }
        json.key("region")
        json.object(inline: true) { json in
          let (line, column) = (max(1, element.line), max(1, element.column))
          json.member("startLine", line)
          json.member("startColumn", column)
          json.member("endLine", tag?.endLine ?? line)
          json.member("endColumn", tag?.endColumn ?? column + 1)
        }
      }
      json.key("logicalLocations")
      json.array { json in
        json.object(inline: true) {
          $0.member("name", PlainLine(element.identifier ?? element.className).text)
          $0.member("fullyQualifiedName", PlainLine(element.path, limit: 2_000).text)
          $0.member("kind", "element")
        }
      }
    }
  }

  private static func message(of finding: FindingReport) -> String {
    unlinked(
      "\(finding.messageLine)\(finding.reviewMark). Spoken: \(finding.element.spokenLine). "
        + (finding.element.whereLine.map { "At: \($0). " } ?? "")
        + "Fix: \(finding.fixLine).\(finding.autofixSentence)")
  }

  /// SARIF reads `[…](…)` as a link, which a label must not create.
  static func unlinked(_ text: String) -> String { text.replacing("](", with: "] (") }
}
