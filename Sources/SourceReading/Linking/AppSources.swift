internal import AccessibilityModel

/// Everything that the sources of an app say about its views, to be asked view by view.
///
/// An answer rests on what is written, and not on what runs: code that sets a property counts, even if
/// it is never called. So «not set» is sure, and «set» may be too kind.
public struct AppSources: Sendable {
  let classes: ClassHierarchy
  let statements: StatementIndex
  private let classReach = ClassReach()
  /// The number of files of code that were read.
  public let fileCount: Int
  /// In the order of the files; those of resources come last.
  public let warnings: [SourceWarning]
  /// The app's texts and colours, which keys and names lead to.
  public let resources: AppResources

  public init(_ files: [SourceFacts], resources: AppResources = AppResources()) {
    self.resources = resources
    classes = ClassHierarchy(files)
    systemClasses = classes.systemClasses
    statements = StatementIndex(files, classes: classes)
    fileCount = files.count
    warnings = files.flatMap(\.warnings) + resources.warnings
  }

  /// Whether there is no code at all, and so no evidence.
  public var isEmpty: Bool { fileCount == 0 }

  /// The classes of UIKit and AppKit that the app's own classes inherit from, where the way there is
  /// known, by the names of the app's.
  public let systemClasses: [String: String]

  /// Whether code keeps the app, or a part of it, in the light style.
  public var forcesLightStyle: Bool {
    statements.forcedStyles.contains { value in
      switch value {
      case .members(let names): names == ["light"]
      case .constant(let name): name.hasSuffix("StyleLight") || name.hasSuffix(".light")
      default: false
      }
    }
  }

  /// Where a class of views, or one that it inherits from, adds views that may hold texts.
  public func addedViews(by className: String) -> SourceLocation? {
    // What an extension of UIView adds is added only where it is called.
    classes.ancestry(of: className).lazy.filter { !SystemClasses.contains($0) }
      .compactMap { statements.addedViews[$0] }.flatMap(\.self)
      .first { added in
        guard let name = added.object.path.last else {
          return !Self.textlessViews.contains(added.object.rootClass ?? "")
        }
        let property = classes.property(name, of: added.scope.type ?? "")
        // An outlet is filled by a file of its own.
        return property?.isOutlet == true
          || !Self.textlessViews.contains(property?.typeName ?? "")
      }?.location
  }

  /// Where a class, or one that it inherits from, makes parts of itself accessibility elements.
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

  /// What a value stands for once the names of constants are followed.
  public func resolved(_ value: CodeValue) -> CodeValue {
    resolver.resolved(value)
  }

  /// The text that users get in the language that the app is developed in; nil where it is not plainly
  /// written.
  public func text(of value: CodeValue) -> String? {
    resolver.text(of: value)
  }

  /// All fonts that a value may stand for; nil where one of them is not known.
  public func fonts(of value: CodeValue) -> Set<CodeValue.FontValue>? {
    var search = FontSearch(resolver)
    return search.fonts(of: value)
  }

  /// The texts that users get in the app's other languages, where they differ.
  public func translations(of value: CodeValue) -> [String: String] {
    resolver.translations(of: value)
  }

  /// Whether code sets one of some properties of a view.
  ///
  /// - Parameter properties: what comes to the same for the one who asks (`title`, `accessibilityLabel`).
  public func answer(_ properties: Set<ViewProperty>, of view: ViewReference) -> CodeAnswer {
    answers([properties], of: view)[0]
  }

  /// The same for several questions about one view, in their order.
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
    search.searchOutlets()
    search.searchActions()
    search.searchLooseViews()
    search.searchTags()
    search.searchTabs()
    return questions.map { search.code.answer($0, of: place, in: classes) }
  }
}
