public import AccessibilityModel

/// A fact that a finding rests on, and that a file may leave open.
///
/// A rule names its premises, and ``AuditedElement/certainty(of:)`` is the one place that decides how
/// sure each of them is.
public enum Premise: Hashable, Sendable {
  /// Position and size on the screen. A capture may have clipped them, and the frame in an Interface
  /// Builder file is that of the canvas.
  case frame
  /// The same for what is past an edge, where clipping is what a rule reports.
  case unclippedFrame
  /// A side that is shorter than a minimum. Interface Builder files fix some sizes.
  case size(below: Double)
  /// The distance to another element, by its index.
  case distance(to: Int)
  /// The frame in the other orientation, which may be computed.
  case frameAfterRotation
  /// The label, what serves as one, or that nothing does. See ``SpokenName``.
  case name
  /// That users see the text of the file, which code may replace.
  case visibleText
  /// A fact that only the sources can rule out, such as a trait that code sets.
  case unsetByCode(Set<CodeEvidence.Subject>)
  /// A fact that code may set, if the sources do not rule it out.
  case code(Set<CodeEvidence.Subject>)
  /// Anything that an Interface Builder file shows of a view, and the running app may change.
  case design
  /// Which views are accessibility elements.
  case exposure
  /// That the screen reader stops at the element, which captures include only in part.
  case isElement
  /// Classes and gestures, which captures include only in part.
  case classesAndGestures
  /// That the screen is the first one after installation.
  case firstLaunch
  /// That the app shows and asks for what the screen has when it starts. The first scene of an Interface Builder file does
  /// not show that.
  case shownAtLaunch
  /// A gap of a control that the app draws.
  case gap(ControlAssessment.Gap)
  /// That it has no role: what announces it may give it one.
  case noRole
  /// That it has no value, which a control of the system states by itself when the app runs.
  case value
  /// That it has no other custom actions: a capture need not state which of two nested elements is the stop.
  case customActions
  /// That it is a stop of its own: a capture may have split one element.
  case separateStop
  /// That it gets touches.
  case touches
  /// A range without extent, which a design leaves to code.
  case range
}
