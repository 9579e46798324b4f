import Utterances

/// How far the emulation agrees with the evidence, by family of cases.
struct TranscriptAccuracyPage {
  private let vectors: [TranscriptVector]

  init(_ vectors: [TranscriptVector]) { self.vectors = vectors }

  var text: String {
    """
    Made from `Tests/Vectors` by `.ci/update-generated`. Every case names its source: AccessibilitySnapshot's reference images and tests (Apache-2.0; compared exactly in
    the wording `snapshot`), captions of recordings of real devices and documents about them (compared word by word in the
    wording `voiceover`, since the punctuation of captions is not reliable).

    Agreement with AccessibilitySnapshot is as reliable as AccessibilitySnapshot, which was itself fitted to devices by experiment.
    There are few cases from devices; otherwise `voiceover` follows AccessibilitySnapshot and documents. The wording `talkback`
    and languages other than English have no cases yet.

    | family | about | wording | agree | of | left out |
    |---|---|---|---|---|---|
    \(families.map(\.row).joined(separator: "\n"))

    ### Disagreements

    \(list(vectors.filter { $0.reasonLeftOut == nil }) { $0.disagreement })

    ### Left out

    \(list(vectors) { $0.reasonLeftOut })

    """
  }

  private struct Family {
    var name: String
    var kind: String
    var wording: String
    var vectors: [TranscriptVector]

    var row: String {
      let tried = vectors.filter { $0.reasonLeftOut == nil }
      let agreed = tried.filter { $0.disagreement == nil }
      let leftOut = vectors.count - tried.count
      return "| \(name) | \(kind) | `\(wording)` | \(agreed.count) | \(tried.count) | \(leftOut) |"
    }
  }

  private var families: [Family] {
    var families: [String: Family] = [:]
    for vector in vectors {
      let name = vector.id.split(separator: "-").first.map(String.init) ?? vector.id
      let key = "\(vector.kind) \(name) \(vector.wording)"
      let new = Family(
        name: name, kind: vector.kind, wording: vector.wording.rawValue, vectors: [])
      families[key, default: new].vectors.append(vector)
    }
    return families.sorted { $0.key < $1.key }.map(\.value)
  }

  private func list(
    _ vectors: [TranscriptVector], _ reason: (TranscriptVector) -> String?
  ) -> String {
    let lines = vectors.compactMap { vector in reason(vector).map { "- `\(vector.id)`: \($0)" } }
    return lines.isEmpty ? "None." : lines.joined(separator: "\n")
  }
}
