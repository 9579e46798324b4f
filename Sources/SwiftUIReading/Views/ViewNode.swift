internal import AccessibilityModel

/// A view as SwiftUI makes it: what it is, what it contains, and what modifiers say of it.
struct ViewNode {
  /// A position in the file of the screen, both from 1.
  struct Place: Hashable, Sendable {
    var line: Int
    var column: Int
    /// For a call that leads to another file, where the view is there.
    var declaration: Element.Declaration?
  }

  enum Kind: Hashable, Sendable {
    case text, image, label
    /// A rectangle, a colour, a canvas: what is drawn and is not an accessibility element.
    case shape
    case button, link, menu, navigationLink
    case toggle, slider, stepper, textField, secureField, textEditor
    case picker, segmentedPicker, wheelPicker, datePicker, colorPicker
    case progress, activity, map
    /// A view with elements of its own that the source does not show: a chart, a web page, a video.
    case opaque
    /// A view of a library or of a value: nothing is known about it.
    case unknown
    /// Arranges its content.
    case stack
    /// Only passes its content on (`Group`, a view of the app).
    case group
    case list, row, section, scrollView
    case tabView, pages, navigation
  }

  var kind: Kind
  /// The name of the view in the code (`VStack`, `RatingView`).
  var name: String
  var place: Place
  var children: [ViewNode] = []
  var facts = ViewFacts()
}

/// The facts that a view and its modifiers state.
struct ViewFacts {
  enum ChildBehavior: Hashable, Sendable { case combine, contain, ignore }

  /// The text that a view shows: of a text, or the title of a control.
  var text: SpokenText?
  var prompt: SpokenText?
  /// The name of the property that has the text, if it is open.
  var textProperty: String?
  /// Whether code puts the text together from a value: a number or a date in most cases.
  var isFormatted = false
  /// The height that a literal gives a text, in points.
  var heightOfText: Double?
  /// The greatest width that a literal gives a text, in points.
  var widthOfText: Double?
  /// Whether it takes all the width that there is.
  var isWide = false
  /// The most lines of a text, `Int.max` for any number; nil if the views around it decide.
  var lineLimit: Int?
  /// The prompt of a field with its colour.
  var shownPrompt: [ViewNode] = []
  /// After how many seconds code hides it again.
  var autoDismiss: Double?
  /// The condition on which it appears, unless code announces it.
  var appears: AppearingCondition?
  /// The collection of the loop that repeats it, unless code announces its changes.
  var collection: String?
  /// Whether the code of its view announces the condition on which it appears, whatever those around it are.
  var isAnnounced = false
  /// Whether code of its view writes words into the variable whose text it shows, and announces nothing.
  var showsWrittenStatus = false
  /// The names in the code of its text: `item` and `title` of `Text(item.title)`; nil if it calls code that the source does
  /// not show.
  var namesInText: Set<String>?
  /// The names in the code of its stated label, value and hint; nil if it calls code that the source does not show.
  var statedNames: Set<String>? = []
  /// Its actions on a swipe, or the items of its menu, which are shown once users ask for them.
  var offered: [ViewNode] = []
  /// The titles of what a context menu offers, which a long press opens.
  var menuItems: [String] = []
  /// Whether its value is spoken as its share of a range that is not one of shares.
  var saysShareOfRange = false
  /// Whether it is over the rest of the screen, which a view behind it dims or covers.
  var isOverlay = false
  /// The code that decides where the shapes in it are: `selected.rawValue` of `offset(x: 40 * selected.rawValue)`.
  var moves: Set<String> = []
  /// The code of its action or of the binding that it changes, with the number of the view of the app that it is in.
  var effect: String?
  /// Whether its action puts something on the pasteboard and does nothing else.
  var copiesSilently = false
  /// Whether its action closes the screen, or it is called a back button.
  var goesBack = false
  /// Whether its action removes or empties something.
  var removes = false
  /// The variable that a field edits: `name` of `TextField("Name", text: $name)`.
  var edited: String?
  /// The variable whose emptiness shows it: `name` of `if name.isEmpty`.
  var shownForEmpty: String?
  /// The height that a literal gives a stack, in points.
  var heightOfStack: Double?
  /// The height that a literal gives it.
  var fixedHeight: FixedHeight?
  /// The space between the views of a stack, if a literal states it, in points.
  var spacing: Double?
  /// How much of that height is padding, in points.
  var spaceInStack = 0.0
  /// Whether its name, or that of its font or of the view around it, says that it is a heading.
  var hasStyleOfTitle = false
  /// Whether it is at the corner of another view, such as the number of messages on a symbol.
  var isBadge = false
  /// Whether it is the footer of a section.
  var isFooter = false
  /// Whether a style of lists other than the system's own draws its rows.
  var stylesRows = false
  /// Whether a loop shows it for each item of a collection.
  var isRepeated = false
  /// The view or the function of the app that it is the whole of, unless its caller gives it content.
  var component: String?
  /// Whether it is a line with a label at one side and the value at the other.
  var isLabelledValue = false
  /// Whether it has the words for a value and the value close together.
  var mayBeLabelledValue = false
  var label: SpokenText?
  var value: SpokenText?
  var hint: SpokenText?
  /// Whether the hint is that of `help`, which the Mac shows as a tool tip.
  var isHintOfHelp = false
  /// The lines of the modifiers that state facts, by the fact.
  var places: [Fact: CodeEvidence.Location] = [:]
  var identifier: String?
  var image: String?
  var imageIsSymbol = false
  /// The size of an asset, which it has unless it is resizable.
  var sizeOfAsset: FixedSides?
  /// Whether a condition chooses between symbols of different words: `play` and `pause`, but not `heart` and `heart.fill`.
  var changesName = false
  var isDecorative = false
  /// Whether it is a view of a library, whose code may name it.
  var isOfLibrary = false
  /// The condition on which the image, the colour or the traits depend.
  var looks: Set<String> = []
  /// The variables that its action changes.
  var changes: Set<String> = []

  var added: Traits = []
  var removed: Traits = []
  var isHidden = false
  /// Whether a condition decides if it is hidden.
  var mayBeHidden = false
  var children: ChildBehavior?
  var gestures: Set<Gesture> = []
  var respondsToTap = false
  var takesTouches = true
  var isDisabled = false
  /// The condition of `disabled(_:)`, as code, if it is not a literal.
  var disablingCondition: String?
  var isTransparent = false
  var isAdjustable = false
  var actions: [String] = []
  var inputLabels: [String] = []
  var rotors: [String] = []
  var content: [CustomContent] = []
  var priority: Double?
  var headingLevel: Int?
  var isHeading = false
  var isModal = false
  /// Whether a condition adds or removes the trait of a selected element.
  var statesSelection = false
  var respondsToUserInteraction: Bool?
  var contentType: String?
  /// A case of `UIKeyboardType`; `unknown` for one that the running app decides.
  var keyboard: String?
  var font: Font?
  var scalesFont = true
  /// Whether a style of labels shows its icon without its title; nil if the views around it decide.
  var hidesTitle: Bool?
  /// How often the default size texts in it have at most; nil for any.
  var largestTextScale: Double?
  /// Whether a modifier makes the letters bold, whatever the font.
  var isBold = false
  /// Whether that of its font or of a modifier is semibold.
  var isSemibold = false
  /// The colour of its letters, of its symbol, or of the fill of a shape; nil if that of the views around it.
  var textColor: StatedColor?
  var tint: StatedColor?
  /// Nil if those around it show through.
  var background: StatedColor?
  /// Whether its background is translucent, or one that the source does not show.
  var mayHaveBackground = false
  var alpha: Double?
  /// The sides that literals of `frame` and `padding` give it.
  var size = FixedSides(width: nil, height: nil)
  /// The space that `padding` has added since its size was last unknown.
  var insets = FixedSides(width: 0, height: 0)
  /// The least height that a literal gives a text or a label, with the space that `padding` adds to it, in points.
  var leastHeight: Double?
  /// The same of the area in which a tap gesture responds.
  var touchSize: FixedSides?
  /// Whether a style of buttons draws around the labels of buttons in it.
  var stylesButtons = false
  /// Whether a style lets only the labels of buttons in it respond to touches, also in the rows of a list.
  var keepsTouchesToLabels = false
  /// Whether the style of buttons fills them with their tint; nil if the views around it decide.
  var isProminent: Bool?
  /// Whether it has a role that decides its tint (`.destructive`).
  var hasRole = false
  var badge: SpokenText?
  var language: String?
  /// A content of a tab, or of the other branch of a condition, that is not shown at first.
  var isAlternative = false
  /// The variable that must be true to show it: `isAsking` of `if isAsking { … }`.
  var condition: String?
  /// The conditions on which it is shown.
  var conditions: [ShownCondition] = []
  /// The number of the `if` or `switch` whose branch it is.
  var choice: Int?

  // Facts about the screen.

  var title: SpokenText?
  /// Whether a view of the app in its bar is the title.
  var hasTitleView = false
  var hidesBar = false
  var toolbar: [ViewNode] = []
  /// The number of the `toolbar` whose item it is.
  var bar: Int?
  var tabItem: [ViewNode] = []
  var searchPrompt: SpokenText?
  /// Screens that it presents: the kind (`sheet`) and the content.
  var presented: [Presentation] = []

  struct Presentation {
    var kind: String
    /// The number of the modifier: one of several views presents one screen.
    var number: Int
    var place: ViewNode.Place
    var content: [ViewNode]
    /// Whether it is a view of the app alone, which is a screen of its own.
    var isOwnView: Bool
  }
}
