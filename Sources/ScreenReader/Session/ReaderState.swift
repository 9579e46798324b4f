internal import AccessibilityModel
internal import Utterances

/// The position of the reader, and the state of everything in the session: a value.
public struct ReaderState: Sendable {
  /// The visible layout, as an index into the hierarchy's screens.
  public internal(set) var layout: Int
  /// The index of the cursor among the stops of the layout; 0 if there are none.
  public internal(set) var appCursor = 0
  public var settings: SpeechSettings
  /// Whether stops are being read continuously.
  public internal(set) var isReading = false
  public internal(set) var isPaused = false
  public internal(set) var hasEnded = false

  /// The visited layouts, by index.
  var layoutStates: [Int: LayoutState] = [:]
  /// The previous screens, the nearest last.
  var trail: [TrailStep] = []
  var rotor = RotorState()
  /// The end that the last swipe reached; nil if it reached none.
  var edge: Edge?
  /// The languages without phrases that were already announced.
  var announcedLanguages: Set<String> = []
  var device = DeviceState()
  /// The alerts above the layout.
  var alerts = AlertStack()
  /// The state that the first of them covers; nil if there is none.
  var covered: Covered?
  var sound = SoundState()
  var pasteboard = ""
  /// The number of stops still to read; nil for all.
  var stopsToRead: Int?
  /// The last described stop, with its parts, for `why` and `repeat`.
  var lastDescribed: Described?
  var lastLines: [SpokenLine] = []
  /// Current speech, and speech that was interrupted or paused and will continue.
  var speaking = Speaking()
  var held: [SpokenLine] = []
  /// The line whose rest was spoken after a pause.
  var halted: HaltedLine?
  /// The last listed stops, to choose from.
  var listed: Listing?
  var lineCount = 0
  /// Milliseconds since the session began, by the duration of speech.
  public var clock: Int { speaking.now }
  /// Whether a voice reports its progress; otherwise every line has been heard when a command
  /// arrives, unless the script names a moment.
  public var isLive = false
  /// Whether the next command arrives at this very moment.
  public internal(set) var awaitsCommand = false
  /// The lesson of the tutorial, from 0; nil if there is none.
  var lesson: Int?
  /// The assignment of keys; nil if commands are typed as lines.
  public var keyMap: KeyMap?
  /// The rotor setting that a terminal was last told of.
  var announcedSetting: RotorSetting?
  /// Past speech, newest last, without the reader's own lists.
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

  /// The end of the stops, or of a reading control's units.
  struct Edge: Hashable, Sendable {
    var direction: ReaderCommand.Direction
    /// Nil if it moves by stops.
    var setting: RotorSetting?
  }

  /// A paused line, and the number of its remaining part.
  struct HaltedLine: Hashable, Sendable {
    var whole: SpokenLine
    var rest: Int
  }

  /// The listed stops of a layout.
  struct Listing: Hashable, Sendable {
    var layout: Int
    var stops: [Int]
  }

  /// A described element, with its speech.
  struct Described: Sendable {
    var element: Element
    var utterance: Utterance
  }

  /// The state that resumes when the last alert has gone.
  struct Covered: Hashable, Sendable {
    var app: DeviceState.App
    var isAsleep: Bool
    var isReading: Bool
    var isPaused: Bool
    var stopsToRead: Int?
    var held: [SpokenLine]
  }
}

// The layout that the cursor navigates: the frontmost alert, else the visible layout.
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
