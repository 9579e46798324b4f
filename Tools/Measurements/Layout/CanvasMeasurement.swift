import AccessibilityModel
import AutoLayout
import HierarchyReading
import Platform
import TestSupport

/// Computed frames compared with those that Interface Builder wrote, on the canvas of each file.
///
/// Only visible views that constraints or a stack view position are counted; their frames are
/// compared in the superview, as in the file.
struct CanvasMeasurement {
  enum Reason: String, CaseIterable {
    case misplaced = "the file marks the view, or one around it, as misplaced"
    case stale = "the file's frames do not meet the file's own constraints"
    case ambiguous = "the constraints leave the view, or one around it, undecided"
    case content =
      "its content, or that of a view beside or below it, is set when the app runs (a class of the app's own, no image)"
    case text = "the width or height of its text"
    case following = "it follows a view of the same screen that disagrees"
    case other = "something else"
  }

  struct Count {
    var agree = 0
    var all = 0
  }

  private(set) var files = 0
  private(set) var screens = 0
  private(set) var kinds: [String: Count] = [:]
  private(set) var reasons: [Reason: Int] = [:]
  /// Views whose file neither marks nor contradicts them.
  private(set) var sound = Count()
  /// Views of screens in which no view has unknown content, and all frames are sound.
  private(set) var known = Count()
  private(set) var conflicts = 0

  var total: Count {
    kinds.values.reduce(into: Count()) {
      $0.agree += $1.agree
      $0.all += $1.all
    }
  }

  init() throws {
    for path in CorpusFiles.paths(of: "ib") {
      let bytes = try InputFile.read("\(CorpusFiles.folder)/\(path)")
      guard
        let hierarchy = try? InterfaceBuilderReader().read(
          bytes, named: path, options: ReadingOptions())
      else { continue }
      let found = hierarchy.screens.filter { $0.platform == .iOS }
      if !found.isEmpty { files += 1 }
      for screen in found { add(screen) }
    }
  }

  private mutating func add(_ screen: Screen) {
    let layout = ScreenLayout(canvasOf: screen)
    let judged = CanvasComparison(screen, layout)
    guard !judged.counted.isEmpty else { return }
    screens += 1
    conflicts += layout.conflicts.count
    let isKnown = !judged.counted.contains { judged.isUnsound($0) || judged.isUnknown($0) }
    for index in judged.counted {
      let kind = FrameAgreement.kind(of: screen.elements[index])
      let agrees = !judged.disagreeing.contains(index)
      kinds[kind, default: Count()].all += 1
      if agrees { kinds[kind]?.agree += 1 }
      if !judged.isUnsound(index) {
        sound.all += 1
        if agrees { sound.agree += 1 }
      }
      if isKnown {
        known.all += 1
        if agrees { known.agree += 1 }
      }
      if !agrees { reasons[judged.reason(for: index), default: 0] += 1 }
    }
  }
}

/// One screen of the measurement.
struct CanvasComparison {
  private let screen: Screen
  private let layout: ScreenLayout
  private let undecided: Set<Int>
  private let stale: Set<Int>
  let counted: [Int]
  private(set) var disagreeing: Set<Int> = []

  init(_ screen: Screen, _ layout: ScreenLayout) {
    self.screen = screen
    self.layout = layout
    undecided = Set(layout.ambiguous.map(\.view))
    stale = StaleFrames(screen, layout).elements
    counted = screen.elements.indices.filter { index in
      let element = screen.elements[index]
      return layout.bases[index] == .constraints && element.frame.isFinite && !element.isHidden
        && screen.parent(of: index) != nil
        && !screen.ancestors(of: index).contains { screen.elements[$0].isHidden }
    }
    for index in counted where !agrees(index) { disagreeing.insert(index) }
  }

  private func agrees(_ index: Int) -> Bool {
    guard let parent = screen.parent(of: index) else { return true }
    let old = local(screen.elements[index].frame, in: screen.elements[parent].frame)
    let new = local(layout.frames[index], in: layout.frames[parent])
    return abs(old.x - new.x) <= 1 && abs(old.y - new.y) <= 1
      && abs(old.width - new.width) <= 1 && abs(old.height - new.height) <= 1
  }

  private func local(_ frame: Rect, in outer: Rect) -> Rect {
    Rect(x: frame.x - outer.x, y: frame.y - outer.y, width: frame.width, height: frame.height)
  }

  /// Whether the file itself states that the frame is wrong.
  func isUnsound(_ index: Int) -> Bool {
    isMisplaced(index) || stale.contains(index) || isUndecided(index)
  }

  func isUnknown(_ index: Int) -> Bool { layout.unknownContent.contains(index) }

  private func isMisplaced(_ index: Int) -> Bool {
    isAny(around: index) { $0?.isMisplaced == true }
  }

  private func isUndecided(_ index: Int) -> Bool {
    undecided.contains(index) || isAny(around: index) { $0?.isAmbiguous == true }
  }

  private func isAny(around index: Int, _ isSo: (ViewLayout?) -> Bool) -> Bool {
    ([index] + Array(screen.ancestors(of: index))).contains {
      isSo(screen.elements[$0].layout)
    }
  }

  func reason(for index: Int) -> CanvasMeasurement.Reason {
    if let own = ownReason(for: index) { return own }
    let others = disagreeing.filter { $0 != index && ownReason(for: $0) != nil }
    return others.isEmpty ? .other : .following
  }

  private func ownReason(for index: Int) -> CanvasMeasurement.Reason? {
    if isMisplaced(index) { return .misplaced }
    if stale.contains(index) { return .stale }
    if isUndecided(index) { return .ambiguous }
    let near =
      Array(screen.subtree(of: index))
      + (screen.parent(of: index).map { Array(screen.children(of: $0)) } ?? [])
    if near.contains(where: layout.unknownContent.contains) { return .content }
    let roles: [Role] = [.staticText, .button, .textField, .textView]
    if roles.contains(screen.elements[index].role) {
      let old = screen.elements[index].frame
      let new = layout.frames[index]
      if abs(old.width - new.width) > 1 || abs(old.height - new.height) > 1 { return .text }
    }
    return nil
  }
}
