internal import AccessibilityModel
internal import Auditing
internal import Platform

/// The part of the text report about custom controls: their accessibility and their speech.
enum CustomControlSection {
  /// Writes a line with the position of each, and its facts below.
  static func write(_ report: AuditReport, to lines: inout LineWriter) {
    for screen in report.screens {
      for control in screen.customControls ?? [] {
        lines.lines(self.lines(for: control, in: screen))
      }
    }
  }

  /// Their number; no line if there are none.
  static func summary(of report: AuditReport) -> [String] {
    let controls = report.screens.flatMap { $0.customControls ?? [] }
    guard !controls.isEmpty else { return [] }
    // A container or a decorative view lacks nothing if the cursor passes it.
    let silent = controls.count { !$0.isStop && !$0.gaps.isEmpty }
    let withControls = report.screens.filter { $0.customControls?.isEmpty == false }
    let reader = withControls.screenReader ?? "the screen reader"
    let unreachable = silent == 0 ? "" : ", \(silent.grouped) not reachable with \(reader)"
    return [
      "\(SummaryText.count(controls.count, "custom control"))\(unreachable) "
        + "(--custom-controls lists \(controls.count == 1 ? "it" : "them"))."
    ]
  }

  private static func lines(for control: CustomControl, in screen: ScreenReport) -> [String] {
    let element = control.element
    let name = element.identifier.map { " \"\($0)\"" } ?? ""
    let superclass = control.superclassName.map { ", a \($0)" } ?? ""
    let facts =
      [
        ("label", control.label), ("traits", control.traits), ("hint", control.hint),
        ("value", control.value),
      ].map { fact($0, $1) } + [frame(of: control)]
    return [
      "\(screen.source):\(element.line):\(element.column): custom control: "
        + element.className + name + superclass,
      "    \(facts.joined(separator: "; "))",
      "    \(screen.platform.screenReader): \(reaction(to: control))",
    ] + gaps(of: control) + control.evidenceInWords.map { "    \($0)" }
  }

  /// A line with its gaps; none if there are none.
  private static func gaps(of control: CustomControl) -> [String] {
    guard !control.gaps.isEmpty else { return [] }
    return ["    lacks: \(control.gaps.map(\.noun).joined(separator: ", "))"]
  }

  private static func fact(_ name: String, _ fact: KnownFact) -> String {
    switch fact.state {
    case .missing: "\(name) missing"
    case .givenByCode:
      "\(name) given by code"
        + (fact.text.map { ": \"\($0)\"" } ?? "")
        + (fact.source.map { " (\($0))" } ?? "")
    case .given, .inferred:
      "\(name) \(fact.state.rawValue): \"\(fact.text ?? "")\""
    }
  }

  private static func frame(of control: CustomControl) -> String {
    let frame = control.element.frame
    guard control.frame != .missing else { return "frame missing" }
    let numbers = [frame.x, frame.y, frame.width, frame.height].map(\.inWords)
    return "frame \(control.frame.rawValue): \(numbers.joined(separator: " "))"
  }

  private static func reaction(to control: CustomControl) -> String {
    guard let spoken = control.element.spoken else {
      let inside = control.stopsInside
      return "not a stop"
        + (inside == 0 ? "" : "; contains \(SummaryText.count(inside, "stop"))")
    }
    return spoken.isEmpty ? "a stop without speech" : "\"\(spoken)\""
  }
}
