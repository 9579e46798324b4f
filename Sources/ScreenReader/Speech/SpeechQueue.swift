/// What is being said and what waits, by priority.
///
/// An alert cuts off what is less, which is said again after it, and is never cut off itself; the
/// answer to a command waits for an alert alone; of what is said in the background only the newest waits, for everything.
public struct SpeechQueue<Job: Sendable>: Sendable {
  /// What is being said.
  public private(set) var playing: (job: Job, priority: SpeechPriority)?
  public private(set) var waiting: [(job: Job, priority: SpeechPriority)] = []

  /// Whether what is being said has been cut off and has only to end.
  private var isCut = false

  public init() {}

  public var isIdle: Bool { playing == nil && waiting.isEmpty }

  /// Takes a job in.
  ///
  /// - Returns: whether what is being said must be cut off.
  public mutating func add(_ job: Job, _ priority: SpeechPriority) -> Bool {
    if priority == .background { waiting.removeAll { $0.priority == .background } }
    let place = waiting.lastIndex { $0.priority >= priority }.map { $0 + 1 } ?? 0
    waiting.insert((job, priority), at: place)
    guard priority == .alert, let playing, playing.priority < .alert, !isCut else { return false }
    isCut = true
    if playing.priority == .user {
      let next = waiting.firstIndex { $0.priority <= .user } ?? waiting.endIndex
      waiting.insert(playing, at: next)
    }
    return true
  }

  /// A command cuts off all that is said, but for alerts.
  ///
  /// - Returns: whether what is being said must be cut off.
  public mutating func interrupt() -> Bool {
    waiting.removeAll { $0.priority < .alert }
    if let playing, playing.priority < .alert { isCut = true }
    return playing.map { $0.priority < .alert } ?? false
  }

  /// Nothing more is to be said at all.
  ///
  /// - Returns: whether what is being said must be cut off.
  public mutating func clear() -> Bool {
    waiting = []
    return playing != nil
  }

  /// The job that is to be said next, which then is being said.
  public mutating func next() -> Job? {
    guard playing == nil, !waiting.isEmpty else { return nil }
    let first = waiting.removeFirst()
    playing = first
    return first.job
  }

  /// What was being said has ended, or was cut off.
  public mutating func finish() {
    playing = nil
    isCut = false
  }
}
