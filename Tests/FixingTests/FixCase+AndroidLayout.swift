import Fixing
import TestSupport

extension FixCase {
  private static func layout(_ views: String, prefix: String = "android") -> String {
    """
    <?xml version="1.0" encoding="utf-8"?>
    <LinearLayout xmlns:\(prefix)="http://schemas.android.com/apk/res/android"
        \(prefix):orientation="vertical">
    \(views)
    </LinearLayout>
    """
  }

  static let androidLayout: [FixCase] = [
    FixCase(
      name: "a text size gets another unit", format: .androidLayout,
      source: layout("  ↓<TextView\n      android:textSize='16dp'\n      android:text=\"A\" />"),
      className: "TextView", attribute: "textSize", value: "16sp",
      expected: layout("  <TextView\n      android:textSize='16sp'\n      android:text=\"A\" />")),
    FixCase(
      name: "the text before a field points at it", format: .androidLayout,
      source: layout(
        "  <TextView\n      android:text=\"Name\" />\n  <!-- The name. -->\n"
          + "  ↓<androidx.appcompat.widget.AppCompatEditText android:id=\"@+id/name\"/>"),
      className: "EditText", attribute: "labelledBy", value: "Name",
      expected: layout(
        "  <TextView\n      android:text=\"Name\"\n      android:labelFor=\"@+id/name\" />\n"
          + "  <!-- The name. -->\n"
          + "  <androidx.appcompat.widget.AppCompatEditText android:id=\"@+id/name\"/>")),
    FixCase(
      name: "a description that hides a text is removed", format: .androidLayout,
      source: layout(
        "↓<EditText android:contentDescription=\"@string/name\" android:id=\"@+id/a\"/>"),
      className: "EditText", value: nil, expected: layout("<EditText android:id=\"@+id/a\"/>")),
    FixCase(
      name: "a description in the file is changed, whatever its prefix", format: .androidLayout,
      source: layout("↓<ImageButton a:contentDescription=\"Buy button\"/>", prefix: "a"),
      className: "ImageButton",
      expected: layout("<ImageButton a:contentDescription=\"Buy\"/>", prefix: "a")),
    FixCase(
      name: "a heading", format: .androidLayout,
      source: layout("↓<TextView android:text=\"Cart\"/>"), className: "TextView",
      attribute: "traits", value: "staticText header",
      expected: layout("<TextView android:text=\"Cart\" android:accessibilityHeading=\"true\"/>")),
    FixCase(
      name: "a view that is passed over, by the name of its class", format: .androidLayout,
      source: layout(
        "↓<view class=\"com.example.Stars\" android:importantForAccessibility=\"yes\"/>"),
      className: "Stars", attribute: "isElement", value: "false",
      expected: layout(
        "<view class=\"com.example.Stars\" android:importantForAccessibility=\"no\"/>")),
    FixCase(
      name: "a view that is passed over with its content", format: .androidLayout,
      source: layout("↓<FrameLayout></FrameLayout>"), className: "FrameLayout",
      attribute: "elementsHidden", value: "true",
      expected: layout(
        "<FrameLayout android:importantForAccessibility=\"noHideDescendants\"></FrameLayout>")),
  ]
}
