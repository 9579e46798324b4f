import AccessibilityModel
import TestSupport
import Testing

/// Views, the resources of their project, and the elements that they become.
struct LayoutCase: CustomTestStringConvertible {
  var testDescription: String
  var views: String
  var files: [String: String] = [:]
  var lines: [String]

  private static func strings(_ values: [String: String]) -> [String: String] {
    [
      "values/strings.xml": values.map { "<string name=\"\($0)\">\($1)</string>" }.sorted().joined()
    ]
  }

  static let all: [LayoutCase] = [
    LayoutCase(
      testDescription: "a text and a button, literal and from resources",
      views: """
        <TextView android:text="Cart"/>
        <Button android:id="@+id/buy" android:text="@string/buy"/>
        """,
      files: strings(["buy": "Buy \\'now\\' &lt;b&gt;"]),
      lines: [
        "+ staticText \"Cart\"? {staticText}?",
        "+ button \"Buy 'now' <b>\"? #buy gestures:tap {button}?",
      ]),
    LayoutCase(
      testDescription: "a description precedes a text",
      views: "<Button android:text=\"+\" android:contentDescription=\"More\"/>",
      lines: ["+ button \"More\" text:+ gestures:tap {button}?"]),
    LayoutCase(
      testDescription: "image buttons with, without and with an empty description",
      views: """
        <ImageButton android:contentDescription="Buy" android:src="@drawable/ic_buy"/>
        <ImageButton android:src="@drawable/ic_buy"/>
        <ImageButton android:contentDescription="@null"/>
        """,
      lines: [
        "+ button \"Buy\" gestures:tap {button image}?",
        "+ button gestures:tap {button image}?",
        "+ button gestures:tap {button image}?",
      ]),
    LayoutCase(
      testDescription:
        "an image is a stop with a description only, and a button if it is clickable",
      views: """
        <ImageView android:src="@drawable/map"/>
        <ImageView android:contentDescription="Map"/>
        <ImageView android:onClick="zoom" android:contentDescription="Zoom"/>
        """,
      lines: [
        "image {image}?", "+ image \"Map\" {image}?",
        "+ button \"Zoom\" gestures:tap {button image}?",
      ]),
    LayoutCase(
      testDescription: "an image draws no text, but a button with an icon and a text does",
      views: """
        <ImageButton android:text="+"/>
        <com.google.android.material.floatingactionbutton.FloatingActionButton android:text="+"/>
        <com.google.android.material.floatingactionbutton.ExtendedFloatingActionButton
          android:text="New"/>
        """,
      lines: [
        "+ button gestures:tap {button image}?", "+ button gestures:tap {button image}?",
        "+ button \"New\"? gestures:tap {button image}?",
      ]),
    LayoutCase(
      testDescription: "a row joins its texts",
      views: """
        <LinearLayout android:clickable="true" android:focusable="true">
          <TextView android:text="Tea"/>
          <TextView android:text="3 €"/>
        </LinearLayout>
        """,
      lines: [
        "+ other \"Tea, 3 €\"? gestures:tap",
        "  staticText \"Tea\"? {staticText}?", "  staticText \"3 €\"? {staticText}?",
      ]),
    LayoutCase(
      testDescription: "importance",
      views: """
        <TextView android:text="A" android:importantForAccessibility="no"/>
        <FrameLayout android:importantForAccessibility="noHideDescendants">
          <TextView android:text="B"/>
        </FrameLayout>
        """,
      lines: [
        "staticText \"A\"? {staticText}?", "other", "  staticText \"B\"? {staticText}?",
      ]),
    LayoutCase(
      testDescription: "states, headings and live regions",
      views: """
        <TextView android:text="Cart" android:accessibilityHeading="true"/>
        <CheckBox android:text="Gift" android:checked="true"/>
        <Switch android:text="Sound" android:enabled="false"/>
        <TextView android:text="Saved" android:accessibilityLiveRegion="polite"/>
        """,
      lines: [
        "+ staticText \"Cart\"? {staticText header}?",
        "+ checkBox \"Gift\"? =1 gestures:tap {button toggleButton}?",
        "+ toggle \"Sound\"? =0 gestures:tap {button notEnabled toggleButton}? disabled",
        "+ staticText \"Saved\"? {staticText updatesFrequently}?",
      ]),
    LayoutCase(
      testDescription: "a field of letters that are shown is no password",
      views: """
        <EditText android:inputType="textVisiblePassword" android:hint="Where to?"/>
        <EditText android:inputType="text|textWebPassword" android:hint="Password"/>
        """,
      lines: [
        "+ textField placeholder:Where to? gestures:tap {textEntry}?",
        "+ secureTextField placeholder:Password gestures:tap {textEntry secureTextField}?",
      ]),
    LayoutCase(
      testDescription: "the hint of a layout around a field replaces its own, if it is shown",
      views: """
        <com.google.android.material.textfield.TextInputLayout android:hint="Title">
          <EditText android:hint="Untitled"/>
        </com.google.android.material.textfield.TextInputLayout>
        <com.google.android.material.textfield.TextInputLayout>
          <EditText android:hint="Untitled"/>
        </com.google.android.material.textfield.TextInputLayout>
        <com.google.android.material.textfield.TextInputLayout android:hint="Title"
          app:hintEnabled="false">
          <EditText android:hint="Untitled"/>
        </com.google.android.material.textfield.TextInputLayout>
        """,
      lines: [
        "other", "  + textField placeholder:Title gestures:tap {textEntry}?",
        "other", "  + textField placeholder:Untitled gestures:tap {textEntry}?",
        "other", "  + textField placeholder:Untitled gestures:tap {textEntry}?",
      ]),
    LayoutCase(
      testDescription: "a field with the hint of the layout around it, and a password",
      views: """
        <com.google.android.material.textfield.TextInputLayout android:hint="Name">
          <EditText android:id="@+id/name"/>
        </com.google.android.material.textfield.TextInputLayout>
        <EditText android:inputType="textPassword" android:hint="Password"/>
        """,
      lines: [
        "other",
        "  + textField #name placeholder:Name gestures:tap {textEntry}?",
        "+ secureTextField placeholder:Password gestures:tap {textEntry secureTextField}?",
      ]),
    LayoutCase(
      testDescription: "hidden views",
      views: "<Button android:text=\"A\" android:visibility=\"gone\"/>",
      lines: ["+ button \"A\"? gestures:tap {button}? hidden"]),
    LayoutCase(
      testDescription: "data binding leaves a text open",
      views: "<Button android:text=\"@{cart.title}\"/>",
      lines: ["+ button gestures:tap {button}?"]),
    LayoutCase(
      testDescription: "styles set descriptions and sizes",
      views: "<ImageButton style=\"@style/Icon.Buy\"/>",
      files: [
        "values/styles.xml": """
        <style name="Icon"><item name="android:contentDescription">Buy</item></style>
        <style name="Icon.Buy"><item name="android:background">@null</item></style>
        """
      ],
      lines: ["+ button \"Buy\" gestures:tap {button image}?"]),
    LayoutCase(
      testDescription: "a text that is another one, and one that only looks like it",
      views: """
        <TextView android:text="@string/empty"/>
        <TextView android:text="@string/handle"/>
        """,
      files: strings(["empty": "@string/none", "none": "No videos", "handle": "@home"]),
      lines: [
        "+ staticText \"No videos\"? {staticText}?", "+ staticText \"@home\"? {staticText}?",
      ]),
    LayoutCase(
      testDescription: "a toolbar has a button for its navigation icon",
      views: """
        <Toolbar app:navigationIcon="@drawable/back" app:navigationContentDescription="Back"/>
        <Toolbar app:navigationIcon="@drawable/back"><Button android:text="Buy"/></Toolbar>
        <Toolbar app:navigationIcon="@null"/>
        """,
      lines: [
        "toolbar", "  + button \"Back\" gestures:tap {button image}?", "toolbar",
        "  + button gestures:tap {button image}?", "  + button \"Buy\"? gestures:tap {button}?",
        "toolbar",
      ]),
    LayoutCase(
      testDescription: "a stub is hidden until code inflates its layout",
      views:
        "<ViewStub android:id=\"@+id/stub\" android:inflatedId=\"@+id/error\" android:layout=\"@layout/error\"/>",
      files: [
        "layout/error.xml":
          "<TextView \(AndroidLayoutDocument.namespaces) android:text=\"No network\"/>"
      ],
      lines: ["+ staticText \"No network\"? #error {staticText}? hidden"]),
  ]
}

/// The root of a document.
struct RootCase: CustomTestStringConvertible {
  var testDescription: String { source }
  var source: String
  var isLayout: Bool

  private static let namespace = "xmlns:android=\"http://schemas.android.com/apk/res/android\""

  private static func root(_ name: String) -> String { "<\(name) \(namespace)/>" }

  static let all =
    [
      "LinearLayout", "merge", "layout", "menu", "TextView", "PreferenceScreen", "include",
      "androidx.coordinatorlayout.widget.CoordinatorLayout", "com.example.StarsView",
    ].map { RootCase(source: root($0), isLayout: true) }
    + [
      "vector", "shape", "selector", "manifest", "set", "animated-vector", "MotionScene",
      "navigation", "resources",
    ].map { RootCase(source: root($0), isLayout: false) }
    + [
      RootCase(source: "<layout><data/></layout>", isLayout: true),
      RootCase(source: "<LinearLayout/>", isLayout: false),
    ]
}

/// A view, code, and what is known of its label.
struct EvidenceCase: CustomTestStringConvertible {
  var testDescription: String
  var view = "<ImageButton android:id=\"@+id/buy_now\"/>"
  var code: String?
  var label: CodeEvidence.Answer

  static let all = [
    EvidenceCase(
      testDescription: "no sources", label: .unknown("no sources of the app were read")),
    EvidenceCase(
      testDescription: "no identifier", view: "<ImageButton/>", code: "class Cart",
      label: .notSet("it has no identifier")),
    EvidenceCase(
      testDescription: "code that names another view", code: "val a = R.id.sell_now",
      label: .notSet("no file of 1 in Kotlin and Java names it")),
    EvidenceCase(
      testDescription: "code that sets no label", code: "findViewById(R.id.buy_now)",
      label: .notSet("no file of 1 in Kotlin and Java that names it sets it")),
    EvidenceCase(
      testDescription: "code that sets a label",
      code: "\nfindViewById(R.id.buy_now).contentDescription = title",
      label: .unknown("Cart.kt:2 names buy_now, and the file may set it")),
    EvidenceCase(
      testDescription: "view binding", code: "binding.buyNow.setContentDescription(title)",
      label: .unknown("Cart.kt:1 names buy_now, and the file may set it")),
    EvidenceCase(
      testDescription: "a class of the app",
      view: "<com.example.Stars android:id=\"@+id/buy_now\"/>",
      code: "class Cart", label: .unknown("its class, Stars, may set it")),
    EvidenceCase(
      testDescription: "data binding",
      view: "<ImageButton android:contentDescription=\"@{cart.title}\"/>", code: "class Cart",
      label: .set(
        .unknown, at: CodeEvidence.Location(file: "res/layout/cart.xml", line: 2))),
  ]
}

/// Attributes of a text, and its colour.
struct ColorCase: CustomTestStringConvertible {
  var testDescription: String { attributes }
  var attributes: String
  var hex: String?
  var dark: String?
  var isUnknown = false

  static let files = [
    "values/colors.xml": "<color name=\"ink\">#123</color><color name=\"text\">@color/ink</color>",
    "values-night/colors.xml": "<color name=\"ink\">#FFEEDDCC</color>",
    "values/styles.xml": """
    <style name="AppTheme" parent="Base"><item name="colorPrimary">#654321</item></style>
    <style name="Base"><item name="android:textColorPrimary">@color/ink</item></style>
    <style name="Title"><item name="android:textColor">#ABCDEF</item></style>
    """,
    "color/faded.xml": """
    <selector xmlns:android="http://schemas.android.com/apk/res/android">
      <item android:state_enabled="false" android:color="#000000"/>
      <item android:color="#445566"/>
    </selector>
    """,
  ]

  static let all = [
    ColorCase(attributes: "android:textColor=\"#FF8040\"", hex: "#FF8040"),
    ColorCase(attributes: "android:textColor=\"@color/text\"", hex: "#112233", dark: "#EEDDCC"),
    ColorCase(attributes: "android:textColor=\"?attr/colorPrimary\"", hex: "#654321"),
    ColorCase(
      attributes: "android:textColor=\"?android:attr/textColorPrimary\"", hex: "#112233",
      dark: "#EEDDCC"),
    ColorCase(attributes: "android:textColor=\"?android:attr/textColorLink\"", isUnknown: true),
    ColorCase(attributes: "android:textAppearance=\"@style/Title\"", hex: "#ABCDEF"),
    ColorCase(attributes: "android:textColor=\"@color/faded\"", hex: "#445566"),
    ColorCase(attributes: "android:textColor=\"@android:color/white\"", hex: "#FFFFFF"),
    ColorCase(attributes: "android:textColor=\"@color/elsewhere\"", isUnknown: true),
    ColorCase(attributes: "android:textColor=\"?attr/colorError\"", isUnknown: true),
    // The theme's.
    ColorCase(attributes: "", hex: "#112233", dark: "#EEDDCC"),
  ]
}

/// A folder of layouts, and what it says.
struct FolderCase: CustomTestStringConvertible {
  var testDescription: String { folder }
  var folder: String
  var orientation = Orientation.portrait
  var idiom = Idiom.phone
  var direction = LayoutDirection.ltr
  var label = "Cart"

  static let all = [
    FolderCase(folder: "layout"), FolderCase(folder: "layout-v21"),
    FolderCase(folder: "layout-land", orientation: .landscape, label: "Wide cart"),
    FolderCase(folder: "layout-sw600dp", idiom: .pad),
    FolderCase(folder: "layout-ldrtl", direction: .rtl),
  ]
}

/// A damaged layout and the message about it.
struct LayoutFault: CustomTestStringConvertible {
  var testDescription: String
  var source: String
  var error: String

  private static let head =
    "<LinearLayout xmlns:android=\"http://schemas.android.com/apk/res/android\">"

  static let all = [
    LayoutFault(
      testDescription: "cut in the middle", source: "\(head)\n<TextView/>\n",
      error: "cart.xml:3:1: error: found the end of the file inside <LinearLayout>; "
        + "expected </LinearLayout>"),
    LayoutFault(
      testDescription: "without a view",
      source: "<layout \(head.dropFirst("<LinearLayout ".count).dropLast())><data/></layout>",
      error: "cart.xml:1:1: error: found no view; expected at least one"),
  ]
}
