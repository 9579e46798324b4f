internal import AccessibilityModel
internal import Auditing

// Labels that end in a colon, each before its value.

extension RowNotGrouped {
  /// Asks about texts of an Interface Builder file that end in a colon, each before its value: one
  /// question for each view that contains some.
  func checkCaptions(_ context: AuditContext, _ findings: inout Findings) {
    var captions: [Int: [AuditedElement]] = [:]
    // A text that ends in a colon itself is not a value: code writes both into one text.
    for subject in context.stopSubjects where isInPair(subject) {
      guard let caption = subject.neighbours.caption,
        caption.wording.label.collapsed.hasSuffix(":"),
        isInPair(caption), !subject.wording.label.collapsed.hasSuffix(":")
      else { continue }
      captions[caption.parent?.index ?? -1, default: []].append(caption)
    }
    for group in captions.values.sorted(by: { $0[0].index < $1[0].index })
    where group.count >= leastRows {
      findings.report(
        """
        \(group[0]) is a stop apart from its value; grouping \(group.count) rows saves \
        \(group.count) swipes
        """, at: group[0], doubt: "the value may be read on its own",
        related: Array(group.dropFirst().prefix(10)))
    }
  }

  /// Whether it is a text outside cells: a cell reads its texts as one stop.
  private func isInPair(_ subject: AuditedElement) -> Bool {
    subject.kinds.contains(.readTexts) && !subject.isActionable
      && !subject.ancestorTraits.contains(.cell)
  }
}
