/// What is being said and what follows, with how far it has got.
///
/// The queue is that of the voice, so that both agree on what cuts off what. Without a voice the
/// clock of the session moves it on; with one, the voice says how far it is.
struct Speaking: Sendable {
  private struct Entry: Sendable {
    var line: SpokenLine
    var milliseconds: Int
    var rate: Int

    func cut(at offset: Int, resumes: Bool) -> CutLine {
      CutLine(line, at: offset, resumes: resumes)
    }
  }

  private var queue = SpeechQueue<Entry>()
  /// How long it takes to say all that is in the queue, from its beginning.
  private var total = 0
  /// How long the line that plays has been playing.
  private var elapsed = 0
  /// The scalar of its caption that is being said, where the voice reports it.
  private var told: Int?

  /// How long it takes to say what is left, in milliseconds.
  var remaining: Int { total - elapsed }

  /// Takes in a line, which takes so long at the rate.
  ///
  /// - Returns: the line that gives way to it and is said again afterwards, if there is one; and how
  ///   long it takes until the new line begins.
  mutating func add(_ line: SpokenLine, atRate rate: Int) -> (cut: CutLine?, start: Int) {
    let entry = Entry(line: line, milliseconds: line.milliseconds(atRate: rate), rate: rate)
    let playing = queue.playing
    let start = self.start(of: line.priority)
    let cut = playing.map { $0.job.cut(at: offset, resumes: $0.priority == .user) }
    let isCut = queue.add(entry, line.priority)
    total += entry.milliseconds
    if isCut {
      if let playing, playing.priority != .user { total -= playing.job.milliseconds }
      queue.finish()
    }
    if isCut || queue.playing == nil { begin() }
    return isCut ? (cut, 0) : (nil, start)
  }

  /// How long it takes until a new line begins, unless it cuts off what plays.
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
    var cut: [CutLine] = []
    if let playing = queue.playing, playing.priority < .alert {
      cut.append(playing.job.cut(at: offset, resumes: resumes))
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
    return cut
  }

  private mutating func begin() {
    elapsed = 0
    told = nil
    _ = queue.next()
  }

  private var offset: Int {
    guard let playing = queue.playing?.job else { return 0 }
    return told ?? playing.line.offset(after: elapsed, atRate: playing.rate)
  }

  // MARK: Moving on

  /// Lets time pass.
  ///
  /// - Returns: for how much of it there was something to say.
  mutating func pass(_ milliseconds: Int) -> Int {
    var left = milliseconds
    while let playing = queue.playing {
      let rest = playing.job.milliseconds - elapsed
      guard rest <= left else {
        elapsed += left
        return milliseconds
      }
      left -= rest
      finish(playing.job)
    }
    return milliseconds - left
  }

  private mutating func finish(_ entry: Entry) {
    total -= entry.milliseconds
    queue.finish()
    begin()
  }

  private func holds(_ number: Int) -> Bool {
    queue.playing?.job.line.number == number
      || queue.waiting.contains { $0.job.line.number == number }
  }

  /// All has been heard.
  mutating func hearAll() { self = Speaking() }

  /// Records which line a voice is speaking, and its position in the line.
  mutating func hear(_ place: HeardPlace) {
    guard holds(place.line) else { return }
    while let playing = queue.playing, playing.job.line.number != place.line {
      finish(playing.job)
    }
    told = place.offset
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
