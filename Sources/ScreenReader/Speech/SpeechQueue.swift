/// Current and waiting speech, by priority.
///
/// An alert interrupts lower priorities, which are repeated after it, and is never interrupted
/// itself; the response to a command waits only for an alert; of background speech only the newest
/// waits, for everything.
public struct SpeechQueue<Job: Sendable>: Sendable {
  /// The current job.
  public private(set) var playing: (job: Job, priority: SpeechPriority)?
  public private(set) var waiting: [(job: Job, priority: SpeechPriority)] = []

  /// Whether the current job has been interrupted and is about to end.
  private var isCut = false

  public init() {}

  public var isIdle: Bool { playing == nil && waiting.isEmpty }

  /// Adds a job.
  ///
  /// - Returns: whether the current job must be interrupted.
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

  /// A command interrupts everything except alerts.
  ///
  /// - Returns: whether the current job must be interrupted.
  public mutating func interrupt() -> Bool {
    waiting.removeAll { $0.priority < .alert }
    if let playing, playing.priority < .alert { isCut = true }
    return playing.map { $0.priority < .alert } ?? false
  }

  /// Clears the queue.
  ///
  /// - Returns: whether the current job must be interrupted.
  public mutating func clear() -> Bool {
    waiting = []
    return playing != nil
  }

  /// The next job, which becomes the current one.
  public mutating func next() -> Job? {
    guard playing == nil, !waiting.isEmpty else { return nil }
    let first = waiting.removeFirst()
    playing = first
    return first.job
  }

  /// The current job has ended, or was interrupted.
  public mutating func finish() {
    playing = nil
    isCut = false
  }
}
