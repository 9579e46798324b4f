extension MutationOperator {
  static let all: [MutationOperator] =
    missingNames + codeNames + emptyNames + misleadingNames + spelling + spokenTexts
    + exposure + traits + values + hints + sizing + positions + look + screens + orders + actions
    + guidelineTexts + guidelineControls + guidelineFacts + rotation
}
