/// Why nothing seems to show a screen of an app.
public enum Unmentioned: Sendable, Hashable {
  /// No name leads to the file.
  case file(Searched)
  /// Neither a name nor a segue leads to the scene.
  case scene(Searched)
  /// The surrounding Xcode project lists other files, but not this one.
  case unbuilt(project: String)
  /// Only tests of the surrounding Xcode project include it.
  case ofTests(project: String)
  /// Only an app of a project inside that of the app includes it: the example of a library.
  case ofOtherApp(target: String, project: String)
  /// Only an app below the folder of a library, inside that of the app, includes it; with the file
  /// that lists the library.
  case ofExample(target: String, project: String, library: String)

  /// No code names the SwiftUI view, or only its own, that of previews and that of such views.
  case view(files: Int)

  /// The number of files that were searched for a name.
  public struct Searched: Sendable, Hashable {
    public var code: Int
    /// Storyboards and xibs.
    public var screens: Int
  }
}

extension Unmentioned: CustomStringConvertible {
  public var description: String {
    switch self {
    case .file(let searched): "nothing refers to this file or its class (searched \(searched))"
    case .scene(let searched): "nothing refers to this scene or its class (searched \(searched))"
    case .view(let files):
      "no code leads to this view (searched \(files) source file\(files == 1 ? "" : "s"))"
    case .unbuilt(let project): "no target of \(project) builds this file"
    case .ofTests(let project): "only tests of \(project) use this file"
    case .ofOtherApp(let target, let project):
      "only the app \(target) of \(project), a project inside that of the app, builds this file"
    case .ofExample(let target, let project, let library):
      "only the app \(target) of \(project), an example of the library of \(library), builds this file"
    }
  }
}

extension Unmentioned.Searched: CustomStringConvertible {
  public var description: String {
    "\(code) source file\(code == 1 ? "" : "s"), "
      + (screens == 1 ? "1 storyboard or xib" : "\(screens) storyboards and xibs")
  }
}
