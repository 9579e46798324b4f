internal import AccessibilityModel

extension IBDocument {
  /// The controllers of a storyboard that the app cannot show (docs/evidence/formats.md#scenes-that-nothing-shows).
  ///
  /// Code instantiates the initial one, or one with an identifier; all others need a segue from a
  /// controller that is shown.
  var unreachedControllers: Set<Int> {
    let controllers = roots.filter { objects[$0].kind == .controller }
    var queue = controllers.filter(isEntry)
    // A storyboard without any such controller is not in use, or is not a storyboard.
    guard !queue.isEmpty else { return [] }
    queue += roots.filter { objects[$0].kind != .controller }.flatMap(destinations)
    var reached = Set(queue)
    var position = 0
    while position < queue.count {
      for target in destinations(of: queue[position]) where reached.insert(target).inserted {
        queue.append(target)
      }
      position += 1
    }
    return Set(controllers).subtracting(reached)
  }

  /// Whether it can be shown without a segue: the initial controller, one with an identifier, and
  /// the application with its menus.
  private func isEntry(_ controller: Int) -> Bool {
    let object = objects[controller]
    return object.id == initialController || object.tag == "application"
      || object.links.storyboardIdentifier != nil
  }

  /// The controllers that the segues of an object and of what is below it lead to.
  private func destinations(of root: Int) -> [Int] {
    (root..<objects[root].end).flatMap { index in
      objects[index].links.segues.compactMap { object($0.destination) }
    }
  }

  /// A warning at each scene of a list.
  func warnings(ofUnreached controllers: Set<Int>) -> [Hierarchy.Warning] {
    controllers.sorted().filter { view(of: $0) != nil }.map {
      Hierarchy.Warning(
        line: objects[$0].line, column: objects[$0].column,
        message: "found a scene without a segue to it or a storyboard identifier; its findings are "
          + "notes")
    }
  }
}
