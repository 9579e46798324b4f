public import AccessibilityModel

extension Finding {
  /// The defect: the element and a verb phrase, lower case, without a full stop.
  public struct Message: Hashable, Sendable, CustomStringConvertible {
    public let description: String
  }
}

extension Finding.Message: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self.init(description: value) }

  public init(stringInterpolation: Interpolation) {
    self.init(description: stringInterpolation.text)
  }

  public struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation(_ part: some CustomStringConvertible) {
      text += part.description
    }

    /// See ``Swift/Double/inWords``.
    public mutating func appendInterpolation(inWords number: Double) { text += number.inWords }

    /// “30 by 20”.
    public mutating func appendInterpolation(sizeInWords frame: Rect) {
      text += "\(frame.width.inWords) by \(frame.height.inWords)"
    }
  }
}
