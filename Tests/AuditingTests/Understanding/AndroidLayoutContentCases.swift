import Auditing

@testable import AuditRules

// Template texts, pictures and examples in layouts, by what the code of the app does with the views.

extension LayoutFindingCase {
  /// Views of a layout, with the code of the app.
  static func view(
    _ description: String, _ rule: any Rule, _ views: String, code: String = "val sum = 1",
    name: String = "cart", _ findings: [String] = []
  ) -> LayoutFindingCase {
    LayoutFindingCase(
      testDescription: description, rule: rule, views: views, code: code, name: name,
      findings: findings)
  }

  private static func stub(_ text: String, _ attributes: String = "") -> String {
    "<TextView android:text=\"\(text)\" \(attributes)/>"
  }

  private static let total = "android:id=\"@+id/total\""
  private static let photo = "<ImageView android:id=\"@+id/puzzle\"/><TextView android:text=\"A\"/>"
  private static let unread = ["review ImageView \"puzzle\" may have no label"]
  private static let only = "has only the placeholder"

  private static func field(_ hint: String) -> String {
    "<TextView android:text=\"Age:\"/><EditText android:hint=\"\(hint)\"/>"
  }

  private static let templates = [
    view(
      "the text of a new view without an identifier", LabelIsStub(), stub("TextView"),
      ["fail TextView \"TextView\" has the template text “TextView”"]),
    view(
      "a mark in a text that no code names", LabelIsStub(), stub("TODO: say why", total),
      ["fail TextView \"total\" has the template text “TODO: say why”"]),
    view(
      "a template text whose view code names, but gives no text", LabelIsStub(),
      stub("TextView", total), code: "total.requestFocus()",
      ["fail TextView \"total\" has the template text “TextView”"]),
    view(
      "a template text that code replaces", LabelIsStub(), stub("TextView", total),
      code: "total.text = sum"),
    view("a text of more words", LabelIsStub(), stub("Text of a view")),
    view("a title, which Android Studio gives no view", LabelIsStub(), stub("Title", total)),
  ]

  private static let pictures = [
    view(
      "a picture that code reads from a file", ImageMissingLabel(), photo,
      code: "puzzle.setImageURI(next)", unread),
    view(
      "a picture that a library loads", ImageMissingLabel(), photo,
      code: "Glide.with(this).load(url).into(binding.puzzle)", unread),
    view(
      "a picture that code loads in a row", ImageMissingLabel(), photo,
      code: "puzzle.setImageBitmap(next)", name: "item_cart"),
    view(
      "a picture that code loads and describes", ImageMissingLabel(), photo,
      code: "puzzle.setImageBitmap(next); puzzle.contentDescription = name"),
    view(
      "the portrait of a user", ImageMissingLabel(), "<ImageView android:id=\"@+id/profile\"/>",
      code: "profile.setImageBitmap(next)"),
    view(
      "a picture that code does not set", ImageMissingLabel(), photo, code: "puzzle.show()"),
    view(
      "an arrow that nothing handles", ImageMissingLabel(),
      "<ImageView android:id=\"@+id/imageView3\" android:src=\"@drawable/ic_baseline_arrow_back\"/>",
      ["review ImageView \"imageView3\" may have no label"]),
    view(
      "a cross that nothing handles", ImageMissingLabel(),
      "<ImageView android:id=\"@+id/imageView3\" android:src=\"@drawable/ic_close_24\"/>",
      ["review ImageView \"imageView3\" may have no label"]),
    view(
      "a photograph that nothing handles", ImageMissingLabel(),
      "<ImageView android:id=\"@+id/imageView3\" android:src=\"@drawable/harbour\"/>"),
    view(
      "a sign beside a text", ImageMissingLabel(),
      "<LinearLayout><ImageView android:id=\"@+id/imageView3\" android:src=\"@drawable/ic_edit\"/>"
        + "<TextView android:text=\"Notes\"/></LinearLayout>"),
  ]

  private static let examples = [
    view(
      "an example in another language", PlaceholderOnlyField(), field("Ex: 25"),
      ["fail EditText \(only) “Ex: 25”, no label"]),
    view(
      "two letters to choose from", PlaceholderOnlyField(), field("M ou F"),
      ["fail EditText \(only) “M ou F”, no label"]),
    view("a word that begins as an example does", PlaceholderOnlyField(), field("Es wird kalt")),
    view("two short words", PlaceholderOnlyField(), field("To do")),
  ]

  static let content = templates + pictures + examples
}
