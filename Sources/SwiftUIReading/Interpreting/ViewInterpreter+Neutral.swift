extension ViewInterpreter {
  /// Modifiers of SwiftUI that change what the interpreter knows of a view, besides those in ``neutral``.
  static let modifiers: Set<String> = Set(
    """
    accentColor accessibility accessibilityAction accessibilityActions accessibilityAddTraits
    accessibilityAdjustableAction accessibilityChildren accessibilityCustomContent
    accessibilityDirectTouch accessibilityElement accessibilityHeading accessibilityHidden
    accessibilityHint accessibilityIdentifier accessibilityInputLabels accessibilityLabel
    accessibilityRemoveTraits accessibilityRepresentation accessibilityRespondsToUserInteraction
    accessibilityRotor accessibilitySortPriority accessibilityValue allowsHitTesting background badge
    bold border buttonStyle contextMenu disabled draggable environment fill font fontWeight foregroundColor
    foregroundStyle frame fullScreenCover help hidden keyboardType modifier
    navigationBarItems navigationBarTitle navigationTitle onDrag onLongPressGesture onTapGesture
    offset opacity overlay padding labelStyle pickerStyle popover rotationEffect safeAreaBar safeAreaInset scaleEffect
    searchable sheet strikethrough strokeBorder swipeActions tabItem tabViewStyle
    textContentType tint toggleStyle toolbar
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Modifiers that change nothing that a screen reader speaks.
  static let neutral: Set<String> = Set(
    """
    accessibilityFocused accessibilityIgnoresInvertColors accessibilityLabeledPair
    accessibilityLinkedGroup accessibilityScrollAction accessibilityShowsLargeContentViewer
    accessibilityTextContentType accessibilityZoomAction accessibilityChartDescriptor
    accessibilityDragPoint accessibilityDropPoint accessibilityActivationPoint alert alignmentGuide
    allowsTightening animation aspectRatio autocapitalization autocorrectionDisabled backgroundStyle
    baselineOffset blendMode blur brightness buttonBorderShape clipped clipShape
    colorInvert colorMultiply colorScheme compositingGroup confirmationDialog containerRelativeFrame
    containerBackground contentMargins contentShape contentTransition contrast
    controlSize coordinateSpace cornerRadius datePickerStyle defaultAppStorage defaultFocus
    defaultScrollAnchor deleteDisabled disableAutocorrection disclosureGroupStyle drawingGroup
    dropDestination dynamicTypeSize edgesIgnoringSafeArea environmentObject equatable fileExporter
    fileImporter fixedSize flipsForRightToLeftLayoutDirection focusable focused focusedValue
    focusSection fontDesign fontWidth formStyle frame gaugeStyle geometryGroup glassEffect grayscale
    gridCellColumns gridCellAnchor gridColumnAlignment groupBoxStyle headerProminence hoverEffect
    hueRotation id ignoresSafeArea imageScale indexViewStyle inspector interactiveDismissDisabled
    interpolation italic kerning keyboardShortcut labelsHidden
    labeledContentStyle layoutPriority layoutValue lineLimit lineSpacing listItemTint
    listRowBackground listRowInsets listRowSeparator listRowSeparatorTint listRowSpacing
    listSectionSeparator listSectionSpacing listStyle luminanceToAlpha mask matchedGeometryEffect
    matchedTransitionSource menuIndicator menuOrder menuStyle minimumScaleFactor monospaced
    monospacedDigit moveDisabled multilineTextAlignment navigationBarBackButtonHidden
    navigationBarHidden navigationBarTitleDisplayMode navigationDestination
    navigationSplitViewColumnWidth navigationSplitViewStyle navigationTransition navigationViewStyle
    onAppear onChange onContinueUserActivity onDelete onDisappear onDrop onEditingChanged
    onGeometryChange onHover onInsert onKeyPress onMove onOpenURL onPreferenceChange onReceive
    onScrollGeometryChange onSubmit padding persistentSystemOverlays position preference
    preferredColorScheme presentationBackground presentationCornerRadius presentationDetents
    presentationDragIndicator previewDevice previewDisplayName previewLayout privacySensitive
    progressViewStyle projectionEffect quickLookPreview redacted refreshable renderingMode resizable
    rotation3DEffect safeAreaPadding saturation scaledToFill scaledToFit scenePadding
    scrollBounceBehavior scrollClipDisabled scrollContentBackground scrollDisabled
    scrollDismissesKeyboard scrollIndicators scrollPosition scrollTargetBehavior scrollTargetLayout
    scrollTransition searchCompletion searchFocused searchScopes searchSuggestions sensoryFeedback
    shadow simultaneously speechAdjustedPitch speechAlwaysIncludesPunctuation
    speechAnnouncementsQueued speechSpellsOutCharacters statusBar statusBarHidden
    submitLabel submitScope symbolEffect symbolRenderingMode tableStyle tag task
    textCase textEditorStyle textFieldStyle textInputAutocapitalization textSelection tipViewStyle
    toolbarBackground toolbarColorScheme toolbarRole toolbarTitleDisplayMode toolbarTitleMenu
    toolbarVisibility tracking transaction transformEffect transition trim truncationMode
    typeSelectEquivalent underline unredacted userActivity visualEffect wheelStyle writingToolsBehavior
    zIndex modelContainer popoverTip tabBarMinimizeBehavior lineHeight antialiased stroke inset
    actionSheet chartBackground chartForegroundStyleScale chartLegend chartOverlay chartPlotStyle
    chartScrollableAxes chartXAxis chartXScale chartXSelection chartYAxis chartYScale
    focusEffectDisabled gesture highPriorityGesture menuActionDismissBehavior
    onScrollVisibilityChange phaseAnimator presentationBackgroundInteraction
    presentationCompactAdaptation simultaneousGesture typesettingLanguage
    rotation scale size fill symbolVariant onMoveCommand onExitCommand onPlayPauseCommand
    navigationSubtitle photosPicker defaultVisibility glassEffectID glassEffectUnion onKeyboardShortcut
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
