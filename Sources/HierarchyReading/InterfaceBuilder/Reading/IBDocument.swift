internal import AccessibilityModel

/// A storyboard or xib as its objects, in document order (pre-order), before it is screens.
///
/// Outlets, segues and labels of cells point forward by id; ``resolve()`` follows them once all
/// objects are read.
struct IBDocument {
  var platform: Platform = .iOS
  var initialController: String?
  /// The system shows a picture of it until the app runs; it is neither read nor changed.
  var isLaunchScreen = false
  var deviceID: String?
  /// The build of Interface Builder that wrote the file.
  var toolsVersion: Int?
  var device: IBDevice?
  var orientation: Orientation?
  var objects: [IBObject] = []
  var index: [String: Int] = [:]
  /// The colours of the resources section, by name.
  var colors: [String: Color] = [:]
  /// The sizes of the images of the resources section, in points, by name.
  var imageSizes: [String: Size] = [:]
  /// The bars that a controller or a view at the root pretends to have.
  var canvases: [Int: Canvas] = [:]
  /// The class of the file's owner, by the id of the view that its `view` outlet leads to.
  var owners: [String: String] = [:]
  /// The class of the file's owner; nil where the app has none of its own for it.
  var fileOwner: String?
  /// What outlets lead to, by id.
  var outlets: [String: [CodeLinks.Outlet]] = [:]
  /// The controls of AppKit by the ids of their cells, which outlets may lead to.
  var controls: [String: String] = [:]
  /// The titles of windows, by the id of the controller that they show (macOS).
  var windowTitles: [String: String] = [:]
  var colorUses: [IBColorUse] = []
  /// The safe area and other layout guides, by id: what constraints name instead.
  var guides: [String: String] = [:]
  var constraintVariations: [IBConstraintVariation] = []
  /// Views that some size classes show or hide, in the order of the file.
  var hiddenVariations: [(object: Int, sizeClass: IBSizeClass, isHidden: Bool)] = []
  var warnings: [Hierarchy.Warning] = []
  var comments: [Hierarchy.Comment] = []
  /// What the user says that classes inherit from, by their names.
  var superclasses: [String: String] = [:]

  /// The objects directly below one.
  func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var child = index + 1
    while child < objects[index].end {
      children.append(child)
      child = objects[child].end
    }
    return children
  }

  /// The first object directly below one that is as wanted.
  func child(of index: Int, where isWanted: (IBObject) -> Bool) -> Int? {
    var child = index + 1
    while child < objects[index].end {
      if isWanted(objects[child]) { return child }
      child = objects[child].end
    }
    return nil
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

  /// The object that an id names, where there is one.
  func object(_ id: String?) -> Int? { id.flatMap { index[$0] } }
}

/// A colour by name, which the resources section at the end of the file explains.
struct IBColorUse {
  var object: Int
  var part: Element.ColoredPart
  var name: String
  /// A colour of the system, and not of an asset catalogue.
  var isSystem: Bool
}

/// A constant that a constraint has in some size classes only.
struct IBConstraintVariation {
  var object: Int
  /// The id of the constraint.
  var constraint: String
  var sizeClass: IBSizeClass
  var constant: Double
}
