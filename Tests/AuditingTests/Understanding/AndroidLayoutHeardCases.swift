import Auditing
import TestSupport

@testable import AuditRules

// Defects of layouts that a draw showed to be silent, each beside what is right.
extension LayoutFindingCase {
  static let heard = unpressed + choices + hints + pictures + rows + pressed

  private static let score = "<TextView android:id=\"@+id/score\"/>"
  private static let game =
    "class Game(val b: CartBinding) { fun a() { b.next.setOnClickListener { b.score.text = a } } }"

  /// Texts and looks that code changes when users press something.
  private static let pressed = [
    heard(
      "a text that code writes in a listener", StatusNotAnnounced(), score, code: game,
      [
        "review TextView \"score\" may change when something else is pressed but has no live region"
      ]),
    heard(
      "one in a live region", StatusNotAnnounced(),
      "<TextView android:id=\"@+id/score\" android:accessibilityLiveRegion=\"polite\"/>", code: game
    ),
    heard(
      "one beside a text that is called a status", StatusNotAnnounced(),
      score + "<TextView android:id=\"@+id/sync_status\"/>",
      code: game + " fun c() { b.sync_status.text = a }",
      ["review TextView \"sync_status\" may show a status but has no live region"]),
    heard(
      "one of a row", StatusNotAnnounced(), score, code: game, name: "item_cart"),
    heard(
      "one in a row that is pressed", StatusNotAnnounced(),
      "<LinearLayout android:clickable=\"true\">\(score)</LinearLayout>", code: game),
    heard(
      "a button whose state code shows by its colour", ValueMissing(),
      "<Button android:id=\"@+id/day\" android:text=\"Day\"/>",
      code: "class Cart(val b: CartBinding) { fun a() { "
        + "b.day.setBackgroundColor(if (on) Color.RED else Color.GRAY) } }",
      ["review Button \"day\" may show its state only by its look"]),
    heard(
      "a field that code colours", ValueMissing(),
      "<EditText android:id=\"@+id/day\" android:hint=\"Day\"/>",
      code: "class Cart(val b: CartBinding) { fun a() { "
        + "b.day.setBackgroundColor(if (on) Color.RED else Color.GRAY) } }"),
    heard(
      "controls whose values code sets", ValueMissing(),
      "<SeekBar/><CheckBox android:text=\"All\"/><com.google.android.material.slider.Slider/>"
        + "<RatingBar/><com.example.StarRatingView android:clickable=\"true\"/>"),
  ]

  static func heard(
    _ description: String, _ rule: any Rule, _ views: String, code: String = "",
    name: String = "cart", root: String = "", _ findings: [String] = []
  ) -> LayoutFindingCase {
    LayoutFindingCase(
      testDescription: description, rule: rule, views: views, code: code, name: name, root: root,
      findings: findings)
  }

  private static let radios = ["10", "20"].map {
    "<RelativeLayout><TextView android:text=\"\($0)\"/><RadioButton android:id=\"@+id/r\($0)\"/>"
      + "</RelativeLayout>"
  }.joined()

  private static func radio(_ attributes: String) -> String {
    "<RadioButton android:id=\"@+id/all\" android:text=\"All\" android:layout_width=\"32dp\" "
      + "android:layout_height=\"32dp\" android:minHeight=\"0dp\" android:minWidth=\"0dp\" \(attributes)/>"
  }

  private static func cell(_ attributes: String) -> String {
    "<FrameLayout android:clickable=\"true\"><Button android:text=\"OK\" \(attributes)/></FrameLayout>"
  }

  private static let iconButton =
    "<com.google.android.material.button.MaterialButton android:id=\"@+id/serve\" app:icon=\"@drawable/ball\"/>"

  /// Views that are not pressed, and buttons that code only finds.
  private static let unpressed = [
    heard(
      "a radio button that is pressed", TargetSize.platform, radio(""),
      ["fail RadioButton \"all\" is 32 by 32 dp; minimum 48 by 48"]),
    heard(
      "a radio button that only shows the state of its row", TargetSize.platform,
      radio("android:clickable=\"false\"")),
    LayoutFindingCase(
      testDescription: "a button that is smaller on narrow phones", rule: TargetSize.platform,
      views: "<Button android:text=\"A\" android:layout_width=\"@dimen/side\" "
        + "android:layout_height=\"@dimen/side\"/>",
      files: [
        "values/dimens.xml": "<dimen name=\"side\">40dp</dimen>",
        "values-sw360dp/dimens.xml": "<dimen name=\"side\">32dp</dimen>",
        "values-sw720dp/dimens.xml": "<dimen name=\"side\">24dp</dimen>",
      ], findings: ["fail Button \"A\" is 32 by 32 dp; minimum 48 by 48"]),
    heard(
      "a cell around a view that is never shown", ControlNotExposed(),
      cell("android:visibility=\"invisible\"")),
    heard(
      "an icon in a button that code finds in a file that sets another text", MissingLabel(),
      iconButton, code: "View v = findViewById(R.id.serve); count.setText(a);",
      ["review MaterialButton \"serve\" may have no label"]),
    heard(
      "an icon in a button to which code gives a text", MissingLabel(), iconButton,
      code: "this.<Button>findViewById(R.id.serve).setText(a);"),
    heard(
      "a field whose layout gets its hint from code", MissingLabel(),
      "<com.google.android.material.textfield.TextInputLayout android:id=\"@+id/box\">"
        + "<EditText android:id=\"@+id/name\"/></com.google.android.material.textfield.TextInputLayout>",
      code: "box.setHint(a)"),
  ]

  private static let choices = [
    heard(
      "radio buttons in views of their own", GroupMissingLabel(), radios,
      ["review RadioButton \"r10\" may be one of 2 radio buttons in no group"]),
    heard(
      "radio buttons in a group", GroupMissingLabel(), "<RadioGroup>\(radios)</RadioGroup>"),
    heard("the radio button of a row", GroupMissingLabel(), radios, name: "item_time"),
    heard("one radio button", GroupMissingLabel(), "<RadioButton android:text=\"10\"/>"),
    heard(
      "check boxes with one name", DuplicateLabel(),
      "<CheckBox android:id=\"@+id/a\" android:text=\"All\"/><CheckBox android:text=\"All\"/>",
      code: "a.text = b; c.setText(d)",
      ["review CheckBox \"a\" may share the label “All” with another control"]),
    heard(
      "buttons of parts that code shows in turn", DuplicateLabel(),
      ["one", "two"].map {
        "<FrameLayout android:id=\"@+id/\($0)\"><Button android:text=\"Open\"/></FrameLayout>"
      }.joined(), code: "one.isVisible = a; two.isVisible = !a",
      ["review Button \"Open\" may share the label “Open” with another control"]),
    heard(
      "buttons with one name", DuplicateLabel(),
      "<Button android:text=\"Open\"/><Button android:text=\"Open\"/>",
      ["fail Button \"Open\" shares the label “Open” with another control"]),
  ]

  private static func field(_ hint: String, before: String = "") -> String {
    "\(before)<EditText android:hint=\"\(hint)\"/>"
  }

  private static let hints = [
    heard(
      "fields that only their hints name", PlaceholderOnlyField(), field("Name") + field("Mail"),
      ["review EditText may show its label only as a placeholder"]),
    heard("one such field", PlaceholderOnlyField(), field("Name")),
    heard(
      "fields below their names", PlaceholderOnlyField(),
      field("Ann", before: "<TextView android:text=\"Name\"/>")
        + field("a@b.org", before: "<TextView android:text=\"Mail\"/>")),
    heard(
      "fields whose layouts keep the hints", PlaceholderOnlyField(),
      ["Name", "Mail"].map {
        "<com.google.android.material.textfield.TextInputLayout>\(field($0))"
          + "</com.google.android.material.textfield.TextInputLayout>"
      }.joined()),
  ]

  private static let sex =
    "<ImageView android:id=\"@+id/sex\" android:contentDescription=\"Sex\"/>"
  private static let exchange =
    "sex.setImageResource(if (a) R.drawable.female else R.drawable.male)"

  private static let pictures = [
    LayoutFindingCase(
      testDescription: "the icon of the only toolbar of its name", rule: MissingLabel(),
      views: "<Toolbar android:id=\"@+id/bar\" app:navigationIcon=\"@drawable/back\"/>",
      files: ["layout/other.xml": "<View android:id=\"@+id/a\"/>"],
      code: "inflate(R.layout.other); setSupportActionBar(bar)"),
    heard(
      "a large text before a switch of its name", RoleMissing(),
      "<FrameLayout><TextView android:text=\"Backup\" android:textSize=\"20sp\"/>"
        + "<Switch android:contentDescription=\"Backup\"/></FrameLayout>"
        + "<Button android:text=\"Start\"/><TextView android:text=\"More\"/>"),
    heard(
      "a large text before a switch of another name", RoleMissing(),
      "<TextView android:text=\"Backup\" android:textSize=\"20sp\"/>"
        + "<Switch android:text=\"Daily\"/><Button android:text=\"Start\"/>",
      ["fail TextView \"Backup\" looks like a heading but is not marked as one"]),
    heard(
      "a picture that code exchanges in a row", ImageMissingLabel(),
      "<LinearLayout android:onClick=\"a\">\(sex)</LinearLayout>", code: exchange,
      ["review ImageView \"sex\" may change its picture but not its label"]),
    heard(
      "a picture that code exchanges and describes", ImageMissingLabel(), sex,
      code: exchange + "; sex.contentDescription = a"),
    LayoutFindingCase(
      testDescription: "a picture button in a style of a library for all of them",
      rule: MissingLabel(), views: "<ImageButton style=\"@style/Bar.ImageButton\"/>",
      files: ["values/styles.xml": "<style name=\"Mine\" parent=\"Widget.AppCompat.Button\"/>"],
      findings: ["review ImageButton may have no label"]),
    heard(
      "a view without a size that takes the focus", MissingLabel(),
      "<View android:layout_width=\"0dp\" android:layout_height=\"0dp\" android:focusable=\"true\"/>"
    ),
    heard(
      "a small picture that code shows", TargetSize.platform,
      "<ImageView android:id=\"@+id/clear\" android:visibility=\"gone\" android:onClick=\"a\" "
        + "android:layout_width=\"24dp\" android:layout_height=\"24dp\"/>",
      code: "clear.isVisible = a; clear.layoutParams = b",
      ["review ImageView \"clear\" may be 24 by 24 dp; minimum 48 by 48, once it is shown"]),
    heard(
      "a date that code sets", TargetSize.platform,
      "<TextView android:id=\"@+id/day\" android:onClick=\"a\" "
        + "android:layout_height=\"wrap_content\" tools:text=\"12/08/2017\"/>",
      code: "day.text = a",
      ["review TextView \"day\" may be 19 dp high; minimum 48 by 48"]),
    heard(
      "a text that code sets", TargetSize.platform,
      "<TextView android:onClick=\"a\" android:layout_height=\"wrap_content\" "
        + "tools:text=\"A comment\"/>"),
  ]

  private static func stack(_ attributes: String) -> String {
    """
    <LinearLayout android:layout_height="match_parent" android:orientation="vertical" \(attributes)>
    <TextView android:layout_height="wrap_content" android:text="Rent"/>
    <TextView android:id="@+id/paid" android:layout_height="wrap_content" \
    android:layout_marginTop="8dp" android:text="Paid"/></LinearLayout>
    """
  }

  /// A name and a picture at the other end of its line.
  private static func line(_ name: String, _ attributes: String = "") -> String {
    """
    <androidx.constraintlayout.widget.ConstraintLayout android:layout_width="match_parent" \
    android:layout_height="wrap_content"><TextView android:id="@+id/\(name)" \
    android:layout_width="wrap_content" android:layout_height="wrap_content" \
    android:textSize="18sp" app:layout_constraintTop_toTopOf="parent" \
    app:layout_constraintStart_toStartOf="parent" \(attributes)/>\
    <ImageView android:id="@+id/face" android:layout_width="40dp" android:layout_height="40dp" \
    app:layout_constraintTop_toTopOf="parent" app:layout_constraintBottom_toBottomOf="parent" \
    app:layout_constraintEnd_toEndOf="parent"/></androidx.constraintlayout.widget.ConstraintLayout>
    """
  }

  private static func row(
    _ description: String, height: String, name: String = "item_cost", _ findings: [String] = []
  ) -> LayoutFindingCase {
    var test = heard(description, TextClipped(), "", name: name, findings)
    test.document = """
      <LinearLayout \(AndroidLayoutDocument.namespaces) android:layout_height="\(height)">
      \(stack("android:paddingTop=\"16dp\""))</LinearLayout>
      """
    return test
  }

  private static let rows = [
    row(
      "two lines in a row of fixed height", height: "72dp",
      ["fail TextView \"paid\" clips larger text with its fixed height of 48 dp"]),
    row("two lines in a higher row", height: "100dp"),
    row("two lines in a row that grows", height: "wrap_content"),
    row("two lines in a layout that code may stretch", height: "72dp", name: "cart"),
    heard(
      "a name that reaches a picture", TextClipped(), line("user_name"),
      [
        "review TextView \"user_name\" may leave no room in its line for ImageView \"face\" "
          + "at larger text sizes"
      ]),
    heard("a number beside a picture", TextClipped(), line("count")),
    heard(
      "a name that ends before a picture", TextClipped(),
      line("user_name", "app:layout_constraintEnd_toStartOf=\"@id/face\"")),
  ]
}
