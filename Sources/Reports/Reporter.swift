/// A form of the report.
///
/// A new form is one file that conforms and one line in ``Reporters/all``. `.ci/update-generated`
/// stores its text for the tests.
public protocol Reporter: Sendable {
  /// The name of the form after `--format`.
  static var identifier: String { get }
  /// The parts of the form besides text; none by default.
  static var features: ReportFeatures { get }

  init(_ context: ReportContext)

  /// Writes a report in pieces.
  func write(_ report: AuditReport, to sink: @escaping ReportSink)
}

extension Reporter {
  public static var features: ReportFeatures { [] }

  /// The report in one piece.
  public func bytes(of report: AuditReport) -> [UInt8] {
    let pieces = Pieces()
    write(report) { pieces.append($0) }
    return pieces.bytes
  }
}

/// A form that can also be a folder of files which link each other.
public protocol FolderReporter: Reporter {
  /// Whether a report is too large for one file that people open.
  static func needsFolder(_ report: AuditReport) -> Bool
  /// The files of a report, in the order in which they are written.
  func files(of report: AuditReport) -> [ReportFile]
  /// Writes the first file of a report whose other files are in a folder beside it.
  ///
  /// - Parameter folder: the name of the folder.
  func writeIndex(
    of report: AuditReport, besideFolder folder: String, to sink: @escaping ReportSink)
}

/// A file of a report that is a folder.
public struct ReportFile {
  public let name: String
  /// Writes it in pieces.
  public let write: (_ sink: @escaping ReportSink) -> Void

  init(name: String, write: @escaping (_ sink: @escaping ReportSink) -> Void) {
    self.name = name
    self.write = write
  }

  /// The file in one piece.
  public var bytes: [UInt8] {
    let pieces = Pieces()
    write { pieces.append($0) }
    return pieces.bytes
  }
}

/// Receives the pieces of a report in their order.
public typealias ReportSink = (Span<UInt8>) -> Void

/// Reads an audited file again; nil if that is not possible (standard input).
public typealias SourceReader = @Sendable (_ source: String) -> [UInt8]?

/// The parts of a form besides text.
public struct ReportFeatures: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Screens as drawings, and the effects of rotating the device.
  public static let drawings = ReportFeatures(rawValue: 1 << 0)
  /// Speech as sound.
  public static let sound = ReportFeatures(rawValue: 1 << 1)
}

/// Data that a form may use besides the report.
public struct ReportContext: Sendable {
  public var paths = SourcePaths()
  /// For the start tags of elements.
  public var readSource: SourceReader = { _ in nil }
  /// Reads a PNG file with a screenshot of the file's only screen.
  public var readScreenshot: SourceReader = { _ in nil }
  public var comparison: Comparison?
  /// The project that was audited and when; nil leaves it out.
  public var origin: ReportOrigin?
  /// The speech of the same report.
  public var sound: PageSound?
  public var textStyle = TextStyle()

  public init() {}
}

/// Collects the pieces of a report.
private final class Pieces {
  private(set) var bytes: [UInt8] = []

  func append(_ piece: Span<UInt8>) {
    for index in piece.indices { bytes.append(piece[index]) }
  }
}
