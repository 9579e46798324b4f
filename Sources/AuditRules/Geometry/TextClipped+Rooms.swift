internal import Auditing

/// A room that is too small for a text: the finding about it, with its doubt.
struct RoomFault {
  var message: Finding.Message
  /// Why a person must decide; nil if it is certain.
  var doubt: Reason?
  var severity: Severity? = .warning
  var remedy: Remedy?
  var related: [AuditedElement] = []
  var question: Question? = .ofScreen
}

extension RoomFault {
  /// The first of the rooms that is too small for the text of an element; nil if it fits them all.
  static func first(of subject: AuditedElement) -> RoomFault? {
    let room = subject.textRoom
    return rooms.lazy.compactMap { $0(room, subject) }.first
  }

  private static let rooms: [@Sendable (TextRoom, AuditedElement) -> RoomFault?] = [
    heightBelowFont, fixedHeight, statedHeight, narrowView, limit, stack, widthOfName, crowdedLine,
    largeLine, oneLine, narrowShare, screenWithoutScrolling, heightWithoutGrowth,
    heightOfRunningText, withoutEnd,
  ]

  private static func heightBelowFont(
    _ room: TextRoom, _ subject: AuditedElement
  ) -> RoomFault? {
    room.heightBelowFont.map {
      RoomFault(
        message: """
          \(subject) has a height of \($0.height.inWords) points for a font of \($0.font.inWords)
          """,
        doubt: "its letters may have no parts below the line", remedy: heightRemedy)
    }
  }

  private static func withoutEnd(_ room: TextRoom, _ subject: AuditedElement) -> RoomFault? {
    guard room.isWithoutEnd else { return nil }
    return RoomFault(
      message: "\(subject) leaves its view with a longer text: no constraint holds its end",
      doubt: "code sets the text, which may be short enough", remedy: endRemedy)
  }

  private static func fixedHeight(_ room: TextRoom, _ subject: AuditedElement) -> RoomFault? {
    room.fixedHeight.map {
      RoomFault(
        message: clipsLargerText(subject, $0, subject.context.unit),
        doubt: room.doubtAboutFixedHeight, severity: nil, remedy: heightRemedy, question: nil)
    }
  }

  /// The height of a view that its source states.
  private static func statedHeight(_ room: TextRoom, _ subject: AuditedElement) -> RoomFault? {
    (room.heightOfLowView ?? room.heightOfLines).map {
      RoomFault(
        message: clipsLargerText(subject, $0), doubt: "the size of its text is estimated",
        remedy: heightOfViewRemedy)
    }
  }

  private static func largeLine(_ room: TextRoom, _ subject: AuditedElement) -> RoomFault? {
    room.heightOfLargeLine.map {
      RoomFault(
        message: """
          \(subject) outgrows its fixed height of \($0.inWords) points at the largest text sizes
          """,
        doubt: "the size of its text is estimated", remedy: heightOfViewRemedy)
    }
  }

  private static func narrowView(_ room: TextRoom, _ subject: AuditedElement) -> RoomFault? {
    room.lineInNarrowView.map {
      RoomFault(
        message: """
          \(subject) needs about \($0.need.rounded().inWords) points for its text; has \
          \($0.room.inWords)
          """,
        severity: nil, question: nil)
    }
  }

  private static func limit(_ room: TextRoom, _ subject: AuditedElement) -> RoomFault? {
    room.limit.map { limit in
      let words =
        switch limit {
        case .line: "its limit of one line"
        case .width(let width): "its fixed width of \(width.inWords) points"
        }
      return RoomFault(
        message: "\(subject) clips larger text with \(words)",
        doubt: "its text may be short enough",
        remedy: limitRemedy)
    }
  }

  private static func crowdedLine(_ room: TextRoom, _ subject: AuditedElement) -> RoomFault? {
    room.crowdedOut.map { other in
      RoomFault(
        message: "\(subject) leaves no room in its line for \(other) at larger text sizes",
        doubt: "the widths of the texts are estimated", remedy: lineRemedy, related: [other])
    }
  }

  private static func narrowShare(_ room: TextRoom, _ subject: AuditedElement) -> RoomFault? {
    guard room.isNarrowShare else { return nil }
    return RoomFault(
      message: """
        \(subject) has a share of its line that is narrower than a word at larger text sizes
        """,
      doubt: "the widths of the texts are estimated", remedy: shareRemedy)
  }

  private static func stack(_ room: TextRoom, _ subject: AuditedElement) -> RoomFault? {
    room.heightOfStackInLayout.map {
      RoomFault(
        message: """
          \(subject) clips larger text with a height of \($0.inWords) \
          \(subject.context.unit) for several texts
          """,
        doubt: "the heights of the texts are estimated", remedy: heightRemedy)
    }
  }

  private static func oneLine(_ room: TextRoom, _ subject: AuditedElement) -> RoomFault? {
    guard room.isCutInOneLine else { return nil }
    return RoomFault(
      message: "\(subject) clips larger text with its limit of one line",
      doubt: "its text may be short enough", remedy: limitRemedy)
  }

  private static func screenWithoutScrolling(
    _ room: TextRoom, _ subject: AuditedElement
  ) -> RoomFault? {
    guard room.isLongestWithoutScrolling else { return nil }
    return RoomFault(
      message: "\(subject) is cut at \(room.countedSize): nothing around it scrolls",
      doubt: "the height of the texts is estimated", remedy: scrollRemedy, question: nil)
  }

  private static func heightWithoutGrowth(
    _ room: TextRoom, _ subject: AuditedElement
  ) -> RoomFault? {
    room.heightWithoutGrowth.map {
      RoomFault(
        message: clipsLargerText(subject, $0), doubt: "its font has a fixed size so far",
        remedy: heightRemedy)
    }
  }

  private static func heightOfRunningText(
    _ room: TextRoom, _ subject: AuditedElement
  ) -> RoomFault? {
    room.heightOfRunningText.map {
      RoomFault(
        message: "\(subject) cuts longer text off with its fixed height of \($0.inWords) points",
        doubt: "code sets the text, which may be short enough", remedy: heightRemedy)
    }
  }

  private static func widthOfName(_ room: TextRoom, _ subject: AuditedElement) -> RoomFault? {
    room.widthOfName.map {
      RoomFault(
        message: "\(subject) cuts longer text off with its fixed width of \($0.inWords) points",
        doubt: "code sets the text, which may be short enough")
    }
  }

  private static func clipsLargerText(
    _ subject: AuditedElement, _ height: Double, _ unit: String = "points"
  ) -> Finding.Message {
    "\(subject) clips larger text with its fixed height of \(height.inWords) \(unit)"
  }
}

extension RoomFault {
  private static let heightRemedy = Remedy(
    "remove the height constraint, or make it a minimum height",
    android: "use layout_height=\"wrap_content\" with minHeight")

  private static let heightOfViewRemedy = Remedy(
    "make the height a minimum", swiftUI: "use minHeight, as in frame(minHeight: 30)",
    android: "use layout_height=\"wrap_content\" with minHeight")

  private static let endRemedy = Remedy(
    "add a trailing constraint, so that the text ends in the view, and let it wrap")

  private static let limitRemedy = Remedy(
    "let the text wrap", swiftUI: "let the text wrap: no lineLimit(1), and minWidth for the width",
    android: "remove maxLines and singleLine, so that the text wraps")

  private static let lineRemedy = Remedy(
    "let the texts wrap, or put them on two lines",
    android: "give one of the two a weight or a constraint to the other, or put them on two lines")

  private static let shareRemedy = Remedy(
    "put the texts below each other at larger text sizes",
    android: "put the views below each other, or let the line wrap (FlexboxLayout)")

  private static let scrollRemedy = Remedy(
    "put the content into a scroll view", swiftUI: "put the content into a ScrollView")
}
