internal import AccessibilityModel

/// Searches for all code that may set properties of one view.
struct SettingSearch {
  let place: ViewPlace
  let sources: AppSources
  var code = ReachingCode()
  /// Functions already followed: they may call each other recursively.
  private var followed: Set<Step> = []
  /// The same for objects that may be different from the view.
  private var possiblyFollowed: Set<Step> = []
  private var isPossible = false
  /// The number of functions that passed the view on, one to the next.
  private var depth = 0
  /// The places that may set a property of the view after code passed it on, by the last member of the object; empty
  /// for any.
  private var strays: [String: [(property: ViewProperty, location: SourceLocation)]] = [:]

  /// No app passes a view on this often; each step needs stack space.
  static let deepest = 128

  private enum Step: Hashable {
    case function(SourceLocation, parameter: Int?)
    case member(CodeScope)
  }

  init(of place: ViewPlace, in sources: AppSources) {
    self.place = place
    self.sources = sources
  }

  var view: ViewReference { place.view }
  var ancestry: [String] { place.ancestry }
  var statements: StatementIndex { sources.statements }
  var classes: ClassHierarchy { sources.classes }

  /// Begins to follow a statement about the view, and ends it in ``leave()``.
  ///
  /// - Returns: false, with the reason recorded, if the view was passed on too often.
  mutating func begin(at location: SourceLocation) -> Bool {
    guard depth < Self.deepest else {
      code.add(.longChain(at: location))
      return false
    }
    depth += 1
    return true
  }

  mutating func leave() { depth -= 1 }

  /// Records that a view was followed into a function.
  ///
  /// - Parameter parameter: nil for a method that is called on the view.
  /// - Returns: whether this is the first time.
  mutating func enter(_ function: FunctionDeclaration, as parameter: Int? = nil) -> Bool {
    enter(.function(function.location, parameter: parameter))
  }

  /// The same for a property of an extension.
  mutating func enter(_ member: CodeScope) -> Bool { enter(.member(member)) }

  /// The same for the property of an object that holds the view.
  mutating func enter(_ property: PropertyDeclaration) -> Bool {
    enter(.function(property.location, parameter: nil))
  }

  private mutating func enter(_ step: Step) -> Bool {
    guard isPossible else { return followed.insert(step).inserted }
    return !followed.contains(step) && possiblyFollowed.insert(step).inserted
  }

  /// For each property, the first place that sets it on an object which may be the view, after code passed it on.
  ///
  /// - Parameter member: the last member of such an object; nil for any.
  mutating func straySettings(
    of member: String?
  ) -> [(property: ViewProperty, location: SourceLocation)] {
    if let known = strays[member ?? ""] { return known }
    let ancestry = ancestry
    let found = statements.strays.compactMap { property, settings in
      settings.first { setting in
        !setting.object.isOfOthers(ancestry)
          && (member == nil || setting.object.wholePath.last == member)
      }.map { (property: property, location: $0.location) }
    }
    strays[member ?? ""] = found
    return found
  }

  /// Follows an object that may be the view: properties that code sets on it remain open.
  ///
  /// - Parameter gap: why it is open, for a setting at a location.
  mutating func possibly(
    because gap: (SourceLocation) -> CodeAnswer.Gap, _ follow: (inout SettingSearch) -> Void
  ) {
    let (certain, wasPossible) = (code, isPossible)
    code = ReachingCode()
    isPossible = true
    follow(&self)
    let found = code
    (code, isPossible) = (certain, wasPossible)
    code.addPossible(found, because: gap)
  }
}
