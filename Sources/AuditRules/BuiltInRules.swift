public import Auditing

/// Every rule that ships, by group and in the order of the catalogue.
///
/// A test compares this list with the folder.
public enum BuiltInRules {
  public static let all: [any Rule] =
    names + roles + geometry + look + screen + rotation + order + speech + hints + actions
    + conventions

  private static let names: [any Rule] = [
    MissingLabel(), ImageMissingLabel(), PlaceholderOnlyField(), FieldNameMasksValue(),
    FieldLabelAssociation(), LabelUntrimmed(), LabelIsFileName(), LabelIsIdentifier(),
    LabelSymbolOnly(), GenericLabel(), LinkPurposeUnclear(), LabelRepeatsRole(),
    RoleOnlyInLabel(), LabelRepeatsState(), LabelRepeatsGesture(), LabelEndsWithPunctuation(),
    LabelNotCapitalised(), LabelAllCaps(), LabelTooLong(), LabelTooShort(), LabelInName(),
    LabelNotAtFront(), DuplicateLabel(), InconsistentIdentification(), LabelIsStub(),
    LabelEmojiHeavy(), LabelFancyUnicode(), LabelASCIIArt(), SpokenDigits(),
    SpokenDateAmbiguous(), SpokenAbbreviation(), SpokenEllipsis(), SpokenUnpronounceable(),
    LabelLanguageMismatch(), GroupMissingLabel(),
  ]

  private static let geometry: [any Rule] = [
    TargetSize.platform, TargetSize.wcagMinimum, TargetSize.wcagEnhanced, TargetSpacing(),
    ElementTooSmall(), ControlsOverlap(), DuplicateClickableBounds(), EmptyFrame(),
    OffScreenElement(), TextClipped(), ReflowOverflow(), RowHeightFixed(),
  ]

  private static let look: [any Rule] = [
    TextContrast(), NonTextContrast(), DynamicTypeUnsupported(), TextTooSmall(), InputPurpose(),
    ContentTypeMismatch(),
  ]

  private static let screen: [any Rule] = [
    ScreenWithoutStops(), ScreenWithoutTitle(), ScreenWithoutHeading(), HeadingOrder(),
    OrientationLocked(), LanguageMissing(), DuplicateIdentifier(), TextInImage(),
    LayoutUnsatisfiable(), LayoutAmbiguous(),
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
    SpokenTooLong(), DistinguishingWordLate(), AdjacentRepeat(),
  ]

  private static let actions: [any Rule] = [
    SameLabelDifferentAction(), SameActionDifferentLabel(), DragOnly(), SwipeActionsHidden(),
    AdjustableNoStep(), CustomActionBad(), ActivationPointOutside(), ModalNotModal(),
    ModalNoWayOut(), RowNotGrouped(), RowHidesControl(), RowLabelMissesText(), DecorativeExposed(),
    ScrollAreaAnonymous(), ScrollContentUnexposed(), UpdatesFrequentlyMisused(),
    UserInputLabelUseless(), ToastTooShort(), StatusNotAnnounced(), ShortcutConflict(),
    KeyboardFocusRefused(),
    KeyViewLoop(), TouchDownAction(),
  ]

  private static let conventions: [any Rule] = [
    HigEditCommandButton(),
    ElementConvention.editMenuNoUndo,
    ElementConvention.editMenuLabel,
    HigButtonTitleSelectable(),
    ElementConvention.titleSelectable,
    ElementConvention.restartDevice,
    ElementConvention.relaunchApp,
    ElementConvention.quitButton,
    HigSettingsAndConfiguration(),
    HigOpenSettingsControl(),
    HigSettingsHelpText(),
    HigEulaFirstLaunch(),
    HigSplashBlocks(),
    HigSearchNoProgress(),
    HigSearchScopeCount(),
    HigSearchBarPosition(),
    HigCustomVolume(),
    ElementConvention.rotateControl,
    ElementConvention.rotateRequest,
    AppConvention.landscapeOneSide,
    HigOrientationResponse(),
    HigLaunchPortrait(),
    AppConvention.pushTypes,
    LaunchRequest.permission,
    LaunchRequest.location,
    AlertConvention.undoTitle,
    HigUndoButtonsInBar(),
    AlertConvention.title,
    HigAlertButtons(),
    HigActionSheet(),
    HigModalFrame(),
    HigBarCounts(),
    ElementConvention.clickWords,
    HigDesktopChoices(),
    HigProblemWithoutRemedy(),
    ElementConvention.editGestures,
    HigEditMenuContext(),
    AlertConvention.undoNoCancel,
    HigQuitsItself(),
    HigSaveOnDemand(),
    HigNoPause(),
    AppConvention.exitsOnSuspend,
    HigSetupAtFirstLaunch(),
    HigSettingsAtStart(),
    HigPushAdvertising(),
    HigPushOneSwitch(),
    ElementConvention.locationSwitch,
    HigAskSoundtrack(),
    ElementConvention.silencedMedia,
    ElementConvention.alertWhileRecording,
    AppConvention.promptsWithoutDucking,
    AppConvention.systemSoundsUnsilenced,
    ElementConvention.playWhileRecording,
    AppConvention.duckingInAmbient,
    AudioBackgroundModeMissing(),
  ]

  private static let roles: [any Rule] = [
    RoleMissing(), TappableWithoutRole(), ControlNotExposed(), UnexposedText(), TraitConflict(),
    ValueMissing(), ValueOutOfRange(), HintMissing(), DisabledControl(), NestedControls(),
    ClickableSpan(), UnsupportedClassName(), PasswordShown(),
  ]

  private static let hints: [any Rule] = [
    HintGrammar(), HintRepeatsLabel(), HintHasEssentialInfo(), HintOnStatic(),
    LabelContainsValue(), ValueRaw(), SelectionStateMissing(), RequiredAsStar(),
    ToggleLabelChangesWithState(),
  ]

  /// The descriptions, in the same order.
  public static var descriptions: [RuleDescription] { all.map(\.ownDescription) }

  public static let ids = Set(descriptions.map(\.id))
}
