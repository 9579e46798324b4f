public import HierarchyReading

/// Layouts of Android around the views that a test is about.
public enum AndroidLayoutDocument {
  /// A vertical layout; its views begin on the second line.
  public static func text(_ views: String, attributes: String = "") -> String {
    """
    <LinearLayout \(namespaces) android:orientation="vertical" \(attributes)>
    \(views)
    </LinearLayout>
    """
  }

  /// The declarations of the three usual prefixes.
  public static let namespaces =
    "xmlns:android=\"http://schemas.android.com/apk/res/android\" "
    + "xmlns:app=\"http://schemas.android.com/apk/res-auto\" "
    + "xmlns:tools=\"http://schemas.android.com/tools\""

  /// The resources of a project of one module.
  ///
  /// - Parameters:
  ///   - files: contents by their paths below `res`; of values, the content of `<resources>`.
  ///   - code: files of Kotlin by their names; nil if no sources were read.
  ///   - pictures: the names of drawables that are pictures.
  ///   - manifest: nil if none was read.
  public static func resources(
    _ files: [String: String], code: [String: String]? = nil, theme: String? = nil,
    pictures: Set<String> = [], manifest: String? = nil
  ) -> AndroidResources {
    let files = files.sorted { $0.key < $1.key }.map { path, content in
      let text = path.hasPrefix("values") ? "<resources>\(content)</resources>" : content
      return AndroidResources.File(path: "res/\(path)", bytes: Array(text.utf8))
    }
    let search = AndroidCodeSearch(
      layouts: files.filter { $0.path.contains("/layout") || $0.path.contains("/menu") },
      preferences: files.filter { $0.path.contains("/xml") })
    var activities = AndroidActivities()
    if let manifest {
      let text = manifest.replacing(">", with: " \(namespaces)>", maxReplacements: 1)
      activities.add(Array(text.utf8))
    }
    let mentions = code.map { code in
      search.joined(
        code.sorted { $0.key < $1.key }.map {
          search.mentions(in: Array($0.value.utf8), path: $0.key)
        }, activities: activities, resources: files)
    }
    return AndroidResources(
      files: files, code: mentions, theme: theme, activities: activities, pictures: pictures)
  }
}
