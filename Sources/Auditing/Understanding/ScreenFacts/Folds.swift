internal import AccessibilityModel
internal import Relayout

/// Elements that may be further down a list or a page: a capture need not include what is not on the screen.
public struct Folds {
  private let pair: OrientationPair
  /// For each element that scrolls, the reading order index of the last stop that is still there; -1 for none.
  private var lastKept: [Int: Int] = [:]
  /// For each element that scrolls, whether its counterpart is full.
  private var isFull: [Int: Bool] = [:]

  public init(_ pair: OrientationPair) { self.pair = pair }

  /// Whether it comes after what remains of a list or a page that continues below the edge.
  public mutating func isBeyondFold(_ index: Int) -> Bool {
    guard let scroller = trailingScroller(of: index), pair.omitsRest(of: scroller) else {
      return false
    }
    let isFull = self.isFull[scroller] ?? goesOn(below: scroller)
    self.isFull[scroller] = isFull
    return isFull
  }

  private func goesOn(below scroller: Int) -> Bool {
    let geometry = pair.second.geometry
    guard let match = pair.matching.match(of: scroller) else { return false }
    let window = pair.second.screen.elements[match.index].frame.intersection(geometry.viewport)
    let bottom = pair.second.stops(in: match.index).map {
      pair.second.screen.elements[$0].frame.maxY
    }.max()
    guard let bottom, window.isFinite else { return false }
    // Room for another row would have held it.
    return bottom > window.maxY - 44
  }

  /// Whether it comes after what remains of a list or a page.
  public mutating func mayBeBeyondFold(_ index: Int) -> Bool { trailingScroller(of: index) != nil }

  private mutating func trailingScroller(of index: Int) -> Int? {
    guard let scroller = pair.page(of: index), pair.mayOmitRest(of: scroller),
      let place = pair.first.stopNumber(of: index), case let last = lastKept(in: scroller),
      last >= 0, place > last, isBelow(place, last)
    else { return nil }
    return scroller
  }

  /// Whether a stop begins no higher than the last one that is still there: a bar may be read after the page.
  private func isBelow(_ place: Int, _ last: Int) -> Bool {
    let frames = [last, place].map {
      pair.first.subject(pair.first.stopElements[$0]).effectiveFrame
    }
    return !frames.allSatisfy(\.isFinite) || frames[0].minY <= frames[1].minY
  }

  private mutating func lastKept(in scroller: Int) -> Int {
    if let known = lastKept[scroller] { return known }
    let kept = pair.first.stops(in: scroller).filter { pair.matching.match(of: $0) != nil }
    let last = kept.compactMap(pair.first.stopNumber).max() ?? -1
    lastKept[scroller] = last
    return last
  }
}
