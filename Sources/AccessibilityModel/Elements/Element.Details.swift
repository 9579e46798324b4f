extension Element {
  /// Facts that only some elements have; every field is absent by default.
  public struct Details: Sendable {
    static let none = Details()

    public init() {}

    // Accessibility

    /// BCP 47; inherited from the container, the screen and the app where absent.
    public var language: String?
    public var containerType: ContainerType?
    /// The elements of a container in their explicit order (`accessibilityElements`), as indices
    /// into the screen; nil where the order is not explicit.
    public var orderedElements: [Int]?
    /// In points on the screen.
    public var accessibilityFrame: Rect?
    public var activationPoint: Point?
    public var userInputLabels: [String] = []
    public var respondsToUserInteraction: Bool?
    public var sortPriority: Double?
    /// From 1 to 6.
    public var headingLevel: Int?
    public var isExpanded: Bool?
    public var customActions: [String] = []
    public var customContent: [CustomContent] = []
    public var customRotors: [CustomRotor] = []
    /// Traits that the file names and UIKit does not have.
    public var unknownTraits: [String] = []
    public var tableSize: (rows: Int, columns: Int)?
    public var cell: TableCell?

    // Content

    public var text: String?
    public var title: String?
    /// Where its code is, if another file than that of the screen has it.
    public var declaration: Declaration?
    /// The conditions of the source on which it is shown, those of the views around it included.
    public var conditions: Set<String> = []
    public var placeholder: String?
    /// The name of the property whose text it shows, if the source leaves the text open: `title` of `Text(page.title)`.
    public var textProperty: String?
    /// The condition that disables it at times, as the code that decides it (SwiftUI).
    public var disablingCondition: String?
    public var image: String?
    /// The image is one of the system's symbols, which have names that VoiceOver knows.
    public var imageIsSymbol = false
    public var isOn: Bool?
    public var minimumValue: Double?
    public var maximumValue: Double?
    public var progress: Double?
    public var numberOfPages: Int?
    public var currentPage: Int?
    public var selectedSegmentIndex: Int?
    public var badge: String?
    public var scrollAxis: ScrollAxis?
    public var contentSize: Size?

    // Look

    public var alpha: Double?
    public var font: Font?
    public var adjustsFontForContentSizeCategory: Bool?
    public var textColor: Color?
    public var backgroundColor: Color?
    public var tintColor: Color?
    /// That of the hint of an empty field.
    public var placeholderColor: Color?
    /// The colours of parts in other appearances than the light one, where they differ.
    public var colorVariants: [ColoredPart: [Appearance: Color]] = [:]
    /// The asset catalogue's names for colours, where only the light variant is known.
    public var colorNames: [ColoredPart: String] = [:]
    /// The parts that have a colour of the system's own.
    public var systemColors: Set<ColoredPart> = []
    /// Whether its text has the colour that the system gives to links (Interface Builder).
    public var isDrawnAsLink = false
    /// The parts whose colour differs from the file's.
    public var unknownColors: Set<ColoredPart> = []
    /// The measurements in a screenshot; nil if there is none, or the element was not measured.
    public var measuredLook: MeasuredLook?

    // Behaviour

    public var superclassName: String?
    public var gestures: Set<Gesture> = []
    public var action: String?
    /// Whether a touch has its effect before it is lifted: all its actions are for `touchDown` (Interface Builder).
    public var actsOnTouchDown = false
    public var isSelectable: Bool?
    public var editActions: Set<EditAction>?
    public var canUndo: Bool?
    public var canRedo: Bool?
    /// The identifier of the screen that it leads to.
    public var segue: String?
    /// The identifier of the element that names it.
    public var labelledBy: String?
    /// The object id of the text that titles it (AppKit's `accessibilityTitleUIElement`).
    public var titleElement: String?
    /// How a keyboard reaches it (AppKit); nil if its file does not state that.
    public var keyboard: KeyboardFacts?
    public var swipeActions: [String] = []
    /// Seconds until it disappears by itself.
    public var autoDismiss: Double?
    /// The only orientation that it is meant for.
    public var only: Orientation?
    public var textContentType: String?
    /// The keyboard of a field, by UIKit's name for it (`UIKeyboardType`); nil for the default one, or if it is not
    /// stated; `unknown` for one that the running app decides.
    public var keyboardType: String?
    /// Its texts that the translations beside the file lack.
    public var missingTranslations: [MissingTranslation] = []
    /// Its texts in other languages, by their BCP 47 names.
    public var translations: [String: Translation] = [:]
    /// Where a string table has the text that names it; nil for a text of the file.
    public var textPlace: CodeEvidence.Location?

    // Layout

    /// The object's own name in the file, if that is not its accessibility identifier (Interface
    /// Builder); constraints refer to their items by it.
    public var objectID: String?
    /// Whether code refers to it by an outlet (Interface Builder), and so may set facts that the
    /// file does not show.
    public var isOutlet = false
    /// How the app's code may refer to it (Interface Builder); nil in other formats.
    public var codeLinks: CodeLinks?
    /// The evidence in the app's sources; nil if none were read.
    public var codeEvidence: CodeEvidence?
    public var autoresizing: Autoresizing?
    public var constraints: [Constraint] = []
    /// The layout in an Interface Builder file beyond autoresizing and constraints; nil if the
    /// format has none.
    public var layout: ViewLayout?

    /// The sides that a layout of Android or the source of a view fixes, which have no frames.
    public var fixedSides: FixedSides?

    /// The height in which a layout of Android draws its text, in dp; nil if it is not fixed.
    public var textHeight: Double?
    /// Whether the texts before it in the same view have a part of that height.
    public var sharesTextHeight = false
    /// The most lines that a layout of Android gives its text; nil if it states no number.
    public var textLines: Int?
    /// The width that a layout of Android gives its text, in dp; nil if it is not fixed.
    public var textWidth: Double?
    /// The least height in dp of what a layout of Android shows without scrolling; nil if it scrolls, or is a row.
    public var heightWithoutScrolling: Double?
    /// Whether a layout of Android shows it beside other views in one line.
    public var isInLine = false
    /// Whether a layout of Android draws it as a button: a card, or centred content, that responds to clicks.
    public var isDrawnAsButton = false
    /// Whether the name of its style says that it is a heading (a layout of Android).
    public var hasStyleOfTitle = false
    /// Whether code exchanges its image by a state and leaves its label alone (a layout of Android).
    public var exchangesImage = false
    /// Whether code writes its text when users press something else (a layout of Android).
    public var changesWhenPressed = false
    /// The other colours of its background: those of a gradient (a layout of Android).
    public var otherBackgroundColors: [Color] = []
    /// The colours that code may give its text, by their names in the project (a layout of Android).
    public var textColorsOfCode: [Color] = []
    /// Whether its background is a photograph or another picture of many colours (a layout of Android).
    public var isPaintedWithPicture = false
    /// Whether a layout of Android places it in the area of an image.
    public var isOnImage = false
    /// Whether it takes all touches of its screen and does nothing with them: the clickable root of a layout of Android.
    public var onlyStopsTouches = false
    /// The least height in dp of what a layout of Android shows without scrolling, at twice the text size; nil if it
    /// scrolls, or is a row.
    public var heightOfLargeText: Double?
    /// How a layout of Android decides its width, in a line with several texts; nil for any other view.
    public var widthInLine: WidthInLine?
    /// Whether code shows it once for each item of a collection: the layout of a row of Android, the content of `ForEach`.
    public var isRepeated = false

    // The source of a view (SwiftUI)

    /// The lines of the modifiers that state its facts, by the fact.
    public var factPlaces: [Fact: CodeEvidence.Location] = [:]
    /// The facts that it has only until the app changes a variable.
    public var startingFacts: [Fact: StartingValue] = [:]
    /// Whether it shows a label and its value side by side.
    public var isLabelledValue = false
    /// Whether it shows the words for a value and the value close together.
    public var mayBeLabelledValue = false
    /// The view or the function of the app that it is the whole of, if the caller gives it no content of its own: `StatCard`.
    public var component: String?
    /// The most lines of its text; nil for any number.
    public var lineLimit: Int?
    /// The greatest width of its text, in points; nil for that of the screen.
    public var widthOfText: Double?
    /// The code that decides whether its text, or an activity indicator, is there while the screen is open: `errorMessage` of
    /// `if let errorMessage`; nil for one that is always there, or that the code announces.
    public var appearsWith: String?
    /// Whether code sets a variable of that condition once users have done something.
    public var appearsAsAnswer = false
    /// The collection of the loop that repeats it, if its text is not in the source: `messages`; nil if code announces what
    /// is added.
    public var collection: String?
    /// Whether code of its view writes words into the variable whose text it shows, and announces nothing: `"Saved"` into
    /// `status` of `Text(status)`.
    public var showsWrittenStatus = false
    /// The property whose text it shows, but not its stated label: `reason` of `Text(item.reason)`.
    public var unreadProperty: String?
    /// The titles of what a context menu offers, which a long press opens.
    public var menuItems: [String] = []
    /// Whether its value is spoken as its share of a range that is not one of shares: per cent of an amount of money.
    public var saysShareOfRange = false
    /// The code of its action or of the binding that it changes, with the number of the view that has its state: controls of
    /// one screen with one effect do the same. Nil where an item of a collection decides.
    public var effect: String?
    /// Whether only its look shows whether it is chosen or on: its colour, its weight, a mark in it.
    public var showsStateByLook = false
    /// Whether its action puts something on the pasteboard and does nothing else.
    public var copiesSilently = false
    /// Whether its action closes the screen and leads back to the one before.
    public var goesBack = false
    /// Whether its action removes or empties something.
    public var removes = false
    /// The text that a layout of Android shows in the editor in place of one that code sets (`tools:text`).
    public var sampleText: String?
    /// Whether it is a text of a layout of Android with an icon in it (`android:drawableStart`).
    public var hasCompoundIcon = false
    /// Whether it is a field whose hint goes with the first character although a Material layout is around it
    /// (`app:hintEnabled="false"`).
    public var hidesHintWithText = false
    /// Whether its text is shown in place of the content of a field while that is empty.
    public var isPromptOfField = false
    /// The height that a literal gives the lines of text among which it is, two or more above each other, and the height
    /// of these at the default text size, both in points.
    public var linesInHeight: LinesInHeight?
    /// The height in points that a literal gives it or a view around it, in letters that grow with the user's text size.
    public var heightOfLine: FixedHeight?
    /// How often its default size its text has at most, whatever size the user sets; nil for any (`dynamicTypeSize`).
    public var largestTextScale: Double?
    /// Whether it is the root of a screen on which nothing scrolls.
    public var neverScrolls = false

    /// Attributes in the file that the format does not define, by name.
    public var unknownAttributes: [String: String] = [:]
  }
}

extension Element {
  /// How an app comes by a fact that a variable decides, before anything happens (SwiftUI).
  public enum StartingValue: Hashable, Sendable {
    /// The default of a variable, of a stored setting or of a parameter.
    case ofVariable
    /// No source states it, and the most usual one is taken: a toggle is off.
    case assumed
  }

  /// A position in a source file, both numbers from 1.
  public struct Declaration: Hashable, Sendable, CustomStringConvertible {
    /// The name of the file in reports.
    public var file: String
    public var line: Int
    public var column: Int

    public init(file: String, line: Int, column: Int) {
      (self.file, self.line, self.column) = (file, line, column)
    }

    /// `AlarmView.swift:81`.
    public var description: String {
      "\(file.split(separator: "/").last ?? ""):\(line)"
    }
  }
}
