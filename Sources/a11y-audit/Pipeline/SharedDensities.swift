internal import AccessibilityModel
internal import CommandSupport
internal import HierarchyReading

/// The densities that captures of a folder show, for those in it that show none: the dump of a
/// dialog holds its own window only (docs/evidence/android.md#density-of-a-dump).
struct SharedDensities {
  /// By folder; captures of different devices share none.
  private var densities: [Substring: Set<Double>] = [:]

  init(of files: [AuditPipeline.LoadedFile]) {
    for case .success(let capture) in files.map(\.result) {
      for screen in capture.screens where screen.platform == .android && !screen.isScaleInferred {
        densities[Self.folder(of: capture), default: []].insert(screen.scale * 160)
      }
    }
  }

  /// Reads files with an assumed density again.
  func apply(to files: inout [AuditPipeline.LoadedFile], loader: InputLoader) {
    for index in files.indices {
      guard case .success(let capture) = files[index].result,
        capture.screens.contains(where: \.isScaleInferred),
        let density = densities[Self.folder(of: capture)], density.count == 1
      else { continue }
      files[index].result = .success(capture.read(by: loader, density: density.first))
    }
  }

  private static func folder(of capture: Capture) -> Substring {
    let path = capture.job.path
    return path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
  }
}
