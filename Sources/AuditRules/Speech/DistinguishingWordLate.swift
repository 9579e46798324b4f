internal import AccessibilityModel
internal import Auditing

/// Reports sibling labels that start with the same words.
struct DistinguishingWordLate: ScreenRule {
  static let description = RuleDescription(
    id: "distinguishing-word-late",
    group: .speech,
    summary: "Sibling labels should differ in their first words.",
    rationale: "Users who look for a row wait through the same words at each of them.",
    remedy: Remedy(
      "put the distinguishing word first: “Bread, add to favourites”",
      .label("Bread, add to favourites"),
      .views(#"button.contentDescription = "$name, $action""#),
      .compose(#"Modifier.semantics { contentDescription = "$name, $action" }"#)),
    severity: .note,
    needs: [.labels],
    isRecommended: true
  )

  var leastSiblings = 3
  /// The prefix that is too long, in words, and in seconds.
  var words = 3
  var seconds = 1.5
  /// Users hear the next word in so short a time, however many words it has: “buy me a”.
  var leastSeconds = 1.0

  func check(_ context: AuditContext, findings: inout Findings) {
    for row in rows(of: context) {
      // Labels with the same long start differ late.
      var groups: [[String]: [AuditedElement]] = [:]
      for subject in row {
        if let start = lateStart(subject.wording.words.list) {
          groups[start, default: []].append(subject)
        }
      }
      for (start, group) in groups.sorted(by: { $0.value[0].index < $1.value[0].index })
      where isLate(group) {
        report(group, start, &findings)
      }
    }
  }

  /// The first words of a label, as many as may be shared by no siblings.
  private func lateStart(_ words: [String]) -> [String]? {
    for count in 1..<max(words.count, 1) {
      let start = Array(words.prefix(count))
      let time = SpokenTime.estimate(start.joined(separator: " "))
      if time >= seconds || time >= leastSeconds && Self.count(start) >= self.words {
        return start
      }
    }
    return nil
  }

  /// The number of words, with an abbreviation in single letters as one: “L F O”.
  private static func count(_ words: [String]) -> Int {
    let letters = zip(words, words.dropFirst()).count { isLetter($0) && isLetter($1) }
    return words.count - letters
  }

  private static func isLetter(_ word: String) -> Bool {
    word.count == 1 && word.allSatisfy(\.isLetter)
  }

  private func isLate(_ group: [AuditedElement]) -> Bool {
    group.count >= leastSiblings && Set(group.map(\.label)).count >= leastSiblings
  }

  private func report(_ group: [AuditedElement], _ words: [String], _ findings: inout Findings) {
    findings.report(
      """
      \(group[0]) shares its first words, “\(words.joined(separator: " "))”, with \
      \(group.count - 1) siblings
      """, at: group[0], related: Array(group.dropFirst().prefix(10)))
  }

  /// The stops of each container that has enough: those of one view, or one of each cell of a list.
  private func rows(of context: AuditContext) -> [[AuditedElement]] {
    let subjects = context.stopSubjects.filter {
      $0.kinds.contains(.labelled) && !$0.kinds.contains(.readTexts) && !$0.labelSource.isContent
        // The titles that a running app shows, of products or articles, are content.
        && !$0.runningContent.showsContent
    }
    return Dictionary(grouping: subjects, by: container).values
      .filter { $0.count >= leastSiblings }.sorted { $0[0].index < $1[0].index }
  }

  /// The only stop of its cell represents the cell.
  private func container(of subject: AuditedElement) -> Int? {
    guard let parent = subject.parent else { return nil }
    return parent.role == .cell ? parent.parent?.index : parent.index
  }
}

extension DistinguishingWordLate {
  static let examples = RuleExamples(
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
      // Two words: an abbreviation in single letters, which VoiceOver would else read as a word.
      Example(
        #"""
        <UIButton label="L F O one" frame="20 100 200 44"/>
        <UIButton label="L F O two" frame="20 150 200 44"/>
        <UIButton label="L F O three" frame="20 200 200 44"/>
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
