/// The first lessons for users who have never heard a screen reader: each asks for one command, and
/// the next follows when it was given.
struct Tutorial: Sendable {
  /// The keys to name; nil if commands are typed as lines.
  let map: KeyMap?

  private struct Lesson {
    let command: ReaderCommand
    /// The same command in words.
    let line: String
    /// The effect of the command, after its key.
    let effect: String
  }

  private static let lessons = [
    Lesson(command: .next, line: "next", effect: "moves to the next stop and speaks it."),
    Lesson(
      command: .previous, line: "previous",
      effect: "moves back. At the first and the last stop a sound says that there are no more."),
    Lesson(
      command: .jump(.headings, .forward), line: "heading",
      effect: "moves to the next heading: users skim a screen by its headings."),
    Lesson(
      command: .rotor(.next), line: "rotor next",
      effect: "turns the rotor, which sets what swiping up and down does."),
    Lesson(
      command: .down, line: "down",
      effect: "swipes down: it moves by the rotor setting, or lowers an adjustable value."),
    Lesson(
      command: .activate, line: "activate",
      effect: "is the double tap: it presses a button, toggles a switch or edits a field."),
    Lesson(
      command: .items(""), line: "items", effect: "lists all stops, and a number goes to one."),
    Lesson(
      command: .readAll(stops: nil), line: "read-all",
      effect: "reads from here to the end; any other command stops it."),
  ]

  static let count = lessons.count

  /// The words before the first lesson.
  static let introduction =
    "A screen reader speaks one element at a time: a stop. Swiping moves from stop to stop."

  /// The text of a lesson, by its index.
  func text(of index: Int) -> String {
    let lesson = Self.lessons[index]
    return "Lesson \(index + 1) of \(Self.count): \(invocation(of: lesson)) \(lesson.effect)"
  }

  /// The words after the last lesson.
  var ending: String {
    let more = map == nil ? "help lists the commands." : "? lists the keys, F1 explains them."
    return "That was the last lesson: \(more)"
  }

  private func invocation(of lesson: Lesson) -> String {
    map?.keyName(of: lesson.command) ?? "\"\(lesson.line)\""
  }

  /// Whether a command is the one that a lesson asks for.
  static func fits(_ command: ReaderCommand, lesson index: Int) -> Bool {
    switch (lessons[index].command, command) {
    case (.jump, .jump), (.rotor, .rotor), (.items, .items), (.readAll, .readAll),
      (.readAll, .readFromTop), (.down, .up):
      true
    case (let wanted, let given): wanted == given
    }
  }
}

extension CommandExecution {
  /// Begins the lessons; during them, continues with the next.
  mutating func tutorial(isOn: Bool) {
    isRemembered = false
    guard isOn else {
      note(state.lesson == nil ? "There is no tutorial to end." : "The tutorial has ended.")
      return state.lesson = nil
    }
    if let lesson = state.lesson { return teach(lesson + 1) }
    note(Tutorial.introduction)
    teach(0)
  }

  /// After a command: the next lesson if it was the one asked for.
  mutating func teach(after command: ReaderCommand) {
    guard let lesson = state.lesson, Tutorial.fits(command, lesson: lesson) else { return }
    teach(lesson + 1)
  }

  private mutating func teach(_ lesson: Int) {
    let tutorial = Tutorial(map: state.keyMap)
    guard lesson < Tutorial.count else {
      state.lesson = nil
      return note(tutorial.ending)
    }
    state.lesson = lesson
    note(tutorial.text(of: lesson))
  }
}
