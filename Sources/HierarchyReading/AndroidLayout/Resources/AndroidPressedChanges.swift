/// Searches the words of a file of Kotlin or Java for the texts that it writes when users press something, while the
/// screen is open: in a listener, and in the functions of the file that a listener calls.
struct AndroidPressedChanges {
  /// Something that is open: the arguments of a call, or a block.
  private struct Frame {
    var isBlock: Bool
    /// Whether it is a listener.
    var isPressed: Bool
    /// The function whose body it is.
    var function: String?
  }

  /// A text that is written.
  private struct Change {
    var view: String
    /// The number of the listener around it; nil outside of listeners.
    var listener: Int?
    var function: String?
  }

  private var frames: [Frame] = []
  /// How many of them are listeners.
  private var pressedFrames = 0
  /// The functions that they are the bodies of.
  private var functions: [String] = []
  /// The number of the current listener, or of the last one.
  private var listener = 0
  private var changes: [Change] = []
  /// A text whose words are not known yet: without any, it is emptied.
  private var pending: Change?
  /// The quotation marks since the last word, and whether another sign joins what is between them with more.
  private var quotes = 0
  private var isJoined = false
  /// Whether the last word begins a text.
  private(set) var isQuoted = false
  /// The functions that listeners call, and those that functions call.
  private var called: Set<String> = []
  private var calls: [String: Set<String>] = [:]
  /// The listeners and the functions that show another layout, in which they write texts before users see it.
  private var openingListeners: Set<Int> = []
  private var openingFunctions: Set<String> = []
  /// The function that is being defined, and whether the next word before a parenthesis is one.
  private var defined: String?
  private var isDefinition = false
  /// Whether the file is in Kotlin, which defines each function with a word.
  private var isKotlin = false
  /// Whether an annotation binds the next function to clicks.
  private var isBound = false
  private var isMember = false

  /// The methods that layouts name for clicks.
  private let methods: Set<String>

  init(methods: Set<String>) { self.methods = methods }

  /// Notes a word.
  ///
  /// - Parameter isMember: whether it is the member of something other than the object itself.
  mutating func note(_ word: String, isMember: Bool) {
    commit()
    isQuoted = quotes == 1
    (quotes, isJoined, self.isMember) = (0, false, isMember)
    switch word {
    case "fun": (isKotlin, isDefinition) = (true, true)
    case "OnClick": isBound = true
    case "inflate", "setContentView":
      if pressedFrames > 0 { openingListeners.insert(listener) }
      if let function = functions.last { openingFunctions.insert(function) }
    default: break
    }
  }

  /// Notes a sign.
  ///
  /// - Parameters:
  ///   - word: the word directly before it; nil for none.
  ///   - first: the word before that, with nothing but spaces between them; nil for none.
  mutating func note(sign: UInt8, after word: String?, _ first: String?) {
    switch sign {
    case UInt8(ascii: "\""): quotes += 1
    case UInt8(ascii: "+"): isJoined = true
    case UInt8(ascii: "("):
      if let word { noteCall(word, after: first) }
      open(Frame(isBlock: false, isPressed: word.map(Self.isListener) ?? false))
    case UInt8(ascii: ")"):
      if frames.last?.isBlock == false { close() }
    case UInt8(ascii: "{"):
      commit()
      let function = defined
      let isPressed =
        word.map(Self.isListener) ?? false
        || function.map { Self.callbacks.contains($0) || methods.contains($0) } ?? false
      open(Frame(isBlock: true, isPressed: isPressed, function: function))
      defined = nil
    case UInt8(ascii: "}"):
      commit()
      while let last = frames.last {
        close()
        if last.isBlock { break }
      }
    case UInt8(ascii: ";"):
      commit()
      defined = nil
    default: break
    }
  }

  private mutating func open(_ frame: Frame) {
    if frame.isPressed {
      if pressedFrames == 0 { listener += 1 }
      pressedFrames += 1
    }
    if let function = frame.function { functions.append(function) }
    frames.append(frame)
  }

  private mutating func close() {
    guard let frame = frames.popLast() else { return }
    if frame.isPressed { pressedFrames -= 1 }
    if frame.function != nil { functions.removeLast() }
  }

  /// Notes a function that is defined or called. Java has a type before the name of one that is defined.
  private mutating func noteCall(_ word: String, after first: String?) {
    let isDefined =
      isKotlin ? isDefinition : first.map { !AndroidCallSearch.keywords.contains($0) } ?? false
    if isDefined, word != "OnClick" {
      defined = word
      if isBound { called.insert(word) }
      (isDefinition, isBound) = (false, false)
    } else if !isMember {
      if pressedFrames > 0 {
        called.insert(word)
      } else if let function = functions.last {
        calls[function, default: []].insert(word)
      }
    }
  }

  /// Notes that code writes the text of a view.
  mutating func noteText(of view: String) {
    commit()
    pending = Change(
      view: view, listener: pressedFrames > 0 ? listener : nil, function: functions.last)
  }

  /// Keeps the text that is written last, unless it is empty.
  private mutating func commit() {
    guard let change = pending else { return }
    pending = nil
    if quotes == 2, !isJoined { return }
    changes.append(change)
  }

  /// The views whose texts change when users press something.
  var views: [String] {
    let pressed = reached(from: called)
    let reached = pressed.subtracting(reached(from: openingFunctions.intersection(pressed)))
    return changes.filter { change in
      if let listener = change.listener { return !openingListeners.contains(listener) }
      return change.function.map(reached.contains) ?? false
    }.map(\.view)
  }

  /// Functions with those that they call, however deep.
  private func reached(from functions: Set<String>) -> Set<String> {
    var reached = functions
    var rest = Array(functions)
    while let function = rest.popLast() {
      for next in calls[function] ?? [] where reached.insert(next).inserted { rest.append(next) }
    }
    return reached
  }

  private static func isListener(_ word: String) -> Bool {
    AndroidMemberSearch.isListener(word) || listeners.contains(word)
  }

  private static let listeners: Set = ["setOnCheckedChangeListener", "setOnItemSelectedListener"]
  /// The methods of listeners for what users press or choose.
  private static let callbacks: Set = [
    "onClick", "onCheckedChanged", "onOptionsItemSelected", "onNavigationItemSelected",
  ]
}
