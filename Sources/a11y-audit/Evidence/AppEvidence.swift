internal import AccessibilityModel
internal import HierarchyReading
internal import Platform
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

  var colors: NamedColors { NamedColors(sources, on: platform) }

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
      guard !sources.isEmpty else {
        own.resolveColors(of: &hierarchy.screens[screen])
        continue
      }
      for index in hierarchy.screens[screen].elements.indices {
        guard let links = hierarchy.screens[screen].elements[index].codeLinks else { continue }
        let element = hierarchy.screens[screen].elements[index]
        let evidence = own.evidence(of: element, links)
        let isInert = isInert(element, links)
        let getsTouches = getsTouches(element, links)
        hierarchy.screens[screen].update(index) {
          own.colors.resolveNames(of: &$0)
          $0.take(evidence)
          if isInert { $0.flags.remove(.userInteractionEnabled) }
          if getsTouches { $0.flags.insert(.userInteractionEnabled) }
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

  /// Sets the colours of an app without code that concerns views: those that its file refers to by name.
  private func resolveColors(of screen: inout Screen) {
    for index in screen.elements.indices {
      screen.update(index) { colors.resolveNames(of: &$0) }
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

  /// Whether code lets a view have touches that the file, or its class, keeps from it, such as a picture with a tap.
  private func getsTouches(_ element: Element, _ links: CodeLinks) -> Bool {
    guard !element.flags.contains(.userInteractionEnabled) else { return false }
    let view = ViewReference(className: element.className, links)
    guard case .set(let setting) = sources.answer([.isUserInteractionEnabled], of: view) else {
      return false
    }
    return setting.value == .flag(true)
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
    if element.role != .cell { addParts(of: element, view, to: &answers) }
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
      evidence.tablePlaces[subject] = sources.tablePlaces(of: assignment.value)
        .mapValues { CodeEvidence.Location(file: Folder.relativePath($0.file), line: $0.line) }
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
    of element: Element, _ view: ViewReference,
    to answers: inout [CodeEvidence.Subject: CodeEvidence.Answer]
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
    guard case .notSet? = answers[.text] else { return }
    if let added = sources.addedTexts(by: element.className) {
      answers[sources.mayAddControls(element.className) ? .elements : .text] = set(added)
    } else if let added = sources.addedTexts(to: view) {
      answers[.text] = set(added)
    }
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

extension CodeEvidence.Location {
  init(_ location: SourceLocation) { self.init(file: location.file, line: location.line) }
}
