internal import AccessibilityModel
internal import Utterances

// The names that UIKit and AppKit give (docs/evidence/voiceover.md#labels-where-the-app-gives-none).

extension AuditedElement {
  var nameBySystem: SpokenName? {
    reasonOfSystemName.map { SpokenName(.system, because: $0) }
  }

  private var reasonOfSystemName: Reason? {
    if isLabelledBySystem { return "the system labels such a view" }
    if isIndicatorBesideText { return "a text beside it says what it is about" }
    if showsSystemImage { return "the image of the system has a description" }
    if showsDescribedSymbol { return "VoiceOver has a name for the symbol" }
    return .when(isTitleOfMenu, "a pull-down button shows the first item of its menu as its title")
  }

  /// Whether UIKit labels it: “In progress”, “Progress”, “page 1 of 3”, “Volume”.
  private var isLabelledBySystem: Bool {
    switch role {
    // That the bar of a SwiftUI view measures something says as much as its role.
    case .progressIndicator:
      context.screen.platform != .android && context.screen.platform != .macOS
        && !context.screen.isSwiftUI
    case .activityIndicator, .pageIndicator, .key: true
    // The wheels of a date picker are the system's, and the app cannot reach them.
    case .pickerWheel:
      context.screen.ancestors(of: index).prefix(4).contains {
        context.screen.elements[$0].role == .datePicker
      }
    default: spokenState.describesItself
    }
  }

  /// Whether it is a progress indicator of the Mac, which AppKit does not label, and a text that no binding hides is on
  /// its line or close above or below it.
  private var isIndicatorBesideText: Bool {
    guard role == .progressIndicator, context.screen.platform == .macOS else { return false }
    return context.elements(.staticText).prefix(Self.mostTexts).map(context.subject).contains {
      text in
      let other = text.effectiveFrame
      return !text.templateUse.hasDefaultName && !text.element.hasBlankLabel
        && text.element.layout?.hiding == nil
        && (text.distanceAsCaption(of: self) != nil
          || other.isFinite && effectiveFrame.isFinite
            && (other.isOnLine(of: effectiveFrame)
              || other.sharesColumn(with: effectiveFrame)
                && (0...Self.mostBelowIndicator).contains(other.minY - effectiveFrame.maxY)))
    }
  }

  /// In points.
  private static let mostBelowIndicator = 24.0
  /// A file may have any number.
  private static let mostTexts = 256

  /// Whether it shows an image of AppKit (`NSImage.addTemplateName`) with a description that names it: any of an
  /// image view, the action of a control.
  private var showsSystemImage: Bool {
    appKitImage.map { isPlainImage || $0.meaning == .action } ?? false
  }

  /// The image of AppKit that it shows; nil for none.
  var appKitImage: AppKitImage? {
    context.screen.platform == .macOS ? details.image.flatMap(AppKitImage.named) : nil
  }

  /// Whether a control shows a symbol of the system whose one word says what a button with it does, or where it leads,
  /// as `play` does; what VoiceOver says of `slider.horizontal.3` is not known here, and “Bolt” does not name an action. The name
  /// is not what an image means: a circle that is the state of a row is read as “Circle”.
  fileprivate var showsDescribedSymbol: Bool {
    guard !isPlainImage, appKitImage == nil, details.imageIsSymbol, let image = details.image else {
      return false
    }
    // “Close” is not what it does.
    if details.removes, Self.crosses.contains(image) { return false }
    // Nor is “Trash” which of several it removes.
    if Self.removing.contains(image), isInStatedRow { return false }
    return SystemSymbol.namesAction(image) || details.goesBack && Self.backSymbols.contains(image)
  }

  private static let crosses: Set<String> = [
    "xmark", "xmark.circle", "xmark.circle.fill", "multiply", "multiply.circle",
    "multiply.circle.fill",
  ]
  private static let removing: Set<String> = ["trash", "minus"]

  /// Whether the source of a view shows it for each item of a collection.
  private var isInStatedRow: Bool {
    guard context.screen.isSwiftUI else { return false }
    return element.isRepeated || ancestors.contains { $0.element.isRepeated }
  }

  /// “Back” (docs/evidence/voiceover.md#names-of-symbols).
  private static let backSymbols: Set<String> = ["chevron.left", "chevron.backward"]

  /// Whether it is the first item of a menu in AppKit, which a pull-down button shows as its title.
  private var isTitleOfMenu: Bool {
    role == .menuItem && context.screen.platform == .macOS && parent?.index == index - 1
  }
}

extension LabelSource {
  /// The tool tip of a button of the Mac that VoiceOver names after AppKit's image on it, if the two have no word in common:
  /// “Settings” on a button with `NSActionTemplate`; nil for any other element.
  public var toolTipUnlikeImage: String? {
    guard let image = subject.appKitImage, image.meaning == .action,
      image.description != Self.help, subject.origins[.label] == .inferred,
      subject.label == image.description,
      subject.spokenHint.hasToolTip, let tip = element.hint, !tip.isBlank
    else { return nil }
    return Set(Words(tip).list).isDisjoint(with: Words(image.description).list) ? tip : nil
  }

  /// The symbol that alone names a control of a view in SwiftUI, if its word leaves open what the action is about: “Add” of
  /// `plus`; nil for any other element.
  public var symbolWithoutObject: String? {
    guard context.screen.isSwiftUI, subject.isActionable, subject.element.hasBlankLabel,
      subject.showsDescribedSymbol, let image = element.image, !SystemSymbol.saysEnough(image)
    else { return nil }
    return image
  }

  /// The name that a button of the Mac has from its image alone, if that says to add or to remove something, and not what,
  /// or no more than that there is an action: VoiceOver reads “add” of `NSAddTemplate`, and “action” of the gear that is
  /// meant for menus of actions; nil for any other element.
  public var imageNameWithoutObject: String? {
    guard let image = subject.appKitImage, subject.role == .button, image.meaning == .action,
      ["NSAddTemplate", "NSRemoveTemplate", "NSActionTemplate"].contains(subject.details.image),
      subject.origins[.label] == .inferred, subject.label == image.description,
      !subject.spokenHint.hasToolTip, subject.parent?.role != .segmentedControl
    else { return nil }
    return image.description
  }

  /// A question mark names its action, whatever the help is about.
  private static let help = "Help"
}

extension SpokenState {
  /// Whether it is a system view with its own label and value, such as `MPVolumeView` (“Volume”).
  public var describesItself: Bool { subject.className == "MPVolumeView" }
}
