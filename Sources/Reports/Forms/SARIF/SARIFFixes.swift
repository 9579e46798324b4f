internal import Auditing
internal import Fixing
internal import SourceText

/// The fixes of one source, as SARIF replacements.
struct SARIFFixes {
  private let source: SourceFile
  private let uri: String

  /// - Returns: nil for a capture, and for files that cannot be edited.
  init?(_ bytes: [UInt8], format: String, uri: String) {
    guard let format = FixableFormat(rawValue: format),
      let source = try? SourceFile(bytes, format: format)
    else { return nil }
    self.source = source
    self.uri = uri
  }

  func write(_ finding: FindingReport, to json: inout JSONWriter) {
    guard let change = PropertyChange(finding) else { return }
    let edits = source.plan([change]).edits
    guard !edits.isEmpty else { return }
    json.key("fixes")
    json.array { json in
      json.object { json in
        json.text("description", finding.autofixLine ?? "")
        json.key("artifactChanges")
        json.array { json in
          json.object { json in
            json.key("artifactLocation")
            json.object(inline: true) { $0.member("uri", uri) }
            json.key("replacements")
            json.array(edits) { write($1, to: &$0) }
          }
        }
      }
    }
  }

  private func write(_ edit: SourceEdit, to json: inout JSONWriter) {
    let region = source.region(of: edit)
    json.object { json in
      json.key("deletedRegion")
      json.object(inline: true) { json in
        json.member("startLine", region.startLine)
        json.member("startColumn", region.startColumn)
        json.member("endLine", region.endLine)
        json.member("endColumn", region.endColumn)
      }
      if !edit.text.isEmpty { json.text("insertedContent", edit.text) }
    }
  }
}
