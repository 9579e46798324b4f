internal import Auditing
internal import CommandSupport
internal import Platform
internal import Reports

/// Writes a report in its forms, to standard output and to files.
struct ReportOutput {
  let context: ReportContext
  private let textStyle: TextStyle

  /// - Parameters:
  ///   - textStyle: that of standard output; files are written without colours and are not wrapped.
  ///   - screenshot: the picture named on the command line, and the name of its file in reports.
  init(
    _ context: ReportContext, textStyle: TextStyle,
    screenshot: (path: String, of: String)? = nil
  ) {
    self.textStyle = textStyle
    var context = context
    context.paths = SourcePaths(workingDirectory: Folder.workingDirectory)
    context.readSource = Self.readSource
    context.readScreenshot = { source in
      guard let screenshot, source == screenshot.of else { return Self.readScreenshot(source) }
      return try? InputFile.readNamed(screenshot.path, limit: Self.largestPicture)
    }
    self.context = context
  }

  /// Prints a report on standard output.
  ///
  /// - Returns: whether it was written; errors are printed.
  func print(_ report: AuditReport, as form: any Reporter.Type) -> Bool {
    let delivery = ConsoleDelivery()
    var context = context
    context.textStyle = textStyle
    form.init(context).write(report) { delivery.take($0) }
    return delivery.isWhole
  }

  private func write(_ report: AuditReport, to target: ReportTarget) throws(SystemError) {
    if target.isFolder, let form = target.form as? any FolderReporter.Type {
      return try ReportFolder(target.path).write(form.init(context).files(of: report))
    }
    if let form = target.form as? any FolderReporter.Type, form.needsFolder(report) {
      return try writeIndex(of: report, in: form.init(context), to: target)
    }
    try Folder.makeParent(of: target.path)
    try OutputFile.write(to: target.path) { target.form.init(context).write(report, to: $0) }
  }

  /// Writes a page for each file into a folder beside the report, which is then their index.
  private func writeIndex(
    of report: AuditReport, in form: any FolderReporter, to target: ReportTarget
  ) throws(SystemError) {
    let pages = target.pageFolder
    try ReportFolder(pages).write(form.files(of: report))
    let name = pages.split(separator: "/").last.map(String.init) ?? pages
    try OutputFile.write(to: target.path) {
      form.writeIndex(of: report, besideFolder: name, to: $0)
    }
  }

  /// The size limit of any input file.
  private static let largestSource = 2 << 30
  /// Larger pictures are not shown on a page.
  private static let largestPicture = 5_000_000

  /// Standard input and pipes can be read only once.
  private static let readSource: SourceReader = { source in
    source == InputFile.standardInput
      ? nil : try? InputFile.readFound(source, limit: largestSource)
  }

  /// The picture of a capture, else `x.png` beside `x.xml`.
  private static let readScreenshot: SourceReader = { source in
    guard source != InputFile.standardInput,
      let dot = source.lastIndex(of: "."), !source[dot...].contains("/")
    else { return nil }
    let captured = InputLoader().candidate(at: source).screenshot
    // Elements would be drawn on a picture of another orientation.
    guard captured?.isUnrotated != true else { return nil }
    let path = captured?.path ?? source[..<dot] + ".png"
    // A report that is passed on must not hold a picture from elsewhere.
    return SymbolicLink.leavesFolder(path)
      ? nil : try? InputFile.readFound(path, limit: largestPicture)
  }

  /// - Returns: whether all files were written; errors are printed.
  func write(_ report: AuditReport, to targets: [ReportTarget]) -> Bool {
    var isWritten = true
    for target in targets {
      do throws(SystemError) {
        try write(report, to: target)
      } catch {
        Console.complain("\(error)")
        isWritten = false
      }
    }
    return isWritten
  }
}
