internal import AccessibilityModel
internal import SourceReading

/// What the app's sources say about the elements of its designs.
///
/// The one place where screens and sources meet: readers and rules know nothing of code.
struct AppEvidence: Sendable {
  let sources: AppSources

  /// The classes of UIKit and AppKit that classes of the app inherit from, by their names.
  var superclasses: [String: String] { sources.systemClasses }

  /// Notes on each element what the sources say about it, and fills in what they plainly say.
  func note(in hierarchy: inout Hierarchy) {
    for screen in hierarchy.screens.indices where hierarchy.screens[screen].framesAreDesignTime {
      for index in hierarchy.screens[screen].elements.indices {
        guard let links = hierarchy.screens[screen].elements[index].codeLinks else { continue }
        let element = hierarchy.screens[screen].elements[index]
        let evidence = evidence(of: element, links)
        hierarchy.screens[screen].update(index) { $0.take(evidence) }
      }
      noteCells(of: &hierarchy.screens[screen])
    }
  }

  /// A cell says the texts in it, so that code that sets one of those names the cell.
  private func noteCells(of screen: inout Screen) {
    let elements = screen.elements
    for index in elements.indices where elements[index].role == .cell {
      guard var evidence = elements[index].codeEvidence, case .notSet? = evidence[.label],
        let part = screen.descendants(of: index).lazy.compactMap({
          elements[$0].codeEvidence?.name
        }).first
      else { continue }
      evidence.answers[.text] = part
      screen.update(index) { $0.codeEvidence = evidence }
    }
  }

  private func evidence(of element: Element, _ links: CodeLinks) -> CodeEvidence {
    let view = ViewReference(className: element.className, links)
    let subjects = CodeEvidence.Subject.allCases
    var answers: [CodeEvidence.Subject: CodeEvidence.Answer] = [:]
    for (subject, found) in zip(
      subjects, sources.answers(subjects.map(\.properties), of: view))
    {
      answers[subject] = answer(found, to: subject)
    }
    return CodeEvidence(answers)
  }

  private func answer(
    _ answer: CodeAnswer, to subject: CodeEvidence.Subject
  ) -> CodeEvidence.Answer {
    switch answer {
    case .set(let assignment):
      .set(
        value(of: assignment, for: subject),
        at: CodeEvidence.Location(
          file: assignment.location.file, line: assignment.location.line))
    case .notSet(let reason): .notSet(reason.description)
    case .unknown(let gap): .unknown(gap.description)
    }
  }

  /// What a setting means for a fact; unknown where it need not happen and what is there before
  /// counts.
  private func value(
    of assignment: CodeAssignment, for subject: CodeEvidence.Subject
  ) -> CodeEvidence.Value {
    let value = sources.resolved(assignment.value)
    switch (subject, value) {
    case (.gesture, .constant(let recognizer)):
      return Gesture(recognizer: recognizer).map { .gesture($0) } ?? .unknown
    case (.gesture, _): return assignment.property == .touches ? .gesture(.tap) : .unknown
    case (.font, _): return font(of: assignment)
    case (.isElement, .flag(let flag)), (.elementsHidden, .flag(let flag)),
      (.adjustsFont, .flag(let flag)):
      return assignment.isConditional ? .unknown : .flag(flag)
    case (.traits, .members(let names)):
      let traits = names.map { Traits(name: $0) }
      return traits.contains(nil) ? .unknown : .traits(Traits(traits.compactMap(\.self)))
    case (.label, _), (.value, _), (.hint, _), (.placeholder, _), (.text, _):
      return sources.text(of: value).map { .text($0) } ?? .unknown
    default: return .unknown
    }
  }

  /// A font that scales, or one that does not, wherever it is set.
  private func font(of assignment: CodeAssignment) -> CodeEvidence.Value {
    let scales = assignment.values.map { value -> Bool? in
      guard case .font(let font) = sources.resolved(value) else { return nil }
      return font.scales
    }
    guard let first = scales.first, let isScaled = first, scales.allSatisfy({ $0 == first })
    else { return .unknown }
    return .font(scales: isScaled)
  }
}

extension CodeEvidence.Subject {
  /// What code sets for the fact.
  fileprivate var properties: Set<ViewProperty> {
    switch self {
    case .label: [.accessibilityLabel]
    case .value: [.accessibilityValue]
    case .hint: [.accessibilityHint]
    case .traits: [.accessibilityTraits]
    case .isElement: [.isAccessibilityElement]
    case .elementsHidden: [.accessibilityElementsHidden]
    case .placeholder: [.placeholder, .attributedPlaceholder]
    case .text: [.text, .attributedText, .title, .attributedTitle, .configuration]
    case .image: [.image, .configuration]
    // An attributed text brings fonts of its own.
    case .font: [.font, .attributedText, .attributedTitle, .configuration]
    case .adjustsFont: [.adjustsFontForContentSizeCategory]
    case .gesture: [.gesture, .touches]
    }
  }
}

extension CodeValue.FontValue {
  fileprivate var scales: Bool {
    switch self {
    case .textStyle, .scaled: true
    case .fixed: false
    }
  }
}

extension Gesture {
  /// The gesture that a recogniser of UIKit's or AppKit's recognises; nil for one of the app's own.
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

extension CodeEvidence {
  /// What becomes of the words of an element where code sets them, or may: the words themselves are
  /// those of a part.
  fileprivate var name: Answer? {
    for subject in [Subject.label, .text] {
      switch answers[subject] {
      case .set(_, let location): return .set(.unknown, at: location)
      case .unknown(let reason): return .unknown(reason)
      case .notSet, nil: continue
      }
    }
    return nil
  }
}
