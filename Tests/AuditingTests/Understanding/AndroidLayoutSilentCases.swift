import Auditing
import TestSupport

@testable import AuditRules

// Defects of layouts that reports left out: messages at fields, values between two buttons, counts as names,
// pictures of states.
extension LayoutFindingCase {
  static let silent: [LayoutFindingCase] =
    notes + steps + counts + numbers + folds + fields + silentSizes

  // MARK: - Messages

  private static func note(
    _ description: String, _ attributes: String, before: String = "", _ isFound: Bool = true
  ) -> LayoutFindingCase {
    heard(
      description, StatusNotAnnounced(),
      before + "<TextView android:id=\"@+id/wrong\" android:visibility=\"gone\" \(attributes)/>",
      code: "wrong.isVisible = true",
      isFound ? ["review TextView \"wrong\" may show a status but has no live region"] : [])
  }

  private static let field = "<EditText android:hint=\"Code\"/>"

  private static let notes = [
    note("a text with an exclamation mark that code shows", "android:text=\"Bad password!\""),
    note("a text that code shows after a field", "android:text=\"Six digits\"", before: field),
    note(
      "a text that code shows after a field in a Material layout", "android:text=\"Six digits\"",
      before: "<TextInputLayout>\(field)</TextInputLayout>"),
    note(
      "a text that code shows after a button", "android:text=\"Six digits\"",
      before: field + "<Button android:text=\"Send\"/>", false),
    heard(
      "a text with an exclamation mark from the start", StatusNotAnnounced(),
      "<TextView android:text=\"Welcome!\"/>"),
  ]

  private static func stepper(
    _ description: String, _ before: String, _ after: String, text: String = "quantity",
    name: String = "cart", root: String = "", _ isFound: Bool = true
  ) -> LayoutFindingCase {
    heard(
      description, StatusNotAnnounced(),
      "<LinearLayout>\(before)<TextView android:id=\"@+id/\(text)\"/>\(after)</LinearLayout>",
      code: "\(text).text = a", name: name, root: root,
      isFound
        ? [
          "review TextView \"\(text)\" may be changed by the buttons beside it but has no live region"
        ] : [])
  }

  private static func button(_ name: String) -> String {
    "<ImageButton android:id=\"@+id/\(name)\"/>"
  }

  private static let steps = [
    stepper("a text between less and more", button("btn_minus"), button("btn_plus")),
    stepper(
      "a text between two days", button("previous_day"), button("next_day"), text: "day"),
    stepper(
      "a text between two signs", "<Button android:text=\"−\"/>", "<Button android:text=\"+\"/>"),
    stepper(
      "a text between less and more in a row of a list", button("btn_minus"), button("btn_plus"),
      name: "item_cart"),
    stepper(
      "a text between less and more in a live region", button("btn_minus"), button("btn_plus"),
      root: "android:accessibilityLiveRegion=\"polite\"", false),
    stepper("a text between two other buttons", button("edit"), button("share"), false),
    stepper(
      "a title between two buttons for songs", button("previous"), button("next"), text: "title",
      false),
    heard(
      "a text of the file between less and more", StatusNotAnnounced(),
      "<LinearLayout>\(button("minus"))<TextView android:text=\"Sum\"/>\(button("plus"))"
        + "</LinearLayout>"),
  ]

  // MARK: - Names

  private static func badge(
    _ description: String, _ parts: String, _ attributes: String = "", code: String = "",
    isFound: Bool = true
  ) -> LayoutFindingCase {
    heard(
      description, MissingLabel(),
      "<FrameLayout android:id=\"@+id/news\" android:clickable=\"true\" \(attributes)>\(parts)"
        + "</FrameLayout>", code: code,
      isFound ? ["review FrameLayout \"news\" may have no label, only the number in it"] : [])
  }

  private static let bell = "<ImageView android:src=\"@drawable/bell\"/>"

  private static let counts = [
    badge("a picture with a number", bell + "<TextView android:text=\"0\"/>"),
    badge(
      "a picture with a number of the editor",
      bell + "<TextView android:id=\"@+id/sum\" tools:text=\"12\"/>"),
    badge("a picture with a count that code sets", bell + "<TextView android:id=\"@+id/likes\"/>"),
    badge(
      "a picture with a description and a number",
      "<ImageView android:contentDescription=\"News\"/><TextView android:text=\"0\"/>",
      isFound: false),
    badge("a picture with a word", bell + "<TextView android:text=\"News\"/>", isFound: false),
    badge(
      "a picture with a text that code sets", bell + "<TextView android:id=\"@+id/a\"/>",
      isFound: false),
    badge(
      "a described view with a number", bell + "<TextView android:text=\"0\"/>",
      "android:contentDescription=\"News\"", isFound: false),
    badge(
      "a number without a picture", "<TextView android:text=\"7\"/>", isFound: false),
  ]

  private static func number(
    _ description: String, _ picture: String, _ text: String, rest: String = "",
    _ name: String? = nil
  ) -> LayoutFindingCase {
    heard(
      description, ImageMissingLabel(),
      "<LinearLayout><ImageView android:src=\"@drawable/heart\" \(picture)/><TextView \(text)/>"
        + "\(rest)</LinearLayout>",
      name.map { ["review ImageView may be the only hint at the meaning of “\($0)”"] } ?? [])
  }

  private static func icon(_ description: String, _ text: String, _ isFound: Bool)
    -> LayoutFindingCase
  {
    heard(
      description, MissingLabel(), "<TextView android:id=\"@+id/total\" \(text)/>",
      isFound
        ? ["review TextView \"total\" may be only a number, whose icon says what it counts"] : [])
  }

  private static let numbers = [
    number("a picture before a number of the editor", "", "tools:text=\"51,232\"", "51,232"),
    number(
      "a picture before a text that is called a count", "", "android:id=\"@+id/like_count\"",
      "like_count"),
    number("an arrow before a number", "android:id=\"@+id/dropdown_arrow\"", "tools:text=\"12\""),
    number("a picture before a word", "", "tools:text=\"Ann\""),
    number("a picture before a text that code sets", "", "android:id=\"@+id/owner\""),
    number(
      "a picture without a description on purpose", "android:contentDescription=\"@null\"",
      "tools:text=\"12\""),
    number(
      "a picture before a number and a word", "", "tools:text=\"12\"",
      rest: "<TextView android:text=\"Likes\"/>"),
    number(
      "a picture before a count in a line of others", "", "android:id=\"@+id/like_count\"",
      rest: "<ImageView/><TextView android:id=\"@+id/other_count\"/>", "like_count"),
    icon(
      "a number with an icon", "tools:text=\"12\" app:drawableStartCompat=\"@drawable/heart\"", true
    ),
    icon(
      "a number without an icon", "tools:text=\"12\" android:drawablePadding=\"@dimen/a\"", false),
    icon(
      "a word with an icon", "android:text=\"Likes\" android:drawableStart=\"@drawable/heart\"",
      false),
    icon(
      "a number with an icon and a description",
      "tools:text=\"12\" android:drawableStart=\"@drawable/heart\" "
        + "android:contentDescription=\"Likes\"", false),
  ]

  private static let folds = [
    heard(
      "an arrow that code turns, beside a text named like it", ImageMissingLabel(),
      """
      <LinearLayout android:id="@+id/card"><ImageView android:id="@+id/expand_weight"/>
      <TextView android:id="@+id/weight"/></LinearLayout>
      """,
      code: """
        R.layout.cart
        card.setOnClickListener { }
        expandWeight.setImageResource(if (a) R.drawable.less else R.drawable.more)
        """,
      ["review ImageView \"expand_weight\" may show a state that no label says"])
  ]

  private static func times(_ description: String, code: String = "", _ isFound: Bool = true)
    -> LayoutFindingCase
  {
    let views = ["first", "last"].map {
      "<EditText android:id=\"@+id/\($0)\" android:hint=\"Hour\" android:text=\"@{a.\($0)}\"/>"
    }
    return heard(
      description, DuplicateLabel(), views.joined(), code: code,
      isFound ? ["fail EditText \"first\" shares the hint “Hour” with another field"] : [])
  }

  private static let fields = [
    times("two fields with one hint, whose texts a binding sets"),
    times("the same where code may describe them", code: "first.contentDescription = a", false),
  ]
}
