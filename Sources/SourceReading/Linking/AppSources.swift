internal import AccessibilityModel

/// Everything that the sources of an app say about its views, to be asked view by view.
///
/// An answer rests on what is written, and not on what runs: code that sets a property counts, even if
/// it is never called. So «not set» is sure, and «set» may be too kind.
public struct AppSources: Sendable {
  let classes: ClassHierarchy
  let statements: StatementIndex
  /// The number of files of code that were read.
  public let fileCount: Int
  /// In the order of the files.
  public let warnings: [SourceWarning]
  /// The app's texts, which keys in code lead to.
  let strings: LocalizedStrings

  public init(_ files: [SourceFacts], strings: LocalizedStrings = LocalizedStrings()) {
    self.strings = strings
    classes = ClassHierarchy(files)
    statements = StatementIndex(files)
    fileCount = files.count
    warnings = files.flatMap(\.warnings)
  }

  /// Whether there is no code at all, and so no evidence.
  public var isEmpty: Bool { fileCount == 0 }

  /// The classes of UIKit and AppKit that the app's own classes inherit from, where the way there is
  /// known, by the names of the app's.
  public var systemClasses: [String: String] { classes.systemClasses }

  private var resolver: ValueResolver {
    ValueResolver(statements: statements, classes: classes, strings: strings)
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
    return questions.map { properties in
      var search = SettingSearch(properties, of: place, in: self)
      search.searchClass()
      search.searchOutlets()
      search.searchActions()
      search.searchLooseViews()
      search.searchAppearance()
      return search.answer
    }
  }
}

/// A view with the classes that it and its containers may be.
struct ViewPlace {
  let view: ViewReference
  /// The class of the view with what it inherits from, the class first.
  let ancestry: [String]
  /// The app's classes around it, with those above and below them.
  let surroundings: Set<String>

  init(_ view: ViewReference, in classes: ClassHierarchy) {
    self.view = view
    var ancestry = classes.ancestry(of: view.className)
    if let base = view.links.baseClassName {
      ancestry += classes.ancestry(of: base).filter { !ancestry.contains($0) }
    }
    self.ancestry = ancestry
    surroundings = Set(view.links.containers.flatMap { classes.family(of: $0) })
  }
}
