internal import AccessibilityModel
internal import CommandSupport
internal import HierarchyReading

/// The densities that captures of a folder show, for those in it that show none: the dump of a
/// dialog contains only its own window (docs/evidence/android.md#density-of-a-dump).
struct SharedDensities {
  /// The size in pixels and the density in dpi of a screen that shows its density.
  private struct Known: Hashable {
    var size: Size
    var density: Double
  }

  /// By folder; captures of different devices share none.
  private var known: [Substring: Set<Known>] = [:]

  init(of files: [AuditPipeline.LoadedFile]) {
    for case .success(let capture) in files.map(\.result) {
      for screen in capture.screens where screen.platform == .android && !screen.isScaleInferred {
        guard let size = Self.pixels(of: screen) else { continue }
        known[Self.folder(of: capture), default: []]
          .insert(Known(size: size, density: screen.scale * 160))
      }
    }
  }

  /// Reads files with an assumed density again.
  func apply(to files: inout [AuditPipeline.LoadedFile], loader: InputLoader) {
    for index in files.indices {
      guard case .success(let capture) = files[index].result,
        let screen = capture.screens.first(where: \.isScaleInferred),
        let density = density(for: screen, in: known[Self.folder(of: capture)] ?? [])
      else { continue }
      files[index].result = .success(capture.read(by: loader, density: density))
    }
  }

  /// The only density that the others show: those of screens with the same width, else those around
  /// the window of a dialog, which is narrower than any screen.
  private func density(for screen: Screen, in known: Set<Known>) -> Double? {
    guard let size = Self.pixels(of: screen) else { return nil }
    let alike = known.filter { min($0.size.width, $0.size.height) == min(size.width, size.height) }
    let around = known.filter { $0.size.width >= size.width && $0.size.height >= size.height }
    let densities = Set((alike.isEmpty ? around : alike).map(\.density))
    return densities.count == 1 ? densities.first : nil
  }

  private static func pixels(of screen: Screen) -> Size? {
    screen.size.map {
      Size(
        width: ($0.width * screen.scale).rounded(), height: ($0.height * screen.scale).rounded())
    }
  }

  private static func folder(of capture: Capture) -> Substring {
    let path = capture.job.path
    return path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
  }
}
