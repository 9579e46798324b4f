/// The layout of a view in an Interface Builder file beyond its constraints and its mask.
///
/// Absent means UIKit's default, or not stated.
public struct ViewLayout: Hashable, Sendable {
  /// Whether the autoresizing mask is translated into constraints; no constraint positions the
  /// view.
  public var isAutoresized = true
  /// Interface Builder found no constraints of the view and keeps its frame.
  public var isFixedFrame = false
  /// The frame in the file is not where the constraints put the view.
  public var isMisplaced = false
  /// Whether Interface Builder found several positions that the constraints allow.
  public var isAmbiguous = false
  /// Whether it is a cell from which code makes the rows of a list.
  public var isPrototype = false
  /// Whether code positions it: an outlet leads to a constraint on its position, or Interface
  /// Builder keeps a constraint on it for its canvas only, which the built app lacks.
  public var isMovedByCode = false
  /// The view exists only in some size classes, and not in those of the canvas.
  public var isLeftOut = false
  /// The Cocoa Binding that hides the view.
  public var hiding: Hiding?

  // Content
  public var horizontalHugging: Double?
  public var verticalHugging: Double?
  public var horizontalResistance: Double?
  public var verticalResistance: Double?
  /// The placeholder for the intrinsic size of a custom view (`intrinsicContentSize`).
  public var placeholderWidth: Double?
  public var placeholderHeight: Double?
  /// The size of the image that the view shows, in points.
  public var imageSize: Size?
  /// 0 for any number.
  public var numberOfLines: Int?
  public var preferredMaxLayoutWidth: Double?
  /// The factor by which a font may shrink so that its text fits in one line; nil if it may not.
  public var leastFontScale: Double? {
    guard shrinksFont, let minimumScaleFactor, minimumScaleFactor > 0 else { return nil }
    return min(1, minimumScaleFactor)
  }
  public var minimumScaleFactor: Double?
  /// The default of a file that states a factor.
  public var shrinksFont = true
  /// The weight of the font by its name (`semibold`), and its name if it is not the system font.
  public var fontWeight: String?
  public var fontName: String?
  /// Whether the font's name is that of a narrow face: `AvenirNextCondensed-Medium`.
  public var isCondensed: Bool {
    let name = fontName?.lowercased() ?? ""
    return ["condensed", "compressed", "narrow"].contains(where: name.contains)
  }
  /// The line heights of a text with its own paragraph style.
  public var lines: LineHeights?
  public var contentInsets: EdgeInsets?
  public var imageInsets: EdgeInsets?
  public var titleInsets: EdgeInsets?
  /// The look of a control that decides its size (`borderStyle`, `buttonType`, `style` of the file).
  public var style: String?
  /// `date`, `time`, `dateAndTime`, `countDownTimer`.
  public var datePickerMode: String?
  /// A button draws itself from a configuration.
  public var hasConfiguration = false

  // Containers
  public var stack: StackLayout?
  public var margins: LayoutMargins?
  public var insetsMarginsFromSafeArea: Bool?
  public var preservesSuperviewMargins: Bool?
  /// Content of a scroll view begins at its edge, even if something covers it
  /// (`contentInsetAdjustmentBehavior` is `never`).
  public var scrollsBelowBars = false
  /// The row height of a table or a cell.
  public var rowHeight: Double?

  /// All constraints, before the size classes of the canvas were applied; empty if the element's
  /// own list is complete.
  public var allConstraints: [Constraint] = []
  /// The values for some size classes only, in file order.
  public var variations: [LayoutVariation] = []

  public init() {}
}

/// A property that hides a view by Cocoa Bindings, or shows it (`NSNegateBoolean`).
public struct Hiding: Hashable, Sendable {
  public var object: String
  public var keyPath: String
  public var isNegated = false

  public init(object: String, keyPath: String) {
    self.object = object
    self.keyPath = keyPath
  }

  /// Whether one is hidden whenever the other is not.
  public func isOpposite(of other: Hiding) -> Bool {
    object == other.object && keyPath == other.keyPath && isNegated != other.isNegated
  }
}

/// The line heights of a paragraph style (`NSParagraphStyle`).
public struct LineHeights: Hashable, Sendable {
  public var multiple: Double?
  public var minimum: Double = 0
  public var maximum: Double?
  public var spacing: Double = 0

  public init() {}
}

/// How a stack view arranges its views (`UIStackView`).
public struct StackLayout: Hashable, Sendable {
  public enum Axis: String, Hashable, Sendable, CaseIterable { case horizontal, vertical }
  public enum Distribution: String, Hashable, Sendable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline, top, bottom
  }

  public var axis: Axis = .horizontal
  public var distribution: Distribution = .fill
  public var alignment: Alignment = .fill
  public var spacing: Double = 0
  public var isBaselineRelative = false
  public var isMarginsRelative = false
  /// Spacing after a view, by its identifier in constraints.
  public var customSpacing: [String: Double] = [:]

  public init() {}
}

/// The distances that the content of a view keeps to its edges.
public struct LayoutMargins: Hashable, Sendable {
  public var top: Double
  /// Left, where ``isDirectional`` is false.
  public var leading: Double
  public var bottom: Double
  public var trailing: Double
  public var isDirectional: Bool

  public init(
    top: Double, leading: Double, bottom: Double, trailing: Double, isDirectional: Bool = true
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
    self.isDirectional = isDirectional
  }
}

/// How much room there is along an axis (`UIUserInterfaceSizeClass`).
public enum SizeClass: String, Hashable, Sendable, CaseIterable { case compact, regular }

/// The values of a view for some size classes; nil applies to either.
public struct LayoutVariation: Hashable, Sendable {
  public var width: SizeClass?
  public var height: SizeClass?
  /// Constants by the index of the constraint in ``ViewLayout/allConstraints``.
  public var constants: [Int: Double] = [:]
  /// Whether constraints exist, by the same index.
  public var constraints: [Int: Bool] = [:]
  /// Whether views below this one are present, by their identifiers in constraints.
  public var views: [String: Bool] = [:]

  public init(width: SizeClass?, height: SizeClass?) {
    self.width = width
    self.height = height
  }

  public func holds(width: SizeClass, height: SizeClass) -> Bool {
    (self.width ?? width) == width && (self.height ?? height) == height
  }
}

/// The Interface Builder canvas of a scene.
public struct Canvas: Hashable, Sendable {
  public enum Bar: String, Hashable, Sendable { case none, navigationBar, tabBar, toolbar }

  /// The device named in the file (`retina6_1`); nil if there is none.
  public var device: String?
  /// The build of the tool that drew it, where its file names it.
  public var toolsVersion: Int?
  /// The name of the app's module, if the file names it with the app's own classes.
  public var moduleName: String?
  /// The view belongs to a view controller, which lets it fill the window.
  public var isController = false
  /// The view is the content of a window of the file.
  public var isWindow = false
  /// The storyboard begins with its controller.
  public var isInitial = false
  /// Nothing in the storyboard leads to its controller, and code has no identifier to load it by.
  public var isUnreachable = false
  /// The size was drawn by hand.
  public var isFreeform = false
  public var hidesStatusBar = false
  /// Simulated bars, or those of the surrounding controllers; nil if not stated.
  public var topBar: Bar?
  public var bottomBar: Bar?

  public init() {}
}
