public import Auditing

/// Every rule that ships, by group and in the order of the catalogue.
///
/// A test compares this list with the folder.
public enum BuiltInRules {
  public static let all: [any Rule] = names + roles + hints

  private static let names: [any Rule] = [
    MissingLabel(), ImageMissingLabel(), PlaceholderOnlyField(), FieldNameMasksValue(),
    FieldLabelAssociation(), LabelUntrimmed(), LabelIsFileName(), LabelIsIdentifier(),
    LabelSymbolOnly(), GenericLabel(), LinkPurposeUnclear(), LabelRepeatsRole(),
    LabelRepeatsState(), LabelRepeatsGesture(), LabelEndsWithPunctuation(),
    LabelNotCapitalised(), LabelAllCaps(), LabelTooLong(), LabelTooShort(), LabelInName(),
    LabelNotAtFront(), DuplicateLabel(), InconsistentIdentification(), LabelIsStub(),
    LabelEmojiHeavy(), LabelFancyUnicode(), LabelASCIIArt(), SpokenDigits(),
    SpokenDateAmbiguous(), SpokenAbbreviation(), SpokenEllipsis(), SpokenUnpronounceable(),
    LabelLanguageMismatch(),
  ]

  private static let roles: [any Rule] = [
    RoleMissing(), TappableWithoutRole(), ControlNotExposed(), UnexposedText(), TraitConflict(),
    ValueMissing(), ValueOutOfRange(), HintMissing(), DisabledControl(), NestedControls(),
    ClickableSpan(), UnsupportedClassName(),
  ]

  private static let hints: [any Rule] = [
    HintGrammar(), HintRepeatsLabel(), HintHasEssentialInfo(), HintOnStatic(),
    LabelContainsValue(), ValueRaw(), SelectionStateMissing(), RequiredAsStar(),
    ToggleLabelChangesWithState(),
  ]

  /// The descriptions, in the same order.
  public static var descriptions: [RuleDescription] { all.map { type(of: $0).description } }
}
