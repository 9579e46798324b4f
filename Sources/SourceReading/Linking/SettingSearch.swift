internal import AccessibilityModel

/// Looks for all code that may set some properties of one view.
struct SettingSearch {
  let properties: Set<ViewProperty>
  let place: ViewPlace
  let sources: AppSources
  /// What surely is about the view.
  private(set) var found: [PropertySetting] = []
  /// Why it cannot be said that nothing is.
  private(set) var gaps: [CodeAnswer.Gap] = []
  /// Functions that were followed already: they may call each other in a circle.
  private var followed: Set<String> = []

  init(_ properties: Set<ViewProperty>, of place: ViewPlace, in sources: AppSources) {
    self.properties = properties
    self.place = place
    self.sources = sources
  }

  var view: ViewReference { place.view }
  var ancestry: [String] { place.ancestry }
  var statements: StatementIndex { sources.statements }
  var classes: ClassHierarchy { sources.classes }

  func isWanted(_ setting: PropertySetting) -> Bool { properties.contains(setting.property) }

  mutating func add(_ setting: PropertySetting) { found.append(setting) }

  mutating func add(_ gap: CodeAnswer.Gap) {
    if !gaps.contains(gap) { gaps.append(gap) }
  }

  /// Remembers that a function was followed.
  ///
  /// - Returns: whether it had not been before.
  mutating func follow(_ function: FunctionDeclaration, _ parameter: Int) -> Bool {
    followed.insert("\(function.location) \(parameter)").inserted
  }

  // MARK: Answer

  var answer: CodeAnswer {
    let real = found.filter { !$0.value.isNothing }
    if let gap = attributeGap(of: real) { return .unknown(gap) }
    if let first = real.min(by: Self.isClearer) {
      return .set(
        CodeAssignment(
          property: first.property, values: Set(real.map(\.value)), location: first.location,
          isConditional: real.allSatisfy(\.isConditional)))
    }
    if let gap = gaps.first { return .unknown(gap) }
    var members = view.links.outlets.filter { sources.classes.isDeclared($0.owner) }.map {
      ([$0.owner] + $0.path).joined(separator: ".")
    }
    if classes.isDeclared(view.className) { members.append(view.className) }
    return .notSet(members.isEmpty ? .noOutlet : .untouched(members: members))
  }

  private static func isClearer(_ left: PropertySetting, _ right: PropertySetting) -> Bool {
    if left.isConditional != right.isConditional { return !left.isConditional }
    return left.location < right.location
  }

  /// A class that scales its text only where a runtime attribute asks for it does nothing where the
  /// file sets none.
  private func attributeGap(of settings: [PropertySetting]) -> CodeAnswer.Gap? {
    let inspectable = classes.inspectableProperties(of: view.className)
    guard let first = settings.first, !inspectable.isEmpty,
      view.links.runtimeAttributes.isDisjoint(with: inspectable),
      settings.allSatisfy({ $0.isConditional && isOwn($0) })
    else { return nil }
    return .attribute(inspectable.sorted()[0], at: first.location)
  }

  private func isOwn(_ setting: PropertySetting) -> Bool {
    guard case .instance(let type) = setting.object.root else { return false }
    return setting.object.isWhole && ancestry.contains(ClassHierarchy.key(type))
  }
}

extension CodeValue {
  /// What leaves a property as it is: a label of nil or of no text is none.
  var isNothing: Bool { self == .nothing || self == .text("") }
}
