internal import Parallelism

/// Reads a document in parts, several at the same time, and tells a handler of one after the other.
///
/// The thread that asks tells the handler of each part as soon as it is its turn, and parses like the
/// others as long as it is nobody's.
final class PartReading: Sendable {
  private struct State: Sendable {
    /// How many parts somebody has taken on, and how many the handler has heard.
    var begun = 0
    var told = 0
    /// How many there are, once that is known.
    var count: Int?
    /// Those that are parsed and wait for their turn, by their numbers.
    var parsed: [Int: DocumentPart] = [:]
    /// Those that have been told of.
    var spare: [DocumentPart] = []
    /// Whether nothing more is of use.
    var isOver = false
  }

  private enum Step {
    case tell(DocumentPart)
    case parse(DocumentPart)
    case stop(isWhole: Bool)
  }

  private let state = Monitor(State())
  /// How many parts were cut.
  private let cutting = Monitor(0)
  // Only ever reached by who holds that number.
  nonisolated(unsafe) private var cutter: PartCutter
  private let limits: XMLLimits
  // Asked only for what the handler knows, until it is told.
  nonisolated(unsafe) private let calls: XMLHandlerCalls
  private let threads: Int
  private let partLength: Int
  /// How many bytes the document has, where that is known.
  private let length: Int?

  /// From how many bytes on a document is worth several threads.
  static let leastLength = 1 << 18

  /// How many threads are of use: what the handler does takes a fifth of all, and one thread does it.
  private static let mostThreads = 5

  /// - Parameter partLength: how much of the document is a part, in bytes.
  init(
    _ pieces: XMLPieces, trailer: DocumentTrailer, limits: XMLLimits, threads: Int, partLength: Int,
    calls: XMLHandlerCalls
  ) {
    self.partLength = partLength
    cutter = PartCutter(pieces, trailer: trailer)
    length = pieces.count
    self.limits = limits
    self.threads = min(threads, Self.mostThreads)
    self.calls = calls
  }

  /// Reads the whole document.
  ///
  /// - Parameter texts: where the handler finds names.
  /// - Returns: false where something is wrong, or could not be made out: the handler has heard of
  ///   nothing that can be relied on, and the document has to be read by one parser.
  /// - Throws: what the handler refuses.
  func read(_ texts: TagTexts) throws(XMLReadingError) -> Bool {
    let told: Result<Bool, XMLReadingError> = ParallelHelp.run(on: threads - 1, help) {
      Result { () throws(XMLReadingError) in
        defer { state.update { $0.isOver = true } }
        return try tellAll(texts)
      }
    }
    return try told.get()
  }
}

// MARK: - The thread that asks

extension PartReading {
  private func tellAll(_ texts: TagTexts) throws(XMLReadingError) -> Bool {
    var place: PositionCounter.Place = (1, 1)
    var estimate = ElementEstimate()
    var (tags, bytes) = (0, 0)
    while true {
      switch nextStep() {
      case .parse(let part): parse(part)
      case .stop(let isWhole): return isWhole
      case .tell(let part):
        texts.replaceNames(by: part.record.names)
        tags += part.record.tagCount
        bytes += part.bytes.count
        guard tags <= limits.elements, texts.count <= limits.names else { return false }
        if let length, let count = estimate.count(of: tags, in: bytes, of: length) {
          calls.prepare(min(count, limits.elements))
        }
        try part.record.play(to: calls, from: place)
        place = part.record.end(from: place)
        state.update { state in
          state.told += 1
          state.spare.append(part)
        }
      }
    }
  }

  private func nextStep() -> Step {
    state.wait { state in
      if state.isOver { return .stop(isWhole: false) }
      if let part = state.parsed.removeValue(forKey: state.told) { return .tell(part) }
      if state.told == state.count { return .stop(isWhole: true) }
      return partToParse(&state).map { .parse($0) }
    }
  }
}

// MARK: - All threads

extension PartReading {
  /// Parses parts until there are no more.
  private func help() {
    while let part = state.wait({ state -> DocumentPart?? in
      if state.isOver || state.count != nil { return .some(nil) }
      return partToParse(&state).map { .some($0) }
    }) {
      parse(part)
    }
  }

  /// Takes on a part, where there may be one and few enough wait for their turn: one for each thread
  /// beside the one that it parses, so that what is told is still in a processor's cache.
  private func partToParse(_ state: inout State) -> DocumentPart? {
    guard state.count == nil, state.begun - state.told < threads * 2 else { return nil }
    state.begun += 1
    return state.spare.popLast() ?? DocumentPart(capacity: partLength)
  }

  private func parse(_ part: DocumentPart) {
    guard let isPart = cut(part) else { return state.update { $0.isOver = true } }
    guard isPart else { return }
    let isParsed = part.parse(like: calls, limits: limits)
    state.update { state in
      if isParsed { state.parsed[part.number] = part } else { state.isOver = true }
    }
  }

  /// Cuts a part of the document.
  ///
  /// - Returns: false where there are no more; nil where it cannot be cut, or not be read.
  private func cut(_ part: DocumentPart) -> Bool? {
    let (isCut, count) = cutting.update { count -> (Bool?, Int?) in
      if cutter.isAtEnd { return (false, count) }
      let isCut = (try? cutter.cut(number: count, into: part)) ?? false
      count += 1
      return (isCut ? true : nil, cutter.isAtEnd ? count : nil)
    }
    if let count { state.update { $0.count = count } }
    return isCut
  }
}
