internal import AccessibilityModel
public import Auditing

/// Reports navigation bars without a title, and titles that are not headings on screens without a bar.
public struct ScreenWithoutTitle: ScreenRule {
  public static let description = RuleDescription(
    id: "screen-without-title",
    group: .screen,
    summary: "Screens should have a title, in the navigation bar or as a heading.",
    rationale: "The title is what users hear first on a new screen; without it, they do "
      + "not know where they are.",
    remedy: Remedy(
      "set the view controller's title",
      appKit: "set the window's title",
      android: "set the activity or toolbar title",
      .uiKit(#"title = "Payees""#),
      .swiftUI(#".navigationTitle("Payees")"#),
      .appKit(#"window.title = "Payees""#),
      .views("toolbar.setTitle(R.string.payees)"),
      .compose(#"TopAppBar(title = { Text("Payees") })"#)),
    severity: .warning,
    criteria: [.wcag("2.4.2")],
    needs: [.labels, .wholeScreen]
  )

  /// A picture, a map or a player that fills so much of the screen speaks for itself.
  var mediaPart = 0.8
  /// In points, of a line of text in the style Title 2.
  var leastTitleHeight = 26.0
  /// The font of a title in points: from Title 3, and not that of a brand or of a score.
  var leastTitleSize = 20.0
  var mostTitleSize = 40.0
  /// A title is needed where there is something to title.
  var leastStops = 6

  private static let mediaClasses: Set<String> = [
    "GLKView", "MTKView", "SCNView", "ARSCNView", "AVPlayerView", "PHLivePhotoView", "MKMapView",
  ]

  public init() {}

  public func check(_ context: AuditContext, findings: inout Findings) {
    let bars = context.outermost(.navigationBar).map(context.subject)
    let untitled = bars.filter { !hasTitle($0) }
    if bars.isEmpty {
      return context.screen.framesAreDesignTime
        ? checkLargestText(context, &findings) : checkFirstText(context, &findings)
    }
    guard !untitled.isEmpty, !isNamedElsewhere(context), !showsMedia(context),
      !isFilledByCode(context)
    else { return }
    let isByCode = isTitledByCode(context)
    for bar in untitled where !hasTitleBelow(bar) {
      // A bar that the view holds, or one that other screens have with a title, is a reason to ask.
      if isByCode, bar.parent == nil, !context.screen.isUntitledAmongTitled { continue }
      findings.report("\(bar) has no title", at: bar, outcome: isByCode ? .review : .fail)
    }
  }

  private func hasTitle(_ bar: AuditedElement) -> Bool {
    if [bar.element.title, bar.element.label].contains(where: { $0?.isBlank == false }) {
      return true
    }
    return bar.descendants.contains {
      let element = $0.element
      guard !$0.kinds.isEmpty, element.visibleText?.isBlank == false || element.isTextEntry
      else { return false }
      return !$0.isActionable || element.isTextEntry || element.traits.contains(.header)
        || isTitleView($0)
    }
  }

  /// Whether it is a button in the place of the title: the `titleView` of the navigation item, or one that
  /// does not respond to touches and so only shows its title. The segments of a control in that place
  /// name what the screen shows.
  private func isTitleView(_ subject: AuditedElement) -> Bool {
    guard subject.context.screen.framesAreDesignTime else { return false }
    let segments = subject.parent.flatMap { $0.role == .segmentedControl ? $0 : nil }
    return !subject.flags.contains(.userInteractionEnabled)
      || [subject, segments].contains {
        $0?.element.codeLinks?.outlets.contains { $0.path.last == "titleView" } == true
      }
  }

  /// Whether a heading or the selected tab names the screen.
  private func isNamedElsewhere(_ context: AuditContext) -> Bool {
    if context.screen.platform == .android, context.screen.title?.isBlank == false {
      return true
    }
    return context.stops.contains { stop in
      let element = context.screen.elements[stop.element]
      guard !element.hasBlankLabel else { return false }
      return element.traits.contains(.header)
        || element.isSelected && (element.role == .tab || element.traits.contains(.tabBarItem))
    }
  }

  /// Whether a centred text between the bar and what scrolls below it titles the content, as the date
  /// above the hours of a day does.
  private func hasTitleBelow(_ bar: AuditedElement) -> Bool {
    let context = bar.context
    guard !context.screen.framesAreDesignTime, bar.frame.isFinite else { return false }
    let scrollers = context.elements(.scrollView, .table, .collectionView, .webView)
      .map(context.subject)
      .filter { 2 * $0.frame.height >= context.geometry.viewport.height }
    guard let top = scrollers.map(\.frame.minY).min(), top > bar.frame.maxY else { return false }
    return context.elements(.staticText).map(context.subject).contains { text in
      let frame = text.effectiveFrame
      return text.isStop && !text.element.hasBlankLabel && frame.isFinite
        && frame.minY >= bar.frame.maxY - 1 && frame.maxY <= top + 1
        && abs(frame.center.x - bar.frame.center.x) <= 2
    }
  }

  /// Reports the large first text of a screen that has neither a bar nor a heading.
  private func checkFirstText(_ context: AuditContext, _ findings: inout Findings) {
    let screen = context.screen
    guard screen.platform == .iOS || screen.platform == .android,
      screen.capabilities.isSuperset(of: [.headings, .frames]), context.modals.isEmpty,
      !context.stopElements.contains(where: { screen.elements[$0].traits.contains(.header) })
    else { return }
    let texts = context.stopSubjects.filter { $0.role == .staticText }
    guard let first = texts.first, isLargeTitle(first),
      !texts.dropFirst().contains(where: isLargeTitle)
    else { return }
    findings.report("\(first) looks like a title but is not a heading", at: first)
  }

  /// Reports the title of a screen of an Interface Builder file that code does not reach: the one text in the
  /// largest font, above what it titles.
  private func checkLargestText(_ context: AuditContext, _ findings: inout Findings) {
    let screen = context.screen
    // A bar may show the title that code sets.
    guard screen.platform == .iOS, screen.hasEdges, !isPart(screen), !screen.isTitledInCode,
      context.stops.count >= leastStops,
      context.modals.isEmpty,
      !context.stopElements.contains(where: { screen.elements[$0].traits.contains(.header) })
    else { return }
    let texts = context.stopSubjects.filter { $0.role == .staticText }
    let sizes = texts.map { $0.element.font?.defaultSize(on: screen.platform) ?? 17 }
    guard let largest = sizes.max(), largest >= leastTitleSize, largest <= mostTitleSize,
      sizes.count(where: { $0 > largest / 1.2 }) == 1,
      let title = sizes.firstIndex(of: largest).map({ texts[$0] }), isTitle(title, context)
    else { return }
    findings.report(
      "\(title) looks like a title but is not a heading", at: title,
      suggestion: "add the trait .header to the title")
  }

  /// Whether a view of a file has no controller and is lower than the smallest iPhone between its bars, so that
  /// it is the head of a table, for example.
  private func isPart(_ screen: Screen) -> Bool {
    guard let canvas = screen.canvas, !canvas.isController, let size = screen.size else {
      return false
    }
    return size.height < Self.leastHeight
  }

  /// In points: 480 without the bars of the system and of the app.
  private static let leastHeight = 367.0

  /// Whether a text of a design stays as it is, and is above the middle of the screen.
  private func isTitle(_ text: AuditedElement, _ context: AuditContext) -> Bool {
    guard !text.codeMaySet([.text, .traits]), !text.isDesignStub, !text.hasStaleFrame,
      !text.isMovedByCode, !text.isWordmark,
      text.frame.isFinite, text.frame.maxY <= context.geometry.viewport.center.y,
      let label = text.label
    else { return false }
    return (1...6).contains(label.split(separator: " ").count) && label.contains(where: \.isLetter)
      && !text.ancestorTraits.contains(.cell)
  }

  /// Whether a text is one line of at least 22 points: the style Title 2.
  private func isLargeTitle(_ text: AuditedElement) -> Bool {
    let frame = text.effectiveFrame
    let isKnown = text.context.screen.platform == .android || text.origins[.traits] == .given
    guard isKnown, frame.isFinite, frame.height >= leastTitleHeight,
      frame.height <= 3 * leastTitleHeight, let label = text.label,
      label.contains(where: \.isLetter)
    else { return false }
    // A line is 1.2 times as high as its font; a text that is wider than its frame is wrapped.
    let width = TextWidth.estimate(label, size: frame.height / 1.2, isBold: true)
    return max(width, frame.width) <= 1.25 * min(width, frame.width)
  }

  /// Whether a custom controller shows the file: it may set its title.
  private func isTitledByCode(_ context: AuditContext) -> Bool {
    context.screen.framesAreDesignTime
      && context.root?.element.codeLinks?.outlets.isEmpty == false
  }

  /// Whether an Interface Builder file has a view without a class or content, which code must fill.
  private func isFilledByCode(_ context: AuditContext) -> Bool {
    guard context.screen.framesAreDesignTime, let root = context.root,
      !isTitledByCode(context)
    else { return false }
    return root.role == .other && !root.isCustomClass && !root.hasChildren
  }

  private func showsMedia(_ context: AuditContext) -> Bool {
    let viewport = context.geometry.viewport
    guard !viewport.isEmpty else { return false }
    let pictures = context.elements(.image, .map, .other)
    return pictures.contains {
      let element = context.screen.elements[$0]
      guard element.frame.isFinite else { return false }
      let isMedia = element.role != .other || Self.mediaClasses.contains(element.className)
      return isMedia && element.frame.intersection(viewport).area >= mediaPart * viewport.area
    }
  }
}

extension ScreenWithoutTitle {
  public static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton title="Buy" frame="20 100 80 44"/>"#),
      Example(
        #"""
        <UINavigationBar frame="0 47 390 44">
          <UILabel text="Payees" traits="header" frame="150 56 90 26"/>
        </UINavigationBar>
        """#),
      Example(#"<UINavigationBar title="Payees" frame="0 47 390 44"/>"#),
      // A search field instead of the title.
      Example(
        #"""
        <UINavigationBar frame="0 47 390 44">
          <UISearchBar placeholder="Search" frame="20 50 350 36"/>
        </UINavigationBar>
        """#),
      // A large title below the bar.
      Example(
        #"""
        <UINavigationBar frame="0 47 390 44"/>
        <UILabel text="Payees" traits="header" frame="20 100 200 40"/>
        """#),
      Example(
        #"""
        <UINavigationBar frame="0 47 390 44"/>
        <UITabBar frame="0 761 390 83">
          <UITabBarItem title="Mail" traits="button tabBarItem selected" frame="0 761 195 49"/>
        </UITabBar>
        """#),
      // A photo.
      Example(
        #"""
        <UIImageView image="sea" frame="0 0 390 844"/>
        <UINavigationBar frame="0 47 390 44"/>
        """#),
    ],
    failing: [
      Example(
        #"""
        ↓<UINavigationBar frame="0 47 390 44">
          <UIButton title="Back" traits="backButton" frame="8 51 60 36"/>
        </UINavigationBar>
        """#),
      Example(
        #"""
        ↓<UINavigationBar frame="0 47 390 44">
          <UILabel text="  " traits="header" frame="150 56 90 26"/>
        </UINavigationBar>
        """#),
    ]
  )
}
