internal import AccessibilityModel
internal import AuditPolicy
internal import Auditing
internal import CommandSupport
internal import HierarchyReading
internal import Pixels
internal import Platform

/// The stage between load and audit: measurements in a screenshot become facts on the elements.
///
/// It runs whenever a file is read, so that a released capture is measured again on its second
/// reading.
struct ScreenMeasuring: Sendable {
  /// The picture named on the command line.
  struct Named: Sendable {
    var path: String
    /// The file of its screen.
    var of: String
    var bitmap: Bitmap
  }

  private let named: Named?
  /// Whether a rule needs measurements of pictures.
  var isWanted = true

  init(_ named: Named? = nil) { self.named = named }

  /// A picture with its metadata.
  private struct Picture {
    var path: String
    var isNamed = false
    var capture: CapturedScreenshot?

    var name: String { Folder.relativePath(path) }
  }

  func record(in hierarchy: inout Hierarchy, of job: AuditJob) {
    guard isWanted else { return }
    guard let picture = picture(of: job) else { return }
    let isDesign = hierarchy.screens.contains(where: \.framesAreDesignTime)
    // A picture beside a storyboard may show anything.
    guard !isDesign || picture.isNamed else { return }
    do throws(Refusal) {
      try measure(picture, in: &hierarchy, isDesign: isDesign)
    } catch {
      refuse(picture, because: error.reason, in: &hierarchy)
    }
  }

  /// Why a picture is not used.
  private struct Refusal: Error { var reason: String }

  private func measure(
    _ picture: Picture, in hierarchy: inout Hierarchy, isDesign: Bool
  ) throws(Refusal) {
    let screens = hierarchy.screens.indices.filter { !hierarchy.screens[$0].elements.isEmpty }
    guard let index = screens.first else { return }
    if screens.count > 1 {
      throw Refusal(reason: "found \(screens.count) screens in the file; a picture shows one")
    }
    if isDesign {
      throw Refusal(reason: "found design-time frames; the running app lays them out again")
    }
    if picture.capture?.isUnrotated == true {
      throw Refusal(reason: ScreenPictureError.turned.description)
    }
    if let alert = picture.capture?.alert {
      throw Refusal(reason: "found the alert “\(TerminalText.safe(alert))” over the elements")
    }
    let bitmap = try bitmap(picture)
    do throws(ScreenPictureError) {
      let laid = try ScreenPicture(
        bitmap, of: hierarchy.screens[index], pixelsPerPoint: picture.capture?.pixelsPerPoint)
      laid.measure(&hierarchy.screens[index], isMoving: picture.capture?.isMoving == true)
    } catch {
      throw Refusal(reason: error.description)
    }
  }

  private func bitmap(_ picture: Picture) throws(Refusal) -> Bitmap {
    if picture.isNamed, let named { return named.bitmap }
    if SymbolicLink.leavesFolder(picture.path) {
      throw Refusal(reason: "found a link out of its folder; copy the picture, or set --screenshot")
    }
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try InputFile.readFound(picture.path, limit: PNGDecoder.largestFile)
    } catch {
      throw Refusal(reason: error.reason)
    }
    do throws(PNGError) {
      return try PNGDecoder().bitmap(bytes)
    } catch {
      throw Refusal(reason: error.reason)
    }
  }

  private func refuse(_ picture: Picture, because reason: String, in hierarchy: inout Hierarchy) {
    let words = "the screenshot \(picture.name) is not used: \(reason)"
    hierarchy.warnings.append(.init(line: 1, column: 1, message: words))
    for index in hierarchy.screens.indices {
      hierarchy.screens[index].limitations.insert(
        Screen.Limitation(.ofPictures, reason: words), at: 0)
    }
  }

  // MARK: The file

  /// The picture of a file: the named one, that of its capture, or `x.png` beside `x.xml`.
  private func picture(of job: AuditJob) -> Picture? {
    let path = job.candidate.path
    if let named, named.of == path { return Picture(path: named.path, isNamed: true) }
    if let capture = job.candidate.screenshot {
      return Picture(path: capture.path, capture: capture)
    }
    guard path != InputFile.standardInput, job.candidate.capture == nil,
      let dot = path.lastIndex(of: "."), !path[dot...].contains("/")
    else { return nil }
    let beside = String(path[..<dot]) + ".png"
    return Folder.holdsFile(beside) ? Picture(path: beside) : nil
  }
}

extension AuditPlan {
  /// Whether a rule needs measurements of pictures.
  var asksForPictures: Bool {
    auditor.rules.contains {
      !$0.ownDescription.needs.isDisjoint(with: .ofPictures)
    }
  }
}
