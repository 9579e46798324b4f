public import AccessibilityModel

extension Finding.Message: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self.init(description: value) }

  public init(stringInterpolation: Interpolation) {
    self.init(description: stringInterpolation.text.string)
  }

  /// Puts a message together in room of its own on the stack: there are hundreds of thousands, each of
  /// a dozen parts, and a string that grows is asked each time whether it may.
  public struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = TextRoom()

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text.append(literal) }

    public mutating func appendInterpolation(_ part: String) { text.append(part) }

    public mutating func appendInterpolation(_ subject: Subject) { subject.write(to: &text) }

    public mutating func appendInterpolation(_ number: Int) { text.append(number) }

    /// The same as ``Swift/Double/inWords``, without a text of its own.
    public mutating func appendInterpolation(inWords number: Double) {
      text.append(inWords: number)
    }

    /// «30 by 20».
    public mutating func appendInterpolation(sizeInWords frame: Rect) {
      text.append(inWords: frame.width)
      text.append(" by ")
      text.append(inWords: frame.height)
    }

    public mutating func appendInterpolation(_ part: some CustomStringConvertible) {
      text.append(part.description)
    }
  }
}
