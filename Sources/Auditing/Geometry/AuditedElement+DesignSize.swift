internal import AccessibilityModel

// The run-time size of a view in an Interface Builder file, as far as the file determines it.

extension AuditedElement {
  /// Why it is not sure that a side is shorter than the minimum; nil if it is.
  ///
  /// An Interface Builder file is laid out again on each device. Only some sizes are fixed: by a
  /// constraint with a constant, by a frame without springs, by the height that a control's text
  /// requires.
  ///
  /// - Parameter least: the minimum length of a side.
  func doubtAboutSize(below least: Double) -> Reason? {
    guard context.screen.framesAreDesignTime else {
      if touchTarget.isLinkOfPage { return "a link of a web page may have more room than its text" }
      return doubtAboutFrame ?? touchTarget.doubtAboutSmallLack(of: least)
    }
    if isCustomClass, !codeNeverSets([.hitArea]) {
      return "its class may respond to touches outside its frame"
    }
    if let sides = touchTarget.fixedSides {
      if sides.isEstimated { return "its size is estimated by that of its font" }
      var subjects: Set<CodeEvidence.Subject> = [.hitArea, .contentSize]
      if sides.followsImage { subjects.insert(.image) }
      if sides.followsText {
        if flags.contains(.boundText) { return "its text is not in the file" }
        subjects.insert(.text)
      }
      return .when(codeMaySet(subjects), "code may change its size or its touch area")
    }
    guard let layout = element.layout, !layout.isMisplaced, !layout.isAmbiguous else {
      return "its constraints do not give the size in the file"
    }
    let isShort = Axis.allCases.contains { axis in
      axis.length(of: touchFrame) < least && isFixed(axis, layout)
    }
    return .when(!isShort, "nothing in the file fixes its size")
  }

  /// Where the app's sources show that code makes it as large as its content, with insets of its own; nil if
  /// nothing shows that.
  var sizeOfContent: Reason? {
    element.codeEvidence?.location(of: .contentSize).map {
      "code makes it larger than its content (\($0.description))"
    }
  }

  /// Whether the file fixes the distance to another element: by a constraint between them, or by the stack view
  /// that holds both.
  func keepsDistance(to other: AuditedElement) -> Bool {
    guard let parent, other.parent?.index == parent.index else { return false }
    if let stack = parent.element.layout?.stack { return stack.distribution != .equalSpacing }
    let pair = [element.objectID, other.element.objectID]
    return parent.element.constraints.contains {
      $0.relation == .equal && !$0.isSetByCode && $0.attribute != $0.toAttribute
        && (pair == [$0.item, $0.toItem] || pair == [$0.toItem, $0.item])
    }
  }

  /// Whether the app's sources set its insets or the like, or leave that unknown.
  private var codeMaySetContentSize: Bool {
    element.codeEvidence != nil && !codeNeverSets([.contentSize])
  }

  /// Whether a label of an Interface Builder file with a number of lines is as high as its text: constraints
  /// set no height, and not both its top and its bottom (`UIView.intrinsicContentSize`).
  var hasHeightOfText: Bool {
    guard context.screen.framesAreDesignTime, context.screen.solvedLayout == nil,
      element.codeLinks?.baseClassName == "UILabel", let layout = element.layout,
      !layout.isAutoresized, !layout.isFixedFrame, layout.numberOfLines ?? 1 > 1,
      let own = context.designConstraints[element.objectID ?? ""]
    else { return false }
    return !own.contains { $0.attribute == "height" } && !isStretched(own)
  }

  /// The attributes that constraints of an Interface Builder file hold: `top`, `centerX`.
  var constrainedAttributes: Set<String> {
    Set((context.designConstraints[element.objectID ?? ""] ?? []).map(\.attribute))
  }

  /// The height that a constraint sets; nil if it may grow.
  var fixedHeight: Double? { fixedLength("height") }

  /// The width that a constraint sets; nil if it may grow.
  var fixedWidth: Double? { fixedLength("width") }

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

  /// Whether it fills a view with a fixed side, from edge to edge.
  private func isFixedByParent(_ axis: Axis, _ own: [DesignConstraint]) -> Bool {
    guard let parent, let layout = parent.element.layout, !layout.isMisplaced, !layout.isAmbiguous,
      abs(axis.length(of: parent.touchFrame) - axis.length(of: touchFrame)) < 1
    else { return false }
    let edges = Set(own.map(\.attribute))
    return axis.edges.allSatisfy { !edges.isDisjoint(with: $0) } && parent.isFixed(axis, layout)
  }

  /// Whether its text determines its height; the height of a field without a border is that of the
  /// font, which code may set.
  private var hasOwnHeight: Bool {
    if isTextEntry {
      return role != .textView && (element.layout?.style != nil || !codeMaySet([.font]))
    }
    // An empty button has the size of the content that code gives it.
    let isEmpty = element.title?.isBlank != false && element.image == nil
    return role == .link || role == .button && !(isEmpty && codeMaySet([.text, .image]))
  }

  /// Whether constraints set both its top and its bottom, or a stack view sets its height.
  private func isStretched(_ own: [DesignConstraint]) -> Bool {
    // A scroll view has no height of its own and takes what a view with one leaves
    // (https://developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize).
    let edges = Set(own.filter { !$0.isToScroller }.map(\.attribute))
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
    /// The items that constrain the two ends of a side.
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

/// A constraint from the view of one of its two items.
struct DesignConstraint: Sendable {
  var attribute: String
  /// It sets the length of a side, whatever else is on the screen.
  var isConstant: Bool
  var constant: Double
  /// It leads to a scroll view beside it whose height no constraint sets.
  var isToScroller = false
  /// The other item, and what of it.
  var other: String?
  var otherAttribute: String?
  /// The two have this distance, whatever their sizes are.
  var keepsDistance = false
}

extension Screen {
  /// The constraints of an Interface Builder file, by the identifiers of their views.
  var constraintsByItem: [String: [DesignConstraint]] {
    var all: [String: [DesignConstraint]] = [:]
    let scrollers = freeScrollers
    for element in elements {
      for constraint in element.constraints {
        guard let item = constraint.item ?? element.objectID else { continue }
        func isToScroller(_ id: String?) -> Bool {
          id.map { $0 != element.objectID && scrollers.contains($0) } ?? false
        }
        let isConstant =
          constraint.toItem == nil && constraint.relation == .equal && constraint.priority >= 750
          && !constraint.isSetByCode
        let keepsDistance =
          constraint.relation == .equal && constraint.priority >= 750 && !constraint.isSetByCode
          && constraint.multiplier == 1
        all[item, default: []].append(
          DesignConstraint(
            attribute: constraint.attribute, isConstant: isConstant,
            constant: constraint.constant, isToScroller: isToScroller(constraint.toItem),
            other: constraint.toItem, otherAttribute: constraint.toAttribute,
            keepsDistance: keepsDistance))
        guard let other = constraint.toItem, let attribute = constraint.toAttribute else {
          continue
        }
        all[other, default: []].append(
          DesignConstraint(
            attribute: attribute, isConstant: false, constant: 0, isToScroller: isToScroller(item),
            other: item, otherAttribute: constraint.attribute, keepsDistance: keepsDistance))
      }
    }
    return all
  }

  /// The identifiers of the scroll views whose height no constraint sets.
  private var freeScrollers: Set<String> {
    var free: Set<String> = []
    for element in elements {
      if Self.scrollers.contains(element.role), let id = element.objectID { free.insert(id) }
    }
    for element in elements {
      for constraint in element.constraints where constraint.attribute == "height" {
        if let id = constraint.item ?? element.objectID { free.remove(id) }
      }
    }
    return free
  }

  private static let scrollers: Set<Role> = [.scrollView, .table, .collectionView]
}
