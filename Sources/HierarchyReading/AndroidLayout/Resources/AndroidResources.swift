internal import SourceText

/// The resources of an Android project, and what its code names: everything that a layout refers to.
///
/// Two projects are equal only if they are one object: options that hold one are compared quickly.
public final class AndroidResources: Sendable {
  let values: AndroidValues
  let layouts: [String: [Layout]]
  let drawables: AndroidDrawables
  /// Nil if no sources were read.
  public let code: AndroidCodeMentions?
  /// The name of the theme of the app, without `@style/`; nil if the manifest was not read.
  let theme: String?
  /// The activities in the manifest.
  let activities: AndroidActivities
  /// The names of the drawables that are pictures of pixels.
  let pictures: Set<String>
  /// The names of the layouts that others include or show as rows.
  private let parts: Set<String>
  /// The names of the layouts that menus, styles and other resources refer to, with those in them.
  private let references: Set<String>

  /// A layout that others may include.
  struct Layout: Sendable {
    var path: String
    var folder: AndroidFolder
    var bytes: [UInt8]
  }

  /// A file below a folder of resources.
  public struct File: Sendable {
    /// `app/src/main/res/values-night/colors.xml`.
    public var path: String
    public var bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }
  }

  /// - Parameters:
  ///   - files: those of `values`, `color`, `layout` and `drawable` folders, in all modules. Others are ignored, as are those that
  ///     cannot be parsed: what they define is unknown.
  ///   - code: nil if no sources were read.
  ///   - theme: the theme of the application in the manifest, as in `@style/AppTheme`.
  ///   - activities: those in the manifests.
  ///   - pictures: the names of drawables in PNG, JPEG and WebP that do not stretch.
  public init(
    files: [File], code: AndroidCodeMentions? = nil, theme: String? = nil,
    activities: AndroidActivities = AndroidActivities(), pictures: Set<String> = []
  ) {
    var values = AndroidValues()
    var layouts: [String: [Layout]] = [:]
    var drawables = AndroidDrawables()
    var parts: Set<String> = []
    var references: Set<String> = []
    for file in files {
      guard let folder = AndroidFolder(of: file.path) else { continue }
      // A graph names layouts for its editor only (`tools:layout`): classes show them.
      if folder.kind != "layout", folder.kind != "navigation" {
        references.formUnion(AndroidLayoutIndex.parts(in: file.bytes))
      }
      switch folder.kind {
      case "values": values.add(file.bytes, in: folder)
      case "drawable":
        drawables.add(file.bytes, in: folder)
        // Old apps have their colours by state there.
        if Self.isStateListOfColors(file.bytes) {
          values.addStateList(file.bytes, named: folder.fileName, of: "drawable", in: folder)
        }
      case "color": values.addStateList(file.bytes, named: folder.fileName, in: folder)
      case "layout":
        parts.formUnion(AndroidLayoutIndex.parts(in: file.bytes))
        layouts[folder.fileName, default: []].append(
          Layout(path: file.path, folder: folder, bytes: file.bytes))
      default: break
      }
    }
    (self.values, self.layouts, self.code) = (values, layouts, code)
    (self.drawables, self.parts, self.activities) = (drawables, parts, activities)
    (self.pictures, self.references) = (pictures, code?.closure(of: references) ?? references)
    self.theme = theme.flatMap { AndroidReference($0)?.name }
  }

  /// Whether a drawable is a list of colours by state, which only texts can show.
  private static func isStateListOfColors(_ bytes: [UInt8]) -> Bool {
    func has(_ search: ByteSearch) -> Bool { search.offset(in: bytes, from: 0) != nil }
    return has(selector) && has(color) && !has(drawable) && !has(shape)
  }

  private static let selector = ByteSearch("<selector")
  private static let color = ByteSearch("android:color=")
  private static let drawable = ByteSearch("android:drawable=")
  private static let shape = ByteSearch("<shape")

  /// A project without any resources.
  static let none = AndroidResources(files: [])

  /// Whether another layout includes a layout, or shows it as a row.
  func isPart(_ layout: String) -> Bool { parts.contains(layout) }

  /// Why nothing seems to show a layout: neither another resource names it, nor code to which something leads, nor is it in a
  /// layout that they name. Nil if something does, or if no code was read that shows layouts.
  func reasonUnmentioned(_ layout: String) -> String? {
    guard let code, layouts[layout] != nil, !references.contains(layout) else { return nil }
    return code.reasonUnshown(layout)
  }

  /// The layout with a name, in the folder that fits another layout best.
  func layout(_ name: String, for folder: AndroidFolder) -> Layout? {
    AndroidFolder.best(of: layouts[name] ?? [], for: folder, at: \.folder)
  }
}

extension AndroidResources: Hashable {
  public static func == (left: AndroidResources, right: AndroidResources) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
