import Auditing
import TestSupport

@testable import AuditRules

// The sizes of texts and targets that reports left out: shares of a line, squares, hidden views, sheets.
extension LayoutFindingCase {
  static let silentSizes: [LayoutFindingCase] = shares + squares + plainLines + hidden + sheets

  private static func share(
    _ description: String, _ weight: String, _ text: String, _ isFound: Bool
  )
    -> LayoutFindingCase
  {
    let attributes =
      "android:layout_width=\"0dp\" android:layout_height=\"wrap_content\" android:textSize=\"14sp\""
    return heard(
      description, TextClipped(),
      """
      <LinearLayout android:layout_width="match_parent" android:layout_height="wrap_content">
      <TextView android:text="Day" android:layout_weight="8" \(attributes)/>
      <TextView android:text="\(text)" android:layout_weight="\(weight)" \(attributes)/>
      </LinearLayout>
      """, root: "android:layout_width=\"match_parent\"",
      isFound
        ? [
          "review TextView \"\(text)\" may have a share of its line that is narrower than a word "
            + "at larger text sizes"
        ] : [])
  }

  private static let shares = [
    share("a word in a narrow share of a line", "2", "Amount", true),
    share("a word in a wide share of a line", "8", "Amount", false),
    share("a short word in a narrow share of a line", "2", "Sum", false),
  ]

  private static func square(_ description: String, _ side: String, _ text: String, _ isFound: Bool)
    -> LayoutFindingCase
  {
    heard(
      description, TextClipped(),
      "<TextView \(text) android:textSize=\"8sp\" android:layout_width=\"\(side)\" "
        + "android:layout_height=\"\(side)\"/>",
      isFound ? ["fail TextView \"0\" clips larger text with its fixed height of 10 dp"] : [])
  }

  private static let squares = [
    square("a number in a square lower than its line", "10dp", "android:text=\"0\"", true),
    square("a number in a square that holds its line", "14dp", "android:text=\"0\"", false),
    square("a text of code in a square", "10dp", "android:id=\"@+id/flag\"", false),
    heard(
      "a text that fills the height of a bar beside another one", TextClipped(),
      """
      <RelativeLayout android:layout_height="60dp">
      <TextView android:text="Filters" android:textSize="18sp" android:layout_height="wrap_content"
          android:layout_centerInParent="true"/>
      <TextView android:text="Reset" android:textSize="12sp" android:layout_height="match_parent"
          android:padding="20dp"/>
      </RelativeLayout>
      """, ["fail TextView \"Reset\" clips larger text with its fixed height of 20 dp"]),
  ]

  private static let plainLines = [
    LayoutFindingCase(
      testDescription: "a text in a style of Android's text views", rule: TargetSize.platform,
      views: "<TextView android:text=\"Forgot it?\" android:clickable=\"true\" "
        + "style=\"@style/Plain\" android:layout_height=\"wrap_content\"/>",
      files: [
        "values/styles.xml":
          "<style name=\"Plain\" parent=\"@android:style/Widget.Holo.Light.TextView\">"
          + "<item name=\"android:textSize\">14sp</item></style>"
      ], findings: ["fail TextView \"Forgot it?\" is 19 dp high; minimum 48 by 48"]),
    heard(
      "a view that takes the focus in touch mode", MissingLabel(),
      "<FrameLayout android:layout_width=\"40dp\" android:layout_height=\"40dp\" "
        + "android:focusableInTouchMode=\"true\"/>", ["fail FrameLayout has no label"]),
  ]

  private static func small(_ element: String, _ name: String, height: Int) -> String {
    "<\(element) android:id=\"@+id/\(name)\" android:visibility=\"gone\" android:clickable=\"true\" "
      + "android:text=\"Go\" android:layout_width=\"64dp\" android:layout_height=\"\(height)dp\"/>"
  }

  private static let hidden = [
    heard(
      "views of two classes that are hidden until code shows them", TargetSize.platform,
      small("a.b.Key", "go", height: 24) + small("a.b.Key", "run", height: 30)
        + small("a.b.Pad", "open", height: 36),
      code: "go.isVisible = true; run.isVisible = true; open.isVisible = true",
      [
        "review Key \"go\" may be 64 by 24 dp; minimum 48 by 48, once it is shown",
        "review Pad \"open\" may be 64 by 36 dp; minimum 48 by 48, once it is shown",
      ])
  ]

  private static func sheet(_ description: String, _ behavior: String, _ isFound: Bool)
    -> LayoutFindingCase
  {
    var test = heard(
      description, RotationUnreachableHeight(), "",
      isFound
        ? [
          "review LinearLayout may need 448 dp of height but does not scroll; maximum 336"
        ] : [])
    test.document = """
      <LinearLayout \(AndroidLayoutDocument.namespaces) android:orientation="vertical"
          android:layout_height="wrap_content" \(behavior)>
      <View android:layout_height="400dp"/><Button android:text="Pay"/></LinearLayout>
      """
    return test
  }

  private static let sheets = [
    sheet(
      "a high sheet that slides up",
      "app:layout_behavior=\"com.google.android.material.bottomsheet.BottomSheetBehavior\"", true),
    sheet(
      "a high sheet whose behaviour is a string",
      "app:layout_behavior=\"@string/bottom_sheet_behavior\"", true),
    sheet("a high view that another one scrolls", "", false),
  ]
}
