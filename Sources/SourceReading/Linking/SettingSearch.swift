internal import AccessibilityModel

/// Searches for all code that may set properties of one view.
struct SettingSearch {
  let place: ViewPlace
  let sources: AppSources
  var code = ReachingCode()
  /// Functions already followed: they may call each other recursively.
  private var followed: Set<FollowedView> = []
  private var followedMembers: Set<CodeScope> = []

  private struct FollowedView: Hashable {
    let function: SourceLocation
    let parameter: Int?
  }

  init(of place: ViewPlace, in sources: AppSources) {
    self.place = place
    self.sources = sources
  }

  var view: ViewReference { place.view }
  var ancestry: [String] { place.ancestry }
  var statements: StatementIndex { sources.statements }
  var classes: ClassHierarchy { sources.classes }

  /// Records that a view was followed into a function.
  ///
  /// - Parameter parameter: nil for a method that is called on it.
  /// - Returns: whether this is the first time.
  mutating func enter(_ function: FunctionDeclaration, as parameter: Int? = nil) -> Bool {
    followed.insert(FollowedView(function: function.location, parameter: parameter)).inserted
  }

  /// The same for a property of an extension.
  mutating func enter(_ member: CodeScope) -> Bool { followedMembers.insert(member).inserted }

  /// The same for the property of an object that holds the view.
  mutating func enter(_ property: PropertyDeclaration) -> Bool {
    followed.insert(FollowedView(function: property.location, parameter: nil)).inserted
  }
}
