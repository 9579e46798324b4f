internal import AccessibilityModel

extension IBDocument {
  /// The controllers of a storyboard that the app can show: the initial one, those that code can
  /// create by their identifier (`instantiateViewController(withIdentifier:)`), and all that segues
  /// lead to from these.
  ///
  /// Nil if there is no such start, as in a xib.
  var reachableControllers: Set<Int>? {
    let controllers = roots.filter { objects[$0].kind == .controller }
    var queue = controllers.filter(isStart)
    guard !queue.isEmpty else { return nil }
    // Gesture recognisers and bar items at the root of a scene may have segues too.
    queue += roots.filter { objects[$0].kind != .controller }
    var reached = Set(queue)
    while let source = queue.popLast() {
      for target in targets(of: source) where reached.insert(target).inserted {
        queue.append(target)
      }
    }
    return reached
  }

  private func isStart(_ controller: Int) -> Bool {
    let object = objects[controller]
    return object.id == initialController || object.links.storyboardIdentifier != nil
      || object.tag == "application"
  }

  /// The objects that the segues of an object and of its views lead to.
  private func targets(of source: Int) -> [Int] {
    (source..<objects[source].end).flatMap { index in
      objects[index].links.segues.compactMap { object($0.destination) }
    }
  }
}
