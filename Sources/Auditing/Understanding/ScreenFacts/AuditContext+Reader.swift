public import AccessibilityModel

// The behaviour of the platform's screen reader on any screen.

extension AuditContext {
  /// Whether the screen reader stops inside a stop: TalkBack does at what can be clicked and has a label
  /// (docs/evidence/android.md#stops-of-talkback), VoiceOver does not look inside an accessibility element
  /// (https://developer.apple.com/documentation/objectivec/nsobject-swift.class/isaccessibilityelement).
  public var stopsNest: Bool { screen.platform == .android }

  /// Whether the screen reader takes roles from traits, as VoiceOver does; TalkBack takes them from the class.
  public var rolesAreTraits: Bool { screen.platform != .android }

  /// The gestures that users of the screen reader make by another one: TalkBack holds what is tapped twice and held.
  public var readerGestures: Set<Gesture> { screen.platform == .android ? [.longPress] : [] }

  /// Whether an identifier names a view of a layout file, which a screen may include several times.
  public var identifiersNameLayouts: Bool { screen.platform == .android }

  /// Whether a capture asked the running app which elements are stops, and so knows it better than its own tree.
  var asksForStops: Bool { !screen.capabilities.contains(.customActions) }

  /// Whether the frames are those of a running app, and show how long its texts are.
  public var framesAreMeasured: Bool {
    !screen.framesAreDesignTime && screen.capabilities.contains(.frames)
  }

  /// Whether the file states which views are accessibility elements.
  var statesExposure: Bool { screen.capabilities.contains(.exposure) }

  /// Why it is not known which views users reach below another one; nil if it is.
  public var unknownExposure: Reason? {
    .when(
      !statesExposure && !stopsNest,
      "the capture does not state which views are accessibility elements")
  }

  /// Each stop with the previous one, if the file states that they are stops of their own.
  public var separateNeighbours: [(previous: AuditedElement, stop: AuditedElement)] {
    statesExposure ? neighbouringStops : []
  }

  /// Each stop with the previous one, if the two may be parts of one element.
  public var unsureNeighbours: [(previous: AuditedElement, stop: AuditedElement)] {
    statesExposure ? [] : neighbouringStops
  }

  private var neighbouringStops: [(previous: AuditedElement, stop: AuditedElement)] {
    zip(stopElements, stopElements.dropFirst()).map { (subject($0), subject($1)) }
  }
}

extension ElementExposure {
  /// Whether the running app stated for the capture that the screen reader reaches it.
  public var isKnownStop: Bool { context.asksForStops && element.isElement }

  /// Whether it is modal, has no elements, and so hides all others on the screen from VoiceOver
  /// (docs/evidence/voiceover.md#modal-siblings).
  public var hidesAll: Bool {
    element.isModal && context.stops.isEmpty && !context.stopsNest
      && context.screen.elements.indices.contains {
        let other = context.screen.elements[$0]
        return other.isElement && !context.kinds[$0].isEmpty
          && !context.screen.isAncestor(index, of: $0)
      }
  }
}
