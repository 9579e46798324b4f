public import AccessibilityModel

/// Reads the layouts of an Android app (`res/layout`), its menus and its screens of preferences.
///
/// A layout states what views there are and how TalkBack reads them, but not where they are: the system lays them out
/// on a device (docs/evidence/android-layouts.md).
public struct AndroidLayoutReader: HierarchyReader {
  public static let formatName = "android-layout"

  public static let mayHoldNoView = true

  public init() {}

  public static func recognizes(_ start: DocumentStart) -> Bool {
    guard let root = start.rootName, AndroidRoots.isView(root) else { return false }
    return root == "layout" || start.namesAndroid
  }

  public func read(
    _ bytes: [UInt8], named name: String, options: ReadingOptions
  ) throws(HierarchyReadingError) -> Hierarchy {
    let handler = try AndroidLayoutHandler().received(bytes, named: name)
    let resources = options.androidResources ?? .none
    let folder = AndroidFolder(of: options.path ?? name) ?? AndroidFolder(of: "res/layout/\(name)")
    var hierarchy = Hierarchy(format: Self.formatName)
    hierarchy.comments = handler.comments
    guard let folder else { return hierarchy }
    let nodes = AndroidInclusion(resources, folder: folder).expanded(handler.nodes)
    let resolver = AndroidResolver(resources, folder: folder).themed(for: nodes)
    var layout = AndroidLayoutScreen(nodes, resolver, source: name)
    hierarchy.screens = [layout.finish(options)]
    hierarchy.warnings = layout.warnings.all
    if resources.activities.areOnlyPortrait(showing: nil) {
      var app = AppFacts()
      app.orientations = [Orientation.portrait.rawValue]
      hierarchy.add(app)
    }
    return hierarchy
  }
}

/// The names of root elements of layouts among those of all resources in XML.
enum AndroidRoots {
  /// Whether an element of this name is a view, or holds views.
  ///
  /// Classes begin with a capital or have a package; drawables, animations and manifests have names in lower
  /// case.
  static func isView(_ name: String) -> Bool {
    if lowerCase.contains(name) { return true }
    if name.contains(":") || notViews.contains(name) { return false }
    if name.contains(".") { return name.split(separator: ".").last?.first?.isUppercase == true }
    return name.first?.isUppercase == true
  }

  private static let lowerCase: Set = ["layout", "merge", "view", "fragment", "include", "menu"]
  private static let notViews: Set = [
    "MotionScene", "ConstraintSet", "Transition", "StateSet", "Keyboard", "WindowManager",
    "PreferenceHeaders", "ContactsDataKind", "TimePickerDialog",
  ]
}
