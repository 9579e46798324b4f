public import AccessibilityModel

// How Android and its toolkits extend touch areas, and where a keyboard leaves no room for them.

extension TouchTarget {
  /// Whether Compose has enlarged its touch area to 48 dp, as it does for smaller elements: the area
  /// then extends out of the view around it. Where two such areas overlap, the element under the finger
  /// responds (https://developer.android.com/develop/ui/compose/accessibility/api-defaults).
  public var isEnlarged: Bool {
    // A plain `View` of Android has no children: Compose draws this one.
    guard context.screen.platform == .android, let parent = subject.parent,
      parent.className == "android.view.View", subject.frame.shorterSide <= 49,
      !parent.frame.isNull
    else { return false }
    return !parent.frame.contains(subject.frame, tolerance: 1)
      && parent.frame.contains(subject.frame.center)
  }

  /// Why a target of a captured Android screen that is only a little too small may be large enough: views have touch
  /// delegates, and React Native's have `hitSlop`, neither of which a dump states. Nil for one that is much smaller.
  ///
  /// Material draws chips of 32 dp within a target of 48 (https://m3.material.io/components/chips/specs).
  func doubtAboutSmallLack(of least: Double) -> Reason? {
    guard context.screen.platform == .android, subject.isCaptured, least >= Self.leastTouchHeight
    else { return nil }
    let frame = area
    let isNear = frame.shorterSide >= Self.nearlyEnough
    let isChip =
      frame.height >= Self.heightOfChip && subject.role == .other
      && (1.5 * least...Self.widestChip).contains(frame.width)
    return .when(isNear || isChip, "a dump leaves out touch delegates and hitSlop")
  }

  /// In dp: React Native's usual `hitSlop` of 12 around an icon of 20 makes 44.
  private static let nearlyEnough = 44.0
  private static let heightOfChip = 40.0
  private static let widestChip = 160.0

  /// Its touch frame without what belongs to no control: of a text that Compose has given the least height of 48 dp,
  /// the line, and of a control of AppKit in a design, what it draws.
  ///
  /// Compose reports the enlarged bounds (`SemanticsNode.touchBoundsInRoot`:
  /// https://developer.android.com/reference/kotlin/androidx/compose/ui/semantics/SemanticsNode), and a touch
  /// in the enlargement that is also on another control reaches that control
  /// (https://developer.android.com/develop/ui/compose/accessibility/api-defaults). A button is laid out at its full
  /// size; a text is as high as its line.
  public var ownArea: Rect {
    let frame = subject.touchFrame
    if context.screen.platform == .macOS, context.screen.framesAreDesignTime {
      return frame.inset(by: marginOfAppKit)
    }
    guard context.screen.platform == .android, !subject.hasChildren,
      subject.flags.contains(.labelIsText),
      abs(frame.height - Self.leastTouchHeight) < 0.5, subject.isDrawnByCompose
    else { return frame }
    let margin = (frame.height - Self.highestLine) / 2
    return Rect(x: frame.x, y: frame.y + margin, width: frame.width, height: Self.highestLine)
  }

  /// How much of a frame is empty: up to 4 points at each side of a control, and 7 of a push button
  /// (docs/evidence/formats.md#margins-of-push-buttons).
  private var marginOfAppKit: Double {
    subject.role == .button && subject.element.layout?.style == "push" ? 7 : 4
  }

  private static let leastTouchHeight = 48.0
  /// In dp, of a title (https://m3.material.io/styles/typography/type-scale-tokens).
  private static let highestLine = 28.0

  /// The frame in which a touch reaches the field of a `SearchView`, whose touch delegate gives it the height of
  /// that view (AppCompat, `SearchView.onLayout`:
  /// https://github.com/androidx/androidx/blob/androidx-main/appcompat/appcompat/src/main/java/androidx/appcompat/widget/SearchView.java).
  var areaInSearchView: Rect? {
    guard context.screen.platform == .android, subject.isTextEntry,
      subject.hasName("search_src_text")
    else { return nil }
    let around = subject.ancestors.prefix(4)
    guard around.contains(where: { $0.hasName("search_plate") }),
      let box = around.first(where: { $0.hasName("search_edit_frame") }), !box.frame.isNull,
      !subject.frame.isNull
    else { return nil }
    return Rect(
      x: subject.frame.x, y: box.frame.y, width: subject.frame.width, height: box.frame.height)
  }

  /// Whether it is a link of a web page that is hidden until it has the keyboard focus, such as “Skip to content”:
  /// it is clipped to less than half the width of its text, so sighted users never tap it
  /// (https://www.w3.org/WAI/WCAG22/Techniques/general/G1).
  var isHiddenLink: Bool {
    guard context.screen.platform == .android, subject.ancestorTraits.contains(.webView),
      !subject.frame.isNull, Int(subject.element.end) == index + 2
    else { return false }
    let text = context.subject(index + 1)
    return text.role == .staticText && text.frame.width > 2 * subject.frame.width
  }

  /// Whether it is a key of a keyboard of letters in an Android app whose longest row does not fit on the
  /// screen with keys of 48 dp: ten keys of 48 dp are wider than a phone, and the keyboards of the system have
  /// narrower ones too.
  ///
  /// The keys may be in one view, or each row in a view of its own.
  var isKeyOfFullRow: Bool {
    guard context.screen.platform == .android, let parent = subject.parent, subject.isLetterKey
    else { return false }
    let inOneView = rows(of: parent.index)
    if areFull(inOneView) { return true }
    guard let keyboard = parent.parent, inOneView.count == 1 else { return false }
    return areFull(rows(of: keyboard.index))
  }

  /// The numbers of the keys of its class in a view, by their height on the screen.
  private func rows(of view: Int) -> [Int: Int] {
    let keys = context.screen.descendants(of: view).prefix(Self.mostViews).map(context.subject)
      .filter { $0.isLetterKey && $0.className == subject.className }
    return Dictionary(grouping: keys) { Int($0.frame.minY.rounded()) }.mapValues(\.count)
  }

  private func areFull(_ rows: [Int: Int]) -> Bool {
    let longest = rows.values.max() ?? 0
    return longest >= Self.leastKeys && rows.values.reduce(0, +) > 2 * Self.leastKeys
      && 48 * Double(longest) > context.screen.bounds.width
  }

  /// The middle row of QWERTY and of QWERTZ has nine letters.
  private static let leastKeys = 9
  private static let mostViews = 256
}

extension Rect {
  fileprivate func inset(by margin: Double) -> Rect {
    let (x, y) = (min(margin, width / 2), min(margin, height / 2))
    return Rect(x: self.x + x, y: self.y + y, width: width - 2 * x, height: height - 2 * y)
  }
}

extension AuditedElement {
  fileprivate func hasName(_ name: String) -> Bool { identifier?.hasSuffix(":id/" + name) == true }

  /// Whether it is clickable and has a one-letter label.
  fileprivate var isLetterKey: Bool {
    let name = (label ?? "").collapsed
    return name.count == 1 && name.first?.isLetter == true && flags.contains(.respondsToTap)
      && frame.isFinite
  }
}

extension AuditedElement {
  /// Whether Compose draws it in a running app.
  var isDrawnByCompose: Bool {
    ancestors.contains { $0.className == "androidx.compose.ui.platform.ComposeView" }
  }
}
