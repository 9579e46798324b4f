internal import AccessibilityModel
internal import Auditing

extension AppConvention {
  /// Reports apps that support only one landscape orientation.
  static let landscapeOneSide = AppConvention(
    RuleDescription(
      convention: "hig-landscape-one-side",
      "Landscape apps should support both landscape orientations.",
      because: "The mount or the headset of a user decides which side is up.",
      remedy: Remedy(
        "support landscapeLeft and landscapeRight",
        .uiKit(
          "override var supportedInterfaceOrientations: UIInterfaceOrientationMask { "
            + ".landscape }")),
      .warning,
      needs: [.appOrientations]
    ),
    RuleExamples(
      passing: [
        Example(app: #"orientations="portrait landscapeLeft landscapeRight""#),
        Example(app: #"orientations="portrait""#),
      ],
      failing: [
        Example(app: #"orientations="portrait landscapeLeft""#, #"↓<UIView frame="0 0 1 1"/>"#)
      ]
    )
  ) { app in
    let sides = (app.orientations ?? []).filter { $0.lowercased().hasPrefix("landscape") }
    guard sides.count == 1, sides[0] != "landscape" else { return nil }
    return "the app supports \(sides[0]) but not the other side"
  }
}
