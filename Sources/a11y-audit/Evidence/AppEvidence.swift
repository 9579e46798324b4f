internal import AccessibilityModel
internal import HierarchyReading
internal import SourceReading

/// The evidence in the app's sources about the elements of Interface Builder files.
///
/// Only this type knows both screens and sources: readers and rules know nothing of code.
struct AppEvidence: Sendable {
  let sources: AppSources
  /// That of the current screen, which determines the system's colours.
  private var platform = AccessibilityModel.Platform.iOS

  init(sources: AppSources) { self.sources = sources }

  /// The system superclasses of the app's classes, by name.
  var superclasses: [String: String] { sources.systemClasses }

  private var colors: NamedColors { NamedColors(sources, on: platform) }

  /// Records on each element the evidence of the sources, and fills in literal values.
  ///
  /// - Parameter path: that of the file.
  func record(in hierarchy: inout Hierarchy, of path: String) {
    // The views of SwiftUI code are read from the sources already.
    guard hierarchy.format != "swiftui" else { return }
    if sources.forcesLightStyle, hierarchy.app.interfaceStyle == nil {
      hierarchy.app.interfaceStyle = .light
    }
    for screen in hierarchy.screens.indices
    where hierarchy.screens[screen].framesAreDesignTime
      && hierarchy.screens[screen].platform != .android
    {
      var own = self
      own.platform = hierarchy.screens[screen].platform
      for index in hierarchy.screens[screen].elements.indices {
        guard let links = hierarchy.screens[screen].elements[index].codeLinks else { continue }
        let element = hierarchy.screens[screen].elements[index]
        let evidence = own.evidence(of: element, links)
        let isInert = isInert(element, links)
        hierarchy.screens[screen].update(index) {
          own.colors.resolveNames(of: &$0)
          $0.take(evidence)
          if isInert { $0.flags.remove(.userInteractionEnabled) }
          if case .set(.flag(true), _)? = evidence[.hidden] { $0.flags.insert(.hidden) }
        }
      }
      recordConstraints(of: &hierarchy.screens[screen])
      hideRemoved(of: &hierarchy.screens[screen])
      hideReplaced(of: &hierarchy.screens[screen])
      hierarchy.screens[screen].joinCells()
      recordCells(of: &hierarchy.screens[screen])
      recordSegments(of: &hierarchy.screens[screen])
      hierarchy.screens[screen].isTitledInCode = isTitled(hierarchy.screens[screen])
      if hierarchy.screens[screen].unmentioned == nil {
        let line = hierarchy.screens[screen].elements.first?.line ?? 1
        hierarchy.screens[screen].unmentioned =
          sources.unmentioned(path, line: Int(line))?.description
      }
    }
  }

  /// Whether code sets the title of the controller that shows a screen.
  private func isTitled(_ screen: Screen) -> Bool {
    let owners = screen.elements.first?.codeLinks?.outlets.filter { $0.path == ["view"] } ?? []
    return owners.contains { owner in
      var links = CodeLinks()
      links.outlets = [CodeLinks.Outlet(owner: owner.owner, path: ["navigationItem"])]
      let item = ViewReference(className: "UINavigationItem", links)
      guard case .set(let title) = sources.answer([.title], of: item) else { return false }
      return title.values != [.text("")]
    }
  }

  /// Whether code turns touches off for a control, and never on again: a picture of a check mark that its
  /// row selects.
  private func isInert(_ element: Element, _ links: CodeLinks) -> Bool {
    guard element.role.isControl else { return false }
    let view = ViewReference(className: element.className, links)
    guard case .set(let setting) = sources.answer([.isUserInteractionEnabled], of: view) else {
      return false
    }
    return setting.value == .flag(false) && !setting.isConditional
  }

  private func evidence(of element: Element, _ links: CodeLinks) -> CodeEvidence {
    let view = ViewReference(className: element.className, links)
    let subjects = CodeEvidence.Subject.allCases
    let found = sources.answers(subjects.map(\.properties), of: view)
    var answers: [CodeEvidence.Subject: CodeEvidence.Answer] = [:]
    for (subject, found) in zip(subjects, found) {
      answers[subject] = answer(found, to: subject, of: element)
    }
    // Only a scalable font adjusts: code that turns this on sets such a font.
    if case .set(.flag(true), _)? = answers[.adjustsFont],
      case .set(.unknown, let location)? = answers[.font]
    {
      answers[.font] = .set(.font(scales: true), at: location)
    }
    // A class that scales its font after a `guard` has it adjust there too.
    if case .set(.font(scales: true), _)? = answers[.font],
      case .set(.unknown, let location)? = answers[.adjustsFont]
    {
      answers[.adjustsFont] = .set(.flag(true), at: location)
    }
    // A scalable font, in a class that may not update its text when the setting changes.
    if case .set(.font(scales: true), let location)? = answers[.font],
      case .unknown? = answers[.adjustsFont]
    {
      answers[.font] = .set(.unknown, at: location)
    }
    if element.role != .cell { addParts(of: element, to: &answers) }
    if case .notSet? = answers[.label], let location = describedImage(of: element, view) {
      answers[.label] = .unknown("the image that is set at \(location) may have a description")
    }
    if let location = madeImage(of: element, view) {
      answers[.tintColor] = .set(.unknown, at: location)
    }
    var evidence = CodeEvidence(answers)
    for (subject, answer) in zip(subjects, found) {
      guard case .set(.text, _)? = answers[subject], case .set(let assignment) = answer
      else { continue }
      evidence.translations[subject] = sources.translations(of: assignment.value)
    }
    localizeText(of: element, view, in: &evidence)
    return evidence
  }

  /// Replaces a text of the file that code localises when it loads the file.
  private func localizeText(
    of element: Element, _ view: ViewReference, in evidence: inout CodeEvidence
  ) {
    if case .set? = evidence[.text] { return }
    guard let text = element.text ?? element.title,
      let localized = sources.localizedText(replacing: text, of: view)
    else { return }
    evidence.answers[.text] = .set(
      .text(localized.text),
      at: CodeEvidence.Location(localized.location))
    evidence.translations[.text] = localized.translations
  }

  /// Where code gives an element without a text an image that it creates or changes, which has its
  /// own colours.
  private func madeImage(of element: Element, _ view: ViewReference) -> CodeEvidence.Location? {
    guard element.title == nil, element.image != nil,
      case .set(let assignment) = sources.answer([.image], of: view),
      assignment.values == [.computed]
    else { return nil }
    return CodeEvidence.Location(assignment.location)
  }

  /// Where code gives a view of AppKit an image that may have a description, which VoiceOver reads as the label
  /// (docs/evidence/voiceover.md#images-of-appkit). Images of an asset catalogue have none.
  private func describedImage(of element: Element, _ view: ViewReference) -> SourceLocation? {
    guard platform == .macOS, element.role == .image || element.title == nil,
      case .set(let assignment) = sources.answer([.image], of: view),
      !assignment.values.allSatisfy(\.hasNoDescription)
    else { return nil }
    return assignment.location
  }

  /// Adds the views that the element's class adds: separate elements, or texts, which VoiceOver
  /// reads instead of a view that is not itself an element.
  private func addParts(
    of element: Element, to answers: inout [CodeEvidence.Subject: CodeEvidence.Answer]
  ) {
    func set(_ location: SourceLocation) -> CodeEvidence.Answer {
      .set(.unknown, at: CodeEvidence.Location(location))
    }
    guard case .notSet? = answers[.elements] else { return }
    if let parts = sources.exposedParts(by: element.className) {
      answers[.elements] = set(parts)
      return
    }
    guard !element.isElement, case .notSet? = answers[.isElement] else { return }
    let isTapped = if case .notSet? = answers[.gesture] { !element.gestures.isEmpty } else { true }
    // A bar is reached by its buttons, unless it handles taps itself.
    if !isTapped, let controls = sources.addedControls(by: element.className) {
      answers[.elements] = set(controls)
      return
    }
    guard case .notSet? = answers[.text],
      let added = sources.addedTexts(by: element.className)
    else { return }
    answers[sources.mayAddControls(element.className) ? .elements : .text] = set(added)
  }

  private func answer(
    _ answer: CodeAnswer, to subject: CodeEvidence.Subject, of element: Element
  ) -> CodeEvidence.Answer {
    if subject == .hidden, element.isHiddenByFile, let gap = gap(answer) { return gap }
    return switch answer {
    // The file hides it, and code only does the same.
    case .set(let assignment)
    where subject == .hidden && element.flags.contains(.hidden) && assignment.isComplete
      && assignment.values == [.flag(true)]:
      .set(.flag(true), at: CodeEvidence.Location(assignment.location))
    case .set(let assignment)
    where leavesOpen(assignment, subject, of: element)
      && value(of: assignment, for: subject) == .unknown:
      .unknown("the class sets it at \(assignment.location) to what is not plainly written")
    case .set(let assignment):
      .set(
        subject == .font
          ? font(of: assignment, before: element.font) : value(of: assignment, for: subject),
        at: CodeEvidence.Location(assignment.location))
    // It replaces one placeholder by another.
    case .unknown(.unknownAttribute(let name))
    where subject == .placeholder && element.placeholder?.isEmpty == false:
      .notSet("the runtime attribute \(name) only replaces its text")
    case .notSet(let reason): .notSet(reason.description)
    // Template texts are replaced by code that searches the views.
    case .unknown(.walk(let location)) where subject == .text:
      .set(.unknown, at: CodeEvidence.Location(location))
    case .unknown(let gap): .unknown(gap.description)
    }
  }

  /// The gap for a view that the file hides and these sources never show: other code of the app may
  /// show it.
  private func gap(_ answer: CodeAnswer) -> CodeEvidence.Answer? {
    guard !sources.isWholeApp else { return nil }
    switch answer {
    case .notSet: break
    case .set(let assignment) where assignment.values == [.flag(true)]: break
    case .set, .unknown: return nil
    }
    return .unknown("these are not the sources of a whole app, and other code may show it")
  }

  /// Whether a class's effect on all its views leaves the fact undecided.
  ///
  /// A class that applies a theme uses the colours of the file, and one that styles an existing
  /// placeholder adds none. Known colours that differ replace those of the file.
  private func leavesOpen(
    _ assignment: CodeAssignment, _ subject: CodeEvidence.Subject, of element: Element
  ) -> Bool {
    guard assignment.isOfClass else { return false }
    if let part = subject.part { return !replacesColor(assignment, of: part, of: element) }
    return subject == .placeholder && assignment.isConditional
  }

  /// Whether all colours that a class sets are known, and differ from the file's.
  private func replacesColor(
    _ assignment: CodeAssignment, of part: Element.ColoredPart, of element: Element
  ) -> Bool {
    assignment.values.allSatisfy { value in
      guard let color = colors.color(of: value) else { return false }
      return color.color != element.details[part]
    }
  }

  /// The value of a fact after a setting; unknown if the setting is conditional and depends on the
  /// previous value.
  private func value(
    of assignment: CodeAssignment, for subject: CodeEvidence.Subject
  ) -> CodeEvidence.Value {
    let value = sources.resolved(assignment.value)
    switch (subject, value) {
    case (.gesture, .constant(let recognizer)):
      return Gesture(recognizer: recognizer).map { .gesture($0) } ?? .unknown
    case (.gesture, _): return assignment.property == .touches ? .gesture(.tap) : .unknown
    case (.textColor, _), (.backgroundColor, _), (.tintColor, _):
      guard !assignment.isConditional, let color = colors.color(of: assignment.value) else {
        return .unknown
      }
      return .color(color)
    case (.isElement, .flag(let flag)), (.elementsHidden, .flag(let flag)),
      (.adjustsFont, .flag(let flag)), (.isEditable, .flag(let flag)):
      return assignment.isConditional ? .unknown : .flag(flag)
    case (.hidden, .flag(true)), (.hidden, .number(0)):
      return assignment.isFromStart ? .flag(true) : .unknown
    case (.traits, .members(let names)):
      let traits = names.map { Traits(name: $0) }
      return traits.contains(nil) ? .unknown : .traits(Traits(traits.compactMap(\.self)))
    case (.label, _), (.value, _), (.hint, _), (.placeholder, _), (.text, _), (.identifier, _):
      return sources.text(of: value).map { .text($0) } ?? .unknown
    default: return .unknown
    }
  }

  /// The font that code sets, scalable or fixed.
  ///
  /// - Parameter before: the font of the file, which code may only change.
  private func font(of assignment: CodeAssignment, before: Font?) -> CodeEvidence.Value {
    var all: Set<Bool?> = []
    for value in assignment.values {
      guard let fonts = sources.fonts(of: value) else { return .unknown }
      all.formUnion(fonts.map { $0.scales(before: before) })
    }
    guard all.count == 1, case let scales?? = all.first else { return .unknown }
    return .font(scales: scales)
  }
}

extension CodeValue {
  /// Whether it is an image without a description, or none.
  fileprivate var hasNoDescription: Bool {
    switch self {
    case .image(_, let isSymbol): !isSymbol
    case .nothing: true
    default: false
    }
  }
}

extension CodeValue.FontValue {
  /// Whether it follows the user's text size; nil if that is not known.
  fileprivate func scales(before: Font?) -> Bool? {
    switch self {
    case .textStyle, .scaled: true
    case .fixed: false
    case .own: before.map { $0.textStyle != nil }
    case .ofObject, .derived: nil
    }
  }
}

extension Element {
  fileprivate var isHiddenByFile: Bool { flags.contains(.hidden) || (details.alpha ?? 1) <= 0 }
}

extension Gesture {
  /// The gesture of a UIKit or AppKit recogniser; nil for one of the app's own.
  fileprivate init?(recognizer: String) {
    switch recognizer {
    case "UITapGestureRecognizer", "NSClickGestureRecognizer": self = .tap
    case "UILongPressGestureRecognizer", "NSPressGestureRecognizer": self = .longPress
    case "UIPanGestureRecognizer", "UIScreenEdgePanGestureRecognizer", "NSPanGestureRecognizer":
      self = .pan
    case "UISwipeGestureRecognizer": self = .swipe
    case "UIPinchGestureRecognizer": self = .pinch
    case "UIRotationGestureRecognizer": self = .rotation
    default: return nil
    }
  }
}

extension CodeEvidence.Location {
  init(_ location: SourceLocation) { self.init(file: location.file, line: location.line) }
}
