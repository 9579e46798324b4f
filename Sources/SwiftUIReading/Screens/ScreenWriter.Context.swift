internal import AccessibilityModel

extension ScreenWriter {
  /// The effects of the views around a view.
  struct Context {
    /// Whether an element around it is read in its place.
    var isInElement = false
    var isDisabled = false
    var disablingCondition: String?
    var isInList = false
    /// Whether the rows of that list have a background that is not known.
    var stylesRows = false
    /// Whether a style around it draws buttons in a size of its own.
    var stylesButtons = false
    /// Whether buttons respond to touches of their labels only, also in the rows of a list.
    var keepsTouchesToLabels = false
    var takesTouches = true
    /// Whether the actions of controls are those of a combined element around them.
    var isCombined = false
    /// Whether texts without a colour have another one than the system's for labels.
    var isInControl = false
    /// The conditions on which it is shown.
    var conditions: Set<String> = []
    /// Those that decide the colours of a background and of a text on it: both are those of one state.
    var colorConditions: [String: JudgedState] = [:]
    /// The colour behind it.
    var ground: StatedColor?
    /// Whether buttons are filled with their tint; nil if no style for them is set.
    var isProminent: Bool?
    /// How often the default size texts have at most.
    var largestTextScale: Double?
    /// The code that decides where the shapes behind it are.
    var moves: Set<String> = []
    /// The condition on which the views around it appear.
    var appears: AppearingCondition?
    /// The collection of the loop around it, unless code announces its changes.
    var collection: String?
    /// Whether it is in a menu or among the actions of a swipe, whose look is the system's.
    var isOffered = false
    /// The label of the control around it.
    var labelOfControl: String?
    /// The lines of text around it, in a height that does not grow.
    var linesInHeight: LinesInHeight?
    /// The height that a literal gives the views around it.
    var fixedHeight: FixedHeight?
    /// The facts that modifiers of a stack without an element of its own pass on.
    var passedOn = ViewFacts()

    /// The same inside a view with some facts.
    func within(_ facts: ViewFacts) -> Context {
      var context = self
      context.isDisabled = isDisabled || facts.isDisabled
      context.disablingCondition = facts.disablingCondition ?? disablingCondition
      context.takesTouches = takesTouches && facts.takesTouches
      context.stylesButtons = stylesButtons || facts.stylesButtons
      context.keepsTouchesToLabels = keepsTouchesToLabels || facts.keepsTouchesToLabels
      context.largestTextScale = [largestTextScale, facts.largestTextScale].compactMap(\.self).min()
      context.isProminent = facts.isProminent ?? isProminent
      context.moves.formUnion(facts.moves)
      if let color = facts.background, ground == nil || color.isOpaque || color.only == nil {
        context.ground = context.resolved(color)
      } else if facts.mayHaveBackground {
        context.ground = ground?.opened
      }
      context.conditions.formUnion(facts.conditions.map(\.text))
      context.appears = isOffered ? nil : facts.appears ?? (facts.isAnnounced ? nil : appears)
      context.collection = facts.collection ?? collection
      return context
    }
  }

  /// Notes the height that the source gives a text or a field whose letters grow.
  func setHeightOfLine(of element: inout Element, _ facts: ViewFacts, _ context: Context) {
    let scales = facts.font == nil ? context.passedOn.scalesFont : facts.scalesFont
    guard scales, facts.lineLimit ?? context.passedOn.lineLimit != .max, !facts.isOfLibrary else {
      return
    }
    element.details.heightOfLine = context.fixedHeight
  }
}
