internal import Auditing

/// The report as one page that works without a network and without scripts, or as a folder with a
/// page for each file.
public struct HTMLReport: FolderReporter {
  public static let identifier = "html"
  public static let features: ReportFeatures = [.drawings, .sound]

  private let context: ReportContext

  public init(_ context: ReportContext) { self.context = context }

  public func write(_ report: AuditReport, to sink: @escaping ReportSink) {
    let outline = ReportOutline(report, context)
    HTMLPage(.whole, outline, HTMLScreens(outline, context), context).write(to: sink)
  }

  /// The number of files above which one page is slow to open and to search: about 2 MB without pictures.
  static let mostFilesOnPage = 150

  public static func needsFolder(_ report: AuditReport) -> Bool {
    Set(report.screens.lazy.map(\.source)).count > mostFilesOnPage
  }

  public func writeIndex(
    of report: AuditReport, besideFolder folder: String, to sink: @escaping ReportSink
  ) {
    var outline = ReportOutline(report, context)
    outline.pageFolder = SourcePaths().uri(folder) + "/"
    HTMLPage(.index, outline, HTMLScreens(outline, context, isFolder: true), context)
      .write(to: sink)
  }

  /// An index, and a page for each file.
  public func files(of report: AuditReport) -> [ReportFile] {
    let outline = ReportOutline(report, context)
    let screens = HTMLScreens(outline, context, isFolder: true)
    let pages = outline.files.indices.map { index in
      ReportFile(name: outline.files[index].page) { sink in
        HTMLPage(.file(index), outline, screens, context).write(to: sink)
      }
    }
    return pages + [
      ReportFile(name: HTMLPage.indexName) { sink in
        HTMLPage(.index, outline, screens, context).write(to: sink)
      }
    ]
  }
}
