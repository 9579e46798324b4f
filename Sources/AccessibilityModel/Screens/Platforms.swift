/// Some of the platforms.
///
/// Not a `Set`: for the first one, the runtime searches all protocol conformances of the program.
public struct Platforms: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let iOS = Platforms(.iOS)
  public static let tvOS = Platforms(.tvOS)
  public static let macOS = Platforms(.macOS)
  public static let android = Platforms(.android)
  public static let all: Platforms = [.iOS, .tvOS, .macOS, .android]

  private init(_ platform: Platform) {
    rawValue =
      switch platform {
      case .iOS: 1 << 0
      case .tvOS: 1 << 1
      case .macOS: 1 << 2
      case .android: 1 << 3
      }
  }

  public func contains(_ platform: Platform) -> Bool { contains(Platforms(platform)) }

  /// In the order in which ``Platform`` has them.
  public var each: [Platform] { Platform.allCases.filter { contains($0) } }
}
