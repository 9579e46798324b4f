public import AccessibilityModel
public import HierarchyReading
internal import SourceReading
internal import SourceText

/// Reads the views of a Swift file as screens, as VoiceOver will speak them.
///
/// A view that another one shows is a part of it and not a screen of its own; in a file that the user names, only
/// views of the same file count.
public struct SwiftUIReader: Sendable {
  public static let formatName = "swiftui"

  private let project: SwiftUIProject
  private let file: SwiftSyntaxFile
  private let hasConditions: Bool

  /// - Parameters:
  ///   - bytes: the content of the file; UTF-8.
  ///   - name: its name in reports.
  ///   - project: the code around it; it may hold another content of the file.
  public init(_ bytes: [UInt8], named name: String, in project: SwiftUIProject) {
    // Swift's sources are UTF-8, with or without a byte order mark.
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    hasConditions = Self.condition.isIn(bytes)
    if let index = project.file(named: name), project.files[index].holds(bytes) {
      file = project.files[index]
      self.project = project.seen(from: index)
    } else {
      file = SwiftSyntaxFile(parsing: bytes, name: name)
      let project = project.replacing(file)
      self.project = project.file(named: name).map(project.seen) ?? project
    }
  }

  /// The views of the file.
  ///
  /// - Parameter isNamed: whether the user names the file.
  /// - Throws: why the file has no screen.
  public func hierarchy(
    isNamed: Bool, options: ReadingOptions
  ) throws(HierarchyReadingError) -> Hierarchy {
    if file.isRefused, let warning = file.warnings.first { throw error(warning.message) }
    guard let index = project.file(named: file.name) else { throw error(Self.nothing) }
    let views = project.views(of: index)
    let contents = InPlaceContent.all(in: file)
    guard !views.isEmpty || !contents.isEmpty else {
      var fault = self.error(Self.nothing)
      fault.emptiness = .shownElsewhere
      throw fault
    }
    let screens = views.filter { isScreen($0, in: index, isNamed: isNamed) }
    guard !screens.isEmpty || !contents.isEmpty else {
      var fault = self.error("found only parts of views in other files; expected a view of its own")
      fault.emptiness = .shownElsewhere
      throw fault
    }
    var maker = ScreenMaker(project, file: index, options: options)
    for name in screens { maker.add(name) }
    for content in contents { maker.add(content) }
    var hierarchy = maker.hierarchy
    hierarchy.warnings =
      file.warnings.map {
        Hierarchy.Warning(line: $0.location.line, column: $0.column, message: $0.message)
      } + hierarchy.warnings + maker.warningsAboutNames
    if hasConditions {
      let isForMac = options.idiom.map { $0 == .mac } ?? project.isForMac
      hierarchy.unreadParts = file.uncompiledBranches(isForMac: isForMac)
    }
    guard hierarchy.screens.contains(where: { !$0.elements.isEmpty }) else {
      let hasBodies = maker.hierarchy.warnings.isEmpty
      var fault = self.error(
        hasBodies
          ? "found no view; expected at least one"
          : screens.isEmpty
            ? "found no content that is understood; expected views of SwiftUI"
            : "found views whose body is not in the files read; expected one with its body")
      fault.emptiness = hasBodies ? .noView : .leftOut
      throw fault
    }
    hierarchy.add(project.orientationsOfApp)
    return hierarchy
  }

  /// Whether found code may have screens: a type of views, or views that it shows in place.
  ///
  /// The views of tests are never on a user's screen.
  public static func mayHaveScreens(_ bytes: [UInt8], named name: String) -> Bool {
    if imports.contains(where: { $0.isIn(bytes) }) { return false }
    if UnsupportedFormat.declaresSwiftUIView(bytes, named: name) { return true }
    guard UnsupportedFormat(sourceCode: bytes, named: name) == .swiftUI,
      InPlaceContent.mayBe(in: bytes)
    else { return false }
    return !InPlaceContent.all(in: SwiftSyntaxFile(parsing: bytes, name: name)).isEmpty
  }

  /// Only tests import these: https://developer.apple.com/documentation/testing
  private static let imports = ["import XCTest", "import Testing\n"].map { ByteSearch($0) }

  private static let condition = ByteSearch("#if")

  private static let nothing = "found no SwiftUI view; expected at least one"

  private func error(_ reason: String) -> HierarchyReadingError {
    HierarchyReadingError(source: file.name, line: 1, column: 1, reason: reason)
  }

  /// Whether a view is a screen of its own: pushed or presented, not shown by another view, or not among what is read of
  /// the views with its name.
  private func isScreen(_ name: String, in file: Int, isNamed: Bool) -> Bool {
    if project.isScreen(name, in: file) { return true }
    let users = project.users(of: name, in: file)
    return users.isEmpty || isNamed && !users.contains(file) || !project.isShownByOwner(name)
  }
}
