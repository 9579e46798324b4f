public import Auditing

extension BuiltInRules {
  /// The findings that share one cause: the one that a person would fix first, and those that its
  /// fix resolves.
  ///
  /// Only findings that the same fix certainly resolves are listed, so a control that is both small
  /// and unlabelled keeps two. A finding is never part of a less severe one.
  public static let causes: [SharedCause] = sizes + places + names + roles + orientations

  /// The platform's size is the largest, so a control that meets it meets the others.
  private static let sizes = [
    SharedCause("empty-frame", resolves: allSizes),
    SharedCause("target-size-platform", resolves: Array(allSizes.dropFirst())),
    // An error leads: a person who enlarges the control does so once, to the size of the platform.
    SharedCause("target-size-wcag-minimum", resolves: ["target-size-platform"]),
    SharedCause(
      "target-size-wcag-enhanced", resolves: ["target-size-wcag-minimum", "target-spacing"]),
    SharedCause("target-size-wcag-minimum", resolves: ["target-spacing"]),
    SharedCause("target-size-platform", resolves: ["rotation-target-shrunk"]),
    SharedCause("dynamic-type-unsupported", resolves: ["text-too-small"]),
    SharedCause("text-too-small", resolves: ["dynamic-type-unsupported"]),
  ]

  private static let allSizes = [
    "target-size-platform", "target-size-wcag-enhanced", "target-size-wcag-minimum",
    "target-spacing", "element-too-small",
  ]

  /// A control moved back to the screen is read in its proper order and can be touched.
  private static let places = [
    SharedCause(
      "off-screen-element",
      resolves: [
        "rotation-off-screen", "rotation-unsafe-area", "rotation-unreachable-height",
        "reading-order-visual-mismatch", "reading-order-column-hop", "activation-point-outside",
      ]),
    SharedCause("duplicate-clickable-bounds", resolves: ["controls-overlap"]),
    SharedCause(
      "duplicate-clickable-bounds", resolves: ["duplicate-clickable-bounds", "controls-overlap"],
      at: .related),
    SharedCause("controls-overlap", resolves: ["controls-overlap"], at: .related),
    SharedCause("controls-overlap", resolves: ["target-spacing"], at: .related),
    SharedCause("controls-overlap", resolves: ["rotation-overlap"]),
    SharedCause("controls-overlap", resolves: ["rotation-overlap"], at: .related),
  ]

  /// A label in plain words is pronounceable, short and its own.
  private static let names = [
    SharedCause(
      "label-is-file-name",
      resolves: ["label-is-identifier", "spoken-unpronounceable", "label-in-name"]),
    SharedCause(
      "label-is-identifier",
      resolves: [
        "spoken-unpronounceable", "spoken-digits", "label-in-name", "label-not-capitalised",
      ]),
    SharedCause(
      "label-is-stub",
      resolves: ["generic-label", "label-too-short", "duplicate-label", "image-missing-label"]),
    SharedCause(
      "generic-label",
      resolves: ["label-repeats-role", "label-too-short", "label-is-stub", "duplicate-label"]),
    SharedCause(
      "label-symbol-only",
      resolves: ["label-too-short", "label-ascii-art", "label-fancy-unicode"]),
    // A field that says its name is found wherever the text is read.
    SharedCause("missing-label", resolves: ["label-field-separated"]),
    SharedCause("placeholder-only-field", resolves: ["label-field-separated"]),
    SharedCause("label-ascii-art", resolves: ["spoken-too-long", "spoken-unpronounceable"]),
    SharedCause("label-repeats-gesture", resolves: ["spoken-too-long", "label-too-long"]),
    SharedCause("label-too-long", resolves: ["spoken-too-long"]),
    SharedCause("spoken-too-long", resolves: ["label-too-long"]),
    SharedCause("same-label-different-action", resolves: ["duplicate-label"]),
    SharedCause(
      "same-label-different-action", resolves: ["same-label-different-action", "duplicate-label"],
      at: .related),
    SharedCause("duplicate-label", resolves: ["duplicate-label"], at: .related),
    SharedCause(
      "same-action-different-label", resolves: ["same-action-different-label"], at: .related),
    SharedCause("hint-repeats-label", resolves: ["hint-grammar"]),
  ]

  private static let roles = [
    SharedCause("adjustable-no-step", resolves: ["value-out-of-range"]),
    SharedCause("image-missing-label", resolves: ["decorative-exposed", "label-is-stub"]),
    SharedCause("row-hides-control", resolves: ["nested-controls", "clickable-span"]),
    SharedCause("nested-controls", resolves: ["row-hides-control", "clickable-span"]),
    SharedCause("unexposed-text", resolves: ["row-label-misses-text"]),
  ]

  /// Layouts for one orientation only: their content is cut off, and so is everything inside.
  private static let orientations = [
    SharedCause(
      "rotation-off-screen",
      resolves: [
        "reflow-overflow", "rotation-unsafe-area", "rotation-unreachable-height",
        "rotation-off-screen",
      ], at: .subtree),
    SharedCause("rotation-unreachable-height", resolves: ["rotation-off-screen"], at: .subtree),
    SharedCause("reflow-overflow", resolves: ["rotation-off-screen", "rotation-unsafe-area"]),
    SharedCause("text-clipped", resolves: ["rotation-text-clipped"]),
  ]
}
