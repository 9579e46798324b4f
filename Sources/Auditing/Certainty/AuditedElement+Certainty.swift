internal import AccessibilityModel

extension AuditedElement {
  /// How sure a finding about the element is that rests on some premises.
  public func certainty(of premises: [Premise]) -> Certainty { certainty(of: premises, doubt: nil) }

  /// A premise that does not hold decides, then the first open one, then the doubt of the rule.
  func certainty(of premises: [Premise], doubt: Reason?) -> Certainty {
    premises.reduce(Certainty.certain) { $0.and(verdict(on: $1)) }.and(Certainty(doubt))
  }

  private func verdict(on premise: Premise) -> Certainty {
    refutation(of: premise).map(Certainty.moot) ?? Certainty(doubt(about: premise))
  }

  /// Why a premise does not hold in the running app; nil if it may.
  private func refutation(of premise: Premise) -> Reason? {
    switch premise {
    case .frame: presence.misplacement
    case .unclippedFrame, .frameAfterRotation: presence.displacement
    case .size(let least): doubtAboutSize(below: least).flatMap { _ in sizeOfContent }
    // No developer asks for a range from 0 to 0.
    case .range:
      codeMaySet([.range])
        ? reasonOfCode(setting: [.range], "its range") : nil
    case .shownAtLaunch:
      .when(context.screen.framesAreDesignTime, "the file does not show what the app starts with")
    default: nil
    }
  }

  /// Why a premise is not sure; nil if it is.
  private func doubt(about premise: Premise) -> Reason? {
    switch premise {
    case .frame: doubtAboutFrame
    case .unclippedFrame: isFrameSure ? nil : Self.uncertainFrame
    case .size(let least): doubtAboutSize(below: least)
    case .distance(let other):
      .when(
        context.screen.framesAreDesignTime && !keepsDistance(to: context.subject(other)),
        "nothing in the file fixes its distance to the other")
    case .frameAfterRotation:
      .when(origins[.frame] == .inferred, "its frame in this orientation is computed")
    case .name: spokenName.doubt
    case .visibleText: doubtAboutText
    case .unsetByCode(let subjects):
      .when(!codeNeverSets(subjects), "code may set its \(Self.words(for: subjects))")
    case .code(let subjects):
      .when(codeMaySet(subjects), "code may set its \(Self.words(for: subjects))")
    case .design: .when(context.screen.framesAreDesignTime, "code may change what the file shows")
    case .exposure:
      .when(
        !context.screen.capabilities.contains(.exposure),
        "the capture does not state which views are accessibility elements")
    case .isElement:
      .when(
        origins[.isElement] == .inferred && !isActionable && label == nil,
        "the capture does not state whether it is an accessibility element")
    case .classesAndGestures:
      .when(
        !context.screen.capabilities.contains(.gestures),
        "the capture does not include all classes and gestures")
    case .firstLaunch:
      .when(
        context.screen.framesAreDesignTime,
        "the file names its first scene, and the app may show another one")
    case .gap(let gap): doubtAboutGap(gap)
    case .noRole: doubtAboutMissingRole
    case .customActions:
      .when(
        context.asksForStops && !context.stopsNest,
        "either of the two may be the accessibility element")
    case .value: doubtAboutMissingValue
    case .separateStop:
      .when(origins[.isElement] == .inferred, "the capture may have split one element")
    case .touches:
      .when(!taps.takesTouches, "it gets no touches until code changes that")
    case .range, .shownAtLaunch: nil
    }
  }

  private static let uncertainFrame: Reason = "its frame is clipped, computed or that of the canvas"

  /// Only this property decides: a frame needs review if it was computed, if a capture may have
  /// clipped it at an edge, or if only the Interface Builder canvas showed it. If the density is
  /// assumed, ``TouchTarget/sureLeast(_:)`` keeps only findings that hold at any density.
  var doubtAboutFrame: Reason? {
    guard isFrameSure else { return Self.uncertainFrame }
    let geometry = context.geometry
    // The reader of Android's dumps has marked what was cut at the edge of what scrolls.
    let isCut =
      geometry.isCut(index)
      || context.screen.platform != .android && geometry.touchesScrolledEdge(index)
    return .when(isCut, "the capture may have clipped it at an edge")
  }

  private static func words(for subjects: Set<CodeEvidence.Subject>) -> String {
    subjects.map(\.words).sorted().joined(separator: " or ")
  }
}

extension LabelSource {
  /// Whether code may still set texts that the file lacks: for Interface Builder files, whose code
  /// is unknown, but not for captures.
  public var maySetNameAtRunTime: Bool {
    (element.origins[.label] != .given || element.hasBlankLabel)
      && subject.codeMaySet(subject.isTextEntry ? [.label, .placeholder] : [.label, .text])
  }
}
