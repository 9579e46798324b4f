internal import AccessibilityModel

// The first words that users hear on a new screen: the title of its bar, or a text in its place.

extension AuditContext {
  /// Why the screen needs no title in its bar.
  public var titleElsewhere: Reason? {
    if screen.platform == .android, screen.title?.isBlank == false {
      return "its window has a title"
    }
    if stopSubjects.contains(where: \.namesScreen) {
      return "a heading or the selected tab names it"
    }
    // A controller of the app's own can give its bar a title, whatever the screen shows.
    if showsMedia, !isTitledByCode { return "a picture, a map or a film fills it" }
    return .when(isFilledByCode, "code may fill its empty view")
  }

  /// The title that the file states: in the outermost bar, or its first heading, or from the file.
  public var statedTitle: String? {
    for bar in outermost(.navigationBar).map(subject) {
      let inside = bar.descendants.first {
        !$0.isActionable && $0.role == .staticText && !$0.wording.visibleWords.isEmpty
      }
      if let title = bar.element.title ?? inside?.element.visibleText { return title }
    }
    let heading = stops.lazy.map { self.screen.elements[$0.element] }.first {
      $0.traits.contains(.header) && !$0.hasBlankLabel
    }
    return heading?.label ?? screen.title
  }

  /// Whether a controller of the app's own shows the file: it may set the title.
  public var isTitledByCode: Bool {
    screen.framesAreDesignTime && root?.element.codeLinks?.outlets.isEmpty == false
  }

  /// Whether AppKit shows it in a window with a title bar, for which neither the file nor the sources have a title.
  /// VoiceOver announces the title with the window, also where it is not drawn
  /// (https://developer.apple.com/documentation/appkit/nswindow/title).
  public var isInUntitledWindow: Bool {
    screen.isInUntitledWindow && !screen.isTitledInCode
  }

  /// The title that the file gives that window, which is then the one of the template; nil for none.
  public var windowTitle: String? {
    screen.title.flatMap { $0.isBlank ? nil : $0.collapsed }
  }

  /// Whether an Interface Builder file has a view without a class or content, which code must fill.
  private var isFilledByCode: Bool {
    guard screen.framesAreDesignTime, let root, !isTitledByCode else { return false }
    return root.role == .other && !root.isCustomClass && !root.hasChildren
  }

  /// Whether a picture, a map or a player fills enough of the screen to need no title.
  private var showsMedia: Bool {
    let viewport = geometry.viewport
    guard !viewport.isEmpty else { return false }
    return elements(.image, .map, .other).map(subject).contains {
      $0.frame.isFinite && $0.isMedia
        && $0.frame.intersection(viewport).area >= Self.mediaPart * viewport.area
    }
  }

  private static var mediaPart: Double { 0.8 }
}

extension AuditedElement {
  /// Whether it names the screen that it is on: a heading, or the selected tab.
  fileprivate var namesScreen: Bool {
    guard !element.hasBlankLabel else { return false }
    // The title of a bar is asked about itself.
    if templateUse.hasDefaultName, !templateUse.isBarTitle { return false }
    // The header of a section in a list of SwiftUI names that section.
    if context.screen.isSwiftUI, ancestorTraits.contains(.list) { return false }
    return traits.contains(.header) || element.isSelected && surface.isTab
  }

  fileprivate var isMedia: Bool { role != .other || Self.mediaClasses.contains(className) }

  private static let mediaClasses: Set<String> = [
    "GLKView", "MTKView", "SCNView", "ARSCNView", "AVPlayerView", "PHLivePhotoView", "MKMapView",
  ]
}

extension ScreenTitle {
  /// Whether a bar shows a title: its own, a text, a search field, or a control in the place of one.
  public var showsTitle: Bool {
    if [element.title, element.label].contains(where: { $0?.isBlank == false }) { return true }
    return subject.descendants.contains {
      guard !$0.kinds.isEmpty, $0.element.visibleText?.isBlank == false || $0.isTextEntry else {
        return false
      }
      // The text in the label of a button is its name, not a title.
      if context.screen.isSwiftUI, $0.screenTitle.isInControl(below: subject.index) { return false }
      return !$0.isActionable || $0.isTextEntry || $0.traits.contains(.header)
        || $0.screenTitle.isTitleView
    }
  }

  /// Whether it is inside a view that users can act on, below another view.
  private func isInControl(below bar: Int) -> Bool {
    subject.ancestors.contains { $0.index > bar && $0.isActionable }
  }

  /// Whether it is a button in the place of the title: the `titleView` of the navigation item, or one that
  /// does not respond to touches and so only shows its title. The segments of a control in that place
  /// name what the screen shows.
  private var isTitleView: Bool {
    guard context.screen.framesAreDesignTime else { return false }
    let segments = subject.parent.flatMap { $0.role == .segmentedControl ? $0 : nil }
    return !subject.flags.contains(.userInteractionEnabled)
      || [subject, segments].contains {
        $0?.element.codeLinks?.outlets.contains { $0.path.last == "titleView" } == true
      }
  }

  /// Why a bar needs no title: a centred text between it and what scrolls below titles the content, as
  /// the date above the hours of a day does.
  public var titleBelow: Reason? {
    guard !context.screen.framesAreDesignTime, subject.frame.isFinite else { return nil }
    let scrollers = context.elements(.scrollView, .table, .collectionView, .webView)
      .map(context.subject)
      .filter { 2 * $0.frame.height >= context.geometry.viewport.height }
    guard let top = scrollers.map(\.frame.minY).min(), top > subject.frame.maxY else { return nil }
    let title = context.elements(.staticText).map(context.subject).first { text in
      let other = text.effectiveFrame
      return text.isStop && !text.element.hasBlankLabel && other.isFinite
        && other.minY >= subject.frame.maxY - 1 && other.maxY <= top + 1
        && abs(other.center.x - subject.frame.center.x) <= 2
    }
    return title.map { "\($0) titles the content below it" }
  }

  /// Why a bar gets its title elsewhere: a controller of the app's own sets it, or a text is the title. A controller
  /// whose code is unknown, or was read and sets none, is a reason to ask.
  public var titleByCode: Reason? {
    guard context.isTitledByCode, subject.parent == nil else { return nil }
    if context.screen.isTitledInCode { return "its controller sets the title" }
    return .when(context.titleOfScreen != nil, "a text of the screen may be its title")
  }

  /// Whether only the unknown code of a controller can give its bar a title: an app does so on all of its screens, or on none.
  public var mayComeFromCode: Bool {
    context.isTitledByCode && subject.parent == nil && context.root?.element.codeEvidence == nil
  }
}
