/// The extensions of UIKit's classes that set the texts of views when a nib is loaded.
struct NibLocalizers: Sendable {
  /// The locations of these extensions, by class.
  private let locations: [String: SourceLocation]

  var isEmpty: Bool { locations.isEmpty }

  /// - Returns: the location of an extension for one of the classes.
  func location(for ancestry: [String]) -> SourceLocation? {
    ancestry.lazy.compactMap { locations[$0] }.first
  }

  /// The methods of extensions that are `awakeFromNib`, or that it calls. A method that replaces it
  /// at run time includes its name.
  init(_ statements: StatementIndex) {
    let loading = statements.extensions.filter { Self.isOfNib($0.key) }
    let called = Set(loading.values.flatMap { $0.calls.map(\.method) })
    var locations: [String: SourceLocation] = [:]
    for (scope, block) in statements.extensions {
      guard let type = scope.type, let member = scope.member,
        Self.isOfNib(scope) || called.contains(member)
      else { continue }
      let texts = block.settings.filter {
        ($0.property == .text || $0.property == .title) && $0.value == .computed
      }
      guard let first = texts.map(\.location).min() else { continue }
      let key = ClassHierarchy.key(type)
      locations[key] = min(locations[key] ?? first, first)
    }
    self.locations = locations
  }

  /// Whether it is `awakeFromNib`, or replaces it.
  static func isOfNib(_ scope: CodeScope) -> Bool {
    scope.member?.lowercased().contains("awakefromnib") ?? false
  }
}
