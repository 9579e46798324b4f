extension ViewInterpreter {
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
    containerBackground contentMargins contentShape contentTransition contextMenu contrast
    controlSize coordinateSpace cornerRadius datePickerStyle defaultAppStorage defaultFocus
    defaultScrollAnchor deleteDisabled disableAutocorrection disclosureGroupStyle drawingGroup
    dropDestination dynamicTypeSize edgesIgnoringSafeArea environmentObject equatable fileExporter
    fileImporter fixedSize flipsForRightToLeftLayoutDirection focusable focused focusedValue
    focusSection fontDesign fontWidth formStyle frame gaugeStyle geometryGroup glassEffect grayscale
    gridCellColumns gridCellAnchor gridColumnAlignment groupBoxStyle headerProminence hoverEffect
    hueRotation id ignoresSafeArea imageScale indexViewStyle inspector interactiveDismissDisabled
    interpolation italic kerning keyboardShortcut keyboardType labelsHidden labelStyle
    labeledContentStyle layoutPriority layoutValue lineLimit lineSpacing listItemTint
    listRowBackground listRowInsets listRowSeparator listRowSeparatorTint listRowSpacing
    listSectionSeparator listSectionSpacing listStyle luminanceToAlpha mask matchedGeometryEffect
    matchedTransitionSource menuIndicator menuOrder menuStyle minimumScaleFactor monospaced
    monospacedDigit moveDisabled multilineTextAlignment navigationBarBackButtonHidden
    navigationBarHidden navigationBarTitleDisplayMode navigationDestination
    navigationSplitViewColumnWidth navigationSplitViewStyle navigationTransition navigationViewStyle
    offset onAppear onChange onContinueUserActivity onDelete onDisappear onDrop onEditingChanged
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
    submitLabel submitScope swipeActions symbolEffect symbolRenderingMode tableStyle tag task
    textCase textEditorStyle textFieldStyle textInputAutocapitalization textSelection tipViewStyle
    toolbarBackground toolbarColorScheme toolbarRole toolbarTitleDisplayMode toolbarTitleMenu
    toolbarVisibility tracking transaction transformEffect transition trim truncationMode
    typeSelectEquivalent underline unredacted userActivity visualEffect wheelStyle writingToolsBehavior
    zIndex modelContainer popoverTip tabBarMinimizeBehavior lineHeight antialiased stroke inset
    rotation scale size fill symbolVariant onMoveCommand onExitCommand onPlayPauseCommand
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
