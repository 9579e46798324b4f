import AccessibilityModel
import Auditing
import TestSupport

@testable import AuditRules

// Bars in the colours of an app, views that code shows over a whole screen, and large pictures.

extension FalseAlarm {
  static let overlookedBars: [FalseAlarm] = tintedBars + overlays + pictures + spinners

  private static func color(_ key: String, _ values: String) -> String {
    "<color key=\"\(key)\" \(values)/>"
  }

  private static let orange = color("tintColor", "red=\"1\" green=\"0.6\" blue=\"0.2\" alpha=\"1\"")
  private static let white = color("tintColor", "white=\"1\" alpha=\"1\"")
  private static let red = color(
    "barTintColor", "red=\"0.6\" green=\"0\" blue=\"0\" alpha=\"1\"")

  private static func bar(_ colors: String, item: String) -> String {
    storyboard(
      """
      <scene sceneID="sN"><objects><navigationController id="N"><navigationBar key="navigationBar" \
      id="B"><rect key="frame" x="0" y="47" width="390" height="44"/>\(colors)</navigationBar>\
      <connections><segue destination="A" kind="relationship" relationship="rootViewController" \
      id="r"/></connections></navigationController></objects></scene>\
      \(scene(
        "A", views: "",
        """
        <navigationItem key="navigationItem" title="Shop" id="n"><barButtonItem \
        key="rightBarButtonItem" \(item) id="i"/></navigationItem>
        """))
      """, initial: "N")
  }

  private static let gear = "image=\"gear\" catalog=\"system\""

  private static let tintedBars = [
    FalseAlarm(
      name: "a title in the tint of its bar, which has no colour", rule: TextContrast(),
      document: bar(orange, item: "title=\"Cancel\""), findings: ["review error"]),
    FalseAlarm(
      name: "an icon in the tint of its bar, which has no colour", rule: NonTextContrast(),
      document: bar(orange, item: gear), findings: ["review error"]),
    FalseAlarm(
      name: "a title in the tint of its bar on the colour of the bar", rule: TextContrast(),
      document: bar(white + red, item: "title=\"Cancel\""), findings: []),
    FalseAlarm(
      name: "an icon in a tint that is too near to the colour of the bar", rule: NonTextContrast(),
      document: bar(
        color("tintColor", "red=\"0.8\" green=\"0.2\" blue=\"0\" alpha=\"1\"") + red, item: gear),
      findings: ["review error"]),
    FalseAlarm(
      name: "a title on a bar without colours", rule: TextContrast(),
      document: bar("", item: "title=\"Cancel\""), findings: []),
  ]

  private static func picture(_ height: Double, outlet: String, _ rest: String = "") -> String {
    storyboard(
      scene(
        "A", views: object("imageView", id: "p", frame: (0, 100, 390, height)) + rest,
        "<connections><outlet property=\"\(outlet)\" destination=\"p\" id=\"o\"/></connections>"))
  }

  private static let pictures = [
    FalseAlarm(
      name: "a large picture that code sets", rule: ImageMissingLabel(),
      document: picture(300, outlet: "cameraImage"), findings: ["review warning"]),
    FalseAlarm(
      name: "a small picture that code sets", rule: ImageMissingLabel(),
      document: picture(60, outlet: "cameraImage"), findings: []),
    FalseAlarm(
      name: "a large background", rule: ImageMissingLabel(),
      document: picture(300, outlet: "backgroundView"), findings: []),
    FalseAlarm(
      name: "a large picture below a button", rule: ImageMissingLabel(),
      document: picture(
        300, outlet: "cameraImage", object("button", id: "b", state("title=\"Buy\""))),
      findings: []),
  ]

  private static func line(_ tag: String) -> String {
    xib(
      object(
        "label", "text=\"Sending the key to the server\" numberOfLines=\"0\"", id: "t",
        frame: (60, 100, 200, 60)) + object(tag, id: "s", frame: (20, 120, 20, 20)))
  }

  private static let spinners = [
    FalseAlarm(
      name: "a spinner before a higher text", rule: ReadingOrderVisualMismatch(),
      document: line("activityIndicatorView"), findings: [])
  ]

  private static func overlay(_ attributes: String, alpha: Double) -> String {
    xib(
      object("button", id: "b", state("title=\"Buy\""))
        + object(
          "view", attributes, id: "o", frame: (0, 0, 390, 844),
          """
          <subviews>\(object("label", "text=\"Saving\"", id: "t"))</subviews>\
          \(color("backgroundColor", "white=\"0\" alpha=\"\(alpha)\""))
          """), outlets: outlets("o"))
  }

  private static let overlays = [
    FalseAlarm(
      name: "a view that code shows over the screen", rule: ModalNotModal(),
      document: overlay("hidden=\"YES\"", alpha: 0.2), findings: ["review warning"]),
    FalseAlarm(
      name: "an opaque page that code shows", rule: ModalNotModal(),
      document: overlay("hidden=\"YES\"", alpha: 1), findings: []),
  ]
}
