import TestSupport

// The colours of layouts whose ground a theme, a host or the style of a class decides.

extension LayoutColorCase {
  private static let grey =
    "<TextView android:text=\"A\" android:textColor=\"#AAAAAA\"/>"

  private static func found(_ contrast: String) -> [String] {
    ["review TextView \"A\" may have a text contrast of \(contrast):1; minimum 4.5:1"]
  }

  private static func theme(_ parent: String, _ items: String = "", rest: String = "")
    -> [String: String]
  {
    [
      "values/styles.xml":
        "<style name=\"AppTheme\" parent=\"\(parent)\">\(items)</style>\(rest)"
    ]
  }

  private static func layout(
    _ views: String, element: String = "FrameLayout", _ attributes: String = ""
  ) -> String {
    "<\(element) \(AndroidLayoutDocument.namespaces) \(attributes)>\(views)</\(element)>"
  }

  /// A bold text on white.
  private static func bold(
    _ description: String, _ color: String, size: String = "16sp", _ findings: [String] = []
  ) -> LayoutColorCase {
    LayoutColorCase(
      testDescription: description,
      views: "<LinearLayout android:background=\"#FFFFFF\"><TextView android:text=\"A\" "
        + "android:textStyle=\"bold\" android:textSize=\"\(size)\" "
        + "android:textColor=\"\(color)\"/></LinearLayout>", findings: findings)
  }

  private static func field(_ text: String, hint: String, _ finding: String) -> LayoutColorCase {
    LayoutColorCase(
      testDescription: "a field with a text of \(text) and a hint of \(hint)",
      views: "<EditText android:hint=\"Name\" android:textColor=\"\(text)\" "
        + "android:textColorHint=\"\(hint)\" android:background=\"#FFFFFF\"/>",
      findings: ["fail EditText has a \(finding):1; minimum 4.5:1"])
  }

  static let large = [
    bold(
      "bold text that is large for Android alone", "#8A8A8A",
      ["review TextView \"A\" may have a text contrast of 3.45:1; minimum 4.5:1"]),
    bold("bold text that is nearly strong enough as small text", "#7D7D7D"),
    bold("bold text that is large in CSS pixels, too", "#8A8A8A", size: "19sp"),
    bold(
      "faint bold text", "#AAAAAA",
      ["fail TextView \"A\" has a text contrast of 2.32:1; minimum 3:1"]),
    field("#8A8A8A", hint: "#AAAAAA", "hint contrast of 2.32"),
    field("#AAAAAA", hint: "#8A8A8A", "text contrast of 2.32"),
    LayoutColorCase(
      testDescription: "a hint in a colour by state among the drawables",
      views: "<EditText android:hint=\"Name\" android:textColor=\"#000000\" "
        + "android:textColorHint=\"@drawable/hint\" android:background=\"#FFFFFF\"/>",
      files: [
        "drawable/hint.xml": "<selector \(AndroidLayoutDocument.namespaces)>"
          + "<item android:state_focused=\"true\" android:color=\"#000000\"/>"
          + "<item android:color=\"#AAAAAA\"/></selector>"
      ], findings: ["fail EditText has a hint contrast of 2.32:1; minimum 4.5:1"]),
    LayoutColorCase(
      testDescription: "in a card, which draws no background of the layout",
      views: """
        <LinearLayout android:background="#000000"><androidx.cardview.widget.CardView \
        android:background="#1E1C1C" android:layout_height="wrap_content"><TextView \
        android:text="A" android:textColor="#6CBBDF"/></androidx.cardview.widget.CardView>\
        </LinearLayout>
        """,
      files: theme("Theme.AppCompat.Light"), theme: "@style/AppTheme",
      findings: ["review TextView \"A\" may have a text contrast of 2.14:1; minimum 4.5:1"]),
    LayoutColorCase(
      testDescription: "in a card whose height a view behind the text decides",
      views: """
        <androidx.cardview.widget.CardView app:cardBackgroundColor="#FFFFFF" \
        android:layout_height="wrap_content"><View android:layout_width="match_parent" \
        android:layout_height="180dp" android:background="#000000"/><TextView android:text="A" \
        android:layout_width="wrap_content" android:layout_height="wrap_content" \
        android:textColor="#555555"/></androidx.cardview.widget.CardView>
        """,
      findings: ["review TextView \"A\" may have a text contrast of 2.81:1; minimum 4.5:1"]),
  ]

  static let themes = [
    LayoutColorCase(
      testDescription: "in a layout with the ripple of the theme", views: grey,
      files: theme("Theme.AppCompat.Light"), theme: "@style/AppTheme",
      document: layout(grey, "android:background=\"?attr/selectableItemBackground\""),
      findings: found("2.22")),
    LayoutColorCase(
      testDescription: "on the window of an unknown theme, light as most", views: grey,
      files: theme("Theme.Shop.Light"), theme: "@style/AppTheme", findings: found("2.22")),
    LayoutColorCase(
      testDescription: "on the window of an unknown theme that is called dark", views: grey,
      files: theme("Theme.Shop.Dark"), theme: "@style/AppTheme"),
    LayoutColorCase(
      testDescription: "on the window of a theme that shows what is behind it", views: grey,
      files: theme("Theme.Shop.Translucent"), theme: "@style/AppTheme"),
    LayoutColorCase(
      testDescription: "in a widget, on the picture of the launcher", views: grey,
      files: theme("Theme.AppCompat.Light"), theme: "@style/AppTheme", name: "cart_widget"),
    LayoutColorCase(
      testDescription: "in a row about a notification", views: grey,
      files: theme("Theme.AppCompat.Light"), theme: "@style/AppTheme", name: "row_notification",
      findings: found("2.22")),
    LayoutColorCase(
      testDescription: "in a layout of the app", views: grey, files: theme("Theme.AppCompat.Light"),
      theme: "@style/AppTheme", document: layout(grey, element: "com.example.RoundedLayout"),
      findings: found("2.22")),
    LayoutColorCase(
      testDescription: "in a view of the app that may paint itself", views: grey,
      files: theme("Theme.AppCompat.Light"), theme: "@style/AppTheme",
      document: layout(grey, element: "com.example.Wallpaper")),
    LayoutColorCase(
      testDescription: "in an attribute that only another theme sets",
      views: "<TextView android:text=\"A\" android:textColor=\"?hintText\"/>",
      files: theme(
        "Theme.AppCompat.Light",
        rest: "<style name=\"ThemeLight\" parent=\"Theme.AppCompat.Light\">"
          + "<item name=\"hintText\">#AAAAAA</item></style>"),
      theme: "@style/AppTheme", findings: found("2.22")),
    LayoutColorCase(
      testDescription: "in a colour of the library",
      views: "<TextView android:text=\"A\" android:textColor=\"?attr/colorOutlineVariant\"/>",
      files: theme("Theme.Material3.Light"), theme: "@style/AppTheme", findings: found("1.62")),
    LayoutColorCase(
      testDescription: "a button in the style of the theme for buttons",
      views: "<Button android:text=\"A\"/>",
      files: theme(
        "Theme.AppCompat.Light", "<item name=\"buttonStyle\">@style/Green</item>",
        rest: "<style name=\"Green\" parent=\"Widget.AppCompat.Button\">"
          + "<item name=\"android:background\">#60C353</item>"
          + "<item name=\"android:textColor\">#FFFFFF</item></style>"),
      theme: "@style/AppTheme",
      findings: ["fail Button \"A\" has a text contrast of 2.22:1; minimum 4.5:1"]),
    LayoutColorCase(
      testDescription: "a plain text in the secondary colour of the theme",
      views: "<TextView android:text=\"A\"/>", files: theme("Theme.AppCompat.Light"),
      theme: "@style/AppTheme",
      document: layout("<TextView android:text=\"A\"/>", "android:background=\"#DDDDDD\""),
      findings: found("4.26")),
    LayoutColorCase(
      testDescription: "a text in the primary colour of the theme",
      views: "", files: theme("Theme.AppCompat.Light"), theme: "@style/AppTheme",
      document: layout(
        "<TextView android:text=\"A\" android:textAppearance=\"?attr/textAppearanceListItem\"/>",
        "android:background=\"#DDDDDD\"")),
    LayoutColorCase(
      testDescription: "a button with its own background in the text colour of AppCompat",
      views: "<Button android:text=\"A\" android:background=\"#292A50\"/>",
      files: theme("Theme.AppCompat.Light"), theme: "@style/AppTheme",
      findings: ["review Button \"A\" may have a text contrast of 1.48:1; minimum 4.5:1"]),
    LayoutColorCase(
      testDescription: "a button with its own tint in the text colour of Material",
      views: "<Button android:text=\"A\" android:backgroundTint=\"#FFAFCC\"/>",
      files: theme("Theme.Material3.Light"), theme: "@style/AppTheme",
      findings: ["review Button \"A\" may have a text contrast of 1.71:1; minimum 4.5:1"]),
    LayoutColorCase(
      testDescription: "a button with a background and no tint",
      views: "<Button android:text=\"A\" android:textColor=\"#FFFFFF\" "
        + "android:background=\"#60C353\" android:backgroundTint=\"@null\"/>",
      files: theme("Theme.AppCompat.Light"), theme: "@style/AppTheme",
      findings: ["fail Button \"A\" has a text contrast of 2.22:1; minimum 4.5:1"]),
    LayoutColorCase(
      testDescription: "a hint in the colour of the theme",
      views: "<EditText android:hint=\"Name\" android:textColor=\"#000000\" "
        + "android:background=\"#FFFFFF\"/>",
      files: theme(
        "Theme.AppCompat.Light", "<item name=\"android:textColorHint\">#AAAAAA</item>"),
      theme: "@style/AppTheme",
      findings: ["review EditText may have a hint contrast of 2.32:1; minimum 4.5:1"]),
    LayoutColorCase(
      testDescription: "a hint in a layout of Material, whatever the theme states",
      views:
        "<com.google.android.material.textfield.TextInputLayout android:background=\"#FFFFFF\">"
        + "<EditText android:hint=\"Name\" android:textColor=\"#000000\" "
        + "android:background=\"#FFFFFF\"/></com.google.android.material.textfield.TextInputLayout>",
      files: theme(
        "Theme.AppCompat.Light", "<item name=\"android:textColorHint\">#AAAAAA</item>"),
      theme: "@style/AppTheme"),
    LayoutColorCase(
      testDescription: "a hint on a picture",
      views: "<EditText android:hint=\"Name\" android:textColorHint=\"#9D9C96\"/>",
      document: layout(
        "<EditText android:hint=\"Name\" android:textColorHint=\"#9D9C96\"/>",
        "android:background=\"@drawable/sea\""), pictures: ["sea"],
      findings: ["review EditText may have too little contrast with the picture behind it"]
    ),
  ]
}
