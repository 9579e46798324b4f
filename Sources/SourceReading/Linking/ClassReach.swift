internal import AccessibilityModel
internal import Synchronization

/// The effects of each class's code on all its objects, computed once for each class.
///
/// A screen has fifty labels of one class, and an app a thousand: without this, searching the class
/// took two thirds of an audit's time.
final class ClassReach: Sendable {
  private struct Key: Hashable {
    let className: String
    let baseClassName: String?
  }

  private let found = Mutex<[Key: ReachingCode]>([:])

  /// - Parameter search: called for the first view of a class; two threads may both call it.
  func code(of view: ViewReference, search: () -> ReachingCode) -> ReachingCode {
    let key = Key(className: view.className, baseClassName: view.links.baseClassName)
    if let known = found.withLock({ $0[key] }) { return known }
    let code = search()
    found.withLock { $0[key] = code }
    return code
  }
}
