import ScreenReader
import Testing

/// The next job: one cell of the table of current and new jobs.
struct QueueCase: CustomTestStringConvertible {
  var playing: SpeechPriority?
  var new: SpeechPriority
  var isCut: Bool
  /// Whether it is the next, before a waiting answer to the user.
  var isNext: Bool

  var testDescription: String { "\(playing?.name ?? "nothing") plays, \(new.name) comes" }

  static let all = [
    QueueCase(playing: nil, new: .background, isCut: false, isNext: false),
    QueueCase(playing: nil, new: .user, isCut: false, isNext: false),
    QueueCase(playing: nil, new: .alert, isCut: false, isNext: true),
    QueueCase(playing: .background, new: .background, isCut: false, isNext: false),
    QueueCase(playing: .background, new: .user, isCut: false, isNext: false),
    QueueCase(playing: .background, new: .alert, isCut: true, isNext: true),
    QueueCase(playing: .user, new: .background, isCut: false, isNext: false),
    QueueCase(playing: .user, new: .user, isCut: false, isNext: false),
    QueueCase(playing: .user, new: .alert, isCut: true, isNext: true),
    QueueCase(playing: .alert, new: .background, isCut: false, isNext: false),
    QueueCase(playing: .alert, new: .user, isCut: false, isNext: false),
    QueueCase(playing: .alert, new: .alert, isCut: false, isNext: true),
  ]
}

struct SpeechQueueTests {
  @Test(arguments: QueueCase.all)
  func `an alert cuts off what is less and goes first`(_ example: QueueCase) {
    var queue = SpeechQueue<String>()
    if let playing = example.playing {
      _ = queue.add("old", playing)
      #expect(queue.next() == "old")
    }
    _ = queue.add("waiting", .user)
    #expect(queue.add("new", example.new) == example.isCut)
    queue.finish()
    let first = queue.next()
    #expect(first == (example.isNext ? "new" : "waiting"))
  }

  @Test func `speech that an alert interrupted is repeated after it`() {
    var queue = SpeechQueue<String>()
    _ = queue.add("phrase", .user)
    #expect(queue.next() == "phrase")
    _ = queue.add("next phrase", .user)
    let cutsOff = queue.add("message", .alert)
    #expect(cutsOff)
    #expect(queue.add("another", .alert) == false)
    var said: [String] = []
    queue.finish()
    while let job = queue.next() {
      said.append(job)
      queue.finish()
    }
    #expect(said == ["message", "another", "phrase", "next phrase"])
  }

  @Test func `speech that a command interrupted is not repeated`() {
    var queue = SpeechQueue<String>()
    _ = queue.add("phrase", .user)
    #expect(queue.next() == "phrase")
    let wasCutOff = queue.interrupt()
    #expect(wasCutOff)
    #expect(queue.add("call", .alert) == false)
    queue.finish()
    #expect(queue.next() == "call")
    #expect(queue.waiting.isEmpty)
  }

  @Test(arguments: [(SpeechPriority.background, true), (.user, true), (.alert, false)])
  func `a command cuts off all but alerts`(playing: SpeechPriority, isCut: Bool) {
    var queue = SpeechQueue<String>()
    _ = queue.add("playing", playing)
    #expect(queue.next() == "playing")
    _ = queue.add("answer", .user)
    _ = queue.add("news", .background)
    _ = queue.add("call", .alert)
    #expect(queue.interrupt() == isCut)
    queue.finish()
    #expect(queue.next() == "call")
    queue.finish()
    #expect(queue.next() == nil)
    #expect(queue.isIdle)
  }

  @Test func `of what is said in the background only the newest waits`() {
    var queue = SpeechQueue<String>()
    _ = queue.add("10%", .background)
    _ = queue.add("20%", .background)
    _ = queue.add("answer", .user)
    #expect(queue.waiting.map(\.job) == ["answer", "20%"])
    _ = queue.clear()
    #expect(queue.isIdle)
  }
}
