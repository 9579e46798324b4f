extension Finding.Message: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self.init(description: value) }

  public init(stringInterpolation: Interpolation) {
    self.init(description: stringInterpolation.text)
  }

  /// Puts a message together in place: there are hundreds of thousands, and each part would be a
  /// text of its own.
  public struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + Self.usualLength * interpolationCount)
    }

    /// Of what a message quotes.
    private static let usualLength = 20

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation(_ part: String) { text += part }

    public mutating func appendInterpolation(_ subject: Subject) { subject.write(to: &text) }

    public mutating func appendInterpolation(_ part: some CustomStringConvertible) {
      text += part.description
    }
  }
}
