internal import AccessibilityModel

/// The evidence in an app's sources about its views, queried view by view.
///
/// An answer depends on what is written, not on what runs: code that sets a property counts even if
/// it is never called. So “not set” is certain, and “set” may be wrong.
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
  /// Nil unless the sources are those of a whole app.
  let reached: ReachedFiles?
  /// The storyboards and xibs that no build of the app contains.
  private let unbuilt: [String: Unreached]
  /// Whether the build settings state the light style.
  private let isLight: Bool

  /// Why no user sees the screens of a storyboard or xib; nil if users may.
  public func unreached(_ path: String) -> Unreached? {
    unbuilt[path] ?? reached?.unreached[path]
  }

  /// What no user sees of another storyboard.
  public func unusedParts(of path: String) -> [UnusedPart] {
    reached?.unusedParts[path] ?? []
  }

  public init(_ files: [SourceFacts], resources: AppResources = AppResources()) {
    self.init(files, resources: resources, reached: nil, unbuilt: [:], isLight: false)
  }

  init(
    _ files: [SourceFacts], resources: AppResources, reached: ReachedFiles?,
    unbuilt: [String: Unreached], isLight: Bool
  ) {
    self.isLight = isLight
    self.unbuilt = unbuilt
    self.resources = resources
    self.reached = reached
    classes = ClassHierarchy(files)
    systemClasses = classes.systemClasses
    statements = StatementIndex(files, classes: classes)
    nibLocalizers = NibLocalizers(statements)
    fileCount = files.count
    warnings = files.flatMap(\.warnings) + resources.warnings
  }

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

  /// Where a class of views, or a superclass, adds views that may hold texts.
  public func addedViews(by className: String) -> SourceLocation? {
    mayHoldTexts(added(by: className)).first?.location
  }

  /// Where a class of views, or a superclass, adds a text: a label, or some view while the class has a label,
  /// in code or as an outlet to its own nib.
  public func addedTexts(by className: String) -> SourceLocation? {
    let added = mayHoldTexts(added(by: className))
    let text = added.first { addedClass($0).map(isText) ?? false }
    if let text { return text.location }
    return propertyTypes(of: className).contains(where: isText) ? added.first?.location : nil
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
    classes.ancestry(of: type).contains { $0 == "UILabel" || $0 == "UITextView" }
  }

  /// The classes of the properties of a class and its superclasses.
  private func propertyTypes(of className: String) -> Set<String> {
    classes.ancestry(of: className).filter { !SystemClasses.contains($0) }
      .reduce(into: []) { $0.formUnion(classes.propertyTypes(of: $1)) }
  }

  /// The views that a class, or a superclass, adds. An extension of UIView adds views only where it is
  /// called.
  private func added(by className: String) -> [PassedArgument] {
    classes.ancestry(of: className).filter { !SystemClasses.contains($0) }
      .flatMap { statements.addedViews[$0] ?? [] }
  }

  private func mayHoldTexts(_ added: [PassedArgument]) -> [PassedArgument] {
    added.filter { added in
      // A file fills an outlet itself.
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

  /// What replaces a text of a file that is a key in a table, in an app whose extensions of UIKit's classes localise
  /// the texts of all nibs when they are loaded; nil for other apps and texts.
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

  /// Whether code sets one of some properties of a view.
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
      search.searchAppearance()
      return search.code
    }
    search.searchContainedAppearances()
    search.searchAttributes()
    search.searchOutlets()
    search.searchActions()
    search.searchLooseViews()
    search.searchTags()
    search.searchTabs()
    return questions.map { search.code.answer($0, of: place, in: self) }
  }
}
