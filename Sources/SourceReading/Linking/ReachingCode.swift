internal import AccessibilityModel

/// The code that may affect one view, found once for all questions about it.
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

  mutating func add(_ setting: PropertySetting) { settings.append(setting) }

  /// - Parameter property: the property that may be set there; nil for any.
  mutating func add(_ gap: CodeAnswer.Gap, of property: ViewProperty? = nil) {
    let end = OpenEnd(gap: gap, property: property)
    if !openEnds.contains(end) { openEnds.append(end) }
  }

  mutating func add(_ other: ReachingCode) {
    settings += other.settings
    for end in other.openEnds { add(end.gap, of: end.property) }
  }

  /// The effect of code on some properties of the view.
  func answer(
    _ properties: Set<ViewProperty>, of place: ViewPlace, in sources: AppSources
  ) -> CodeAnswer {
    let (classes, preparing) = (sources.classes, sources.statements.preparing)
    let all = settings.filter { properties.contains($0.property) }.compactMap { setting in
      sources.reached.map { $0.effect(of: setting) } ?? setting
    }
    var real = all.filter { !$0.value.isNothing }
    // The file's own placeholder goes.
    if real.isEmpty { real = all.filter(\.erasesPlaceholder) }
    if let gap = attributeGap(of: real, place, in: classes) { return .unknown(gap) }
    if let first = real.min(by: Self.isClearer) {
      return .set(
        CodeAssignment(
          property: first.property, values: Set(real.map(\.value)), location: first.location,
          isConditional: real.allSatisfy(\.isConditional),
          isOfClass: real.allSatisfy(place.isOwn),
          isPrepared: real.contains { place.isPrepared(by: $0, preparing) },
          isComplete: isClosed(properties)))
    }
    let open = openEnds.first { end in end.property.map(properties.contains) ?? true }
    return open.map { .unknown($0.gap) } ?? .notSet(reason(place, in: classes))
  }

  /// Whether no code is left that may set a property too.
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
  /// file sets none.
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
}

extension CodeValue {
  /// Whether it has no effect: a label of nil or an empty text is no label.
  var isNothing: Bool { self == .nothing || self == .text("") }
}
