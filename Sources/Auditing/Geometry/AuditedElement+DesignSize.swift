internal import AccessibilityModel

// How large a view of a design is when the app runs, as far as its file decides that.

extension AuditedElement {
  /// Whether it is certain that a side is shorter than it may be.
  ///
  /// A design is laid out anew on each device. What its file fixes stays: a constraint that names a
  /// constant, a frame without springs, the height that the text of a control asks for.
  ///
  /// - Parameter least: the least length of a side.
  public func sizeOutcome(below least: Double) -> Outcome {
    guard context.screen.framesAreDesignTime else { return geometryOutcome }
    // A class of the app's own may answer touches outside of its frame.
    guard !isCustomClass || codeNeverSets([.hitArea]), let layout = element.layout,
      !layout.isMisplaced, !layout.isAmbiguous
    else { return .review }
    return Axis.allCases.contains { axis in
      axis.length(of: touchFrame) < least && isFixed(axis, layout)
    } ? .fail : .review
  }

  /// Whether the app's sources say that its class answers touches where it sees fit.
  public var hasOwnHitArea: Bool { element.codeEvidence?.location(of: .hitArea) != nil }

  /// Whether the app's sources say that code makes it as large as its content, with insets of its own.
  public var hasContentSizeOfCode: Bool {
    element.codeEvidence?.location(of: .contentSize) != nil
  }

  /// Whether the app's sources set its insets or the like, or leave that open.
  private var codeMaySetContentSize: Bool {
    element.codeEvidence != nil && !codeNeverSets([.contentSize])
  }

  /// The height that a constraint of a design gives it; nil where it may grow.
  public var fixedHeight: Double? { fixedLength("height") }

  /// The width that a constraint of a design gives it; nil where it may grow.
  public var fixedWidth: Double? { fixedLength("width") }

  private func fixedLength(_ attribute: String) -> Double? {
    guard context.screen.framesAreDesignTime, let id = element.objectID else { return nil }
    return context.designConstraints[id]?.first { $0.attribute == attribute && $0.isConstant }?
      .constant
  }

  private func isFixed(_ axis: Axis, _ layout: ViewLayout) -> Bool {
    if layout.isAutoresized || layout.isFixedFrame {
      return element.autoresizing.map { !$0.contains(axis.spring) } ?? layout.isFixedFrame
    }
    let own = context.designConstraints[element.objectID ?? ""] ?? []
    let sizes = own.filter { $0.attribute == axis.size }
    if let fixed = sizes.first(where: \.isConstant) {
      return abs(fixed.constant - axis.length(of: touchFrame)) < 1
    }
    guard sizes.isEmpty else { return false }
    if axis == .vertical, hasOwnHeight, !isStretched(own), !codeMaySetContentSize { return true }
    return isFixedByParent(axis, own)
  }

  /// Whether it fills a view, from edge to edge, whose side is fixed.
  private func isFixedByParent(_ axis: Axis, _ own: [DesignConstraint]) -> Bool {
    guard let parent, let layout = parent.element.layout, !layout.isMisplaced, !layout.isAmbiguous,
      abs(axis.length(of: parent.touchFrame) - axis.length(of: touchFrame)) < 1
    else { return false }
    let edges = Set(own.map(\.attribute))
    return axis.edges.allSatisfy { !edges.isDisjoint(with: $0) } && parent.isFixed(axis, layout)
  }

  /// Whether its text decides how high it is.
  private var hasOwnHeight: Bool {
    role == .button || role == .link || isTextEntry && role != .textView
  }

  /// Whether something holds both its top and its bottom, or a stack gives it its height.
  private func isStretched(_ own: [DesignConstraint]) -> Bool {
    let edges = Set(own.map(\.attribute))
    if !edges.isDisjoint(with: ["top", "topMargin"]),
      !edges.isDisjoint(with: ["bottom", "bottomMargin"])
    {
      return true
    }
    guard let stack = parent?.element.layout?.stack else { return false }
    return stack.axis == .horizontal
      ? stack.alignment == .fill : stack.distribution != .equalSpacing
  }

  private enum Axis: CaseIterable {
    case horizontal, vertical

    var size: String { self == .horizontal ? "width" : "height" }
    /// What holds one end of a side, and what the other.
    var edges: [Set<String>] {
      self == .horizontal
        ? [
          ["leading", "left", "leadingMargin", "leftMargin"],
          ["trailing", "right", "trailingMargin", "rightMargin"],
        ]
        : [["top", "topMargin"], ["bottom", "bottomMargin"]]
    }
    var spring: Autoresizing { self == .horizontal ? .flexibleWidth : .flexibleHeight }
    func length(of frame: Rect) -> Double { self == .horizontal ? frame.width : frame.height }
  }
}

/// A constraint as one of the two views that it holds on to sees it.
struct DesignConstraint: Sendable {
  var attribute: String
  /// It says how long a side is, whatever else is on the screen.
  var isConstant: Bool
  var constant: Double
}

extension Screen {
  /// The constraints of a design by what constraints call the views.
  var constraintsByItem: [String: [DesignConstraint]] {
    var all: [String: [DesignConstraint]] = [:]
    for element in elements {
      for constraint in element.constraints {
        guard let item = constraint.item ?? element.objectID else { continue }
        let isConstant =
          constraint.toItem == nil && constraint.relation == .equal && constraint.priority >= 750
        all[item, default: []].append(
          DesignConstraint(
            attribute: constraint.attribute, isConstant: isConstant,
            constant: constraint.constant))
        guard let other = constraint.toItem, let attribute = constraint.toAttribute else {
          continue
        }
        all[other, default: []].append(
          DesignConstraint(attribute: attribute, isConstant: false, constant: 0))
      }
    }
    return all
  }
}
