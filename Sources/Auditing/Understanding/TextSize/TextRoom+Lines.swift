internal import AccessibilityModel
internal import Voices

// Texts of layouts of Android that share a line, whose widths are those of their texts.

extension TextRoom {
  /// The view that this text pushes away or covers, in one line on a narrow phone, at the largest text size; nil if the line
  /// holds both, or if a width is not known. Widths are estimates: see ``TextWidth``.
  public var crowdedOut: AuditedElement? {
    guard let width = subject.element.widthInLine, let parent = subject.parent,
      subject.lineText != nil
    else { return nil }
    if let other = width.atOtherEnd.map(subject.context.subject) {
      guard let room = Self.roomInside(parent) else { return nil }
      let need = [subject, other].reduce(0) {
        $0 + Self.naturalWidth(of: $1) + ($1.element.widthInLine?.margins ?? 0)
      }
      return need > room ? other : nil
    }
    guard parent.element.widthInLine?.arrangement == .sideBySide,
      let (pusher, victim) = Self.crowding(in: parent), pusher.index == subject.index
    else { return nil }
    return victim
  }

  /// Whether it is a text of the file that shares the width of a line by weights, and whose part does not hold its longest
  /// word on a narrow phone at the largest text size: letters of the word are cut off or wrap.
  public var isNarrowShare: Bool {
    guard let width = subject.element.widthInLine, width.weight > 0, subject.lineText != nil,
      !subject.flags.contains(.boundText) || subject.element.sampleText != nil,
      let parent = subject.parent,
      parent.element.widthInLine?.arrangement == .sideBySide,
      Self.crowding(in: parent) == nil, let room = Self.share(of: subject, in: parent)
    else { return false }
    return room - width.margins < Self.leastWidth(of: subject)
  }

  /// The widest text of a line, and the first view that it leaves no room for: a text without room for its longest word, or
  /// a control that is pushed out. A linear layout measures views in their order, those with a weight last
  /// (https://developer.android.com/develop/ui/views/layout/linear).
  private static func crowding(
    in line: AuditedElement
  ) -> (pusher: AuditedElement, victim: AuditedElement)? {
    guard let views = views(in: line), views.count > 1, var rest = roomInside(line) else {
      return nil
    }
    var victim: AuditedElement?
    var weighted: [AuditedElement] = []
    for view in views {
      guard let width = view.element.widthInLine else { return nil }
      rest -= width.margins
      let need = naturalWidth(of: view)
      switch width.length {
      case .fixed:
        if victim == nil, rest < need / 2, view.isActionable { victim = view }
        rest -= need
      case .content where width.weight > 0: weighted.append(view)
      case .content:
        let got = min(need, max(0, rest))
        if victim == nil, view.lineText != nil, got < leastWidth(of: view) { victim = view }
        rest -= got
      case .fill where width.weight > 0: weighted.append(view)
      case .fill, .open: return nil
      }
    }
    let sum = weighted.reduce(0) { $0 + ($1.element.widthInLine?.weight ?? 0) }
    if victim == nil {
      victim = weighted.first { view in
        let share = (view.element.widthInLine?.weight ?? 0) / sum
        return max(0, rest) * share < leastWidth(of: view)
      }
    }
    guard let victim else { return nil }
    let others = views.filter { view in
      view.index != victim.index && view.element.widthInLine?.length == .content
        && view.element.widthInLine?.weight == 0 && view.lineText != nil
    }
    return others.max { naturalWidth(of: $0) < naturalWidth(of: $1) }.map { ($0, victim) }
  }

  /// The views of a line that are shown; nil for more than fit in one.
  private static func views(in line: AuditedElement) -> [AuditedElement]? {
    let screen = line.context.screen
    let all = screen.children(of: line.index).prefix(4 * mostViews)
    let shown = all.filter { !screen.elements[$0].flags.contains(.hidden) }
    return shown.count <= mostViews ? shown.map(line.context.subject) : nil
  }

  private static let mostViews = 16

  /// The width inside a view on a narrow phone, in dp; nil if it depends on views beside it.
  private static func roomInside(_ view: AuditedElement) -> Double? {
    var insets = 0.0
    var current = view
    for _ in 0..<mostAncestors {
      guard let width = current.element.widthInLine, width.arrangement != .other else { return nil }
      insets += width.padding
      if case .fixed(let length) = width.length { return length - insets }
      guard width.length != .open else { return nil }
      guard let parent = current.parent else { return widthOfNarrowPhone - insets }
      insets += width.margins
      if parent.element.widthInLine?.arrangement == .sideBySide {
        return share(of: current, in: parent).map { $0 - insets }
      }
      current = parent
    }
    return nil
  }

  /// The room that a view has with its margins in a line, beside the views that take theirs first; nil if that is open.
  private static func share(of view: AuditedElement, in line: AuditedElement) -> Double? {
    guard let others = views(in: line)?.filter({ $0.index != view.index }),
      let room = roomInside(line), let own = view.element.widthInLine
    else { return nil }
    var rest = room
    var weights = own.weight
    for other in others {
      guard let width = other.element.widthInLine, width.length != .open else { return nil }
      rest -= width.margins
      if width.weight > 0 {
        weights += width.weight
      } else if width.length == .fill {
        return nil
      } else {
        rest -= naturalWidth(of: other)
      }
    }
    // A view without a weight precedes those with one.
    return own.weight > 0 ? max(0, rest) * own.weight / weights : rest
  }

  private static let mostAncestors = 64
  /// In dp (https://developer.android.com/training/multiscreen/screensizes).
  private static let widthOfNarrowPhone = 360.0

  /// The width in dp that its text needs in one line at the largest text size.
  var widthOfOneLine: Double? { subject.lineText.map(subject.widthOfLine) }

  /// The width in dp that one line of its text has on a narrow phone: what the view around it leaves beside views of fixed
  /// width; nil if that is open.
  var roomForOneLine: Double? {
    guard let own = subject.element.widthInLine, own.length != .open, let parent = subject.parent
    else { return nil }
    let room =
      parent.element.widthInLine?.arrangement == .sideBySide
      ? Self.share(of: subject, in: parent) : Self.roomInside(parent)
    return room.map { $0 - own.margins - own.padding }
  }

  /// The width in dp of a view as wide as its content; 0 for content that is not known.
  private static func naturalWidth(of view: AuditedElement) -> Double {
    guard let width = view.element.widthInLine else { return 0 }
    if case .fixed(let length) = width.length { return length }
    if let text = view.lineText {
      return view.widthOfLine(text) + width.padding + view.paddingOfKind
    }
    let inside = view.children.filter { !$0.flags.contains(.hidden) }.prefix(mostViews).map {
      naturalWidth(of: $0) + ($0.element.widthInLine?.margins ?? 0)
    }
    let content =
      width.arrangement == .sideBySide ? inside.reduce(0, +) : inside.max() ?? 0
    return content + width.padding
  }

  /// The least width in which a text can be read: that of its longest word, or half of a line that does not wrap.
  private static func leastWidth(of view: AuditedElement) -> Double {
    if view.isTextEntry { return leastWidthOfField }
    guard let text = view.lineText, let width = view.element.widthInLine else { return 0 }
    let words = text.split(whereSeparator: \.isWhitespace).map { view.widthOfLine(String($0)) }
    let least = width.isOneLine ? view.widthOfLine(text) / 2 : words.max() ?? 0
    return least + width.padding + view.paddingOfKind
  }

  /// In dp, that of a touch target.
  private static let leastWidthOfField = 48.0
}

extension AuditedElement {
  /// The text that it shows in a line: of one that code sets, that of the editor or some letters; nil for other views.
  fileprivate var lineText: String? {
    guard role == .staticText || role == .button && !traits.contains(.image) else { return nil }
    guard flags.contains(.boundText) else {
      return hasStatedLabel ? element.text : element.visibleText
    }
    if let sample = element.sampleText { return sample }
    // An icon may be all that it shows.
    if element.image != nil { return nil }
    if Self.numbers.occurs(in: identifierName) { return "000" }
    let last = CamelCase.words(of: identifier?.split(separator: "/").last ?? "").suffix(1)
    return Self.names.matches(Words(list: Array(last))) ? "0000000000 000000000" : "0000000000"
  }

  /// Called so, a text that code sets has words: a name of 20 letters is not long.
  private static let names = PhraseLists("phrase-name-views").inIdentifiers

  /// Called so, a text that code sets is a short number; another is a date, a price or a name, of 10 letters or more.
  private static let numbers = PhraseLists("phrase-number-views").inIdentifiers

  fileprivate func widthOfLine(_ text: String) -> Double {
    TextWidth.estimate(
      text, size: TextRoom.largestSize(of: self) ?? element.font?.size ?? 0,
      isBold: element.font?.isDrawnBold == true)
  }

  /// In dp, what a button has beside its text, of AppCompat.
  fileprivate var paddingOfKind: Double { role == .button ? 24 : 0 }
}
