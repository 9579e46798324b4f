public import AccessibilityModel

extension Element {
  /// What activating it does, in one string: its action and where that leads; nil where nobody says.
  public var purpose: String? {
    let (action, segue) = (details.action, details.segue)
    guard action != nil || segue != nil else { return nil }
    return "\(action ?? "")\u{0}\(segue ?? "")"
  }
}

/// For each thing that the targets of a screen do, the two largest that do it.
struct Purposes: Sendable {
  private var largest: [String: (first: Int, second: Int?)] = [:]

  init(_ targets: [Int], in screen: Screen, _ columns: ElementColumns) {
    func side(_ index: Int) -> Double { columns.touchFrame(of: index).shorterSide }
    for index in targets {
      guard let purpose = screen.elements[index].purpose else { continue }
      guard let known = largest[purpose] else {
        largest[purpose] = (index, nil)
        continue
      }
      if side(index) > side(known.first) {
        largest[purpose] = (index, known.first)
      } else if known.second.map({ side(index) > side($0) }) ?? true {
        largest[purpose] = (known.first, index)
      }
    }
  }

  var isEmpty: Bool { largest.isEmpty }

  /// The largest other target that does the same.
  func equivalent(of index: Int, in screen: Screen) -> Int? {
    guard let purpose = screen.elements[index].purpose, let pair = largest[purpose] else {
      return nil
    }
    return pair.first == index ? pair.second : pair.first
  }
}

extension Subject {
  /// Whether another control of at least the given size does the same (the exception «equivalent»
  /// of WCAG 2.5.5 and 2.5.8).
  public func hasEquivalent(ofSize least: Double) -> Bool {
    guard let other = inspection.geometry.targets.equivalent(of: index) else { return false }
    return inspection.columns.touchFrame(of: other).shorterSide >= least
  }
}
