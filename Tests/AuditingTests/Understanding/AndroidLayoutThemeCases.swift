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
      testDescription: "a hint on a picture",
      views: "<EditText android:hint=\"Name\" android:textColorHint=\"#9D9C96\"/>",
      document: layout(
        "<EditText android:hint=\"Name\" android:textColorHint=\"#9D9C96\"/>",
        "android:background=\"@drawable/sea\""), pictures: ["sea"],
      findings: ["review EditText may have too little contrast with the picture behind it"]
    ),
  ]
}
