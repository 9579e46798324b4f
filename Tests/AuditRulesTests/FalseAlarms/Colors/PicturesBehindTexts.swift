@testable import AuditRules

// Texts on pictures, of the file or of code, and on shades and plates between the two.

extension FalseAlarm {
  static let picturesBehindTexts: [FalseAlarm] = [
    FalseAlarm(
      name: "a text that reaches out of a picture", rule: TextContrast(),
      document: wordOnCard(
        y: 45, 40, on: object("imageView", "image=\"sky\"", id: "i", frame: (0, 100, 390, 70))),
      findings: []),
    FalseAlarm(
      name: "a title on the button's own image", rule: TextContrast(),
      document: buyButtonOnWhite(state: "backgroundImage=\"key\""), findings: []),
    FalseAlarm(
      name: "a text on a photograph", rule: TextContrast(), document: onPicture(400),
      findings: ["review error"]),
    FalseAlarm(
      name: "a text on a badge", rule: TextContrast(), document: onPicture(100), findings: []),
    FalseAlarm(
      name: "a text on a plate on a photograph", rule: TextContrast(),
      document: onPicture(
        400,
        between: object(
          "view", id: "p", frame: (0, 70, 390, 60), whiteColor("backgroundColor", 0.2, alpha: 0.8))),
      findings: []),
    FalseAlarm(
      name: "a text on a picture that code sets", rule: TextContrast(), document: onImage(200),
      findings: ["review error"]),
    FalseAlarm(
      name: "a text on a small picture that code sets", rule: TextContrast(),
      document: onImage(40), findings: []),
    FalseAlarm(
      name: "a faint shade between the two", rule: TextContrast(),
      document: onImage(200, between: shade(0.2)), findings: ["review error"]),
    FalseAlarm(
      name: "a dark shade between the two", rule: TextContrast(),
      document: onImage(200, between: shade(0.7)), findings: []),
    FalseAlarm(
      name: "a faint text on a picture", rule: TextContrast(),
      document: labelOnNothing(
        0.7, object("imageView", "image=\"sea\"", id: "i", frame: (0, 0, 390, 300))),
      findings: ["review error"]),
    // 5.74:1. With the alpha once for the strip and once more for the text it would be 3.22:1.
    FalseAlarm(
      name: "a text in a translucent strip", rule: TextContrast(), document: xib(strip(0.6)),
      findings: []),
    // 3.98:1.
    FalseAlarm(
      name: "a text in a strip that is too translucent", rule: TextContrast(),
      document: xib(strip(0.5)), findings: ["fail error"]),
    FalseAlarm(
      name: "such a strip on an image that code sets", rule: TextContrast(),
      document: xib(
        strip(0.5, on: object("imageView", id: "i", frame: (0, 0, 390, 844))),
        outlets: "<outlet property=\"picture\" destination=\"i\" id=\"o\"/>"), findings: []),
    FalseAlarm(
      name: "such a strip on an image view that is always empty", rule: TextContrast(),
      document: xib(strip(0.5, on: object("imageView", id: "i", frame: (0, 0, 390, 844)))),
      findings: ["fail error"]),
  ]

  private static func onPicture(_ height: Double, between: String = "") -> String {
    xib(
      object("imageView", "image=\"harbour\"", id: "i", frame: (0, 60, 390, height)) + between
        + object("label", "text=\"Total\"", frame: (20, 80, 200, 24), whiteColor("textColor", 1)))
  }

  private static func white(_ key: String, alpha: Double = 1) -> String {
    "<color key=\"\(key)\" white=\"1\" alpha=\"\(alpha)\"/>"
  }

  /// A white text on an image view that code fills, with a view between the two.
  private static func onImage(_ height: Double, between view: String = "") -> String {
    xib(
      object("imageView", id: "i", frame: (0, 30, height < 100 ? 230 : 390, height)) + view
        + object(
          "label", "text=\"Sea\"", id: "l", frame: (20, 40, 200, 24), white("textColor")),
      outlets: "<outlet property=\"photo\" destination=\"i\" id=\"o\"/>")
  }

  private static func shade(_ alpha: Double) -> String {
    object(
      "view", id: "p", frame: (0, 20, 390, 60),
      "<color key=\"backgroundColor\" white=\"0\" alpha=\"\(alpha)\"/>")
  }

  private static func sRGBGrey(_ key: String, _ part: Double) -> String {
    """
    <color key="\(key)" red="\(part)" green="\(part)" blue="\(part)" alpha="1" \
    colorSpace="custom" customColorSpace="sRGB"/>
    """
  }

  /// White on a translucent black strip on white.
  private static func strip(_ alpha: Double, on picture: String = "") -> String {
    let text = object(
      "label", "text=\"Total\"", frame: (20, 10, 200, 20), sRGBGrey("textColor", 1))
    let strip = object(
      "view", "alpha=\"\(alpha)\"", id: "s", frame: (0, 100, 390, 40),
      subviews(text) + sRGBGrey("backgroundColor", 0))
    return object(
      "view", id: "w", frame: (0, 0, 390, 844),
      subviews(picture + strip) + sRGBGrey("backgroundColor", 1))
  }
}
