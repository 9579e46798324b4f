import AuditRules
import Auditing
import TestSupport
import Testing

/// Views of a layout, and the findings about the contrast of their texts.
struct LayoutColorCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let views: String
  var files: [String: String] = [:]
  var theme: String?
  var code = ""
  var name = "cart"
  /// The whole layout; nil for a vertical one around the views.
  var document: String?
  /// The names of drawables that are pictures.
  var pictures: Set<String> = []
  var findings: [String] = []

  private static let primary = [
    "values/styles.xml": "<style name=\"AppTheme\" parent=\"Theme.MaterialComponents.Light\">"
      + "<item name=\"colorPrimary\">#2196F3</item></style>"
  ]

  private static func text(_ attributes: String = "", color: String = "#999999") -> String {
    "<TextView android:text=\"A\" android:textColor=\"\(color)\" \(attributes)/>"
  }

  /// A picture and a text in a view that places its content by relations.
  private static func tied(_ picture: String, _ text: String, guide: String = "") -> String {
    """
    <ConstraintLayout android:background="#FFFFFF">
      <ImageView android:id="@+id/map" android:src="@drawable/map" \(picture)/>\(guide)
      \(Self.text(text))
    </ConstraintLayout>
    """
  }

  /// A white text on a drawable, `@drawable/badge`.
  private static func badge(_ description: String, _ drawable: String, _ findings: [String] = [])
    -> LayoutColorCase
  {
    LayoutColorCase(
      testDescription: description,
      views: text("android:background=\"@drawable/badge\"", color: "#FFFFFF"),
      files: [
        "drawable/badge.xml": namespaced(drawable), "drawable/red.xml": namespaced(red),
        "values/colors.xml": "<color name=\"red\">#FF6347</color>",
      ], findings: findings)
  }

  /// A document with the declaration of its prefix.
  private static func namespaced(_ text: String) -> String {
    let end = text.firstIndex { $0 == " " || $0 == ">" } ?? text.startIndex
    return text[..<end] + " " + AndroidLayoutDocument.namespaces + text[end...]
  }

  private static let red = "<shape><solid android:color=\"@color/red\"/></shape>"
  private static let onRed = [
    "fail TextView \"A\" has a text contrast of 2.94:1; minimum 4.5:1"
  ]

  private static let drawables = [
    badge("on a shape", red, onRed),
    badge(
      "on a shape with another colour in a comment",
      "<shape><!-- <solid android:color=\"#000000\"/> --><solid android:color=\"@color/red\"/></shape>",
      onRed),
    badge(
      "on the usual state of several",
      "<selector><item android:state_pressed=\"true\" android:drawable=\"@color/black\"/>"
        + "<item android:drawable=\"@drawable/red\"/></selector>", onRed),
    badge(
      "on a shape that ripples", "<ripple android:color=\"#000000\"><item>\(red)</item></ripple>",
      onRed),
    badge(
      "on the state of a view that is enabled",
      "<selector><item android:state_enabled=\"false\" android:drawable=\"@color/black\"/>"
        + "<item android:state_enabled=\"true\" android:drawable=\"@drawable/red\"/></selector>",
      onRed),
    badge(
      "on a state that is not the usual one",
      "<selector><item android:state_checked=\"true\" android:drawable=\"@drawable/red\"/></selector>"
    ),
    badge(
      "on a gradient",
      "<shape><gradient android:startColor=\"#000000\" android:endColor=\"#FF6347\"/></shape>",
      ["review TextView \"A\" may have a text contrast of 2.94:1; minimum 4.5:1"]),
    badge(
      "on the upper of two shapes",
      "<layer-list><item><shape><solid android:color=\"#000000\"/></shape></item>"
        + "<item>\(red)</item></layer-list>", onRed),
    badge(
      "on a shape with an icon on it",
      "<layer-list><item>\(red)</item><item android:gravity=\"end\" "
        + "android:drawable=\"@drawable/icon\"/></layer-list>", onRed),
    badge(
      "on a veil",
      "<layer-list><item>\(red)</item><item><color android:color=\"#80000000\"/>"
        + "</item></layer-list>"),
    badge("on a shape in a margin", "<inset android:drawable=\"@drawable/red\"/>", onRed),
    LayoutColorCase(
      testDescription: "in a frame without a colour, on the view around it",
      views: "<LinearLayout android:background=\"#FFFFFF\">"
        + text("android:background=\"@drawable/frame\"") + "</LinearLayout>",
      files: [
        "drawable/frame.xml": namespaced("<shape><stroke android:color=\"#000000\"/></shape>")
      ],
      findings: [low]),
    LayoutColorCase(
      testDescription: "too faint for any background",
      views: text("android:alpha=\"0.4\"", color: "#FFFFFF"),
      findings: ["fail TextView \"A\" has a text contrast of 3.65:1 at best; minimum 4.5:1"]),
    LayoutColorCase(
      testDescription: "translucent, and clear enough on black",
      views: text("android:alpha=\"0.6\"", color: "#FFFFFF")),
    LayoutColorCase(
      testDescription: "black on a Material card of the theme",
      views: "<com.google.android.material.card.MaterialCardView>\(text())"
        + "</com.google.android.material.card.MaterialCardView>",
      files: styles("Theme.MaterialComponents.Light"), theme: "@style/AppTheme",
      findings: ["review TextView \"A\" may have a text contrast of 2.84:1; minimum 4.5:1"]),
  ]

  private static let unsure =
    "review TextView \"A\" may have a text contrast of 2.84:1; minimum 4.5:1"
  private static let low = "fail TextView \"A\" has a text contrast of 2.84:1; minimum 4.5:1"

  private static func styles(_ parent: String) -> [String: String] {
    ["values/styles.xml": "<style name=\"AppTheme\" parent=\"\(parent)\"/>"]
  }

  static let all = backgrounds + drawables + themes + large

  private static let backgrounds = [
    LayoutColorCase(
      testDescription: "in a view with a colour",
      views: "<LinearLayout android:background=\"#FFFFFF\">\(text())</LinearLayout>",
      findings: [low]),
    LayoutColorCase(
      testDescription: "beside a picture",
      views: tied("", "app:layout_constraintStart_toEndOf=\"@id/map\""), findings: [low]),
    LayoutColorCase(
      testDescription: "below a picture in a relative layout",
      views: tied("", "android:layout_below=\"@id/map\""), findings: [low]),
    LayoutColorCase(
      testDescription: "on the other side of a guideline",
      views: tied(
        "app:layout_constraintEnd_toStartOf=\"@id/half\"",
        "app:layout_constraintStart_toStartOf=\"@id/half\"",
        guide: "<Guideline android:id=\"@+id/half\"/>"), findings: [low]),
    LayoutColorCase(
      testDescription: "on a picture, as far as its relations show",
      views: tied(
        "",
        "app:layout_constraintStart_toStartOf=\"@id/map\" app:layout_constraintTop_toTopOf=\"@id/map\""
      )),
    LayoutColorCase(
      testDescription: "on a picture that fills the view around both",
      views: tied(
        "android:layout_width=\"match_parent\" android:layout_height=\"match_parent\"", "")),
    LayoutColorCase(
      testDescription: "at the start of a picture, above, below or on it",
      views: tied("", "app:layout_constraintStart_toStartOf=\"@id/map\""), findings: [unsure]),
    LayoutColorCase(
      testDescription: "in a view of a colour before it",
      views: """
        <ConstraintLayout android:background="#000000">
          <View android:id="@+id/panel" android:background="#FFFFFF"/>
          \(text(#"app:layout_constraintStart_toStartOf="@id/panel" app:layout_constraintTop_toTopOf="@id/panel""#))
        </ConstraintLayout>
        """, findings: [unsure]),
    LayoutColorCase(
      testDescription: "beside a picture, drawn back onto it",
      views: tied(
        "",
        "app:layout_constraintStart_toEndOf=\"@id/map\" android:layout_marginStart=\"-20dp\""),
      findings: [unsure]),
    LayoutColorCase(testDescription: "on the window of an unknown theme", views: text()),
    LayoutColorCase(
      testDescription: "on the window of a light theme", views: text(),
      files: styles("Theme.AppCompat.Light.NoActionBar"), theme: "@style/AppTheme",
      findings: [
        "review TextView \"A\" may have a text contrast of 2.72:1; minimum 4.5:1"
      ]),
    LayoutColorCase(
      testDescription: "on the window of a dark theme", views: text(),
      files: styles("Theme.AppCompat"), theme: "@style/AppTheme"),
    LayoutColorCase(
      testDescription: "on the window of a theme with a colour of its own",
      views: text(color: "#333333"),
      files: [
        "values/styles.xml": "<style name=\"AppTheme\" parent=\"Theme.AppCompat.Light\">"
          + "<item name=\"android:windowBackground\">#444444</item></style>"
      ], theme: "@style/AppTheme",
      findings: [
        "review TextView \"A\" may have a text contrast of 1.29:1; minimum 4.5:1"
      ]),
    LayoutColorCase(
      testDescription: "on the window of a theme with a picture", views: text(),
      files: [
        "values/styles.xml": "<style name=\"AppTheme\" parent=\"Theme.AppCompat.Light\">"
          + "<item name=\"android:windowBackground\">@drawable/splash</item></style>"
      ], theme: "@style/AppTheme"),
    LayoutColorCase(
      testDescription: "white, for a view of another colour around the layout",
      views: text(color: "#FFFFFF"), files: styles("Theme.MaterialComponents.Light"),
      theme: "@style/AppTheme"),
    LayoutColorCase(
      testDescription: "in the theme's colour on one that stays light",
      views: "<LinearLayout android:background=\"#F5F5F5\"><TextView android:text=\"A\"/>"
        + "<TextView android:text=\"B\"/></LinearLayout>",
      files: styles("Theme.Material3.DayNight"), theme: "@style/AppTheme",
      findings: [
        "review TextView \"A\" may have a text contrast of 1.56:1; minimum 4.5:1, in dark mode"
      ]),
    LayoutColorCase(
      testDescription: "in the theme's colour on its background",
      views: "<TextView android:text=\"A\"/>", files: styles("Theme.Material3.DayNight"),
      theme: "@style/AppTheme"),
    LayoutColorCase(
      testDescription: "in the colour of another theme on one that stays light",
      views: "<LinearLayout android:background=\"#F5F5F5\" android:theme=\"@style/Light\">"
        + "<TextView android:text=\"A\"/></LinearLayout>",
      files: styles("Theme.Material3.DayNight"), theme: "@style/AppTheme"),
    LayoutColorCase(
      testDescription: "translucent, in the theme's colour",
      views: "<TextView android:text=\"A\" android:alpha=\"0.4\"/>",
      files: styles("Theme.MaterialComponents.Light"), theme: "@style/AppTheme",
      findings: ["review TextView \"A\" may have a text contrast of 1.78:1; minimum 4.5:1"]),
    LayoutColorCase(
      testDescription: "black on a card of the theme",
      views: "<androidx.cardview.widget.CardView><TextView android:text=\"A\" "
        + "android:textColor=\"#000000\"/></androidx.cardview.widget.CardView>",
      files: styles("Theme.AppCompat.DayNight"), theme: "@style/AppTheme",
      findings: [
        "review TextView \"A\" may have a text contrast of 2.08:1; minimum 4.5:1, in dark mode"
      ]),
    LayoutColorCase(
      testDescription: "a button with a background of its own",
      views:
        "<Button android:text=\"A\" android:textColor=\"#FFFFFF\" android:background=\"#4CAF50\"/>",
      files: styles("Theme.AppCompat.Light"), theme: "@style/AppTheme",
      findings: ["fail Button \"A\" has a text contrast of 2.77:1; minimum 4.5:1"]),
    LayoutColorCase(
      testDescription: "a button that the theme tints",
      views:
        "<Button android:text=\"A\" android:textColor=\"#FFFFFF\" android:background=\"#4CAF50\"/>",
      files: styles("Theme.MaterialComponents.Light"), theme: "@style/AppTheme"),
    LayoutColorCase(
      testDescription: "a button with a tint of its own",
      views: "<Button android:text=\"A\" android:textColor=\"#FFFFFF\" "
        + "android:backgroundTint=\"#4CAF50\"/>",
      files: styles("Theme.MaterialComponents.Light"), theme: "@style/AppTheme",
      findings: ["fail Button \"A\" has a text contrast of 2.77:1; minimum 4.5:1"]),
    LayoutColorCase(
      testDescription: "a button in the primary colour of the theme",
      views: "<Button android:text=\"A\"/>", files: primary, theme: "@style/AppTheme",
      findings: ["review Button \"A\" may have a text contrast of 3.12:1; minimum 4.5:1"]),
    LayoutColorCase(
      testDescription: "a button of only a text in the primary colour",
      views: "<LinearLayout android:background=\"#FFFFFF\"><Button android:text=\"A\" "
        + "style=\"@style/Widget.MaterialComponents.Button.TextButton\"/></LinearLayout>",
      files: primary, theme: "@style/AppTheme",
      findings: ["review Button \"A\" may have a text contrast of 3.12:1; minimum 4.5:1"]),
    LayoutColorCase(
      testDescription: "a button in a style over the theme",
      views: "<Button android:text=\"A\" android:theme=\"@style/Green\"/>",
      files: [
        "values/styles.xml": "<style name=\"AppTheme\" parent=\"Theme.AppCompat.Light\"/>"
          + "<style name=\"Green\"><item name=\"colorButtonNormal\">#60C353</item>"
          + "<item name=\"android:textColor\">#FFFFFF</item></style>"
      ], theme: "@style/AppTheme",
      findings: ["review Button \"A\" may have a text contrast of 2.22:1; minimum 4.5:1"]),
    LayoutColorCase(
      testDescription: "on a veil on an unknown colour",
      views: "<LinearLayout android:background=\"@drawable/missing\"><LinearLayout "
        + "android:background=\"#F5FFFFFF\">" + text(color: "#FEA34C")
        + "</LinearLayout></LinearLayout>",
      findings: ["review TextView \"A\" may have a text contrast of 1.98:1 at best; minimum 4.5:1"]),
    LayoutColorCase(
      testDescription: "a check box on the view around it",
      views: "<LinearLayout android:background=\"#FFFFFF\"><CheckBox android:text=\"A\" "
        + "android:textColor=\"#999999\"/></LinearLayout>",
      findings: ["fail CheckBox \"A\" has a text contrast of 2.84:1; minimum 4.5:1"]),
    LayoutColorCase(
      testDescription: "a field whose line has a colour",
      views: "<LinearLayout android:background=\"#FFFFFF\"><EditText android:hint=\"Name\" "
        + "android:textColor=\"#999999\" android:backgroundTint=\"#999999\"/></LinearLayout>",
      findings: ["fail EditText has a text contrast of 2.84:1; minimum 4.5:1"]),
    LayoutColorCase(
      testDescription: "a text that code colours",
      views: "<LinearLayout android:background=\"#FFFFFF\"><TextView android:id=\"@+id/price\" "
        + "android:text=\"A\" android:textColor=\"#000000\"/></LinearLayout>",
      files: ["values/colors.xml": "<color name=\"gain\">#8BC34A</color>"],
      code: "class Cart(val b: CartBinding) { b.price.setTextColor(getColor(R.color.gain)) }",
      findings: ["review TextView \"price\" may have a text contrast of 2.09:1; minimum 4.5:1"]),
    LayoutColorCase(
      testDescription: "a field and its hint",
      views: "<EditText android:hint=\"Name\" android:textColor=\"#999999\" "
        + "android:textColorHint=\"#AAAAAA\" android:background=\"#FFFFFF\"/>",
      findings: ["fail EditText has a hint contrast of 2.32:1; minimum 4.5:1"]),
    LayoutColorCase(
      testDescription: "a hint alone",
      views: "<EditText android:hint=\"Name\" android:textColor=\"#000000\" "
        + "android:textColorHint=\"#AAAAAA\" android:background=\"#FFFFFF\"/>",
      findings: ["fail EditText has a hint contrast of 2.32:1; minimum 4.5:1"]),
    LayoutColorCase(
      testDescription: "a field with a line below it",
      views: "<LinearLayout android:background=\"#FFFFFF\"><EditText android:hint=\"Name\" "
        + "android:textColor=\"#999999\"/></LinearLayout>",
      findings: ["fail EditText has a text contrast of 2.84:1; minimum 4.5:1"]),
    LayoutColorCase(
      testDescription: "a field in a box of a Material layout",
      views: "<LinearLayout android:background=\"#FFFFFF\"><TextInputLayout android:hint=\"Name\">"
        + "<EditText android:textColor=\"#999999\"/></TextInputLayout></LinearLayout>"),
  ]
}

/// A control of a layout after a text, and what is reported of its name.
struct LayoutLabelCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let views: String
  /// Of the app, in Kotlin.
  var code = ""
  var messages: [String] = []
  var remedies: [String] = []
  var fixes: [Fix?] = []

  private static let caption = "<TextView android:text=\"Currency\"/>"
  private static let connect = "point android:labelFor of the text “Currency” at it"
  private static let fix = Fix(attribute: .labelledBy, value: "Currency")

  static let all = [
    LayoutLabelCase(
      testDescription: "a drop-down list", views: "\(caption)<Spinner android:id=\"@+id/list\"/>",
      messages: ["Spinner \"list\" has no label"], remedies: [connect], fixes: [fix]),
    LayoutLabelCase(
      testDescription: "a field", views: "\(caption)<EditText android:id=\"@+id/name\"/>",
      messages: ["EditText \"name\" has no label or placeholder"], remedies: [connect],
      fixes: [fix]),
    LayoutLabelCase(
      testDescription: "a field without an identifier, to which nothing can point",
      views: "\(caption)<EditText/>", messages: ["EditText has no label or placeholder"],
      remedies: [connect], fixes: [nil]),
    LayoutLabelCase(
      testDescription: "a field whose hint is an example",
      views: "\(caption)<EditText android:id=\"@+id/name\" android:hint=\"e.g. Euro\"/>",
      messages: ["EditText \"name\" has only the placeholder “e.g. Euro”, no label"],
      remedies: [connect], fixes: [fix]),
    LayoutLabelCase(
      testDescription: "a field whose hint is its name",
      views: "\(caption)<EditText android:id=\"@+id/name\" android:hint=\"Euro\"/>"),
    LayoutLabelCase(
      testDescription: "a text that points at the field",
      views: "<TextView android:text=\"Currency\" android:labelFor=\"@id/name\"/>"
        + "<EditText android:id=\"@+id/name\" android:hint=\"e.g. Euro\"/>"),
    LayoutLabelCase(
      testDescription: "a text that code may hide or fill",
      views: "<TextView android:id=\"@+id/currency\" android:text=\"Currency\"/>"
        + "<EditText android:id=\"@+id/name\"/>",
      code: "binding.currency.text = account.currency",
      messages: ["EditText \"name\" has no label or placeholder"],
      remedies: ["set android:hint, or android:labelFor on the visible label of the field"],
      fixes: [nil]),
    LayoutLabelCase(
      testDescription: "a text that is clicked itself",
      views: "<TextView android:text=\"Help\" android:onClick=\"help\"/>"
        + "<EditText android:id=\"@+id/name\"/>",
      messages: ["EditText \"name\" has no label or placeholder"],
      remedies: ["set android:hint, or android:labelFor on the visible label of the field"],
      fixes: [nil]),
  ]
}
