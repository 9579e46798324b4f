internal import AccessibilityModel
internal import Utterances

/// Where the reader is, and everything that has happened so far: a value.
public struct ReaderState: Sendable {
  /// The layout that shows, as an index into the hierarchy's screens.
  public internal(set) var layout: Int
  /// The place of the cursor among the stops of the layout; 0 where there is none.
  public internal(set) var appCursor = 0
  public var settings: SpeechSettings
  /// Whether stop after stop is being read.
  public internal(set) var isReading = false
  public internal(set) var isPaused = false
  public internal(set) var hasEnded = false

  /// The layouts that were looked at, by their index.
  var layoutStates: [Int: LayoutState] = [:]
  /// The screens behind this one, the nearest last.
  var trail: [TrailStep] = []
  var rotor = RotorState()
  /// The end that the last flick was at; nil where it was at none.
  var edge: Edge?
  /// The languages without words of ours that were told of.
  var toldLanguages: Set<String> = []
  var device = DeviceState()
  /// What is over the layout.
  var alerts = AlertStack()
  /// What the first of them came upon; nil where there is none.
  var covered: Covered?
  var sound = SoundState()
  var pasteboard = ""
  /// How many stops are still to be read; nil for all.
  var stopsToRead: Int?
  /// What was said last, with the parts, for `why` and `repeat`.
  var lastDescribed: Described?
  var lastLines: [SpokenLine] = []
  /// What is being said, and what was cut off or halted and is to be heard yet.
  var speaking = Speaking()
  var held: [SpokenLine] = []
  /// The line of which only a rest was said when speech went on.
  var halted: HaltedLine?
  /// The stops that were listed last, of which one can be chosen.
  var listed: Listing?
  var lineCount = 0
  /// Milliseconds since the session began, by what is said.
  public var clock: Int { speaking.now }
  /// Whether a voice says how far it is; else every line has been heard when a command comes,
  /// unless the script names a moment.
  public var isLive = false
  /// Whether the next command comes at this very moment.
  public internal(set) var awaitsCommand = false
  /// What was said, the newest last; the reader's own listings are not in it.
  var history: [String] = []

  static let keptHistory = 100
  static let longestTrail = 100

  init(layout: Int, settings: SpeechSettings) {
    self.layout = layout
    self.settings = settings
  }

  /// A screen on the way back.
  struct TrailStep: Hashable, Sendable {
    var layout: Int
    var element: Int?
  }

  /// The end of the stops, or of what a reading control goes through.
  struct Edge: Hashable, Sendable {
    var direction: ReaderCommand.Direction
    /// Nil where it goes by stops.
    var setting: RotorSetting?
  }

  /// A line that was halted, and the number of what was left of it.
  struct HaltedLine: Hashable, Sendable {
    var whole: SpokenLine
    var rest: Int
  }

  /// The stops of a layout that were listed.
  struct Listing: Hashable, Sendable {
    var layout: Int
    var stops: [Int]
  }

  /// An element that was described, with what was said.
  struct Described: Sendable {
    var element: Element
    var utterance: Utterance
  }

  /// What goes on when the last alert has gone.
  struct Covered: Hashable, Sendable {
    var app: DeviceState.App
    var isAsleep: Bool
    var isReading: Bool
    var isPaused: Bool
    var stopsToRead: Int?
    var held: [SpokenLine]
  }
}

// What the cursor goes through: the alert in front, else the layout that shows.
extension ReaderState {
  public internal(set) var cursor: Int {
    get { alerts.front?.cursor ?? appCursor }
    set {
      if alerts.isEmpty {
        appCursor = newValue
      } else {
        alerts.updateFront { $0.cursor = newValue }
      }
    }
  }

  var front: LayoutState? { alerts.front?.layoutState ?? layoutStates[layout] }

  mutating func updateFront(_ change: (inout LayoutState) -> Void) {
    guard alerts.isEmpty else { return alerts.updateFront { change(&$0.layoutState) } }
    guard layoutStates[layout] != nil else { return }
    // In place: a screen may have a million elements.
    change(&layoutStates[layout, default: LayoutState(Screen())])
  }
}
