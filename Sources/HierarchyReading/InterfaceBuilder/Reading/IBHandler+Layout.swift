internal import AccessibilityModel
internal import SourceText

extension IBHandler {
  mutating func readInsets(
    _ tag: borrowing XMLStartTag<IBAttribute>, key: String, object: Int
  ) {
    let isDirectional = tag.name == "directionalEdgeInsets"
    let top = tag.number(.top) ?? tag.number(.minY) ?? 0
    let leading = tag.number(.leading) ?? tag.number(.left) ?? tag.number(.minX) ?? 0
    let bottom = tag.number(.bottom) ?? tag.number(.maxY) ?? 0
    let trailing = tag.number(.trailing) ?? tag.number(.right) ?? tag.number(.maxX) ?? 0
    let insets = EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
    switch key {
    case "layoutMargins", "directionalLayoutMargins":
      document.objects[object].layout.margins = LayoutMargins(
        top: top, leading: leading, bottom: bottom, trailing: trailing,
        isDirectional: isDirectional)
      // Custom margins make a stack view use them: Interface Builder has no separate setting.
      document.objects[object].layout.stack?.isMarginsRelative = true
    case "contentEdgeInsets", "contentInsets":
      document.objects[object].layout.contentInsets = insets
    case "imageEdgeInsets": document.objects[object].layout.imageInsets = insets
    case "titleEdgeInsets": document.objects[object].layout.titleInsets = insets
    default: break
    }
  }

  /// The line height of an attributed text; the first paragraph determines it.
  mutating func readParagraphStyle(_ tag: borrowing XMLStartTag<IBAttribute>, object: Int) {
    guard document.objects[object].layout.lines == nil else { return }
    var lines = LineHeights()
    lines.multiple = tag.number(.lineHeightMultiple).flatMap { $0 > 0 ? $0 : nil }
    lines.minimum = tag.number(.minimumLineHeight) ?? 0
    lines.maximum = tag.number(.maximumLineHeight).flatMap { $0 > 0 ? $0 : nil }
    lines.spacing = tag.number(.lineSpacing) ?? 0
    document.objects[object].layout.lines = lines
  }

  /// The size of an image in points, which Xcode stores for its canvas.
  mutating func readImageResource(_ tag: borrowing XMLStartTag<IBAttribute>) {
    guard let name = tag.string(.name), let width = tag.number(.width),
      let height = tag.number(.height), width.isFinite, height.isFinite
    else { return }
    document.imageSizes[name] = Size(width: width, height: height)
  }

  /// The simulated bars of a scene; `nil` in the file for none.
  mutating func readSimulatedMetrics(
    _ tag: borrowing XMLStartTag<IBAttribute>, key: String, object: Int
  ) {
    guard key.hasPrefix("simulated") else { return }
    var canvas = document.canvases[object] ?? Canvas()
    switch (key, tag.name) {
    case ("simulatedStatusBarMetrics", "nil"): canvas.hidesStatusBar = true
    case ("simulatedTopBarMetrics", "nil"): canvas.topBar = Canvas.Bar.none
    case ("simulatedTopBarMetrics", _): canvas.topBar = .navigationBar
    case ("simulatedBottomBarMetrics", "nil"): canvas.bottomBar = Canvas.Bar.none
    case ("simulatedBottomBarMetrics", "simulatedTabBarMetrics"): canvas.bottomBar = .tabBar
    case ("simulatedBottomBarMetrics", _): canvas.bottomBar = .toolbar
    case ("simulatedDestinationMetrics", _): canvas.isFreeform = true
    default: return
    }
    document.canvases[object] = canvas
  }
}

extension IBObject {
  /// Reads a layout attribute.
  mutating func readLayout(
    _ attribute: IBAttribute, _ tag: borrowing XMLStartTag<IBAttribute>, at index: Int
  ) {
    switch attribute {
    case .misplaced: layout.isMisplaced = tag.equals("YES", at: index)
    case .ambiguous: layout.isAmbiguous = tag.equals("YES", at: index)
    case .fixedFrame: layout.isFixedFrame = tag.equals("YES", at: index)
    case .horizontalHuggingPriority: layout.horizontalHugging = tag.number(at: index)
    case .verticalHuggingPriority: layout.verticalHugging = tag.number(at: index)
    case .horizontalCompressionResistancePriority:
      layout.horizontalResistance = tag.number(at: index)
    case .verticalCompressionResistancePriority: layout.verticalResistance = tag.number(at: index)
    case .placeholderIntrinsicWidth: layout.placeholderWidth = Self.length(tag, index)
    case .placeholderIntrinsicHeight: layout.placeholderHeight = Self.length(tag, index)
    case .numberOfLines: layout.numberOfLines = tag.integer(at: index)
    case .minimumScaleFactor: layout.minimumScaleFactor = tag.number(at: index)
    case .adjustsFontSizeToFit: layout.shrinksFont = !tag.equals("NO", at: index)
    case .preferredMaxLayoutWidth: layout.preferredMaxLayoutWidth = tag.number(at: index)
    case .borderStyle, .buttonType, .style: layout.style = tag.string(at: index)
    case .datePickerMode: layout.datePickerMode = tag.string(at: index)
    case .rowHeight: layout.rowHeight = tag.number(at: index)
    case .insetsLayoutMarginsFromSafeArea:
      layout.insetsMarginsFromSafeArea = tag.equals("YES", at: index)
    case .contentInsetAdjustmentBehavior:
      layout.scrollsBelowBars = tag.equals("never", at: index)
    case .preservesSuperviewLayoutMargins:
      layout.preservesSuperviewMargins = tag.equals("YES", at: index)
    default: readStack(attribute, tag, at: index)
    }
  }

  /// A length, or nil for the word that means a default.
  private static func length(
    _ tag: borrowing XMLStartTag<IBAttribute>, _ index: Int
  ) -> Double? {
    tag.equals("infinite", at: index) ? .infinity : tag.number(at: index)
  }

  private mutating func readStack(
    _ attribute: IBAttribute, _ tag: borrowing XMLStartTag<IBAttribute>, at index: Int
  ) {
    guard self.tag == "stackView" else { return }
    var stack = layout.stack ?? StackLayout()
    switch attribute {
    case .axis: stack.axis = StackLayout.Axis(rawValue: tag.string(at: index)) ?? .horizontal
    case .distribution:
      stack.distribution = StackLayout.Distribution(rawValue: tag.string(at: index)) ?? .fill
    case .alignment:
      stack.alignment = StackLayout.Alignment(rawValue: tag.string(at: index)) ?? .fill
    case .spacing: stack.spacing = tag.number(at: index) ?? 0
    case .baselineRelativeArrangement: stack.isBaselineRelative = tag.equals("YES", at: index)
    case .layoutMarginsRelativeArrangement:
      stack.isMarginsRelative = tag.equals("YES", at: index)
    default: break
    }
    layout.stack = stack
  }
}
