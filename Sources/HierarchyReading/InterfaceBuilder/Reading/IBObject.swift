internal import AccessibilityModel

/// One object of an Interface Builder document: a view, an item, a controller, a recogniser.
struct IBObject {
  enum Kind: UInt8 {
    case view, controller, window, navigationItem, barItem, segment, section, recognizer, other
  }

  let kind: Kind
  /// The element's name in the file (`button`, `tableViewCell`).
  let tag: String
  var id = ""
  /// Its key in the parent (`view`, `contentView`, `rightBarButtonItem`).
  var key = ""
  /// The list that contains it (`subviews`, `rightBarButtonItems`), if any.
  var list = ""
  var line = 0
  var column = 0
  var parent = -1
  /// The index after its last descendant.
  var end = 0

  var customClass: String?
  /// The module that the file names for the class; nil for Objective-C.
  var customModule: String?
  /// Whether that module is the app's own, under any name.
  var isOfTarget = false
  /// In the coordinates of the superview, from the platform's origin.
  var frame: Rect?

  var isHidden = false
  var isEnabled = true
  var isSelected = false
  var isInteractive = true
  var clips = false
  var isEditable = true
  /// Whether AppKit draws its background colour.
  var drawsBackground = true
  var showsImageOnly = false
  var buttonType = ""
  /// The look of a button of AppKit: `push`, `disclosure`.
  var bezelStyle = ""
  /// The character of the key that activates a control of AppKit, and its modifiers; nil for none.
  var keyEquivalent: String?
  var keyModifiers: String?
  var keyboard = KeyboardFacts()
  /// Whether a window of AppKit has a title bar.
  var hasTitleBar = false
  /// Whether a window has AppKit follow `nextKeyView` instead of the positions of its views.
  var statesKeyLoop = false
  /// Whether the columns of a table of AppKit have views as templates, not cells.
  var isViewBased = false
  var isSecure = false
  var isAnimating = false
  var hidesWhenStopped = false
  /// Whether the autoresizing mask is ignored.
  var usesConstraints = false
  /// The value of a slider, a stepper or a progress view.
  var number: Double?
  var toolTip: String?

  var accessibility = IBAccessibility()
  var details = Element.Details()
  var layout = ViewLayout()
  var links = IBLinks()

  init(kind: Kind, tag: String) {
    self.kind = kind
    self.tag = tag
  }
}

/// The accessibility settings of an object; nil where the file has none.
struct IBAccessibility {
  var identifier: String?
  var label: String?
  var hint: String?
  var value: String?
  var traits: Traits?
  var isElement: Bool?
  var elementsHidden: Bool?
  var isModal: Bool?
  var groupsChildren: Bool?
}

/// The links of an object to others, by id, and values that await its end tag.
struct IBLinks {
  struct Segue {
    var destination: String
    var kind: String
    var relationship: String
  }

  /// A method that is called with this object as the sender.
  struct Action {
    var target: String
    var selector: String
  }

  /// A run-time attribute of an object below this one (`textLabel.accessibilityElementsHidden`).
  struct KeyPath {
    var object: String
    var key: String
    var value: String
  }

  /// A column of a table of AppKit, with the text of its header.
  struct TableColumn {
    /// In points.
    var width: Double
    var isHidden: Bool
    var title = ""
    /// The position of its header cell in the file.
    var line = 0
    var column = 0
  }

  struct Mask {
    var sizeClass: IBSizeClass
    var isExcluding: Bool
    var reference: String
  }

  var storyboardIdentifier: String?
  var textLabel: String?
  var detailTextLabel: String?
  var imageView: String?
  /// The element that labels it (macOS).
  var titleElement: String?
  var recognizers: [String] = []
  var actions: [Action] = []
  /// The names of the properties that Cocoa Bindings set (macOS).
  var bindings: Set<String> = []
  /// Whether it is a menu with a delegate, or an item that shows a view instead of its title
  /// (macOS).
  var isFilledMenu = false
  var hasItemView = false
  var tag: Int?
  /// The names of the run-time attributes that belong to the app.
  var runtimeAttributes: Set<String> = []
  /// The attributes among them with a string whose name or value suggests a text.
  var textAttributes: Set<String> = []
  var segues: [Segue] = []
  var keyPaths: [KeyPath] = []
  var masks: [Mask] = []
  var gesture: Gesture?
  var tapCount = 1
  var systemItem: String?
  var accessory = ""
  /// The tab that a tab view shows first; nil for the first one.
  var initialItem: String?
  var headerTitle: String?
  var footerTitle: String?
  var headerHeight: Double = 0
  var footerHeight: Double = 0
  var showsToolbar = false
  var hidesBottomBar = false
  var hidesNavigationBar = false
  var hasConfiguration = false
  /// The configuration draws an image behind its content, or instead of other content.
  var hasBackgroundImage = false
  /// A button without a configuration draws an image behind its title.
  var hasStateBackground = false
  /// Whether its title has its own colours and fonts.
  var hasAttributedTitle = false
  /// The style of its configuration (`filled`, `tinted`); nil without one.
  var configurationStyle: String?
  var configurationTitle: String?
  var configurationSubtitle: String?
  var selectedItem: String?
  /// The number of columns of a matrix of cells (macOS).
  var columns = 0
  /// The columns of a table, in their order (macOS).
  var tableColumns: [TableColumn] = []
  /// The texts of a cell with a content configuration instead of labels.
  var listText: String?
  var secondaryListText: String?
  var pullsDown = false
  /// The ids of the constraints in `details`, in their order.
  var constraintIDs: [String] = []
}

extension IBObject {
  /// How a keyboard reaches it; nil if the file says nothing of it.
  var keyboardFacts: KeyboardFacts? {
    var facts = keyboard
    if let key = keyEquivalent, !key.isEmpty {
      facts.shortcut = (keyModifiers ?? Self.usualModifiers(of: tag)) + Self.name(ofKey: key)
    }
    return facts == KeyboardFacts() ? nil : facts
  }

  /// Interface Builder writes the modifiers of a menu item only where they are not the Command key alone.
  private static func usualModifiers(of tag: String) -> String { tag == "menuItem" ? "⌘" : "" }

  /// AppKit's signs for the keys without a visible character
  /// (https://developer.apple.com/documentation/appkit/nsbutton/keyequivalent).
  private static func name(ofKey key: String) -> String {
    switch key {
    case "\u{1B}": KeyboardFacts.escape
    case "\r", "\n", "\u{3}": KeyboardFacts.enter
    default: key.uppercased()
    }
  }
}
