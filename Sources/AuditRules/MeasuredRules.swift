public import Auditing

extension BuiltInRules {
  /// The measured precision of each rule on real files; rules without findings there are missing.
  ///
  /// Made from `Tests/Vectors/judgements.json` by `.ci/update-generated`; see `docs/accuracy.md`.
  public static let measured: [String: MeasuredPrecision] = [
    "adjacent-repeat": precision(
      2, of: 2, questions: 0, of: 0),
    "content-type-mismatch": precision(
      0, of: 0, questions: 2, of: 2),
    "control-not-exposed": precision(
      0, of: 0, questions: 1, of: 1),
    "controls-overlap": precision(
      2, of: 2, questions: 3, of: 3),
    "disabled-control": precision(
      0, of: 0, questions: 4, of: 9),
    "distinguishing-word-late": precision(
      1, of: 1, questions: 0, of: 0),
    "duplicate-clickable-bounds": precision(
      2, of: 2, questions: 0, of: 0),
    "duplicate-identifier": precision(
      4, of: 4, questions: 0, of: 0),
    "duplicate-label": precision(
      4, of: 4, questions: 5, of: 5),
    "dynamic-type-unsupported": precision(
      10, of: 10, questions: 4, of: 4),
    "element-too-small": precision(
      0, of: 0, questions: 2, of: 2),
    "field-name-masks-value": precision(
      1, of: 1, questions: 0, of: 0),
    "generic-label": precision(
      1, of: 1, questions: 0, of: 0),
    "group-missing-label": precision(
      0, of: 0, questions: 1, of: 1),
    "hint-grammar": precision(
      1, of: 1, questions: 0, of: 0),
    "image-missing-label": precision(
      0, of: 0, questions: 7, of: 7),
    "label-all-caps": precision(
      1, of: 1, questions: 0, of: 0),
    "label-ends-with-punctuation": precision(
      1, of: 1, questions: 0, of: 0),
    "label-in-name": precision(
      2, of: 2, questions: 0, of: 0),
    "label-is-file-name": precision(
      1, of: 1, questions: 3, of: 3),
    "label-is-identifier": precision(
      7, of: 7, questions: 3, of: 3),
    "label-not-capitalised": precision(
      6, of: 6, questions: 0, of: 0),
    "label-repeats-role": precision(
      1, of: 1, questions: 0, of: 0),
    "label-symbol-only": precision(
      1, of: 1, questions: 0, of: 0),
    "label-too-long": precision(
      0, of: 0, questions: 1, of: 1),
    "missing-label": precision(
      8, of: 8, questions: 10, of: 11),
    "non-text-contrast": precision(
      1, of: 1, questions: 0, of: 0),
    "off-screen-element": precision(
      0, of: 0, questions: 1, of: 1),
    "placeholder-only-field": precision(
      1, of: 1, questions: 3, of: 3),
    "role-missing": precision(
      2, of: 2, questions: 0, of: 0),
    "same-label-different-action": precision(
      0, of: 0, questions: 2, of: 2),
    "screen-without-heading": precision(
      2, of: 2, questions: 1, of: 1),
    "screen-without-title": precision(
      6, of: 6, questions: 4, of: 4),
    "scroll-area-anonymous": precision(
      0, of: 0, questions: 1, of: 3),
    "selection-state-missing": precision(
      0, of: 0, questions: 2, of: 2),
    "spoken-too-long": precision(
      1, of: 1, questions: 0, of: 0),
    "status-not-announced": precision(
      0, of: 0, questions: 1, of: 1),
    "tappable-without-role": precision(
      0, of: 0, questions: 1, of: 1),
    "target-size-platform": precision(
      16, of: 16, questions: 5, of: 7),
    "target-size-wcag-enhanced": precision(
      11, of: 11, questions: 6, of: 7),
    "target-size-wcag-minimum": precision(
      10, of: 10, questions: 0, of: 0),
    "target-spacing": precision(
      11, of: 11, questions: 0, of: 0),
    "text-clipped": precision(
      1, of: 1, questions: 1, of: 1),
    "text-contrast": precision(
      5, of: 5, questions: 9, of: 10),
    "trait-conflict": precision(
      1, of: 1, questions: 1, of: 1),
  ]

  private static func precision(
    _ right: Int, of judged: Int, questions worthwhile: Int, of questions: Int
  ) -> MeasuredPrecision {
    MeasuredPrecision(
      right: right, judged: judged, worthwhile: worthwhile, questions: questions)
  }
}
