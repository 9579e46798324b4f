public import Auditing

/// Every rule that ships, by group and in the order of the catalogue.
///
/// A test compares this list with the folder.
public enum BuiltInRules {
  public static let all: [any Rule] =
    names + roles + geometry + look + screen + rotation + order + speech + hints + actions
    + conventions

  private static let names: [any Rule] = [
    MissingLabel(),
    ImageMissingLabel(),
    PlaceholderOnlyField(),
    LabelUntrimmed(),
    LabelIsFileName(),
    LabelIsIdentifier(),
    LabelSymbolOnly(),
    GenericLabel(),
    LinkPurposeUnclear(),
    LabelRepeatsRole(),
    LabelRepeatsState(),
    LabelInName(),
    DuplicateLabel(),
  ]

  private static let geometry: [any Rule] = [
    TargetSizePlatform(), TargetSizeWCAGMinimum(), TargetSizeWCAGEnhanced(), TargetSpacing(),
    ElementTooSmall(), ControlsOverlap(), DuplicateClickableBounds(), EmptyFrame(),
    OffScreenElement(), TextClipped(), ReflowOverflow(),
  ]

  private static let look: [any Rule] = []

  private static let screen: [any Rule] = [
    ScreenWithoutTitle(), ScreenWithoutHeading(), HeadingOrder(), OrientationLocked(),
    LanguageMissing(), DuplicateIdentifier(), TextInImage(),
  ]

  private static let rotation: [any Rule] = [
    RotationElementLost(), RotationElementGained(), RotationLabelLost(), RotationLabelChanged(),
    RotationValueLost(), RotationHintLost(), RotationTraitChanged(), RotationOffScreen(),
    RotationOverlap(), RotationTargetShrunk(), RotationTextClipped(), RotationOrderInverted(),
    RotationFocusLost(), RotationModalLost(), RotationHeadingLost(), RotationUnsafeArea(),
    RotationUnreachableHeight(), RotationScaledOnly(), RotationSpeechLonger(),
    RotationRoundtrip(),
  ]

  private static let order: [any Rule] = [
    ReadingOrderVisualMismatch(), ReadingOrderFragile(), ReadingOrderColumnHop(),
    LabelFieldSeparated(), ErrorTextFar(), ModalNotFirst(), CloseLast(),
    TooManyStopsWithoutHeading(), StepsToPrimary(),
  ]

  private static let speech: [any Rule] = [
    SpokenTooLong(), DistinguishingWordLate(),
  ]

  private static let actions: [any Rule] = []

  private static let conventions: [any Rule] = [
    HigOrientationResponse(), HigLaunchPortrait(),
  ]
  private static let roles: [any Rule] = [
    RoleMissing(),
    TappableWithoutRole(),
    ControlNotExposed(),
    TraitConflict(),
    ValueMissing(),
    ValueOutOfRange(),
    DisabledControl(),
    NestedControls(),
  ]

  private static let hints: [any Rule] = []

  /// The descriptions, in the same order.
  public static var descriptions: [RuleDescription] { all.map { type(of: $0).description } }
}
