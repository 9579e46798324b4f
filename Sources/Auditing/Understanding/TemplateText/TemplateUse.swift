internal import AccessibilityModel

/// Where an element shows the text of a template, and whether users see that text.
public struct TemplateUse: Facet {
  let subject: AuditedElement

  /// Why its template text is not a defect; nil if users hear it.
  public var excuse: Reason? { subject.excuseForTemplate }
  /// Whether it has the default name of a new object, which code may replace or users never see; `label-is-stub`
  /// reports it once.
  public var isStub: Bool { subject.isDesignStub }
  /// Whether it is an item of a bar of a design, or a button with signs for a title, for which only an outlet suggests that
  /// code gives it another name.
  public var isReachedByOutlet: Bool {
    subject.isItemReachedByOutlet || subject.isSignReachedByOutlet
  }
  /// Why code may replace the text of a view in a layout of Android that it can find; nil for any other element, and if the
  /// sources show that it does not.
  public var doubtAboutLayout: Reason? {
    .when(
      context.screen.isLayoutOfAndroid && subject.codeMaySet([.text]), "code may replace the text")
  }
  /// Whether it is a tab of a design whose controller is of a class of the app's, which may set all its tabs.
  public var isOfCustomController: Bool { subject.isTabOfCustomController }
  /// Whether users see or hear its text: nothing replaces it, or it is one that code rarely does.
  public var isShown: Bool {
    subject.certainty(of: [.visibleText]) == .certain || isBarTitle || hidesItsTitle
      || isOfCustomController || isTitleOfSection
  }
  /// Whether it is the title of a navigation bar.
  public var isBarTitle: Bool { subject.isBarTitle }
  /// Whether it is the title of a section in a table of a design, which only the table's delegate replaces.
  public var isTitleOfSection: Bool { subject.isTitleOfSection }
  /// Its name in a message if it is the title of a navigation bar in a design, which has no view of its own.
  public var nameOfBarTitle: String? { subject.nameOfBarTitle }
}

extension AuditedElement {
  /// How it uses the text of a template.
  public var templateUse: TemplateUse { TemplateUse(subject: self) }
}
