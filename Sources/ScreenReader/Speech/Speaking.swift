/// Current and queued speech, with its progress.
///
/// The queue is that of the voice, so that both agree on interruptions. Without a voice the
/// session's clock advances it; with one, the voice reports its progress.
struct Speaking: Sendable {
  private struct Entry: Sendable {
    var content: HeardPart.Content
    var duration: LineDuration
    var settings: SpeechSettings

    var milliseconds: Int { duration.whole }

    var line: SpokenLine? {
      if case .line(let line) = content { line } else { nil }
    }

    func cut(at offset: Int, resumes: Bool) -> CutLine? {
      line.map { CutLine($0, at: offset, resumes: resumes) }
    }
  }

  /// Milliseconds since the session began.
  private(set) var now = 0
  /// Speech heard since it was last taken; recorded only on request.
  private(set) var heard: [HeardPart] = []
  var keepsHeard = false

  private var queue = SpeechQueue<Entry>()
  /// The duration of the queue, from its beginning.
  private var total = 0
  /// How long the current item has been playing.
  private var elapsed = 0
  /// The scalar of its caption that is being spoken, if the voice reports it.
  private var told: Int?

  /// The remaining duration, in milliseconds.
  var remaining: Int { total - elapsed }

  /// Adds a line with its duration.
  ///
  /// - Returns: the line that it interrupts and that is repeated afterwards, if there is one; and
  ///   the time until the new line begins.
  mutating func add(
    _ line: SpokenLine, _ duration: LineDuration, _ settings: SpeechSettings
  ) -> (cut: CutLine?, start: Int) {
    add(Entry(content: .line(line), duration: duration, settings: settings), line.priority)
  }

  /// Adds a sound or words of the tool; an item without a duration delays nothing.
  mutating func add(
    _ content: HeardPart.Content, _ priority: SpeechPriority, for milliseconds: Int,
    _ settings: SpeechSettings
  ) -> CutLine? {
    let duration = LineDuration(text: milliseconds, hint: nil)
    let entry = Entry(content: content, duration: duration, settings: settings)
    guard milliseconds > 0 else {
      note(entry, from: now + start(of: priority), for: 0)
      return nil
    }
    return add(entry, priority).cut
  }

  private mutating func add(_ entry: Entry, _ priority: SpeechPriority) -> (
    cut: CutLine?, start: Int
  ) {
    let playing = queue.playing
    let start = self.start(of: priority)
    let cut = playing.flatMap { $0.job.cut(at: offset, resumes: $0.priority == .user) }
    let isCut = queue.add(entry, priority)
    total += entry.milliseconds
    if isCut {
      if let playing {
        note(playing.job, from: now - elapsed, for: elapsed)
        if playing.priority != .user { total -= playing.job.milliseconds }
      }
      queue.finish()
    }
    if isCut || queue.playing == nil { begin() }
    return isCut ? (cut, 0) : (nil, start)
  }

  /// The time until a new item begins, unless it interrupts the current one.
  private func start(of priority: SpeechPriority) -> Int {
    guard priority == .alert else { return remaining }
    var time = queue.playing.map { $0.job.milliseconds - elapsed } ?? 0
    for waiting in queue.waiting.prefix(while: { $0.priority == .alert }) {
      time += waiting.job.milliseconds
    }
    return time
  }

  /// The time until an alert that arrives now begins: it interrupts lower priorities.
  var delayOfAlert: Int {
    queue.playing.map { $0.priority < .alert } ?? true ? 0 : start(of: .alert)
  }

  /// A command interrupts everything except alerts.
  ///
  /// - Parameter resumes: whether the rest will be spoken later.
  mutating func interrupt(resumes: Bool) -> [CutLine] {
    var cut: [CutLine?] = []
    if let playing = queue.playing, playing.priority < .alert {
      cut.append(playing.job.cut(at: offset, resumes: resumes))
      note(playing.job, from: now - elapsed, for: elapsed)
    }
    for waiting in queue.waiting where waiting.priority < .alert {
      cut.append(waiting.job.cut(at: 0, resumes: resumes))
    }
    if queue.interrupt() {
      queue.finish()
      begin()
    }
    let left = queue.waiting.map(\.job) + (queue.playing.map { [$0.job] } ?? [])
    total = left.reduce(0) { $0 + $1.milliseconds }
    return cut.compactMap { $0 }
  }

  private mutating func begin() {
    elapsed = 0
    told = nil
    _ = queue.next()
  }

  private var offset: Int {
    guard let playing = queue.playing?.job, let line = playing.line else { return 0 }
    return told ?? line.offset(after: elapsed, of: playing.duration)
  }

  /// Records heard speech, or its beginning.
  private mutating func note(_ entry: Entry, from start: Int, for milliseconds: Int) {
    guard keepsHeard else { return }
    heard.append(
      HeardPart(
        content: entry.content, settings: entry.settings, start: start, duration: milliseconds,
        caption: caption(of: entry, after: milliseconds)))
  }

  private func caption(of entry: Entry, after milliseconds: Int) -> String? {
    switch entry.content {
    case .sound(let sound): return Item.sound(sound).caption
    case .note(let text): return Item.note(text).caption
    case .line(let line):
      guard milliseconds < entry.milliseconds else { return Item.speech(line).caption }
      let offset = line.offset(after: milliseconds, of: entry.duration)
      return CaptionText.safe(CutLine(line, at: offset, resumes: false).heard)
    }
  }

  // MARK: Moving on

  /// Advances the clock.
  ///
  /// - Returns: the time that was filled with speech; the rest has not passed.
  mutating func pass(_ milliseconds: Int) -> Int {
    var left = milliseconds
    while let playing = queue.playing {
      let rest = playing.job.milliseconds - elapsed
      guard rest <= left else {
        elapsed += left
        now += left
        return milliseconds
      }
      left -= rest
      now += rest
      elapsed += rest
      finish(playing.job)
    }
    return milliseconds - left
  }

  /// Advances the clock without speech.
  mutating func idle(_ milliseconds: Int) { now += milliseconds }

  private mutating func finish(_ entry: Entry) {
    note(entry, from: now - elapsed, for: elapsed)
    total -= entry.milliseconds
    queue.finish()
    begin()
  }

  private func holds(_ number: Int) -> Bool {
    queue.playing?.job.line?.number == number
      || queue.waiting.contains { $0.job.line?.number == number }
  }

  /// All speech is heard completely.
  mutating func passAll() { _ = pass(remaining) }

  /// All speech has been heard, by a voice with its own clock.
  mutating func hearAll() {
    var silent = Speaking()
    silent.now = now
    silent.heard = heard
    silent.keepsHeard = keepsHeard
    self = silent
  }

  /// Records which line a voice is speaking, and its position in the line.
  mutating func hear(_ place: HeardPosition) {
    guard holds(place.line) else { return }
    while let playing = queue.playing, playing.job.line?.number != place.line {
      finish(playing.job)
    }
    told = place.offset
  }

  /// Returns the recorded speech, and clears it.
  mutating func consumeHeard() -> [HeardPart] {
    defer { heard = [] }
    return heard
  }
}

/// The progress of a voice.
public struct HeardPosition: Hashable, Sendable {
  /// The number of the line.
  public var line: Int
  /// The scalar of the line's caption.
  public var offset: Int

  public init(line: Int, offset: Int) {
    self.line = line
    self.offset = offset
  }
}
