internal import AccessibilityModel

/// The objects of a storyboard or xib in document order (pre-order), before they become screens.
///
/// Outlets, segues and labels of cells refer to later objects by id; ``resolve()`` follows them
/// once all objects are read.
struct IBDocument {
  var platform: Platform = .iOS
  var initialController: String?
  /// The system shows it as a static image until the app runs; it is neither read nor changed.
  var isLaunchScreen = false
  var deviceID: String?
  /// The Interface Builder build that wrote the file.
  var toolsVersion: Int?
  /// The global tint, which the window hands down to all views without one.
  var tint: IBGlobalTint?
  var device: IBDevice?
  /// Whether its runtime is that of an iPad, as Xcode wrote until version 5.
  var isForPad = false
  var orientation: Orientation?
  var objects: [IBObject] = []
  var index: [String: Int] = [:]
  /// The colours of the resources section, by name.
  var colors: [String: Color] = [:]
  /// The sizes of the images of the resources section, in points, by name.
  var imageSizes: [String: Size] = [:]
  /// The simulated bars of a controller or of a view at the root.
  var canvases: [Int: Canvas] = [:]
  /// The class of the file's owner, by the id of the view of its `view` outlet.
  var owners: [String: String] = [:]
  /// The id of the view of the owner's `view` outlet.
  var ownerView: String?
  /// The class of the file's owner; nil if it is not a class of the app.
  var fileOwner: String?
  /// The outlets that refer to an object, by its id.
  var outlets: [String: [CodeLinks.Outlet]] = [:]
  /// The name of the module of the app's own classes, which is the app's name if there is only one.
  var moduleName: String?
  /// The controls of AppKit by the ids of their cells, which outlets may refer to.
  var controls: [String: String] = [:]
  /// The titles of windows, by the id of the controller that they show (macOS).
  var windowTitles: [String: String] = [:]
  var colorUses: [IBColorUse] = []
  /// The safe area and other layout guides, by id: constraints may refer to these.
  var guides: [String: String] = [:]
  var constraintVariations: [IBConstraintVariation] = []
  /// The ids of the views that code positions.
  var movedByCode: Set<String> = []
  /// Views that some size classes show or hide, in file order.
  var hiddenVariations: [(object: Int, sizeClass: IBSizeClass, isHidden: Bool)] = []
  var warnings: [Hierarchy.Warning] = []
  var comments: [Hierarchy.Comment] = []
  /// The superclasses that the user states, by class name.
  var superclasses: [String: String] = [:]

  /// The direct children of an object.
  func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var child = index + 1
    while child < objects[index].end {
      children.append(child)
      child = objects[child].end
    }
    return children
  }

  /// The first direct child that matches.
  func child(of index: Int, where isWanted: (IBObject) -> Bool) -> Int? {
    var child = index + 1
    while child < objects[index].end {
      if isWanted(objects[child]) { return child }
      child = objects[child].end
    }
    return nil
  }

  /// Whether a tab view shows this one of its tabs first: that which it names, else the first.
  func isOpenTab(_ index: Int) -> Bool {
    let view = objects[index].parent
    guard view >= 0 else { return true }
    if let initial = objects[view].links.initialItem { return objects[index].id == initial }
    return child(of: view) { $0.tag == "tabViewItem" } == index
  }

  /// The objects without a parent.
  var roots: [Int] {
    var roots: [Int] = []
    var root = 0
    while root < objects.count {
      roots.append(root)
      root = objects[root].end
    }
    return roots
  }

  /// The object with an id, if there is one.
  func object(_ id: String?) -> Int? { id.flatMap { index[$0] } }
}

/// A named colour, defined in the resources section at the end of the file.
struct IBColorUse {
  var object: Int
  var part: Element.ColoredPart
  var name: String
  /// Whether it is a system colour, not one of an asset catalogue.
  var isSystem: Bool
}

/// A constraint's constant for some size classes only.
struct IBConstraintVariation {
  var object: Int
  /// The id of the constraint.
  var constraint: String
  var sizeClass: IBSizeClass
  var constant: Double
}

/// The global tint of a storyboard: a literal colour, the name of one, or both.
struct IBGlobalTint {
  var color: Color?
  var name: String?
  /// Whether the name is that of a system colour, not one of an asset catalogue.
  var isSystem: Bool
}
