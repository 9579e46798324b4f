public import AccessibilityModel

/// The identities of the elements of a screen that survive new captures: no line, no geometry.
///
/// By identifier and class; else by class and label, with an ordinal among equals; else by path.
public struct ElementIdentities: Sendable {
  private let screen: Screen
  private let paths: ElementPaths
  /// For each element, how many before it are called the same.
  private let ordinals: [Int32]

  public init(_ screen: Screen, paths: ElementPaths) {
    self.screen = screen
    self.paths = paths
    var counts: [String: Int32] = [:]
    ordinals = screen.elements.map { element in
      guard let name = Self.name(of: element) else { return 0 }
      defer { counts[name, default: 0] += 1 }
      return counts[name, default: 0]
    }
  }

  public func identity(of index: Int) -> String {
    guard let name = Self.name(of: screen.elements[index]) else {
      return "path/" + paths.path(of: index)
    }
    return ordinals[index] == 0 ? name : "\(name)#\(ordinals[index] + 1)"
  }

  private static func name(of element: Element) -> String? {
    if let identifier = element.identifier, !identifier.isEmpty {
      return "id/\(element.className)/\(identifier)"
    }
    guard let label = element.label, !label.isBlank else { return nil }
    return "label/\(element.className)/\(label)"
  }
}

/// A hash that is the same for the same finding on several captures.
public struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  public let value: UInt64

  /// - Parameters:
  ///   - screen: what the screen is called; not its file.
  ///   - identity: from ``ElementIdentities``.
  public init(rule: String, screen: Screen, identity: String) {
    let name = screen.identifier ?? screen.title ?? ""
    value = Self.hash("\(rule)\u{0}\(name)\u{0}\(identity)")
  }

  /// Sixteen hexadecimal digits.
  public var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// FNV-1a, 64 bits.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
