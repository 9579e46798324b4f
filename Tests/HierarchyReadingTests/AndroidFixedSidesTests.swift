import AccessibilityModel
import HierarchyReading
import TestSupport
import Testing

/// The sides of views that a layout fixes.
struct AndroidFixedSidesTests {
  @Test(arguments: FixedSidesCase.all)
  func `a layout fixes sides in dp, or leaves them to the system`(_ test: FixedSidesCase) throws {
    var options = ReadingOptions()
    options.androidResources = AndroidLayoutDocument.resources([
      "values/dimens.xml": "<dimen name=\"icon\">24dp</dimen>",
      "drawable/ic_buy.xml": """
      <!-- A cart. -->
      <vector xmlns:android="http://schemas.android.com/apk/res/android"
          android:width="24dp" android:height="@dimen/icon" android:viewportWidth="24"/>
      """,
      "drawable/ic_wide.xml": "<vector android:width=\"60dp\" android:height=\"20dp\"/>",
      "drawable/states.xml": """
      <selector><item><vector android:width="1dp" android:height="1dp"/></item></selector>
      """,
      "values/styles.xml":
        "<style name=\"Icon\"><item name=\"android:layout_width\">20dp</item></style>",
    ])
    let text = "<FrameLayout \(AndroidLayoutDocument.namespaces)>\(test.views)</FrameLayout>"
    let hierarchy = try HierarchyFormats.read(
      Array(text.utf8), named: "res/layout/cart.xml", options: options)
    let screen = try #require(hierarchy.screens.first)
    let button = try #require(screen.elements.last { $0.role == .button })
    let sides = button.details.fixedSides
    #expect([sides?.width, sides?.height] == [test.width, test.height])
  }

  @Test func `a text that cannot be tapped has no fixed sides`() throws {
    let text = AndroidLayoutDocument.text(
      "<TextView android:text=\"A\" android:layout_width=\"20dp\" android:layout_height=\"20dp\"/>")
    let hierarchy = try HierarchyFormats.read(Array(text.utf8), named: "res/layout/cart.xml")
    #expect(hierarchy.screens.first?.elements[1].details.fixedSides == nil)
  }
}

/// A button in views of some kind, and its sides in dp.
struct FixedSidesCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let views: String
  var width: Double?
  var height: Double?

  private static func button(_ attributes: String) -> String { "<ImageButton \(attributes)/>" }

  private static func button(width: String = "wrap_content", height: String, _ rest: String = "")
    -> String
  {
    button("android:layout_width=\"\(width)\" android:layout_height=\"\(height)\" \(rest)")
  }

  private static func inside(_ name: String, _ attributes: String = "", _ views: String) -> String {
    "<\(name) \(attributes)>\(views)</\(name)>"
  }

  static let all = sizes + parents + contents + images

  private static let sizes = [
    FixedSidesCase(
      testDescription: "lengths", views: button(width: "24dp", height: "30dip"), width: 24,
      height: 30),
    FixedSidesCase(
      testDescription: "a resource of the library sdp, on a screen of 360 dp",
      views: button(width: "@dimen/_30sdp", height: "@dimen/_400xdp"), width: 36),
    FixedSidesCase(
      testDescription: "as high as a row lets it be",
      views: inside(
        "LinearLayout", "android:layout_height=\"40dp\" android:paddingTop=\"4dp\"",
        button(height: "wrap_content")), height: 36),
    FixedSidesCase(
      testDescription: "a resource", views: button(width: "@dimen/icon", height: "wrap_content"),
      width: 24),
    FixedSidesCase(
      testDescription: "a style",
      views: button("style=\"@style/Icon\" android:layout_height=\"wrap_content\""), width: 20),
    FixedSidesCase(
      testDescription: "what the content or the screen decides",
      views: button(width: "match_parent", height: "wrap_content")),
    FixedSidesCase(
      testDescription: "a resource that is not found, and nothing",
      views: button(width: "@dimen/other", height: "0dp")),
    FixedSidesCase(
      testDescription: "a length that follows the text size",
      views: button(width: "24sp", height: "24px")),
  ]

  private static let parents = [
    FixedSidesCase(
      testDescription: "a share of a row",
      views: inside(
        "LinearLayout", "", button(width: "24dp", height: "24dp", "android:layout_weight=\"1\"")),
      height: 24),
    FixedSidesCase(
      testDescription: "a share of a column",
      views: inside(
        "LinearLayout", "android:orientation=\"vertical\"",
        button(width: "24dp", height: "24dp", "android:layout_weight=\"1\"")), width: 24),
    FixedSidesCase(
      testDescription: "a row of a table",
      views: inside("TableRow", "", button(width: "24dp", height: "24dp")), height: 24),
    FixedSidesCase(
      testDescription: "both ends in a relative layout",
      views: inside(
        "RelativeLayout", "",
        button(
          width: "24dp", height: "24dp",
          "android:layout_below=\"@id/a\" android:layout_alignParentBottom=\"true\"")),
      width: 24),
    FixedSidesCase(
      testDescription: "one end in a relative layout",
      views: inside(
        "RelativeLayout", "",
        button(width: "24dp", height: "24dp", "android:layout_alignParentBottom=\"true\"")),
      width: 24, height: 24),
    FixedSidesCase(
      testDescription: "a minimum in a constraint layout",
      views: inside(
        "androidx.constraintlayout.widget.ConstraintLayout", "",
        button(width: "24dp", height: "24dp", "android:minHeight=\"48dp\"")), width: 24),
  ]

  private static func image(_ attributes: String, of name: String = "ImageButton") -> String {
    "<\(name) android:onClick=\"buy\" android:layout_width=\"wrap_content\" "
      + "android:layout_height=\"wrap_content\" \(attributes)/>"
  }

  private static let images = [
    FixedSidesCase(
      testDescription: "an icon without a background",
      views: image("android:src=\"@drawable/ic_buy\" android:background=\"@null\""), width: 24,
      height: 24),
    FixedSidesCase(
      testDescription: "an icon with a ripple and padding",
      views: image(
        "app:srcCompat=\"@drawable/ic_buy\" android:padding=\"8dp\" "
          + "android:background=\"?attr/selectableItemBackgroundBorderless\""),
      width: 40, height: 40),
    FixedSidesCase(
      testDescription: "a minimum",
      views: image(
        "android:src=\"@drawable/ic_wide\" android:minHeight=\"48dp\"", of: "ImageView"),
      width: 60, height: 48),
    FixedSidesCase(
      testDescription: "one side of the icon",
      views: "<ImageView android:onClick=\"buy\" android:layout_width=\"wrap_content\" "
        + "android:layout_height=\"64dp\" android:src=\"@drawable/ic_buy\"/>", width: 24,
      height: 64),
    FixedSidesCase(
      testDescription: "an icon on the background of a button",
      views: image("android:src=\"@drawable/ic_buy\"")),
    FixedSidesCase(
      testDescription: "a background that is a drawable",
      views: image("android:src=\"@drawable/ic_buy\" android:background=\"@drawable/round\"")),
    FixedSidesCase(
      testDescription: "a style, which may have a size",
      views: image(
        "style=\"@style/Tool\" android:src=\"@drawable/ic_buy\" android:background=\"@null\"")),
    FixedSidesCase(
      testDescription: "drawables that are not vectors",
      views: image("android:src=\"@drawable/states\" android:background=\"@null\"")),
    FixedSidesCase(
      testDescription: "an image that keeps its ratio",
      views: image(
        "android:src=\"@drawable/ic_buy\" android:background=\"@null\" "
          + "android:adjustViewBounds=\"true\"")),
  ]

  private static let box = "android:layout_width=\"40dp\" android:layout_height=\"36dp\""

  private static let contents = [
    FixedSidesCase(
      testDescription: "the content of a box, without padding and margins",
      views: inside(
        "FrameLayout", "\(box) android:padding=\"4dp\"",
        button(width: "match_parent", height: "match_parent", "android:layout_marginTop=\"6dp\"")),
      width: 32, height: 22),
    FixedSidesCase(
      testDescription: "a view across a row",
      views: inside(
        "LinearLayout", box, button(width: "match_parent", height: "match_parent")), height: 36),
    FixedSidesCase(
      testDescription: "a box with padding that is not known",
      views: inside(
        "FrameLayout", "\(box) android:paddingTop=\"?attr/space\"",
        button(width: "match_parent", height: "match_parent")), width: 40),
    FixedSidesCase(
      testDescription: "the root of a layout, which code puts into another view",
      views: button(width: "wrap_content", height: "wrap_content")),
  ]
}
