public import AccessibilityModel

/// The elements of stops, in reading order.
///
/// They are read where they stand: a stop holds more, which is counted where it is copied.
public struct StopElements: RandomAccessCollection, Sendable {
  @usableFromInline let stops: [Stop]

  init(_ stops: [Stop]) { self.stops = stops }

  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { stops.count }

  @inlinable public subscript(place: Int) -> Int { stops[place].element }
}
