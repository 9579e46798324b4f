internal import AccessibilityModel
internal import Auditing

extension AuditedElement {
  /// Whether Compose has enlarged its touch area to 48 dp, as it does for smaller elements: the area
  /// then extends out of the view around it. Where two such areas overlap, the element under the finger
  /// responds (https://developer.android.com/develop/ui/compose/accessibility/api-defaults).
  var hasEnlargedTouchArea: Bool {
    // A plain `View` of Android has no children: Compose draws this one.
    guard context.screen.platform == .android, let parent, parent.className == "android.view.View",
      frame.shorterSide <= 49, !parent.frame.isNull
    else { return false }
    return !parent.frame.contains(frame, tolerance: 1) && parent.frame.contains(frame.center)
  }

  /// Its touch frame, or the line in it of a text that Compose has given the least height of 48 dp.
  ///
  /// Compose reports the enlarged bounds (`SemanticsNode.touchBoundsInRoot`:
  /// https://developer.android.com/reference/kotlin/androidx/compose/ui/semantics/SemanticsNode), and a finger
  /// in the enlargement that meets another control reaches that control
  /// (https://developer.android.com/develop/ui/compose/accessibility/api-defaults). A button is laid out at its full
  /// size; a text is as high as its line.
  var lineInTouchArea: Rect {
    let frame = touchFrame
    guard context.screen.platform == .android, !hasChildren, flags.contains(.labelIsText),
      abs(frame.height - Self.leastTouchHeight) < 0.5, isDrawnByCompose
    else { return frame }
    let margin = (frame.height - Self.highestLine) / 2
    return Rect(x: frame.x, y: frame.y + margin, width: frame.width, height: Self.highestLine)
  }

  private var isDrawnByCompose: Bool {
    ancestors.contains { $0.className == "androidx.compose.ui.platform.ComposeView" }
  }

  private static let leastTouchHeight = 48.0
  /// In dp, of a title (https://m3.material.io/styles/typography/type-scale-tokens).
  private static let highestLine = 28.0
}

extension AuditedElement {
  /// The nearest view around it that is tapped and has a name.
  private var namedControlAround: AuditedElement? {
    context.screen.ancestors(of: index).prefix(4).map(context.subject).first {
      $0.flags.contains(.respondsToTap) && !$0.element.hasBlankLabel
    }
  }

  /// Whether it is a number that a button around it of 48 dp or more says as well: the likes below a heart. A
  /// touch beside it reaches that button, and a number is no action of its own. A card is larger.
  var isCountOfControl: Bool {
    guard context.screen.platform == .android, let label, label.utf8.count <= Self.longestCount,
      case let count = label.collapsed, count.first?.isNumber == true, showsItsLabel,
      let outer = namedControlAround, outer.isEnabled, let words = outer.label,
      outer.touchFrame.shorterSide.rounded() >= outer.sureLeast(48),
      max(outer.touchFrame.width, outer.touchFrame.height) <= 96
    else { return false }
    // Chinese has no spaces before numbers.
    return words.split { !$0.isNumber && !$0.isLetter && $0 != "." && $0 != "," }.contains {
      $0.hasSuffix(count) && $0.dropLast(count.count).last?.isNumber != true
    }
  }

  /// In bytes: “1,234.5K”.
  private static let longestCount = 16

  /// The frame in which a touch reaches the field of a `SearchView`, whose touch delegate gives it the height of
  /// that view (AppCompat, `SearchView.onLayout`:
  /// https://github.com/androidx/androidx/blob/androidx-main/appcompat/appcompat/src/main/java/androidx/appcompat/widget/SearchView.java).
  var frameInSearchView: Rect? {
    guard context.screen.platform == .android, isTextEntry, hasName("search_src_text") else {
      return nil
    }
    let around = ancestors.prefix(4)
    guard around.contains(where: { $0.hasName("search_plate") }),
      let box = around.first(where: { $0.hasName("search_edit_frame") }), !box.frame.isNull,
      !frame.isNull
    else { return nil }
    return Rect(x: frame.x, y: box.frame.y, width: frame.width, height: box.frame.height)
  }

  /// Whether it is a link of a web page that is hidden until it has the keyboard focus, such as “Skip to content”:
  /// it is clipped to less than half the width of its text, and nobody sees it to touch it
  /// (https://www.w3.org/WAI/WCAG22/Techniques/general/G1).
  var isHiddenLink: Bool {
    guard context.screen.platform == .android, ancestorTraits.contains(.webView), !frame.isNull,
      Int(element.end) == index + 2
    else { return false }
    let text = context.subject(index + 1)
    return text.role == .staticText && text.frame.width > 2 * frame.width
  }

  private func hasName(_ name: String) -> Bool { identifier?.hasSuffix(":id/" + name) == true }
}

extension Rect {
  /// With a width of at least so much, about the same centre.
  func widened(to least: Double) -> Rect {
    let more = max(0, least - width)
    return Rect(x: x - more / 2, y: y, width: width + more, height: height)
  }
}
