import AccessibilityModel
import HierarchyReading
import TestSupport
import Testing

/// The least height of what a layout shows without scrolling.
struct AndroidLeastHeightTests {
  @Test(arguments: LeastHeightCase.all)
  func `known heights are added up where nothing scrolls`(_ test: LeastHeightCase) throws {
    let text = """
      <\(test.root) \(AndroidLayoutDocument.namespaces) android:layout_height="\(test.rootHeight)" \(test.attributes)>
      \(test.views)
      </\(test.root)>
      """
    var options = ReadingOptions()
    options.androidResources = AndroidResources(
      files: (["layout/\(test.name).xml": text].merging(test.files) { $1 }).map {
        AndroidResources.File(path: "res/\($0.key)", bytes: Array($0.value.utf8))
      },
      activities: test.manifest.map { manifest in
        var activities = AndroidActivities()
        activities.add(Array(manifest.utf8))
        return activities
      } ?? AndroidActivities())
    let hierarchy = try HierarchyFormats.read(
      Array(text.utf8), named: "res/layout/\(test.name).xml", options: options)
    let root = try #require(hierarchy.screens.first?.elements.first)
    #expect(root.details.heightWithoutScrolling == test.height)
  }
}

struct LeastHeightCase: CustomTestStringConvertible {
  let testDescription: String
  var root = "LinearLayout"
  var rootHeight = "match_parent"
  var attributes = "android:orientation=\"vertical\""
  let views: String
  var name = "cart"
  var files: [String: String] = [:]
  var manifest: String?
  var height: Double?

  private static func box(_ height: String, _ attributes: String = "") -> String {
    "<View android:layout_height=\"\(height)\" \(attributes)/>"
  }

  private static let constraint = "androidx.constraintlayout.widget.ConstraintLayout"
  private static let boxes = box("200dp") + box("250dp", "android:layout_marginTop=\"8dp\"")

  private static func wrapped(_ attributes: String = "") -> String {
    "<ScrollView android:layout_height=\"wrap_content\" \(attributes)>"
      + "<LinearLayout android:orientation=\"vertical\">\(boxes)</LinearLayout></ScrollView>"
  }

  static let all = stacks + relations + screens

  private static let stacks = [
    LeastHeightCase(
      testDescription: "a sheet as high as its content", rootHeight: "wrap_content", views: boxes,
      name: "bottom_sheet_share", height: 458),
    LeastHeightCase(
      testDescription: "a part as high as its content", rootHeight: "wrap_content", views: boxes),
    LeastHeightCase(
      testDescription: "views below each other", views: boxes, height: 458),
    LeastHeightCase(
      testDescription: "views side by side", attributes: "", views: boxes, height: 258),
    LeastHeightCase(
      testDescription: "a button, a field and a line of 12 sp with padding",
      views: "<Button android:text=\"A\"/><EditText/>"
        + "<TextView android:textSize=\"12sp\" android:paddingTop=\"4dp\"/>",
      height: 48 + 45 + (12 * 1.33 + 4)),
    LeastHeightCase(
      testDescription: "a hidden view and one that shares what is left",
      views: box("200dp", "android:visibility=\"gone\"")
        + box("200dp", "android:layout_weight=\"1\"") + box("50dp"), height: 50),
    LeastHeightCase(
      testDescription: "views that scroll",
      views: "<ScrollView>\(boxes)</ScrollView>\(box("50dp"))",
      height: 50),
    LeastHeightCase(
      testDescription: "a view of a fixed height that scrolls",
      views: "<ScrollView android:layout_height=\"300dp\">\(boxes)</ScrollView>\(box("50dp"))",
      height: 350),
    LeastHeightCase(
      testDescription: "a scroll view as high as its content, above a view",
      views: wrapped() + box("50dp"), height: 508),
    LeastHeightCase(
      testDescription: "a scroll view as high as its content, below a view",
      views: box("50dp") + wrapped(), height: 50),
    LeastHeightCase(
      testDescription: "a scroll view as high as its content, above a hidden view",
      views: wrapped() + box("50dp", "android:visibility=\"gone\""), height: 0),
    LeastHeightCase(
      testDescription: "a scroll view that gets what is left",
      views: wrapped("android:layout_weight=\"1\"") + box("50dp"), height: 50),
    LeastHeightCase(
      testDescription: "a scroll view beside a view", attributes: "",
      views: wrapped() + box("50dp"), height: 50),
    LeastHeightCase(
      testDescription: "a web page of a fixed height",
      views: "<WebView android:layout_height=\"300dp\"/>" + box("50dp"), height: 350),
    LeastHeightCase(
      testDescription: "a web page that fills what is left",
      views: "<WebView android:layout_height=\"match_parent\"/>" + box("50dp"), height: 50),
    LeastHeightCase(
      testDescription: "the padding of a view around others",
      views: "<FrameLayout android:padding=\"10dp\">\(boxes)</FrameLayout>", height: 278),
  ]

  private static let relations = [
    LeastHeightCase(
      testDescription: "a chain of constraints", root: constraint,
      views: box("200dp", "android:id=\"@+id/a\" app:layout_constraintTop_toTopOf=\"parent\"")
        + box("150dp", "app:layout_constraintTop_toBottomOf=\"@id/a\"")
        + box("100dp", "app:layout_constraintTop_toTopOf=\"parent\""), height: 350),
    LeastHeightCase(
      testDescription: "a chain of constraints whose views come in another order", root: constraint,
      views: box("150dp", "app:layout_constraintTop_toBottomOf=\"@id/a\"")
        + box("200dp", "android:id=\"@+id/a\" app:layout_constraintTop_toTopOf=\"parent\""),
      height: 350),
    LeastHeightCase(
      testDescription: "a circle of constraints", root: constraint,
      views: box(
        "150dp", "android:id=\"@+id/b\" app:layout_constraintTop_toBottomOf=\"@id/a\"")
        + box("200dp", "android:id=\"@+id/a\" app:layout_constraintTop_toBottomOf=\"@id/b\""),
      height: 200),
    LeastHeightCase(
      testDescription: "a view at the bottom of a relative layout", root: "RelativeLayout",
      views: box("300dp") + box("60dp", "android:layout_alignParentBottom=\"true\""), height: 360),
    LeastHeightCase(
      testDescription: "a view below another", root: "RelativeLayout",
      views: box("100dp", "android:id=\"@+id/a\"")
        + box("60dp", "android:layout_below=\"@id/a\""), height: 160),
    LeastHeightCase(
      testDescription: "views on each other", root: "FrameLayout",
      views: box("100dp") + box("60dp"),
      height: 100),
  ]

  private static let portrait =
    "<manifest xmlns:android=\"http://schemas.android.com/apk/res/android\"><application>"
    + "<activity android:name=\".Cart\" android:screenOrientation=\"portrait\"/>"
    + "<activity android:name=\".Shop\"/></application></manifest>"

  private static let screens = [
    LeastHeightCase(testDescription: "a row of a list", views: boxes, name: "item_cart"),
    LeastHeightCase(
      testDescription: "a layout with a variant for landscape", views: boxes,
      files: ["layout-land/cart.xml": "<LinearLayout/>"]),
    LeastHeightCase(
      testDescription: "a part of another layout", views: boxes,
      files: ["layout/shop.xml": "<ScrollView><include layout=\"@layout/cart\"/></ScrollView>"]),
    LeastHeightCase(
      testDescription: "an activity that stays in portrait",
      attributes: "android:orientation=\"vertical\" tools:context=\"com.example.Cart\"",
      views: boxes,
      manifest: portrait),
    LeastHeightCase(
      testDescription: "another activity",
      attributes: "android:orientation=\"vertical\" tools:context=\".Shop\"", views: boxes,
      manifest: portrait, height: 458),
  ]
}
