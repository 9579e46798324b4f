internal import AccessibilityModel

/// The classes of views: their packages, and what they do by themselves.
enum AndroidClass {
  /// The full name of a class: the inflater of layouts knows the packages of Android's own views.
  static func fullName(_ name: String) -> String {
    // AppCompat's views report the classes that they replace.
    if name.hasPrefix(appCompat) { return "android.widget." + name.dropFirst(appCompat.count) }
    if name.contains(".") { return name }
    switch name {
    case "View", "ViewStub", "SurfaceView", "TextureView", "ViewGroup", "view", "fragment", "merge":
      return "android.view." + (name.first?.isLowercase == true ? "ViewGroup" : name)
    case "WebView": return "android.webkit.WebView"
    default: return "android.widget." + name
    }
  }

  private static let appCompat = "androidx.appcompat.widget.AppCompat"

  /// Whether only the app knows the class.
  static func isCustom(_ fullName: String) -> Bool {
    !known.contains(where: fullName.hasPrefix)
  }

  private static let known = [
    "android.", "androidx.", "com.google.android.", "android.support.",
    // Libraries of pictures, which draw and describe nothing.
    "com.airbnb.lottie.", "de.hdodenhof.circleimageview.", "com.makeramen.roundedimageview.",
  ]

  /// Whether a class shows a picture.
  static func isImage(_ fullName: String) -> Bool {
    UIAutomatorKind.named(fullName).traits.contains(.image)
  }

  /// Whether a class shows a picture and ignores a text
  /// (https://developer.android.com/reference/android/widget/ImageView); one of the app's own may draw it.
  static func drawsNoText(_ fullName: String) -> Bool {
    isImage(fullName) && !isCustom(fullName)
      && !fullName.hasSuffix("ExtendedFloatingActionButton")
  }

  /// The classes whose content other files or the code set.
  static func isFilled(_ name: String) -> Bool {
    ["FragmentContainerView", "fragment", "ViewStub", "ViewPager", "ViewPager2", "NavHostFragment"]
      .contains { name == $0 || name.hasSuffix("." + $0) }
  }
}
