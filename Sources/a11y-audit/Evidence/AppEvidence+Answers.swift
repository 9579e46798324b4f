internal import AccessibilityModel
internal import SourceReading

// Answers of the sources as facts about an element.
extension AppEvidence {
  func answer(
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
    // Code that searches the views replaces template texts, and shows views without an outlet.
    case .unknown(.walk(let location)) where subject == .text || subject == .hidden:
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
    case (.backgroundColor, _) where assignment.isConditional && assignment.values.count == 1:
      return .conditional
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
