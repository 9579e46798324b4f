@testable import AuditRules

// The views in dumps of Android.

extension FalseAlarm {
  /// A view of a dump; its class is without “android.”.
  static func node(
    _ kind: String, _ attributes: String, _ bounds: String, _ inside: String = ""
  ) -> String {
    "<node class=\"android.\(kind)\" enabled=\"true\" \(attributes) bounds=\"\(bounds)\">\(inside)</node>"
  }

  /// The attributes of a view of a dump that is tapped.
  static let tapped = "clickable=\"true\" focusable=\"true\""

  /// One below the other.
  static func columnOfViews(
    _ kind: String, _ labels: [String], _ attributes: String = "",
    inside: (String) -> String = { _ in "" }
  ) -> String {
    labels.enumerated().map { number, label in
      let bounds = "[\(number * 40),\(200 * number)][\(900 + number * 40),\(200 * number + 150)]"
      return node(kind, "\(tapped) \(label) \(attributes)", bounds, inside(bounds))
    }.joined()
  }

  static func textAttributes(_ labels: [String]) -> [String] { labels.map { "text=\"\($0)\"" } }

  static func descriptionAttributes(_ labels: [String]) -> [String] {
    labels.map { "content-desc=\"\($0)\"" }
  }

  static func drawnView(_ text: String, _ attributes: String = "") -> String {
    node("view.View", "focusable=\"true\" content-desc=\"\(text)\" \(attributes)", "[0,0][900,90]")
  }

  static func textView(_ text: String, _ bounds: String) -> String {
    node("widget.TextView", "text=\"\(text)\"", bounds)
  }

  static let importantAndShown = "a11y-important=\"true\" displayed=\"true\""

  static let unimportantAndShown = "a11y-important=\"false\" displayed=\"true\""

  static func webView(_ nodes: String) -> String {
    dump(node("webkit.WebView", "focusable=\"true\"", "[0,0][1080,2000]", nodes))
  }

  static func untappedTextView(_ text: String, _ bounds: String, id: String = "") -> String {
    node(
      "widget.TextView", "text=\"\(text)\" resource-id=\"\(id)\" clickable=\"false\"", bounds)
  }

  /// Plain views side by side that can be clicked, each with a text.
  static func rowOfTappedViews(_ texts: [String], width: Int = 300, from top: Int = 300) -> String {
    texts.enumerated().map { number, name in
      let bounds = "[\(number * width),\(top)][\((number + 1) * width),\(top + 50)]"
      return node(
        "view.View", "\(tapped) selected=\"false\"", bounds, untappedTextView(name, bounds))
    }.joined()
  }

  static func describedView(_ name: String, _ attributes: String, _ bounds: String) -> String {
    node("view.View", "content-desc=\"\(name)\" \(tapped) \(attributes)", bounds)
  }

  static func menuTarget(_ bounds: String, _ above: String = "") -> String {
    dump(describedView("Menu", "", bounds) + above)
  }

  static func bareNode(_ kind: String, _ attributes: String, _ bounds: String) -> String {
    "<node class=\"android.\(kind)\" \(attributes) bounds=\"\(bounds)\"/>"
  }

  static let enabledAndTapped = "clickable=\"true\" focusable=\"true\" enabled=\"true\""

  static func lineOfText(_ words: String, y: Int, height: Int, x: Int = 40) -> String {
    node(
      "widget.TextView", "text=\"\(words)\"",
      "[\(x),\(y)][\(x + words.count * height / 2),\(y + height)]")
  }

  static func dumpOfButton(_ attributes: String, _ inside: String = "") -> String {
    dump(node("widget.Button", "\(attributes) \(tapped)", "[100,400][148,448]", inside))
  }

  static func describedButton(_ label: String, _ bounds: String, _ inside: String = "") -> String {
    node("widget.Button", "content-desc=\"\(label)\" \(tapped)", bounds, inside)
  }

  static func dumpOfRecord(_ label: String, _ inside: String = "") -> String {
    dump(describedButton(label, "[0,300][1080,600]", inside))
  }

  static func bookPage(_ view: String) -> String {
    dump(
      node(
        "webkit.WebView", "focusable=\"true\"", "[0,0][1080,2000]",
        node("view.View", "", "[0,100][1080,1000]", textView("Books", "[0,100][200,160]") + view)))
  }

  static func textButton(_ text: String, _ bounds: String) -> String {
    node("widget.Button", "text=\"\(text)\" \(tapped)", bounds)
  }
}
