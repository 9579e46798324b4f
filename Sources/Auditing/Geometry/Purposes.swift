public import AccessibilityModel

extension Element {
  /// The effect of activating it as one string, from its action and destination; nil if unknown.
  public var purpose: String? {
    let (action, segue) = (self.action, self.segue)
    guard action != nil || segue != nil else { return nil }
    return "\(action ?? "")\u{0}\(segue ?? "")"
  }
}

/// For each effect on a screen, the two largest targets that have it.
struct Purposes: Sendable {
  private let screen: Screen
  private var largest: [String: (first: Int, second: Int?)] = [:]

  init(of targets: [Int], in screen: Screen) {
    self.screen = screen
    func side(_ index: Int) -> Double { screen.elements[index].touchFrame.shorterSide }
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

  /// The largest other target with the same effect.
  func equivalent(of index: Int) -> Int? {
    guard let purpose = screen.elements[index].purpose, let pair = largest[purpose] else {
      return nil
    }
    return pair.first == index ? pair.second : pair.first
  }
}
