internal import AccessibilityModel

/// The evidence in an app's sources about its views, queried view by view.
///
/// An answer depends on the code, not on its execution: code that sets a property counts even if it
/// never runs. So “not set” is certain, and “set” may be wrong.
///
/// “Not set” is concluded if every statement that could set the property is about something else:
/// an object that is certainly of another class, another member, or a function that the sources
/// declare and that sets other properties. If a name in a statement cannot be resolved (the class
/// of an object, a function, a key), it leaves open every property that the name does not rule out.
public struct AppSources: Sendable {
  let classes: ClassHierarchy
  let statements: StatementIndex
  private let classReach = ClassReach()
  private let nibLocalizers: NibLocalizers
  /// The number of code files that were read.
  public let fileCount: Int
  /// In file order; those about resources come last.
  public let warnings: [SourceWarning]
  /// The app's texts and colours, found by key and name.
  public let resources: AppResources
  /// Files that were only searched for names.
  var unread = UnreadSources()
  /// Nil unless the sources are those of a whole app.
  var mentions: Mentions?
  /// Why no build of the app contains certain storyboards and xibs.
  var absences: [String: Unmentioned] = [:]
  /// Whether the build settings state the light style.
  var isLight = false
  /// The language in which the app is developed, BCP 47; nil if no project states it.
  public internal(set) var developmentLanguage: String?

  /// Why nothing seems to show a screen of a storyboard or xib; nil if something does, or if nothing is known.
  ///
  /// - Parameter line: that of its first element.
  public func unmentioned(_ path: String, line: Int) -> Unmentioned? {
    absences[path] ?? mentions?.reason(of: path, line: line)
  }

  public init(_ files: [SourceFacts], resources: AppResources = AppResources()) {
    self.resources = resources
    classes = ClassHierarchy(files)
    systemClasses = classes.systemClasses
    statements = StatementIndex(files, classes: classes)
    nibLocalizers = NibLocalizers(statements)
    fileCount = files.count
    isWholeApp = files.contains(where: \.startsApp)
    warnings = files.flatMap(\.warnings) + classes.warnings + resources.warnings
  }

  /// Whether they are the sources of a whole app, not of a part that other code may use.
  public let isWholeApp: Bool

  /// Whether there is no code at all, and so no evidence.
  public var isEmpty: Bool { fileCount == 0 }

  /// The UIKit or AppKit superclass of each of the app's own classes, if the inheritance is known.
  public let systemClasses: [String: String]

  /// Whether code or build settings force the app, or part of it, into the light style.
  public var forcesLightStyle: Bool {
    isLight
      || statements.forcedStyles.contains { value in
        switch value {
        case .members(let names): names == ["light"]
        case .constant(let name): name.hasSuffix("StyleLight") || name.hasSuffix(".light")
        default: false
        }
      }
  }

  /// Where a class of views, or a superclass, adds views that may contain texts.
  public func addedViews(by className: String) -> SourceLocation? {
    mayHoldTexts(added(by: className)).first?.location
  }

  /// Where a class of views, or a superclass, adds a text: a label, a field, or a view of any kind if
  /// the class has a label, in code or as an outlet to its own nib.
  public func addedTexts(by className: String) -> SourceLocation? {
    let added = mayHoldTexts(added(by: className))
    let text = added.first { addedClass($0).map(isText) ?? false }
    if let text { return text.location }
    return propertyTypes(of: className).contains(where: isText) ? added.first?.location : nil
  }

  /// Where code adds a label or another text to a view that an outlet leads to.
  public func addedTexts(to view: ViewReference) -> SourceLocation? {
    for outlet in view.links.outlets {
      let owners = classes.family(of: outlet.owner)
      for call in statements.memberCalls.statements(about: outlet.path[0], of: owners)
      where PassedArgument.adders.contains(call.method) && call.object.path == outlet.path {
        let added = call.scope.type.flatMap { statements.addedViews[ClassHierarchy.key($0)] } ?? []
        let text = added.first { argument in
          argument.location == call.location && (addedClass(argument).map(isText) ?? false)
        }
        if let text { return text.location }
      }
    }
    return nil
  }

  /// Where a class of views, or a superclass, adds controls: a bar its buttons.
  public func addedControls(by className: String) -> SourceLocation? {
    added(by: className).first {
      addedClass($0).map { classes.ancestry(of: $0).contains("UIControl") } ?? false
    }?.location
  }

  /// Whether a class, or a superclass, may have controls among the views that it adds: it has an outlet or
  /// a property of such a class.
  public func mayAddControls(_ className: String) -> Bool {
    propertyTypes(of: className).contains { classes.ancestry(of: $0).contains("UIControl") }
  }

  private func isText(_ type: String) -> Bool {
    !Self.textClasses.isDisjoint(with: classes.ancestry(of: type))
  }

  /// The classes of the properties of a class and its superclasses.
  private func propertyTypes(of className: String) -> Set<String> {
    classes.ancestry(of: className).filter { !SystemClasses.contains($0) }
      .reduce(into: []) { $0.formUnion(classes.propertyTypes(of: $1)) }
  }

  /// The views that a class, or a superclass, adds. An extension of UIView adds views only to the
  /// objects on which it is called.
  private func added(by className: String) -> [PassedArgument] {
    classes.ancestry(of: className).filter { !SystemClasses.contains($0) }
      .flatMap { statements.addedViews[$0] ?? [] }
  }

  private func mayHoldTexts(_ added: [PassedArgument]) -> [PassedArgument] {
    added.filter { added in
      // The file itself provides the views of outlets.
      addedProperty(added)?.isOutlet == true
        || !Self.textlessViews.contains(addedClass(added) ?? "")
    }
  }

  private func addedClass(_ added: PassedArgument) -> String? {
    added.object.path.isEmpty ? added.object.rootClass : addedProperty(added)?.typeName
  }

  private func addedProperty(_ added: PassedArgument) -> PropertyDeclaration? {
    added.object.path.last.flatMap { classes.property($0, of: added.scope.type ?? "") }
  }

  /// Where a class, or a superclass, makes parts of itself accessibility elements, or gives them a role.
  public func exposedParts(by className: String) -> SourceLocation? {
    classes.ancestry(of: className).lazy.filter { !SystemClasses.contains($0) }
      .compactMap { statements.exposedParts[$0] }.first
  }

  private static let textClasses: Set<String> = ["UILabel", "UITextView", "UITextField"]

  private static let textlessViews: Set<String> = [
    "UIView", "UIImageView", "UIActivityIndicatorView", "UIVisualEffectView", "UIProgressView",
  ]

  private var resolver: ValueResolver {
    ValueResolver(statements: statements, classes: classes, strings: resources.strings)
  }

  /// The value with names of constants resolved.
  public func resolved(_ value: CodeValue) -> CodeValue {
    resolver.resolved(value)
  }

  /// The text in the development language; nil unless it is a literal or in a table.
  public func text(of value: CodeValue) -> String? {
    resolver.text(of: value)
  }

  /// The replacement of a text in a file that is a key in a table, in an app whose extensions of
  /// UIKit's classes localise the texts of all nibs when they are loaded; nil for other apps and
  /// texts.
  ///
  /// UIKit sends `awakeFromNib` to each object of a nib
  /// (https://developer.apple.com/documentation/objectivec/nsobject-swift.class/awakefromnib()).
  public func localizedText(
    replacing text: String, of view: ViewReference
  ) -> (text: String, translations: [String: String], location: SourceLocation)? {
    let value = CodeValue.localized(CodeValue.LocalizedText(key: text))
    guard !nibLocalizers.isEmpty, let localized = self.text(of: value),
      let location = nibLocalizers.location(for: ViewPlace(view, in: classes).ancestry)
    else { return nil }
    return (localized, translations(of: value), location)
  }

  /// All fonts that a value can be; nil if one of them is unknown.
  public func fonts(of value: CodeValue) -> Set<CodeValue.FontValue>? {
    var search = FontSearch(resolver)
    return search.fonts(of: value)
  }

  /// The texts in the app's other languages, if they differ.
  public func translations(of value: CodeValue) -> [String: String] {
    resolver.translations(of: value)
  }

  /// Where string tables have the text of a value, by language; `Base` for ``text(of:)``.
  public func tablePlaces(of value: CodeValue) -> [String: SourceLocation] {
    resolver.tablePlaces(of: value)
  }

  /// Whether code sets any of several properties of a view.
  ///
  /// - Parameter properties: properties with the same effect for the caller (`title`,
  ///   `accessibilityLabel`).
  public func answer(_ properties: Set<ViewProperty>, of view: ViewReference) -> CodeAnswer {
    answers([properties], of: view)[0]
  }

  /// The answers to several questions about one view, in order.
  public func answers(
    _ questions: [Set<ViewProperty>], of view: ViewReference
  ) -> [CodeAnswer] {
    let place = ViewPlace(view, in: classes)
    var search = SettingSearch(of: place, in: self)
    search.code = classReach.code(of: view) {
      var search = search
      search.searchClass()
      search.searchLoading()
      search.searchWalks(in: "")
      search.searchAppearance()
      return search.code
    }
    search.searchContainedAppearances()
    search.searchAttributes()
    search.searchOutlets()
    search.searchActions()
    search.searchLooseViews()
    search.searchWalks()
    search.searchTags()
    search.searchTabs()
    let unread = unreadSource(of: place)
    return questions.map { search.code.answer($0, of: place, in: self, unread: unread) }
  }
}

extension AppSources {
  /// A file that was not read and may affect a view: it contains the name of an outlet or of the
  /// view's class.
  ///
  /// Code has no other name for a view that the sources declare.
  func unreadSource(of place: ViewPlace) -> String? {
    let view = place.view
    var names = view.links.outlets.compactMap(\.path.last)
    if classes.isDeclared(view.className) { names.append(view.className) }
    return names.isEmpty ? nil : unread.mention(of: names)
  }
}
