internal import AccessibilityModel

// Whether the words of a text that is not a stop are heard from another one.

extension ElementExposure {
  /// Whether a stop around or above it reads the text.
  public func isSaidNearby(_ text: String) -> Bool {
    let screen = context.screen
    let wanted = TextWords(text)
    guard !wanted.folded.isEmpty else { return true }
    var seen = 0
    for ancestor in screen.ancestors(of: subject.index) {
      // An element that joins its texts reads them at run time.
      if screen.elements[ancestor].isElement {
        return says(screen.elements[ancestor], wanted) || screen.elements[ancestor].label == nil
      }
      guard seen < Self.reach else { break }
      for index in screen.descendants(of: ancestor).prefix(Self.reach - seen) {
        seen += 1
        guard context.kinds[index].contains(.stops) else { continue }
        let other = screen.elements[index]
        let own = screen.elements[subject.index]
        if overlaps(other, own), says(other, wanted) { return true }
        let isControl =
          !context.kinds[index].isDisjoint(with: [.controls, .adjustables])
          && context.subject(index).hasStatedLabel
        if isControl, isInLineOrColumn(other.frame, own.frame), isName(wanted, of: other) {
          return true
        }
        if isControl, other.frame.isBeside(own.frame), isShortForm(wanted, of: other) {
          return true
        }
      }
    }
    return false
  }

  /// Whether its label, its value or its hint has the words of a text.
  public func says(_ text: String) -> Bool { says(element, TextWords(text)) }

  private func says(_ element: Element, _ wanted: TextWords) -> Bool {
    [element.label, element.value, element.hint].contains { said in
      said.map { wanted.place(in: TextWords($0)) != nil } ?? false
    }
  }

  /// Whether the label of a control is the text: UIKit does not connect a field with the label before it, so
  /// apps give the field its words and hide the label.
  private func isName(_ wanted: TextWords, of control: Element) -> Bool {
    control.label.map { TextWords($0).folded == wanted.folded } ?? false
  }

  /// Whether the label of a control has the words of the text, or begins with words that it abbreviates: “Oct”
  /// beside a stepper with the label “Octave”, “OSC 1” below the “Oscillator 1 Volume”. The caption is hidden
  /// because the control has its full form.
  private func isShortForm(_ wanted: TextWords, of control: Element) -> Bool {
    guard let label = control.label.map({ TextWords($0) }) else { return false }
    if wanted.place(in: label) != nil { return true }
    return wanted.folded.count <= label.folded.count
      && zip(wanted.folded, label.folded).allSatisfy { short, long in
        short == long || short.count > 1 && Self.abbreviates(short, long)
      }
  }

  /// Whether the letters of a word begin another one: “osc” for “oscillator”.
  private static func abbreviates(_ short: String, _ long: String) -> Bool {
    long.hasPrefix(short) && short.allSatisfy(\.isLetter)
  }

  /// Whether a control is on the line of the text, however far, or directly above or below it.
  private func isInLineOrColumn(_ control: Rect, _ text: Rect) -> Bool {
    control.sharesLine(with: text) && control.isFinite && text.isFinite || control.isBeside(text)
  }

  /// Whether the stop covers half of the text, or the frames are unknown.
  private func overlaps(_ stop: Element, _ text: Element) -> Bool {
    guard !stop.frame.isNull, !text.frame.isNull else { return true }
    return stop.frame.intersection(text.frame).area >= 0.5 * text.frame.area
  }

  /// How many elements around a text are looked at for its words.
  private static let reach = 500
}

// MARK: - Texts that a design excludes

extension ElementExposure {
  /// Whether it is one of several texts of a line directly above a table that an Interface Builder file excludes
  /// all: the heads of columns, whose words the rows may have in their labels.
  public var isHeadOfColumn: Bool {
    let frame = subject.frame
    guard isExcludedText, frame.isFinite, subject.parent != nil else { return false }
    let isInLine = subject.nearestSiblings.contains {
      $0.exposure.isExcludedText && $0.frame.isOnLine(of: frame)
    }
    return isInLine
      && context.elements(.table, .collectionView).map(context.subject).contains {
        (-1...Rect.mostToCaption).contains($0.frame.minY - frame.maxY)
          && $0.frame.minX <= frame.minX && frame.maxX <= $0.frame.maxX
      }
  }

  private var isExcludedText: Bool { subject.role == .staticText && isExcluded }

  /// The label of an image of an Interface Builder file that is not an element, as its file says: the mark of
  /// unread messages, for example. A decorative image needs no label.
  public var hiddenDescription: String? {
    isExcluded && subject.isImage && subject.hasStatedLabel ? subject.label : nil
  }
}
