internal import AuditPolicy
internal import Auditing
internal import CommandSupport
internal import Fixing
internal import HierarchyReading
internal import Platform
internal import Reports
internal import Serving

/// Audits documents of an editor like a run over their files.
struct EditorAudits: DocumentAuditor {
  private let pipeline: AuditPipeline
  private let options: PolicyOptions
  private let sources: SourceOptions
  private var folders: [String] = []
  private var evidence: EvidenceFinder

  init(_ pipeline: AuditPipeline, options: PolicyOptions, sources: SourceOptions) {
    self.pipeline = pipeline
    self.options = options
    self.sources = sources
    evidence = EvidenceFinder(sources, paths: [])
  }

  mutating func open(folders: [String]) {
    self.folders = folders
    forgetFiles()
  }

  mutating func forgetFiles() {
    evidence = EvidenceFinder(sources, paths: folders, mostFiles: ServedPath.mostFiles)
    pipeline.loader.forgetCode()
  }

  func notices() -> [String] {
    let found = pipeline.loader.files(for: folders, limit: ServedPath.mostFiles)
    evidence.take(found.listings)
    let cut = found.listings.filter(\.isCut).map {
      "\($0.root) holds more than \(ServedPath.mostFiles) files and was not searched"
    }
    var finder = PolicyFinder(explicit: options.config)
    // A configuration that cannot be read is reported with each document.
    guard let searched = try? SearchedFiles(found, &finder) else { return cut }
    let sentences = NotAuditedText(searched.notAudited).sentences
    // Most folders hold libraries: they alone do not justify a message.
    let excluded = sentences.isEmpty ? nil : ExclusionText(searched.excluded).words
    return sentences + [excluded].compactMap(\.self) + cut
  }

  func takesComments(_ document: AuditedDocument) -> Bool {
    guard !document.path.hasSuffix(".storyboard"), !document.path.hasSuffix(".xib") else {
      return true
    }
    // Our own format.
    return ["app", "screen"].contains(DocumentStart(document.text).rootName)
  }

  func diagnostics(of document: AuditedDocument) -> [Diagnostic] {
    if document.path.hasSuffix("/" + ConfigurationReader.fileName) {
      return PolicyFinder.diagnostics(ofConfiguration: document.path, document.text)
    }
    if FoundFiles.hasScreens(inCode: document.text, named: document.path) {
      return auditedDiagnostics(of: document)
    }
    // Editors open other XML and JSON documents, too.
    switch HierarchyFormats.content(of: DocumentStart(document.text), named: document.path) {
    case .hierarchy: return auditedDiagnostics(of: document)
    // A new file is empty at first.
    case .unsupported(.failedCapture), .other: return []
    case .unsupported(let format):
      let file = InputLoader.Candidate(path: document.path)
      return NotAuditedText([AuditReport.NotAudited(format, [file])]).sentences.map {
        Diagnostic(
          line: 1, column: 1, severity: .information, rule: nil, address: nil, message: $0)
      }
    }
  }

  private func auditedDiagnostics(of document: AuditedDocument) -> [Diagnostic] {
    do throws(RunError) {
      let report = try EditorRun(of: document, by: run).report()
      return report.diagnostics(of: Folder.canonicalName(of: document.path))
    } catch {
      return [
        Diagnostic(
          line: 1, column: 1, severity: .error, rule: nil, address: nil,
          message: error.description)
      ]
    }
  }

  func fixes(
    of document: AuditedDocument, where isWanted: (_ line: Int, _ column: Int) -> Bool
  ) -> [DocumentFix] {
    (try? EditorRun(of: document, by: run).fixes(where: isWanted)) ?? []
  }

  func explanation(
    of document: AuditedDocument, where isWanted: (_ line: Int, _ column: Int) -> Bool
  ) -> ElementExplanation? {
    try? EditorRun(of: document, by: run).inspection(where: isWanted)
  }

  func fixedText(of document: AuditedDocument) -> [UInt8] {
    (try? EditorRun(of: document, by: run).fixedText()) ?? document.text
  }

  /// A run that has not begun: it reads the configurations again.
  private var run: AuditRun {
    AuditRun(pipeline, options: options, evidence: evidence, rotated: nil)
  }
}

/// The runs over one version of a document.
private struct EditorRun {
  /// An editor's text is UTF-8, even if its XML declaration names another encoding: after a byte
  /// order mark, the declaration is ignored.
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private let document: AuditedDocument
  private let run: AuditRun
  private let source: String
  private let bytes: [UInt8]
  private let hasOwnMark: Bool

  init(of document: AuditedDocument, by run: AuditRun) {
    self.document = document
    self.run = run
    source = Folder.canonicalName(of: document.path)
    hasOwnMark = document.text.starts(with: Self.mark)
    bytes = hasOwnMark ? document.text : Self.mark + document.text
  }

  func report() throws(RunError) -> AuditReport { try report(on: bytes) }

  private func report(on bytes: [UInt8]) throws(RunError) -> AuditReport {
    try run.report(on: [document.path], contents: [source: bytes])
  }

  private func text(of bytes: [UInt8]) -> [UInt8] {
    hasOwnMark ? bytes : Array(bytes.dropFirst(Self.mark.count))
  }

  /// The fixes that leave no new finding.
  func fixes(
    where isWanted: (_ line: Int, _ column: Int) -> Bool
  ) throws(RunError) -> [DocumentFix] {
    let before = try report()
    var seen: Set<PropertyChange> = []
    var fixes: [DocumentFix] = []
    for candidate in FixCandidate.all(in: before)
    where candidate.key.source == source && isWanted(candidate.change.line, candidate.change.column)
      && seen.insert(candidate.change).inserted
    {
      guard let edited = edited(by: candidate) else { continue }
      let after = try report(on: edited)
      guard FixFaults(of: [candidate.key], before: before, after: after).isEmpty else { continue }
      fixes.append(
        DocumentFix(
          title: candidate.sentence.prefix(1).uppercased() + candidate.sentence.dropFirst(),
          line: candidate.change.line, column: candidate.change.column, rule: candidate.key.rule,
          text: text(of: edited)))
    }
    return fixes
  }

  /// The facts about the element that begins at a wanted position.
  func inspection(
    where isWanted: (_ line: Int, _ column: Int) -> Bool
  ) throws(RunError) -> ElementExplanation? {
    var run = run
    run.contents = [source: bytes]
    run.isRepeated = true
    return try InspectionRun(&run, on: [document.path])
      .report { isWanted($0.line, $0.column) }
      .map { report in
        let element = report.layouts[0].element
        return ElementExplanation(
          line: element.line, column: element.column, markdown: report.markdown)
      }
  }

  private func edited(by candidate: FixCandidate) -> [UInt8]? {
    guard let file = try? SourceFile(bytes, format: candidate.format) else { return nil }
    let plan = file.plan([candidate.change])
    return plan.obstacles.isEmpty ? file.bytes(applying: plan.edits) : nil
  }

  func fixedText() throws(RunError) -> [UInt8] {
    var search = try FixSearch(run, on: [document.path], contents: [source: bytes])
    try search.settle()
    return text(of: search.contents[source] ?? bytes)
  }
}
