internal import AccessibilityModel

extension AuditContext {
  /// For fields, the texts that are drawn as their labels, by their indices.
  var captionsOfFields: [Int: Int] { FieldCaptions(self).texts }
}

/// The texts that are drawn as labels of fields, by where the two are: a field is named by the nearest text
/// before it on its line, or above it.
private struct FieldCaptions {
  private let context: AuditContext

  init(_ context: AuditContext) { self.context = context }

  /// The text of each field that has one, by their indices.
  var texts: [Int: Int] {
    // The system's search fields name themselves.
    let fields = context.subjects(.textEntries).filter { $0.role != .searchField }
    guard !fields.isEmpty else { return [:] }
    let texts = captions
    let grid = FrameGrid(texts.map(\.effectiveFrame))
    let near = fields.map { field in
      grid.numbers(around: field.effectiveFrame, margin: AuditedElement.mostBesideField, limit: 64)
        .map { texts[$0] }
    }
    // A text that is drawn inside a field names that one.
    var holders: [Int: Int] = [:]
    for (field, texts) in zip(fields, near) {
      for text in texts where field.holds(text) { holders[text.index] = field.index }
    }
    var names: [Int: Int] = [:]
    for (field, texts) in zip(fields, near) {
      let own = texts.filter {
        holders[$0.index, default: field.index] == field.index && $0.isInCell(of: field)
      }
      names[field.index] = nearest(own, to: field)?.index
    }
    return names
  }

  /// The texts that may name a field. The title of a bar names the screen, and a text beside a switch the switch.
  private var captions: [AuditedElement] {
    let toggles = context.subjects(.controls).filter(\.isToggle).prefix(Self.mostToggles)
      .map(\.effectiveFrame)
    return context.stopSubjects.filter { text in
      text.surface.isReadText && !text.ancestorTraits.contains(.bar) && !text.isIconOfFont
        && !text.isValueOfCaption && !text.isBeside(toggles)
    }
  }

  /// A file may have any number.
  private static let mostToggles = 64

  private func nearest(_ texts: [AuditedElement], to field: AuditedElement) -> AuditedElement? {
    var nearest: (text: AuditedElement, distance: Double)?
    for text in texts {
      guard let distance = text.distanceAsCaption(of: field) else { continue }
      if let known = nearest, (known.distance, known.text.index) <= (distance, text.index) {
        continue
      }
      nearest = (text, distance)
    }
    return nearest?.text
  }
}

extension AuditedElement {
  /// How far it is from a field that it may name; nil if it is not where the label of the field would be.
  func distanceAsCaption(of entry: AuditedElement) -> Double? {
    let (text, field) = (effectiveFrame, entry.frameWithBox)
    if text.isOnLine(of: field), text.maxX <= field.minX + overlap, text.center.x < field.minX {
      let gap = max(0, field.minX - text.maxX)
      return gap <= Self.mostBesideField ? gap : nil
    }
    guard text.sharesColumn(with: field), text.maxY <= field.minY + 1 else { return nil }
    let gap = field.minY - text.maxY
    return gap <= Rect.mostToCaption ? gap : nil
  }

  /// The frame of a field in a capture with that of the view that draws its box and holds nothing else.
  private var frameWithBox: Rect {
    guard isCaptured, let parent, parent.frame.isFinite,
      Array(context.screen.children(of: parent.index).prefix(2)).count == 1,
      parent.frame.area <= 3 * frame.area
    else { return effectiveFrame }
    return parent.frame
  }

  /// In points.
  fileprivate static let mostBesideField = 100.0

  /// The frame of a text in a design is drawn by hand, and may reach into that of its field. In points; margins
  /// are eight or more.
  private var overlap: Double { context.screen.framesAreDesignTime ? 8 : 1 }

  /// Whether a text is drawn inside a field.
  fileprivate func holds(_ text: AuditedElement) -> Bool {
    let (frame, inside) = (effectiveFrame, text.effectiveFrame)
    return 2 * frame.intersection(inside).area > inside.area
  }

  /// Whether no cell of an Interface Builder file has one of them only: the file stacks the prototypes
  /// of a table, and the app decides which rows follow which.
  fileprivate func isInCell(of field: AuditedElement) -> Bool {
    guard context.screen.framesAreDesignTime else { return true }
    return enclosingCell?.index == field.enclosingCell?.index
  }

  /// Whether an Android screen shows one character, such as an icon of a font, whatever letter a dump has for it.
  fileprivate var isIconOfFont: Bool {
    context.screen.platform == .android && wording.label.collapsed.count == 1
  }

  /// Whether a text of a design is the value of the one before it on its line, which ends in a colon.
  fileprivate var isValueOfCaption: Bool {
    guard context.screen.framesAreDesignTime, let caption, caption.endsInColon else { return false }
    return caption.effectiveFrame.isBefore(effectiveFrame, in: context.screen.direction)
  }

  /// Whether it is on the line of a switch, directly before it.
  fileprivate func isBeside(_ toggles: [Rect]) -> Bool {
    let frame = effectiveFrame
    return toggles.contains {
      frame.isOnLine(of: $0) && (0...Rect.mostToCaption).contains($0.minX - frame.maxX)
    }
  }
}

extension FieldLabel {
  /// Whether a text of a design is right before it on its line, as the label of a control is, or a check box, whose frame
  /// may be wider than its title.
  public var hasCaptionOnLine: Bool {
    guard context.screen.framesAreDesignTime, subject.effectiveFrame.isFinite else { return false }
    let frame = subject.effectiveFrame
    let texts = context.elements(.staticText, .checkBox, .radioButton).prefix(Self.mostTexts)
    return texts.map(context.subject).contains { text in
      let other = text.effectiveFrame
      guard !text.element.hasBlankLabel, other.isFinite, other.isOnLine(of: frame) else {
        return false
      }
      return text.isToggle
        ? other.minX < frame.minX && frame.minX - other.maxX <= AuditedElement.mostBesideField
        : text.distanceAsCaption(of: subject) != nil
    }
  }

  /// A file may have any number.
  private static let mostTexts = 256

  /// The text that is drawn as the label of a field; nil for other elements.
  public var fieldCaption: AuditedElement? { context.fieldCaptions[index].map(context.subject) }
}
