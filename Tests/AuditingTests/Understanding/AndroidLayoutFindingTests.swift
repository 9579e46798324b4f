import AccessibilityModel
import Auditing
import HierarchyReading
import TestSupport
import Testing

@testable import AuditRules

/// The findings in layouts of Android, which have neither frames nor the texts that code sets.
struct AndroidLayoutFindingTests {
  @Test(arguments: LayoutFindingCase.all)
  func `a rule reports a view of a layout, or asks about it`(_ test: LayoutFindingCase) throws {
    let text = test.document ?? AndroidLayoutDocument.text(test.views, attributes: test.root)
    var options = ReadingOptions()
    options.androidResources = AndroidLayoutDocument.resources(
      test.files.merging(["layout/\(test.name).xml": text]) { $1 }, code: ["Cart.kt": test.code])
    let hierarchy = try HierarchyFormats.read(
      Array(text.utf8), named: "res/layout/\(test.name).xml", options: options)
    let audit = Auditor(rules: [test.rule]).audit(try #require(hierarchy.screens.first))
    #expect(audit.skippedRules.map(\.reason) == [])
    #expect(
      audit.findings.map { "\($0.outcome.rawValue) \($0.message.description)" } == test.findings)
  }
}

/// The views of a layout, and the findings of one rule.
struct LayoutFindingCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let rule: any Rule
  let views: String
  var files: [String: String] = [:]
  var code = ""
  var name = "cart"
  /// Attributes of the root.
  var root = ""
  /// The whole layout; nil for a vertical one around the views.
  var document: String?
  var findings: [String] = []

  static let all =
    headings + statuses + heights + names + targets + buttons + pages + lines + states + heard
    + shown + silent + content
}

extension LayoutFindingCase {
  private static let form = "<Button android:text=\"Buy\"/><EditText android:hint=\"Name\"/>"

  private static func heading(
    _ description: String, _ attributes: String, rest: String = form, code: String = "",
    _ findings: [String] = []
  ) -> LayoutFindingCase {
    LayoutFindingCase(
      testDescription: description, rule: RoleMissing(),
      views: "<TextView android:text=\"Your cart\" \(attributes)/>\(rest)", code: code,
      findings: findings)
  }

  /// A large text that is tied to the end and the bottom of an image.
  private static func heading(
    onImage description: String, side: String, _ findings: [String] = []
  ) -> LayoutFindingCase {
    LayoutFindingCase(
      testDescription: description, rule: RoleMissing(), views: "",
      document: """
        <androidx.constraintlayout.widget.ConstraintLayout \(AndroidLayoutDocument.namespaces)>
          <ImageView android:id="@+id/banner" android:background="#FFDB4B"
            android:layout_width="\(side)" android:layout_height="\(side)"/>
          <TextView android:text="Your cart" android:textSize="24sp"
            app:layout_constraintEnd_toEndOf="@id/banner"
            app:layout_constraintBottom_toBottomOf="@id/banner"/>
          \(form)
        </androidx.constraintlayout.widget.ConstraintLayout>
        """, findings: findings)
  }

  private static let unmarked = [
    "fail TextView \"Your cart\" looks like a heading but is not marked as one"
  ]

  private static func part(_ title: String, _ rest: String) -> String {
    "<TextView android:text=\"\(title)\" android:textStyle=\"bold\"/>\(rest)"
  }

  private static let switches = "<Switch android:text=\"A\"/><Switch android:text=\"B\"/>"

  private static let headings = [
    heading("a large text", "android:textSize=\"24sp\"", unmarked),
    heading(
      "a text in a style of a library", "android:textAppearance=\"?attr/textAppearanceHeadline6\"",
      unmarked),
    heading(
      "a large text that is marked",
      "android:textSize=\"24sp\" android:accessibilityHeading=\"true\""),
    heading("a text of usual size", "android:textSize=\"16sp\""),
    heading(
      "a text in a style of the app for headings", "style=\"@style/Settings.Subheader2\"",
      ["review TextView \"Your cart\" may look like a heading but is not marked as one"]),
    heading("a text in a style of the app for rows", "style=\"@style/Settings.Item\""),
    heading(onImage: "a large text on an image", side: "180dp"),
    heading(onImage: "a large text on the image behind a page", side: "match_parent", unmarked),
    heading(
      "a large text with nothing but a button after it", "android:textSize=\"24sp\"",
      rest: "<Button android:text=\"Buy\"/>"),
    heading(
      "a large text that titles a field", "android:textSize=\"24sp\"",
      rest: "<EditText/><Button android:text=\"Buy\"/>"),
    heading(
      "a large text before a field with a hint", "android:textSize=\"24sp\"",
      rest: "<EditText android:hint=\"Name\"/><Button android:text=\"Buy\"/>",
      ["review TextView \"Your cart\" may look like a heading but is not marked as one"]),
    LayoutFindingCase(
      testDescription: "a bold text before a field with a hint", rule: RoleMissing(),
      views: "<TextView android:text=\"Every\" android:textStyle=\"bold\"/>"
        + "<EditText android:hint=\"Days\"/>" + part("Sound", switches)
        + part("Network", switches),
      findings: ["review TextView \"Sound\" may look like a heading but is not marked as one"]),
    heading(
      "a large text that code may mark", "android:id=\"@+id/top\" android:textSize=\"24sp\"",
      code: "top.isAccessibilityHeading = true",
      ["review TextView \"top\" may look like a heading but is not marked as one"]),
    LayoutFindingCase(
      testDescription: "a large figure", rule: RoleMissing(),
      views: "<TextView android:text=\"0.00 RS\" android:textSize=\"24sp\"/>\(form)"),
    heading(
      "a large text before a value that code writes", "android:textSize=\"20sp\"",
      rest: "<TextView android:textSize=\"20sp\"/>\(form)"),
    heading(
      "a large text above a figure", "android:textSize=\"20sp\"",
      rest: "<TextView android:text=\"1234\"/>\(form)"),
    heading(
      "a large text above a small figure", "android:textSize=\"20sp\"",
      rest: "<TextView android:text=\"10\" android:textSize=\"12sp\"/>\(form)",
      ["fail TextView \"Your cart\" looks like a heading but is not marked as one"]),
    LayoutFindingCase(
      testDescription: "a large text above one button", rule: RoleMissing(),
      views: "<Button android:text=\"Close\"/>"
        + "<TextView android:text=\"Your date\" android:textSize=\"24sp\"/>"
        + "<Button android:text=\"Today\"/><TextView android:text=\"Or call us.\"/>",
      findings: ["review TextView \"Your date\" may look like a heading but is not marked as one"]),
    LayoutFindingCase(
      testDescription: "a large text beside another in a line", rule: RoleMissing(),
      views: "<LinearLayout><TextView android:text=\"Price\" android:textSize=\"20sp\"/>"
        + "<TextView android:text=\"Number\" android:textSize=\"16sp\"/></LinearLayout>\(form)"),
    LayoutFindingCase(
      testDescription: "a large text in a row of a list", rule: RoleMissing(),
      views: "<TextView android:text=\"Your cart\" android:textSize=\"24sp\"/>\(form)",
      name: "item_cart"),
    LayoutFindingCase(
      testDescription: "bold texts that divide the layout", rule: RoleMissing(),
      views: part("Sound", switches) + part("Network", switches),
      findings: ["review TextView \"Sound\" may look like a heading but is not marked as one"]),
    LayoutFindingCase(
      testDescription: "bold names of values", rule: RoleMissing(),
      views: part("Author", "<TextView android:text=\"Ann\"/>")
        + part("Publisher", "<TextView android:text=\"Bob\"/>")),
  ]

  private static func status(
    _ description: String, _ views: String, name: String = "cart", _ view: String? = nil
  ) -> LayoutFindingCase {
    LayoutFindingCase(
      testDescription: description, rule: StatusNotAnnounced(), views: views,
      code: "login_error.text = a; error_box.isVisible = true; sync_status.setText(a)", name: name,
      findings: view.map { ["review \($0) may show a status but has no live region"] } ?? [])
  }

  private static let error =
    "<TextView android:id=\"@+id/login_error\" android:visibility=\"gone\"/>"

  private static let statuses = [
    status("an error that code shows", error, "TextView \"login_error\""),
    status("one in a row of a list", error, name: "item_cart"),
    status(
      "one in a live region",
      "<FrameLayout android:accessibilityLiveRegion=\"polite\">\(error)</FrameLayout>"),
    status(
      "a text in a box that code shows",
      """
      <LinearLayout android:id="@+id/error_box" android:visibility="gone">
      <TextView android:text="Sorry"/></LinearLayout>
      """, "TextView \"Sorry\""),
    status(
      "a text that code writes", "<TextView android:id=\"@+id/sync_status\"/>",
      "TextView \"sync_status\""),
    status(
      "a text of the file", "<TextView android:text=\"Error\"/>"),
    status(
      "a text of the file that code replaces",
      "<TextView android:id=\"@+id/sync_status\" android:text=\"Waiting\"/>",
      "TextView \"sync_status\""),
  ]

  private static func text(
    _ description: String, _ attributes: String, code: String = "", _ findings: [String] = []
  ) -> LayoutFindingCase {
    LayoutFindingCase(
      testDescription: description, rule: TextClipped(),
      views: "<TextView android:text=\"Total\" \(attributes)/>", code: code, findings: findings)
  }

  private static let heights = [
    text(
      "a line of text lower than at the largest size",
      "android:textSize=\"14sp\" android:layout_height=\"24dp\"",
      ["fail TextView \"Total\" clips larger text with its fixed height of 24 dp"]),
    text(
      "a line with room for the largest size",
      "android:textSize=\"14sp\" android:layout_height=\"48dp\""),
    text(
      "a text as high as its line",
      "android:textSize=\"14sp\" android:layout_height=\"wrap_content\""
    ),
    text("a text that does not grow", "android:textSize=\"14dp\" android:layout_height=\"24dp\""),
    text(
      "a circle with an initial",
      "android:textSize=\"14sp\" android:layout_height=\"24dp\" android:layout_width=\"24dp\""),
    text(
      "a height that code may set",
      "android:id=\"@+id/sum\" android:textSize=\"14sp\" android:layout_height=\"24dp\"",
      code: "sum.layoutParams = a",
      ["review TextView \"sum\" may clip larger text with its fixed height of 24 dp"]),
    LayoutFindingCase(
      testDescription: "a text in a low row", rule: TextClipped(),
      views: """
        <LinearLayout android:layout_height="24dp">
        <TextView android:text="Total" android:textSize="14sp" android:layout_height="wrap_content"/>
        </LinearLayout>
        """,
      findings: ["fail TextView \"Total\" clips larger text with its fixed height of 24 dp"]),
    LayoutFindingCase(
      testDescription: "a figure in a low row", rule: TextClipped(),
      views: low("<TextView android:text=\"1\" android:textSize=\"18sp\" \(wrapped)/>"),
      findings: ["fail TextView \"1\" clips larger text with its fixed height of 24 dp"]),
    LayoutFindingCase(
      testDescription: "a figure in a circle", rule: TextClipped(),
      views: low(
        "<TextView android:text=\"1\" android:textSize=\"18sp\" \(wrapped)/>",
        "android:layout_width=\"24dp\"")),
    LayoutFindingCase(
      testDescription: "two texts below each other that do not fit together", rule: TextClipped(),
      views: stack("40dp"),
      findings: ["fail TextView \"Pay\" clips larger text with its fixed height of 40 dp"]),
    LayoutFindingCase(
      testDescription: "two texts below each other with room for both", rule: TextClipped(),
      views: stack("72dp")),
    LayoutFindingCase(
      testDescription: "a text for which the layout provides two lines", rule: TextClipped(),
      views: "<TextView android:textSize=\"16sp\" android:maxLines=\"2\" "
        + "android:layout_height=\"48dp\"/>",
      findings: ["review TextView may clip larger text with its fixed height of 48 dp"]),
    LayoutFindingCase(
      testDescription: "a long text in the height of one line", rule: TextClipped(),
      views: "<TextView android:text=\"Pay when the parcel has come to your door\" "
        + "android:textSize=\"16sp\" android:layout_height=\"40dp\"/>",
      findings: [
        "review TextView \"Pay when the parcel has come to your doo…\" may clip larger text with its fixed height of 40 dp"
      ]),
    LayoutFindingCase(
      testDescription: "a view of no pixels that takes the focus", rule: MissingLabel(),
      views: "<LinearLayout android:layout_width=\"0px\" android:layout_height=\"0px\" "
        + "android:focusable=\"true\"/>"),
    LayoutFindingCase(
      testDescription: "a view of forty pixels that takes the focus", rule: MissingLabel(),
      views: "<LinearLayout android:layout_width=\"40px\" android:layout_height=\"40px\" "
        + "android:focusable=\"true\"/>", findings: ["fail LinearLayout has no label"]),
    LayoutFindingCase(
      testDescription: "a low field", rule: TextClipped(),
      views: "<EditText android:hint=\"Name\" android:textSize=\"18sp\" "
        + "android:layout_height=\"30dp\"/>",
      findings: ["fail EditText clips larger text with its fixed height of 30 dp"]),
    LayoutFindingCase(
      testDescription: "a style whose text size is not known", rule: TextClipped(),
      views: "<TextView android:text=\"Total\" style=\"@style/Total\" "
        + "android:layout_height=\"24dp\"/>"),
  ]

  private static let wrapped =
    "android:layout_width=\"wrap_content\" android:layout_height=\"wrap_content\""

  private static func low(_ view: String, _ width: String = "") -> String {
    "<LinearLayout android:layout_height=\"24dp\" \(width)>\(view)</LinearLayout>"
  }

  private static func stack(_ height: String) -> String {
    """
    <LinearLayout android:orientation="vertical" android:layout_height="\(height)">
    <TextView android:text="Total" android:textSize="14sp" \(wrapped)/>
    <TextView android:text="Pay" android:textSize="12sp" \(wrapped)/>
    </LinearLayout>
    """
  }

  private static func tile(
    _ description: String, of name: String = "LinearLayout", _ attributes: String = "",
    views: String = "<ImageView/><TextView android:text=\"Upload\"/>", layout: String = "cart",
    findings: [String] = []
  ) -> LayoutFindingCase {
    LayoutFindingCase(
      testDescription: description, rule: TappableWithoutRole(),
      views: "<\(name) android:id=\"@+id/send\" \(attributes)>\(views)</\(name)>",
      code: "binding.send.setOnClickListener { }", name: layout, findings: findings)
  }

  private static let noRole = "may handle taps but has no button role"
  private static let card = "com.google.android.material.card.MaterialCardView"
  private static let centred = "android:gravity=\"center\""

  private static let buttons = [
    tile(
      "a layout drawn as a button", centred, findings: ["review LinearLayout \"send\" \(noRole)"]),
    tile(
      "a card drawn as a button", of: card, findings: ["review MaterialCardView \"send\" \(noRole)"]
    ),
    tile(
      "a layout as wide as its content", "android:layout_width=\"wrap_content\"",
      findings: ["review LinearLayout \"send\" \(noRole)"]),
    tile(
      "a class of the app that is stated to be clickable", of: "com.example.BlurView",
      "android:layout_width=\"wrap_content\" android:clickable=\"true\"",
      findings: ["review BlurView \"send\" \(noRole)"]),
    tile("a row with a title", "android:gravity=\"center_vertical\""),
    tile(
      "a layout with a control in it", centred,
      views: "<TextView android:text=\"Upload\"/><Switch android:text=\"A\"/>"),
    tile("a card with a text that code sets", of: card, views: "<TextView/>"),
    tile("the layout of a row", centred, layout: "item_cart"),
  ]

  private static func page(
    _ description: String, _ views: String, _ findings: [String] = []
  ) -> LayoutFindingCase {
    LayoutFindingCase(
      testDescription: description, rule: RoleMissing(), views: views + form, findings: findings)
  }

  private static let pages = [
    page(
      "a large text alone instead of a list",
      "<ViewFlipper><ListView/><TextView android:text=\"Your cart\" android:textSize=\"24sp\"/></ViewFlipper>"
    ),
    page(
      "a large text above others on a page",
      "<ViewFlipper><ListView/><LinearLayout><TextView android:text=\"Your cart\" "
        + "android:textSize=\"24sp\"/><Button android:text=\"A\"/></LinearLayout></ViewFlipper>",
      unmarked),
    LayoutFindingCase(
      testDescription: "three pictures with one label in a row", rule: DecorativeExposed(),
      views: icons, name: "item_cart"),
    LayoutFindingCase(
      testDescription: "three pictures with one label", rule: DecorativeExposed(), views: icons,
      findings: ["fail ImageView \"Size\" repeats its label in 3 rows"]),
    LayoutFindingCase(
      testDescription: "a layout that is higher than a phone in landscape",
      rule: RotationUnreachableHeight(),
      views: "<View android:layout_height=\"400dp\"/><Button android:text=\"A\"/>",
      root: "android:layout_height=\"match_parent\"",
      findings: [
        "review LinearLayout may need 448 dp of height but does not scroll; maximum 336"
      ]),
    LayoutFindingCase(
      testDescription: "a layout that a low phone does not hold at the largest text size",
      rule: RotationUnreachableHeight(),
      views: (1...5).map { _ in
        "<TextView android:text=\"Tell us where the parcel is to be brought\" android:textSize=\"20sp\"/>"
      }.joined() + "<Button android:text=\"A\"/>",
      root: "android:layout_height=\"match_parent\"",
      findings: [
        "review LinearLayout may need 645 dp at the largest text size but does not scroll; maximum 568"
      ]),
    LayoutFindingCase(
      testDescription: "a layout that a phone in landscape holds",
      rule: RotationUnreachableHeight(),
      views: "<View android:layout_height=\"200dp\"/><Button android:text=\"A\"/>",
      root: "android:layout_height=\"match_parent\""),
    LayoutFindingCase(
      testDescription: "a high layout without controls", rule: RotationUnreachableHeight(),
      views: "<View android:layout_height=\"400dp\"/>",
      root: "android:layout_height=\"match_parent\""),
  ]

  private static let icons = (0..<3).map {
    "<LinearLayout><ImageView android:contentDescription=\"Size\"/>"
      + "<TextView android:text=\"\($0) cm\"/></LinearLayout>"
  }.joined()

  private static func picture(
    _ description: String, _ attributes: String, rest: String = "", _ findings: [String] = []
  ) -> LayoutFindingCase {
    LayoutFindingCase(
      testDescription: description, rule: ImageMissingLabel(),
      views: "<ImageView android:id=\"@+id/lock\" \(attributes)/>\(rest)",
      code: "lock.isVisible = a", findings: findings)
  }

  private static let signs = ["ImageButton", "ImageView"].map {
    "<\($0) android:text=\"+\" android:textColor=\"#FFB200\" android:onClick=\"more\"/>"
  }.joined()

  private static let names = [
    LayoutFindingCase(
      testDescription: "image buttons with a text that nothing draws", rule: MissingLabel(),
      views: signs,
      findings: ["fail ImageButton has no label", "fail ImageView has no label"]),
    LayoutFindingCase(
      testDescription: "the same as symbols", rule: LabelSymbolOnly(), views: signs),
    LayoutFindingCase(
      testDescription: "the same as faint texts", rule: TextContrast(), views: signs,
      root: "android:background=\"#FFFFFF\""),
    picture(
      "a picture of a state that code shows", "android:visibility=\"gone\"",
      ["review ImageView \"lock\" may show a state that no label says, once it is shown"]),
    LayoutFindingCase(
      testDescription: "a picture of what is open in a row that is clicked",
      rule: ImageMissingLabel(),
      views: "<LinearLayout android:onClick=\"open\"><TextView android:text=\"A\"/>"
        + "<ImageView android:id=\"@+id/expand_icon\"/></LinearLayout>",
      code: "expand_icon.setImageResource(if (a) R.drawable.up else R.drawable.down)",
      findings: ["review ImageView \"expand_icon\" may show a state that no label says"]),
    LayoutFindingCase(
      testDescription: "buttons of one name in two parts of a screen", rule: DuplicateLabel(),
      views: ["Home", "Work"].map {
        "<LinearLayout><TextView android:text=\"\($0)\"/><Button android:text=\"Edit\"/></LinearLayout>"
      }.joined(),
      findings: ["review Button \"Edit\" may share the label “Edit” with another control"]),
    picture("a picture that is always there", ""),
    picture(
      "a picture without a description on purpose",
      "android:visibility=\"gone\" android:contentDescription=\"@null\""),
    picture(
      "a picture beside a text about the same", "android:visibility=\"gone\"",
      rest: "<TextView android:id=\"@+id/lock_text\"/>"),
    LayoutFindingCase(
      testDescription: "a picture button of a class of the app", rule: MissingLabel(),
      views: "<com.example.FancyImageButton/>",
      findings: ["review FancyImageButton may have no label"]),
    LayoutFindingCase(
      testDescription: "a style of a library that may describe the button", rule: MissingLabel(),
      views: "<ImageButton style=\"@style/Player.Next\"/>",
      files: ["values/styles.xml": "<style name=\"Mine\" parent=\"Widget.AppCompat.Button\"/>"]),
    LayoutFindingCase(
      testDescription: "a style of the project that describes nothing", rule: MissingLabel(),
      views: "<ImageButton style=\"@style/Mine\"/>",
      files: ["values/styles.xml": "<style name=\"Mine\" parent=\"Widget.AppCompat.Button\"/>"],
      findings: ["fail ImageButton has no label"]),
  ]

  private static func vector(_ color: String) -> String {
    "<vector android:width=\"24dp\" android:height=\"24dp\"><path android:fillColor=\"\(color)\"/></vector>"
  }

  private static func icon(
    _ description: String, _ attributes: String, code: String = "", _ findings: [String] = []
  ) -> LayoutFindingCase {
    LayoutFindingCase(
      testDescription: description, rule: NonTextContrast(),
      views:
        "<ImageButton android:contentDescription=\"Cart\" android:background=\"@null\" \(attributes)/>",
      files: [
        "drawable/cart.xml": vector("#000000"), "drawable/faint.xml": vector("#CCCCCC"),
      ], code: code, root: "android:background=\"#FFFFFF\"", findings: findings)
  }

  private static let screen =
    "android:layout_width=\"match_parent\" android:layout_height=\"match_parent\" android:clickable=\"true\""

  private static func link(
    _ description: String, _ attributes: String, _ findings: [String] = []
  ) -> LayoutFindingCase {
    LayoutFindingCase(
      testDescription: description, rule: TargetSize.platform,
      views:
        "<TextView android:onClick=\"a\" android:layout_height=\"wrap_content\" \(attributes)/>",
      findings: findings)
  }

  private static let targets = [
    link(
      "a line of text that is clicked", "android:text=\"Forgot password?\"",
      ["fail TextView \"Forgot password?\" is 19 dp high; minimum 48 by 48"]),
    link(
      "one with padding", "android:text=\"Skip\" android:padding=\"8dp\"",
      ["fail TextView \"Skip\" is 35 dp high; minimum 48 by 48"]),
    link("one with a minimum", "android:text=\"Skip\" android:minHeight=\"48dp\""),
    link("one with an icon", "android:text=\"Skip\" android:drawableTop=\"@drawable/a\""),
    link("one in a style of a library", "android:text=\"Skip\" style=\"?attr/borderless\""),
    LayoutFindingCase(
      testDescription: "a text that code sets", rule: TargetSize.platform,
      views: "<TextView android:id=\"@+id/day\" android:layout_height=\"wrap_content\"/>",
      code: "class Cart(val b: CartBinding) { b.day.setOnClickListener { }; b.day.text = a }",
      findings: ["review TextView \"day\" may be 19 dp high; minimum 48 by 48"]),
    LayoutFindingCase(
      testDescription: "a button with a lower minimum", rule: TargetSize.platform,
      views: "<Button android:text=\"Buy\" android:background=\"#FFFFFF\" "
        + "android:layout_height=\"wrap_content\" android:minHeight=\"36dp\"/>",
      findings: ["fail Button \"Buy\" is 36 dp high; minimum 48 by 48"]),
    icon(
      "an icon in a faint tint", "android:src=\"@drawable/cart\" app:tint=\"#CCCCCC\"",
      ["review ImageButton \"Cart\" may have an icon contrast of 1.60:1; minimum 3:1"]),
    icon(
      "an icon of a faint colour", "android:src=\"@drawable/faint\"",
      ["review ImageButton \"Cart\" may have an icon contrast of 1.60:1; minimum 3:1"]),
    icon(
      "a picture that code loads", "android:id=\"@+id/buy\" android:src=\"@drawable/faint\"",
      code: "Glide.with(this).load(a).into(buy)"),
    icon("a dark icon", "android:src=\"@drawable/cart\""),
    icon(
      "an icon that code tints",
      "android:id=\"@+id/buy\" android:src=\"@drawable/faint\"", code: "buy.setColorFilter(a)",
      ["review ImageButton \"buy\" may have an icon contrast of 1.60:1; minimum 3:1"]),
    LayoutFindingCase(
      testDescription: "a screen that is clicked", rule: TappableWithoutRole(),
      views: "<Button android:text=\"Buy\"/>", root: screen,
      findings: ["review LinearLayout may respond to taps anywhere on the screen"]),
    LayoutFindingCase(
      testDescription: "a row that is clicked", rule: TappableWithoutRole(),
      views: "<Button android:text=\"Buy\"/>", name: "item_cart", root: screen),
    link("a text of several lines", "android:text=\"Do you not have an account? Sign up here\""),
    LayoutFindingCase(
      testDescription: "three texts that are clicked", rule: TappableWithoutRole(),
      views: ["A1", "B1", "C1"].map { "<TextView android:text=\"\($0)\" android:onClick=\"a\"/>" }
        .joined(),
      findings: ["review TextView \"A1\" may handle taps but has no button role"]),
  ]
}

// Texts that share a line, and controls whose state changes.
extension LayoutFindingCase {
  private static func line(
    _ description: String, in view: String = "LinearLayout", with attributes: String = "",
    _ views: String, _ findings: [String] = []
  ) -> LayoutFindingCase {
    LayoutFindingCase(
      testDescription: description, rule: TextClipped(),
      views: "<\(view) android:layout_width=\"match_parent\" \(attributes)>\(views)</\(view)>",
      findings: findings)
  }

  private static func text(_ text: String, _ attributes: String = "", of name: String = "TextView")
    -> String
  {
    "<\(name) android:text=\"\(text)\" android:layout_width=\"wrap_content\" "
      + "android:layout_height=\"wrap_content\" \(attributes)/>"
  }

  private static let top = "app:layout_constraintTop_toTopOf=\"parent\""
  private static let long = "Order confirmation number"
  private static let atEnd = "android:layout_alignParentEnd=\"true\""
  private static let crowded = [
    "review TextView \"\(long)\" may leave no room in its line for "
      + "TextView \"Wednesday\" at larger text sizes"
  ]

  private static let lines = [
    line("two texts that fill a line", text(long) + text("Wednesday"), crowded),
    line("two texts with room for both", text("Day") + text("Wednesday")),
    line(
      "two texts below each other", with: "android:orientation=\"vertical\"",
      text(long) + text("Wednesday")),
    line(
      "a text that pushes the one after it off the screen", in: "ConstraintLayout",
      text(long, "android:id=\"@+id/number\" app:layout_constraintStart_toStartOf=\"parent\"")
        + text("Wednesday", "app:layout_constraintStart_toEndOf=\"@id/number\""),
      [
        "review TextView \"number\" may leave no room in its line for "
          + "TextView \"Wednesday\" at larger text sizes"
      ]),
    line(
      "one that ends before the next", in: "ConstraintLayout",
      text(
        long,
        "android:id=\"@+id/number\" app:layout_constraintStart_toStartOf=\"parent\" "
          + "app:layout_constraintEnd_toStartOf=\"@+id/day\"")
        + text(
          "Wednesday",
          "android:id=\"@+id/day\" app:layout_constraintStart_toEndOf=\"@id/number\"")),
    line(
      "a long text in one line", with: "android:orientation=\"vertical\"",
      text("\(long) of this year", "android:maxLines=\"1\" android:ellipsize=\"end\""),
      ["review TextView \"\(long) of this year\" may clip larger text with its limit of one line"]),
    line(
      "a short text in one line", with: "android:orientation=\"vertical\"",
      text("Wednesday", "android:maxLines=\"1\"")),
    line(
      "two lines in a fixed height",
      with: "android:orientation=\"vertical\" android:layout_height=\"56dp\"",
      text("Tea", "android:textSize=\"16sp\"") + text("3 €"),
      ["fail TextView \"3 €\" clips larger text with its fixed height of 56 dp"]),
    line(
      "two lines of a relative layout in a fixed height", in: "RelativeLayout",
      with: "android:layout_height=\"56dp\"",
      text("Tea", "android:id=\"@+id/tea\" android:textSize=\"16sp\"")
        + text("3 €", "android:layout_below=\"@id/tea\""),
      [
        "review TextView \"tea\" may clip larger text with a height of 56 dp for several texts"
      ]),
    line(
      "texts at the two ends of a line of three", in: "ConstraintLayout",
      text("Ingredients of the soup", "app:layout_constraintStart_toStartOf=\"parent\" \(top)")
        + text("Quantity in kg", "app:layout_constraintEnd_toStartOf=\"@+id/unit\" \(top)")
        + text(
          "Unit", "android:id=\"@+id/unit\" app:layout_constraintEnd_toEndOf=\"parent\" \(top)"),
      [
        "review TextView \"Quantity in kg\" may leave no room in its line for TextView \"Ingredients of the soup\" at larger text sizes"
      ]),
    line(
      "two lines in a height that holds them",
      with: "android:orientation=\"vertical\" android:layout_height=\"80dp\"",
      text("Tea", "android:textSize=\"16sp\"") + text("3 €")),
    line(
      "a text that takes what the other leaves",
      text("Wednesday and all the days that come after it", "android:layout_weight=\"1\"")
        + text("Day")),
    line(
      "a text beside a field whose text is not known",
      "<EditText android:layout_width=\"wrap_content\"/>" + text("%")),
    line(
      "a text whose share holds no word",
      "<TextView android:text=\"Wednesday\" android:layout_width=\"0dp\" "
        + "android:layout_weight=\"1\"/>" + text(long), crowded),
    line(
      "buttons that a text pushes out",
      text("0:00 of 0:00")
        + (1...6).map {
          "<ImageButton android:contentDescription=\"Step \($0)\" "
            + "android:layout_width=\"48dp\" android:layout_height=\"48dp\"/>"
        }.joined(),
      [
        "review TextView \"0:00 of 0:00\" may leave no room in its line for "
          + "ImageButton \"Step 6\" at larger text sizes"
      ]),
    line(
      "a line that scrolls", in: "HorizontalScrollView",
      "<LinearLayout android:layout_width=\"wrap_content\">\(text(long))\(text("Wednesday"))"
        + "</LinearLayout>"),
    line(
      "two texts at the ends of a view", in: "RelativeLayout",
      text("Wednesday") + text(long, atEnd), crowded),
    line(
      "two that the layout keeps apart", in: "RelativeLayout",
      text("Wednesday", "android:id=\"@+id/day\"")
        + text(long, atEnd + " android:layout_toEndOf=\"@id/day\"")),
    line(
      "two on different lines", in: "RelativeLayout",
      text("Wednesday", "android:id=\"@+id/day\"")
        + text(long, atEnd + " android:layout_below=\"@id/day\"")),
    line(
      "two at the ends of a view with constraints", in: "ConstraintLayout",
      text(
        "Wednesday",
        "app:layout_constraintTop_toTopOf=\"parent\" app:layout_constraintStart_toStartOf=\"parent\""
      )
        + text(
          long,
          "app:layout_constraintTop_toTopOf=\"parent\" app:layout_constraintEnd_toEndOf=\"parent\""),
      crowded),
    line(
      "a text that code sets, and its sample", in: "RelativeLayout",
      text("Wednesday")
        + "<TextView android:layout_width=\"wrap_content\" \(atEnd) tools:text=\"0\"/>"),
    LayoutFindingCase(
      testDescription: "buttons with icons, and perhaps a text that code sets", rule: TextClipped(),
      views: "<LinearLayout>"
        + ["edit", "remove", "share"].map {
          "<Button android:id=\"@+id/\($0)\" app:icon=\"@drawable/ic_\($0)\" "
            + "android:layout_width=\"wrap_content\"/>"
        }.joined() + "</LinearLayout>",
      code: "title.text = a; edit.show(); remove.show(); share.show()"),
    line(
      "a button of one line",
      "<Button android:text=\"Floor plan of the house\" android:singleLine=\"true\" "
        + "android:textSize=\"14sp\" android:layout_width=\"80dp\"/>",
      [
        "review Button \"Floor plan of the house\" may clip larger text with its limit of one line"
      ]),
    line(
      "buttons with pictures",
      (1...4).map {
        "<Button android:contentDescription=\"Follow us on page \($0)\" "
          + "android:layout_width=\"wrap_content\"/>"
      }.joined()),
  ]

  private static let status =
    "<Button android:id=\"@+id/state\" android:text=\"Sent\" android:clickable=\"false\"/>"
  private static let play =
    "<ImageButton android:id=\"@+id/play\" android:contentDescription=\"Play\"/>"
  private static let setImage = "play.setImageResource(if (on) R.drawable.stop else R.drawable.go)"

  private static let states = [
    view(
      "a button that shows a state", TraitConflict(), status,
      ["review Button \"state\" may be announced as a control but is not clickable"]),
    view(
      "a button that code makes clickable", TraitConflict(), status,
      code: "state.setOnClickListener { }"),
    view("one in a row of a list", TraitConflict(), status, name: "item_cart"),
    view(
      "one in a view that is clicked", TraitConflict(),
      "<LinearLayout android:onClick=\"open\">\(status)</LinearLayout>"),
    view(
      "a button whose picture alone changes", ImageMissingLabel(), play, code: setImage,
      ["review ImageButton \"play\" may change its picture but not its label"]),
    view(
      "a button whose description changes, too", ImageMissingLabel(), play,
      code: setImage + "; play.contentDescription = title"),
    view(
      "a button with one picture", ImageMissingLabel(), play,
      code: "play.setImageResource(R.drawable.go)"),
    view(
      "two fields with one hint", DuplicateLabel(),
      "<EditText android:hint=\"Password\"/><EditText android:hint=\"Password\"/>",
      ["fail EditText shares the hint “Password” with another field"]),
    view(
      "two fields with one hint, of which a text names one", DuplicateLabel(),
      "<TextView android:text=\"Again\" android:labelFor=\"@id/again\"/>"
        + "<EditText android:hint=\"Password\"/>"
        + "<EditText android:id=\"@+id/again\" android:hint=\"Password\"/>"),
    view(
      "pictures with one description in a row whose text code sets", AdjacentRepeat(),
      "<LinearLayout android:focusable=\"true\"><TextView android:id=\"@+id/name\"/>"
        + "<ImageView android:contentDescription=\"Profile image\"/>"
        + "<ImageView android:contentDescription=\"Profile image\"/></LinearLayout>",
      ["fail LinearLayout \"Profile image, Profile image\" says “Profile image” twice"]),
    view(
      "a view that code fades in", MissingLabel(),
      "<FrameLayout android:id=\"@+id/box\" android:alpha=\"0\"><ImageButton/></FrameLayout>",
      code: "box.animate().alpha(1f)", ["fail ImageButton has no label, once it is shown"]),
    view(
      "a view that code shows by a function of its own", MissingLabel(),
      "<FrameLayout android:id=\"@+id/box\" android:visibility=\"gone\"><ImageButton/>"
        + "</FrameLayout>", code: "reveal(box)",
      ["fail ImageButton has no label, once it is shown"]),
    LayoutFindingCase(
      testDescription: "a layout that code fades in", rule: MissingLabel(),
      views: "<ImageButton/>", root: "android:alpha=\"0\"",
      findings: ["fail ImageButton has no label"]),
  ]
}
