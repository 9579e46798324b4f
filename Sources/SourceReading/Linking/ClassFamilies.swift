internal import Synchronization

/// The superclasses and relatives of classes, found once for each requested class.
///
/// Every statement and every outlet needs those of its owner, and an app's sources have far more
/// classes than its screens.
final class ClassFamilies: Sendable {
  private let ancestries = Mutex<[String: [String]]>([:])
  private let families = Mutex<[String: Set<String>]>([:])

  /// - Parameter find: called for the first request about a class; two threads may both call it.
  func ancestry(of name: String, find: (String) -> [String]) -> [String] {
    if let known = ancestries.withLock({ $0[name] }) { return known }
    let found = find(name)
    ancestries.withLock { $0[name] = found }
    return found
  }

  /// The same for a class with its superclasses and subclasses.
  func family(of name: String, find: (String) -> Set<String>) -> Set<String> {
    if let known = families.withLock({ $0[name] }) { return known }
    let found = find(name)
    families.withLock { $0[name] = found }
    return found
  }
}

/// Follows classes to their superclasses, each step once for all classes of an app.
struct SuperclassSearch {
  /// The superclasses of a class.
  struct Line {
    /// The nearest class of UIKit or AppKit.
    var systemClass: String?
    /// The number of superclasses outside the system; a class that is its own ancestor counts once.
    var length = 0
  }

  private let superclass: (String) -> String?
  private var known: [String: Line] = [:]

  init(_ superclass: @escaping (String) -> String?) { self.superclass = superclass }

  mutating func line(of name: String) -> Line {
    var passed: [String] = []
    var line = Line()
    var next: String? = name
    while let name = next {
      if let end = known[name] ?? Self.end(at: name) {
        line = end
        break
      }
      // Names may be cyclic, since types are identified by their last names.
      known[name] = Line()
      passed.append(name)
      next = superclass(name)
    }
    for name in passed.reversed() {
      line.length += 1
      known[name] = line
    }
    return line
  }

  private static func end(at name: String) -> Line? {
    SystemClasses.superclass(of: name).map { _ in Line(systemClass: name) }
  }
}
