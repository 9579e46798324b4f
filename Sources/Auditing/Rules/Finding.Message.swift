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

extension Finding.Message {
  /// The message for a finding that needs review: “has no label” becomes “may have no label”.
  ///
  /// - Parameter subject: the name of the element, with which most messages start.
  func doubted(about subject: String) -> Finding.Message {
    let subjects = [subject, "the screen", "the first screen", "the app"]
    guard let start = subjects.first(where: { description.hasPrefix($0 + " ") }) else {
      return self
    }
    let phrase = description.dropFirst(start.count + 1)
    let verb = phrase.prefix { $0 != " " }
    guard !Self.doubts.contains(String(verb)) else { return self }
    let rest = phrase.dropFirst(verb.count)
    guard rest.hasPrefix(" not ") else {
      return Self(description: "\(start) may \(Self.infinitive(of: verb))\(rest)")
    }
    // “is not read” becomes “may not be read”, “does not read” becomes “may not read”.
    let infinitive = verb == "does" ? "" : " " + Self.infinitive(of: verb)
    return Self(description: "\(start) may not\(infinitive)\(rest.dropFirst(4))")
  }

  private static let doubts: Set<String> = ["may", "probably"]

  /// “hides” becomes “hide”, “repeats” “repeat”.
  private static func infinitive(of verb: Substring) -> String {
    switch verb {
    case "is": "be"
    case "has": "have"
    default: verb.hasSuffix("s") ? String(verb.dropLast()) : String(verb)
    }
  }
}
