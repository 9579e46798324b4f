internal import AccessibilityModel
public import Auditing

/// Reports fields whose visible label is not read directly before them.
public struct LabelFieldSeparated: ScreenRule {
  public static let description = RuleDescription(
    id: "label-field-separated",
    group: .order,
    summary: "Labels should be read directly before their field.",
    rationale: "Users hear “Name, E-mail, text field, text field” and cannot tell which is which.",
    remedy: Remedy(
      "order the label before its field, or use its text as the field's label",
      android: "set android:labelFor and place the label before the field",
      .uiKit("field.accessibilityLabel = nameLabel.text"),
      .swiftUI(#"LabeledContent("Name") { TextField("Name", text: $name) }"#),
      .views(#"android:labelFor="@id/name""#),
      .compose(#"TextField(name, onChange, label = { Text("Name") })"#)),
    severity: .warning,
    criteria: [.wcag("1.3.1"), .wcag("3.3.2")],
    needs: [.frames, .exposure],
    // Of the order on the Mac, which follows AppKit's containers, no evidence was at hand.
    platforms: [.iOS, .tvOS, .android]
  )

  /// Maximum distance between a label and its field, in points.
  var mostBeside = 100.0
  var mostAbove = 24.0

  public init() {}

  public func check(_ context: AuditContext, findings: inout Findings) {
    // The system's search fields name themselves.
    let fields = context.subjects(.textEntries).filter { $0.role != .searchField }
    guard !fields.isEmpty else { return }
    let toggles = context.subjects(.controls).filter(\.isToggle)
    // The title of a bar names the screen, and a text beside a switch the switch.
    let texts = context.stopSubjects.filter { text in
      text.role == .staticText && !text.ancestorTraits.contains(.bar) && !isSign(text)
        && !isValue(text)
        && !toggles.prefix(Self.mostToggles).contains { isBeside(text, $0) }
    }
    let grid = FrameGrid(texts.map(\.effectiveFrame))
    let near = fields.map { field in
      grid.numbers(around: field.effectiveFrame, margin: mostBeside, limit: 64).map { texts[$0] }
    }
    // A text that is drawn inside a field names that one.
    var holders: [Int: Int] = [:]
    for (field, texts) in zip(fields, near) {
      for text in texts where holds(field, text) { holders[text.index] = field.index }
    }
    var names: [Int: AuditedElement] = [:]
    for (field, texts) in zip(fields, near) {
      let own = texts.filter {
        holders[$0.index, default: field.index] == field.index && isInSameCell($0, as: field)
      }
      names[field.index] = nearest(own, to: field)
    }
    for field in fields {
      guard let label = names[field.index],
        let place = context.stopNumber(of: field.index),
        let before = context.stopNumber(of: label.index), before != place - 1,
        !(before == place + 1 && context.screen.framesAreDesignTime),
        !isSaid(label, by: field), !isNamedByStop(place - 1, field, in: context),
        !namesGroup(label, names, in: context),
        !context.screen.framesAreDesignTime
          || !areTogether(before, place, field, in: context) && !namesValue(label, before)
            && !isData(label)
      else { continue }
      findings.report(
        "\(field) is not read directly after its label \(label)", at: field,
        severity: field.label?.isBlank ?? true ? nil : .note, related: [label])
    }
  }

  /// Whether a text is drawn inside a field.
  private func holds(_ field: AuditedElement, _ text: AuditedElement) -> Bool {
    let (frame, inside) = (field.effectiveFrame, text.effectiveFrame)
    return 2 * frame.intersection(inside).area > inside.area
  }

  /// Whether no cell of an Interface Builder file has one of them only: the file stacks the prototypes
  /// of a table, and the app decides which rows follow which.
  private func isInSameCell(_ text: AuditedElement, as field: AuditedElement) -> Bool {
    guard text.context.screen.framesAreDesignTime else { return true }
    return cell(of: text) == cell(of: field)
  }

  private func cell(of subject: AuditedElement) -> Int? {
    subject.enclosingCell?.index
  }

  /// Whether an Android screen shows one sign, such as an icon of a font, whatever letter a dump has for it.
  private func isSign(_ text: AuditedElement) -> Bool {
    text.context.screen.platform == .android && text.labelText.collapsed.count == 1
  }

  /// Whether a text of a design is the value of the one before it on its line, which ends in a colon.
  private func isValue(_ text: AuditedElement) -> Bool {
    guard text.context.screen.framesAreDesignTime, let caption = text.caption,
      caption.endsInColon
    else { return false }
    let (own, other) = (text.effectiveFrame, caption.effectiveFrame)
    return other.maxX <= own.minX && min(own.maxY, other.maxY) > max(own.minY, other.minY)
  }

  /// Whether a text is on the line of a switch, directly before it.
  private func isBeside(_ text: AuditedElement, _ toggle: AuditedElement) -> Bool {
    let (frame, other) = (text.effectiveFrame, toggle.effectiveFrame)
    let line = min(frame.maxY, other.maxY) - max(frame.minY, other.minY)
    return line > 0.5 * min(frame.height, other.height)
      && (0...Self.mostBesideToggle).contains(other.minX - frame.maxX)
  }

  private static let mostBesideToggle = 16.0
  /// A file may have any number.
  private static let mostToggles = 64

  /// Whether the stop directly before a field has the position of a label: then a nearer text need
  /// not be the label.
  private func isNamedByStop(
    _ place: Int, _ field: AuditedElement, in context: AuditContext
  ) -> Bool {
    guard context.stopElements.indices.contains(place) else { return false }
    let before = context.subject(context.stopElements[place])
    return !before.element.isTextEntry && !before.element.hasBlankLabel
      && distance(before, field) != nil
  }

  /// Whether the field read directly after a text is also labelled by it: then the text labels a
  /// group of fields, such as the parts of a number, and is read before all of them.
  private func namesGroup(
    _ label: AuditedElement, _ names: [Int: AuditedElement], in context: AuditContext
  ) -> Bool {
    guard let place = context.stopNumber(of: label.index),
      context.stopElements.indices.contains(place + 1)
    else { return false }
    return names[context.stopElements[place + 1]]?.index == label.index
  }

  /// The text that names a field: the nearest to its leading side or above.
  private func nearest(_ texts: [AuditedElement], to field: AuditedElement) -> AuditedElement? {
    var nearest: (text: AuditedElement, distance: Double)?
    for text in texts {
      guard let distance = distance(text, field) else { continue }
      if let known = nearest, (known.distance, known.text.index) <= (distance, text.index) {
        continue
      }
      nearest = (text, distance)
    }
    return nearest?.text
  }

  private func distance(_ label: AuditedElement, _ entry: AuditedElement) -> Double? {
    let (text, field) = (label.effectiveFrame, entry.effectiveFrame)
    let line = min(text.maxY, field.maxY) - max(text.minY, field.minY)
    // The frame of a text in a design is drawn by hand, and may reach into that of its field.
    let most = label.context.screen.framesAreDesignTime ? Self.mostOverlap : 1
    if line > 0.5 * min(text.height, field.height), text.maxX <= field.minX + most,
      text.center.x < field.minX
    {
      let gap = max(0, field.minX - text.maxX)
      return gap <= mostBeside ? gap : nil
    }
    guard text.sharesColumn(with: field), text.maxY <= field.minY + 1 else { return nil }
    let gap = field.minY - text.maxY
    return gap <= mostAbove ? gap : nil
  }

  /// In points; margins are eight or more.
  private static let mostOverlap = 8.0

  /// Whether only buttons are read between a text and a field of a design, such as the one that copies what the
  /// field holds: no text and no field that could be taken for theirs. An empty text is filled or left out,
  /// and what is on another page is not shown with them.
  private func areTogether(
    _ before: Int, _ place: Int, _ field: AuditedElement, in context: AuditContext
  ) -> Bool {
    let between = before < place ? before + 1..<place : place + 1..<before
    return between.count <= Self.mostBetween
      && context.stopElements[between].map(context.subject).allSatisfy {
        $0.role == .button || $0.role == .staticText && $0.element.hasBlankLabel
          || $0.isOnOtherPage(than: field)
      }
  }

  private static let mostBetween = 4

  /// Whether a text that ends in a colon is read before another text on its line, its value.
  private func namesValue(_ label: AuditedElement, _ place: Int) -> Bool {
    guard label.endsInColon,
      label.context.stopElements.indices.contains(place + 1)
    else { return false }
    let next = label.context.subject(label.context.stopElements[place + 1])
    return next.role == .staticText && next.caption?.index == label.index
      && next.effectiveFrame.minX >= label.effectiveFrame.maxX
  }

  /// Whether a text is a sample of what code writes into each row: “Name” beside a comment.
  private func isData(_ label: AuditedElement) -> Bool {
    label.hasPrototypeText && label.ancestorTraits.contains(.cell)
  }

  /// Whether the placeholder, which is read with the empty field, has a word of the text: “Clinic
  /// website” says which field it is below “Website”, and “MM/YY” does not below “Expiry date”.
  private func placeholder(of field: AuditedElement, shares text: AuditedElement) -> Bool {
    guard let placeholder = field.element.placeholder else { return false }
    // Chinese and Japanese have no spaces between words.
    let letters = text.labelText.filter(\.isLetter)
    if letters.count > 1, letters.unicodeScalars.allSatisfy({ $0.value >= 0x3000 }),
      placeholder.contains(letters)
        || placeholder.count <= 2 * letters.count && letters.isInOrder(in: placeholder)
    {
      return true
    }
    let words = Set(LabelWords(placeholder).folded)
    return text.labelWords.folded.contains { $0.count > 1 && words.contains($0) }
  }

  /// Whether the field says the text by itself.
  private func isSaid(_ text: AuditedElement, by field: AuditedElement) -> Bool {
    let words = text.nameWords
    guard !words.isEmpty else { return true }
    if placeholder(of: field, shares: text) { return true }
    return field.label != nil && words.list.isRun(in: field.nameWords.list)
  }
}

extension String {
  /// Whether another text has its characters in the same order, whatever else it has.
  fileprivate func isInOrder(in other: String) -> Bool {
    var rest = other[...]
    return allSatisfy { character in
      guard let place = rest.firstIndex(of: character) else { return false }
      rest = rest[rest.index(after: place)...]
      return true
    }
  }
}

extension LabelFieldSeparated {
  public static let examples = RuleExamples(
    passing: [
      Example(
        #"""
        <UILabel text="Name" frame="20 100 100 20"/><UITextField frame="20 124 300 34"/>
        <UILabel text="E-mail" frame="20 170 100 20"/><UITextField frame="20 194 300 34"/>
        """#),
      Example(
        #"""
        <UILabel text="Name" frame="20 107 100 20"/><UITextField frame="130 107 240 34"/>
        """#),
      // The text directly before it has the position of a label; another one is nearer.
      Example(
        #"""
        <UIView elements="t n f" frame="0 80 390 80">
          <UILabel identifier="t" text="Adjust" frame="130 96 100 20"/>
          <UILabel identifier="n" text="Preamp gain:" frame="20 120 90 20"/>
          <UITextField identifier="f" frame="130 120 100 34"/>
        </UIView>
        """#),
      // One text names three fields.
      Example(
        #"""
        <UILabel text="Your number" frame="20 100 200 20"/>
        <UITextField frame="20 124 90 34"/><UITextField frame="120 124 90 34"/>
        <UITextField frame="220 124 90 34"/>
        """#),
      // The text names the switch, not the field below.
      Example(
        #"""
        <UILabel text="Send as file" frame="20 106 100 20"/><UISwitch label="As file" frame="125 100 51 31"/>
        <UIButton title="Help" frame="200 100 60 31"/><UITextField frame="20 140 300 34"/>
        """#),
      // The title of the screen.
      Example(
        #"""
        <UINavigationBar frame="0 47 390 44"><UILabel text="Find" frame="150 56 90 26"/></UINavigationBar>
        <UIButton title="Filter" frame="20 92 350 44"/><UITextField frame="20 96 300 34"/>
        """#),
      // It says the name itself.
      Example(
        #"""
        <UIView elements="n e f g" frame="0 100 390 100">
          <UILabel identifier="n" text="Name" frame="20 100 150 20"/>
          <UILabel identifier="e" text="E-mail" frame="200 100 150 20"/>
          <UITextField identifier="f" label="Name" frame="20 124 150 34"/>
          <UITextField identifier="g" label="E-mail" frame="200 124 150 34"/>
        </UIView>
        """#),
    ],
    failing: [
      Example(
        #"""
        <UIView elements="n e f g" frame="0 100 390 100">
          <UILabel identifier="n" text="Name" frame="20 100 150 20"/>
          <UILabel identifier="e" text="Town" frame="200 100 150 20"/>
          ↓<UITextField identifier="f" frame="20 124 150 34"/>
          ↓<UITextField identifier="g" frame="200 124 150 34"/>
        </UIView>
        """#)
    ]
  )
}
