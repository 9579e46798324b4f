internal import AccessibilityModel
internal import ArgumentParser
internal import AutoLayout
internal import CommandSupport
internal import HierarchyReading
internal import Platform
internal import Relayout

/// Adds to each screen of a file its missing orientation: from another file, or computed.
struct OtherLayouts {
  let loader: InputLoader
  /// The file that the user names.
  let rotated: String?
  /// The device for screens with constraints; nil for the Interface Builder canvas.
  var device: Device?

  /// The hierarchy with all available layouts; the file's own keep their positions.
  ///
  /// - Throws: an exit code, after printing the error in a file that the user names.
  func completing(
    _ hierarchy: Hierarchy, of file: InputLoader.Candidate
  ) throws -> Hierarchy {
    var hierarchy = hierarchy
    if let device { layOut(&hierarchy, on: device) }
    if let partner = try partner(of: file) {
      hierarchy.screens += Self.counterparts(of: hierarchy.screens, in: partner.screens)
    }
    hierarchy.screens += Self.singleLayouts(hierarchy.screens).compactMap {
      // If a screen cannot be computed, the reason is given when it is rotated.
      try? CanvasTurning().rotated($0).screen
    }
    return hierarchy
  }

  /// Replaces the screens that can be laid out by the layouts of a device in portrait and
  /// landscape.
  private func layOut(_ hierarchy: inout Hierarchy, on device: Device) {
    hierarchy.screens = hierarchy.screens.flatMap { screen in
      let turned: Orientation = screen.orientation == .portrait ? .landscape : .portrait
      guard let first = try? screen.laidOut(on: device, screen.orientation),
        let second = try? screen.laidOut(on: device, turned)
      else {
        if let gap = LayoutGap(of: screen) {
          Console.complain("a11y-read: note: screen \(screen.number + 1) is not laid out: \(gap)")
        }
        return [screen]
      }
      return [first, second]
    }
  }

  /// The content of the other file: the named one, else the one whose name matches this file's.
  private func partner(of file: InputLoader.Candidate) throws -> Hierarchy? {
    if let rotated { return try load(InputLoader.Candidate(path: rotated)) }
    let group = NamedPairs.groups(of: [file]).first ?? []
    guard group.count == 2 else { return nil }
    return try load(group[1])
  }

  private func load(_ candidate: InputLoader.Candidate) throws -> Hierarchy {
    switch loader.load(candidate).result {
    case .success(let hierarchy): return hierarchy
    case .failure(let error):
      Console.complain(error.description)
      throw ExitCode(2)
    }
  }

  /// The layouts of another file that complete the screens of this one.
  private static func counterparts(of screens: [Screen], in others: [Screen]) -> [Screen] {
    let others = others.filter { !$0.elements.isEmpty }
    return singleLayouts(screens).compactMap { screen in
      let turned = others.filter { $0.orientation != screen.orientation }
      let named = turned.first { name(of: $0) == name(of: screen) }
      guard var other = named ?? (turned.count == 1 ? turned.first : nil) else { return nil }
      other.number = screen.number
      return other
    }
  }

  /// The screens with only one orientation.
  private static func singleLayouts(_ screens: [Screen]) -> [Screen] {
    var orientations: [Int: Set<Orientation>] = [:]
    for screen in screens where !screen.elements.isEmpty {
      orientations[screen.number, default: []].insert(screen.orientation)
    }
    return screens.filter { !$0.elements.isEmpty && orientations[$0.number]?.count == 1 }
  }

  private static func name(of screen: Screen) -> String? { screen.identifier ?? screen.title }
}
