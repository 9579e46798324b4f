/// What is being said and what follows, with how far it has got.
///
/// The queue is that of the voice, so that both agree on what cuts off what. Without a voice the
/// clock of the session moves it on; with one, the voice says how far it is.
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
  /// What has been heard since it was last taken; kept only where somebody wants it.
  private(set) var heard: [HeardPart] = []
  var keepsHeard = false

  private var queue = SpeechQueue<Entry>()
  /// How long it takes to say all that is in the queue, from its beginning.
  private var total = 0
  /// How long what plays has been playing.
  private var elapsed = 0
  /// The scalar of its caption that is being said, where the voice reports it.
  private var told: Int?

  /// How long it takes to say what is left, in milliseconds.
  var remaining: Int { total - elapsed }

  /// Takes in a line, which takes so long.
  ///
  /// - Returns: the line that gives way to it and is said again afterwards, if there is one; and how
  ///   long it takes until the new line begins.
  mutating func add(
    _ line: SpokenLine, _ duration: LineDuration, _ settings: SpeechSettings
  ) -> (cut: CutLine?, start: Int) {
    add(Entry(content: .line(line), duration: duration, settings: settings), line.priority)
  }

  /// Takes in a sound or words of the tool; what takes no time is in nobody's way.
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

  /// How long it takes until what is new begins, unless it cuts off what plays.
  private func start(of priority: SpeechPriority) -> Int {
    guard priority == .alert else { return remaining }
    var time = queue.playing.map { $0.job.milliseconds - elapsed } ?? 0
    for waiting in queue.waiting.prefix(while: { $0.priority == .alert }) {
      time += waiting.job.milliseconds
    }
    return time
  }

  /// How long until an alert begins that comes now: it cuts off what is less.
  var delayOfAlert: Int {
    queue.playing.map { $0.priority < .alert } ?? true ? 0 : start(of: .alert)
  }

  /// A command cuts off all but alerts.
  ///
  /// - Parameter resumes: whether what is left is to be heard later.
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

  /// Keeps what was heard, or the beginning of it.
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

  /// Lets time pass.
  ///
  /// - Returns: for how much of it there was something to say; the rest has not passed.
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

  /// Lets time pass in which nothing is said.
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

  /// All is heard, as long as it takes.
  mutating func passAll() { _ = pass(remaining) }

  /// All has been heard, by a voice that keeps its own time.
  mutating func hearAll() {
    var silent = Speaking()
    silent.now = now
    silent.heard = heard
    silent.keepsHeard = keepsHeard
    self = silent
  }

  /// Records which line a voice is speaking, and its position in the line.
  mutating func hear(_ place: HeardPlace) {
    guard holds(place.line) else { return }
    while let playing = queue.playing, playing.job.line?.number != place.line {
      finish(playing.job)
    }
    told = place.offset
  }

  /// Gives what has been heard, and forgets it.
  mutating func takeHeard() -> [HeardPart] {
    defer { heard = [] }
    return heard
  }
}

/// Where a voice is in what it says.
public struct HeardPlace: Hashable, Sendable {
  /// The number of the line.
  public var line: Int
  /// The scalar of the line's caption.
  public var offset: Int

  public init(line: Int, offset: Int) {
    self.line = line
    self.offset = offset
  }
}
