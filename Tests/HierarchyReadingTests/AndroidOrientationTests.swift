import AccessibilityModel
import HierarchyReading
import TestSupport
import Testing

/// The orientations of an app by the manifests of its project.
struct AndroidOrientationTests {
  private static let portrait =
    "<activity android:name=\".Cart\" android:screenOrientation=\"portrait\"/>"
  private static let locked =
    "<activity android:name=\".Shop\" android:screenOrientation=\"sensorPortrait\"/>"
  private static let free = "<activity android:name=\".Map\"/>"

  @Test(
    arguments: [
      ([portrait + locked], ["portrait"]), ([portrait, locked], ["portrait"]),
      ([portrait + free], nil), ([free], nil), ([], nil),
    ] as [([String], [String]?)])
  func `an app whose activities all stay in portrait supports no other orientation`(
    _ manifests: [String], _ orientations: [String]?
  ) throws {
    var activities = AndroidActivities()
    for manifest in manifests {
      let text =
        "<manifest xmlns:android=\"http://schemas.android.com/apk/res/android\"><application>"
        + manifest + "</application></manifest>"
      activities.add(Array(text.utf8))
    }
    let layout = "<LinearLayout \(AndroidLayoutDocument.namespaces)><TextView/></LinearLayout>"
    var options = ReadingOptions()
    options.androidResources = AndroidResources(
      files: [AndroidResources.File(path: "res/layout/cart.xml", bytes: Array(layout.utf8))],
      activities: activities)
    let hierarchy = try HierarchyFormats.read(
      Array(layout.utf8), named: "res/layout/cart.xml", options: options)
    #expect(hierarchy.app.orientations == orientations)
    #expect(hierarchy.app.sharedFacts.contains(.appOrientations) == (orientations != nil))
  }
}
