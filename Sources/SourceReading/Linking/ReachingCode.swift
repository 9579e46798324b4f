internal import AccessibilityModel

/// The code that may affect one view, found once for all requests about it.
struct ReachingCode: Sendable {
  /// A reason why the known settings may be incomplete.
  private struct OpenEnd: Hashable {
    let gap: CodeAnswer.Gap
    /// The property that may be set there; nil for any.
    let property: ViewProperty?
  }

  /// The settings that certainly affect the view.
  private var settings: [PropertySetting] = []
  private var openEnds: [OpenEnd] = []

  mutating func add(_ setting: PropertySetting) {
    guard setting.form != .reference else {
      return add(.keyPath(at: setting.location), of: setting.property)
    }
    settings.append(setting)
  }

  /// Adds code that may not affect the view.
  ///
  /// - Parameter gap: why, for a setting at a location.
  mutating func addPossible(
    _ other: ReachingCode, because gap: (SourceLocation) -> CodeAnswer.Gap
  ) {
    for setting in other.settings { add(gap(setting.location), of: setting.property) }
    for end in other.openEnds { add(end.gap, of: end.property) }
  }

  /// - Parameter property: the property that may be set there; nil for any.
  mutating func add(_ gap: CodeAnswer.Gap, of property: ViewProperty? = nil) {
    let end = OpenEnd(gap: gap, property: property)
    if !openEnds.contains(end) { openEnds.append(end) }
  }

  mutating func add(_ other: ReachingCode) {
    settings += other.settings
    for end in other.openEnds { add(end.gap, of: end.property) }
  }

  /// Without the settings of computed texts.
  var withoutLocalizers: ReachingCode {
    var code = self
    code.settings.removeAll {
      ($0.property == .text || $0.property == .title) && $0.value == .computed
    }
    return code
  }

  /// The effect of code on some properties of the view.
  ///
  /// - Parameter unread: a file that was not read and may affect the view.
  func answer(
    _ asked: Set<ViewProperty>, of place: ViewPlace, in sources: AppSources, unread: String?
  ) -> CodeAnswer {
    let (classes, preparing) = (sources.classes, sources.statements.preparing)
    let properties = place.properties(among: asked)
    let all = settings.filter { properties.contains($0.property) }
    var real = all.filter { !$0.value.isNothing }
    // Later code removes the file's own placeholder.
    if real.isEmpty { real = all.filter(\.erasesPlaceholder) }
    if let gap = attributeGap(of: real, place, in: classes) { return .unknown(gap) }
    if let first = real.min(by: Self.isClearer) {
      return .set(
        CodeAssignment(
          property: first.property, values: Set(real.map(\.value)), location: first.location,
          isConditional: real.allSatisfy(\.isConditional),
          isOfClass: real.allSatisfy(place.isOwn),
          isPrepared: real.contains { place.isPrepared(by: $0, preparing) },
          isComplete: isClosed(properties) && unread == nil))
    }
    let open = openEnds.first { end in end.property.map(properties.contains) ?? true }
    if let open { return .unknown(open.gap) }
    if let unread { return .unknown(.unreadSource(unread)) }
    if place.isTitleOfController, let erased = all.first(where: \.erasesTitle) {
      return .set(
        CodeAssignment(
          property: erased.property, values: [.text("")], location: erased.location,
          isComplete: true))
    }
    return .notSet(reason(place, in: classes))
  }

  /// Whether no other code may set a property too.
  private func isClosed(_ properties: Set<ViewProperty>) -> Bool {
    !openEnds.contains { $0.property.map(properties.contains) ?? true }
  }

  private func reason(_ place: ViewPlace, in classes: ClassHierarchy) -> CodeAnswer.Reason {
    let view = place.view
    // UIKit gives every cell of a style its labels.
    var members = view.links.outlets.filter {
      classes.isDeclared($0.owner) || $0.owner == "UITableViewCell"
    }.map {
      ([$0.owner] + $0.path).joined(separator: ".")
    }
    if classes.isDeclared(view.className) { members.append(view.className) }
    return members.isEmpty ? .noOutlet : .untouched(members: members)
  }

  private static func isClearer(_ left: PropertySetting, _ right: PropertySetting) -> Bool {
    if left.isConditional != right.isConditional { return !left.isConditional }
    return left.location < right.location
  }

  /// A class that scales its text only if a run-time attribute requests it has no effect if the
  /// file does not set the attribute.
  private func attributeGap(
    of settings: [PropertySetting], _ place: ViewPlace, in classes: ClassHierarchy
  ) -> CodeAnswer.Gap? {
    guard let first = settings.first,
      settings.allSatisfy({ $0.isConditional && place.isOwn($0) })
    else { return nil }
    let inspectable = classes.inspectableProperties(of: place.view.className)
    guard !inspectable.isEmpty, place.view.links.runtimeAttributes.isDisjoint(with: inspectable)
    else { return nil }
    return .attribute(inspectable.sorted()[0], at: first.location)
  }
}

extension PropertySetting {
  /// Whether a field has no placeholder afterwards: `field.placeholder = ""`.
  fileprivate var erasesPlaceholder: Bool {
    property == .placeholder && value == .text("") && !isConditional
  }

  /// Whether it removes the title of the file: `title = ""`.
  fileprivate var erasesTitle: Bool {
    property == .title && value.isNothing && !isConditional
  }
}

extension CodeValue {
  /// Whether it has no effect: nil or an empty text is not a label.
  var isNothing: Bool { self == .nothing || self == .text("") }
}
