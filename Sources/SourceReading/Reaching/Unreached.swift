/// Why no user of the app sees the screens of a file.
public enum Unreached: Sendable, Hashable {
  /// Nothing names it or the classes of its objects at the top.
  ///
  /// - Parameters:
  ///   - code: how many code files were searched.
  ///   - screens: how many other storyboards and xibs.
  case unnamed(code: Int, screens: Int)
  /// Code in use has the class of its owner, a controller, but makes none that loads it, only in a storyboard with a
  /// view of its own or with another nib: the class.
  case notLoaded(by: String)
  /// Only code of debug builds leads to it: where the code that names it begins.
  case debugOnly(SourceLocation)
  /// It connects an outlet that the class of the object has not, so that loading it fails: the class with the
  /// outlet.
  case failing(outlet: String)
  /// No target of the Xcode project around it has it, which has others.
  case unbuilt(project: String)
  /// Only an app of a project inside that of the app has it: the example of a library.
  case ofOtherApp(target: String, project: String)
  /// Only an app below the folder of a library has it, which is inside that of the app: with the file that lists the
  /// library.
  case ofExample(target: String, project: String, library: String)
}

extension Unreached: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unnamed(let code, let screens):
      "no code loads it: its name and its class are in none of \(code) code files and \(screens) other "
        + "storyboards and xibs that are in use"
    case .notLoaded(let owner):
      "no code loads it: none has its name, or makes a \(owner) without another nib or the view of a scene"
    case .debugOnly(let location):
      "only debug builds load it: \(location) is used only under #if DEBUG"
    case .failing(let outlet): "loading it fails: no code has the outlet \(outlet)"
    case .unbuilt(let project): "no build contains it: no target of \(project) has it"
    case .ofOtherApp(let target, let project):
      "only the app \(target) of \(project), a project inside that of the app, contains it"
    case .ofExample(let target, let project, let library):
      "only the app \(target) of \(project) contains it, an example of the library of \(library)"
    }
  }
}
