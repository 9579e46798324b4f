internal import AccessibilityModel
public import Auditing

/// Reports siblings whose labels all begin with the same words.
///
/// «Add to favourites, …», row for row: what differs is heard last, each time.
public struct DistinguishingWordLate: ScreenRule {
  public static let description = RuleDescription(
    id: "distinguishing-word-late",
    group: .speech,
    summary: "Labels of siblings differ within their first words.",
    rationale: "What differs is heard last: who looks for a row waits through the same words at "
      + "each.",
    remedy: "put what differs first, as in “Bread, add to favourites”",
    severity: .warning,
    needs: [.labels]
  )

  var leastSiblings = 3
  /// The prefix that is too long, in words, and in seconds.
  var words = 3
  var seconds = 1.5

  public init() {}

  public func check(_ inspection: ScreenInspection, findings: inout Findings) {
    var starts = Starts()
    // One list for all rows: most have a few stops, and there are many.
    var late: [(start: Int, index: Int)] = []
    for row in rows(of: inspection) {
      late.removeAll(keepingCapacity: true)
      for index in row {
        guard let label = inspection.labelNumber(of: index) else { continue }
        let start = starts.number(ofLabel: label) { lateStart(inspection, index) }
        if let start { late.append((start, index)) }
      }
      guard late.count >= leastSiblings else { continue }
      for group in groups(of: late) where isLate(group, inspection) {
        report(group.map(inspection.subject), &findings)
      }
    }
  }

  /// Grouped by the words that are too many: whoever shares them differs late.
  private func groups(of stops: [(start: Int, index: Int)]) -> [[Int]] {
    stops.sorted { $0.start < $1.start }.runs { $0.start == $1.start }
      .filter { $0.count >= leastSiblings }.map { $0.map { $0.index } }.sorted { $0[0] < $1[0] }
  }

  /// The beginnings of labels by numbers: labels repeat from row to row.
  private struct Starts {
    /// By the numbers of the labels, from 1; -1 where a label begins with no words that are too many, 0
    /// where it was not met.
    private var byLabel: [Int32] = []
    /// By the words, which hold no blanks, with blanks between them.
    private var numbers: [String: Int32] = [:]

    /// - Parameter find: finds the words that are too many, in a label that was not met before.
    mutating func number(ofLabel label: Int, _ find: () -> [String]?) -> Int? {
      while byLabel.count <= label { byLabel.append(0) }
      if byLabel[label] == 0 {
        byLabel[label] = find().map { number(of: $0.together(by: " ")) } ?? -1
      }
      return byLabel[label] < 0 ? nil : Int(byLabel[label])
    }

    private mutating func number(of start: String) -> Int32 {
      if let known = numbers[start] { return known }
      numbers[start] = Int32(numbers.count + 1)
      return Int32(numbers.count)
    }
  }

  private func lateStart(_ inspection: ScreenInspection, _ index: Int) -> [String]? {
    // One more than are too many tell whether those are all.
    lateStart(Words(inspection.screen.elements[index].label ?? "", upTo: max(words, 1) + 1).list)
  }

  /// The first words of a label, as many as may be shared by no siblings.
  private func lateStart(_ words: [String]) -> [String]? {
    guard words.count > 1 else { return nil }
    for count in 1..<words.count {
      let start = Array(words.prefix(count))
      if count >= self.words || SpokenTime.estimate(start.together(by: " ")) >= seconds {
        return start
      }
    }
    return nil
  }

  private func isLate(_ group: [Int], _ inspection: ScreenInspection) -> Bool {
    group.count >= leastSiblings
      && Set(group.map { inspection.screen.elements[$0].label }).count >= leastSiblings
  }

  private func report(_ group: [Subject], _ findings: inout Findings) {
    let words = lateStart(group[0].inspection, group[0].index) ?? []
    findings.report(
      """
      \(group[0]) and \(group.count - 1) more begin with “\(words.joined(separator: " "))” and \
      differ only after it
      """, at: group[0], related: Array(group.dropFirst().prefix(10)))
  }

  /// The stops of each container that has enough: those of one view, or one of each cell of a list.
  private func rows(of inspection: ScreenInspection) -> [[Int]] {
    let stops = inspection.stopElements.filter {
      let kinds = inspection.kinds[$0]
      return kinds.contains(.labelled) && !kinds.contains(.readTexts)
    }
    return Dictionary(grouping: stops) { container(of: $0, inspection.screen) }
      .values.filter { $0.count >= leastSiblings }.sorted { $0[0] < $1[0] }
  }

  /// The only stop of its cell stands for the cell; nil where nothing is around it.
  private func container(of index: Int, _ screen: Screen) -> Int? {
    guard let parent = screen.parent(of: index), screen.elements[parent].role == .cell else {
      return screen.parent(of: index)
    }
    return screen.parent(of: parent)
  }
}

extension DistinguishingWordLate {
  public static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <UIButton title="Bread, add to favourites" frame="20 100 200 44"/>
        <UIButton title="Milk, add to favourites" frame="20 150 200 44"/>
        <UIButton title="Salt, add to favourites" frame="20 200 200 44"/>
        """#),
      Example(
        #"""
        <UIButton title="Add to favourites, bread" frame="20 100 200 44"/>
        <UIButton title="Add to favourites, milk" frame="20 150 200 44"/>
        """#),
      // The same label thrice is another rule's.
      Example(
        #"""
        <UIButton title="Add to the favourites" frame="20 100 200 44"/>
        <UIButton title="Add to the favourites" frame="20 150 200 44"/>
        <UIButton title="Add to the favourites" frame="20 200 200 44"/>
        """#),
    ],
    failing: [
      Example(
        #"""
        ↓<UIButton title="Add to favourites, bread" frame="20 100 200 44"/>
        <UIButton title="Add to favourites, milk" frame="20 150 200 44"/>
        <UIButton title="Add to favourites, salt" frame="20 200 200 44"/>
        """#),
      Example(
        #"""
        <UITableView frame="0 0 390 844">
          <UITableViewCell frame="0 0 390 44">
            ↓<UIButton title="Remove from basket bread" frame="0 0 90 44"/>
          </UITableViewCell>
          <UITableViewCell frame="0 44 390 44">
            <UIButton title="Remove from basket milk" frame="0 44 90 44"/>
          </UITableViewCell>
          <UITableViewCell frame="0 88 390 44">
            <UIButton title="Remove from basket salt" frame="0 88 90 44"/>
          </UITableViewCell>
        </UITableView>
        """#),
      Example(
        #"""
        ↓<UIButton title="Telecommunications department bread" frame="20 100 200 44"/>
        <UIButton title="Telecommunications department milk" frame="20 150 200 44"/>
        <UIButton title="Telecommunications department salt" frame="20 200 200 44"/>
        """#),
    ]
  )
}
