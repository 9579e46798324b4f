public import AccessibilityModel

/// The state at the end of a visit to a file, from which the next one resumes.
///
/// Its file is one JSON object, so that a person can read it.
public struct SavedState: Hashable, Sendable {
  /// A hash of the content of the file.
  public var content: String
  public var screenNumber = 0
  public var screenIdentifier: String?
  public var orientation = Orientation.portrait
  public var trace: ElementTrace?
  var rotor = RotorSetting.characters
  var settings = SpeechSettings()
  var isSilent = false
  var trail: [ReaderState.TrailStep] = []
  var changes: [Change] = []
  var device = SavedDevice()

  /// Version 1 was not JSON.
  static let version = 2

  /// An element that has changed since it was read from the file; of a secure field only the length
  /// is kept.
  struct Change: Hashable, Sendable {
    var layout: Int
    var element: Int
    var value: String?
    var traits: UInt64
    var isExpanded: Bool?
  }

  init(content: String) { self.content = content }

  /// The parts of a state to save.
  public init(of state: ReaderState, by reader: Reader, content: String) {
    self.init(content: content)
    let screen = reader.screen(state)
    screenNumber = screen.number
    screenIdentifier = screen.identifier
    orientation = screen.orientation
    trace = reader.currentStop(state).map { ElementTrace(of: $0.element, in: screen) }
    rotor = state.rotor.chosen
    settings = state.settings
    isSilent = state.device.isSilent
    trail = state.trail
    device = SavedDevice(of: state)
    for (layout, layoutState) in state.layoutStates.sorted(by: { $0.key < $1.key }) {
      for index in layoutState.changed.sorted() {
        let element = layoutState.screen.elements[index]
        let bullets = element.value.map { String(repeating: "•", count: $0.count) }
        changes.append(
          Change(
            layout: layout, element: index, value: element.isSecure ? bullets : element.value,
            traits: element.traits.rawValue, isExpanded: element.isExpanded))
      }
    }
  }
}

/// How a visit resumes the previous one.
public struct Resumption: Hashable, Sendable {
  /// Whether the file is unchanged.
  public var isSameContent: Bool
  public var match: TraceMatch

  /// One line that states where the visit resumes and how the position was found.
  public var text: String {
    var text = isSameContent ? "Resumed" : "The file has changed since; resumed"
    switch match {
    case .identifier: text += " at the same stop, by its identifier."
    case .path: text += " at the same stop, by its path."
    case .label: text += " at the same stop, by its label."
    case .nearest: text += " at the nearest stop."
    case .first: text += " at the first stop."
    }
    return text
  }
}

extension Reader {
  /// Restores the state at the end of a visit, or the parts of it that the file still supports.
  public func resume(
    _ saved: SavedState, content: String
  ) -> (state: ReaderState, resumption: Resumption) {
    let isSame = saved.content == content
    var state = start(at: layout(for: saved), settings: saved.settings)
    var execution = CommandExecution(reader: self, state: consume state)
    if isSame { execution.putBack(saved) }
    execution.state.rotor.chosen = saved.rotor
    execution.state.device.isSilent = saved.isSilent
    let found = saved.trace.flatMap {
      TraceFinder(execution.layoutState, trustsPaths: true).stop(for: $0)
    }
    execution.state.appCursor = found?.index ?? 0
    if isSame { execution.putBack(saved.device) }
    execution.adjustRotor()
    state = execution.state
    let resumption = Resumption(
      isSameContent: isSame, match: found?.match ?? .first)
    return (state, resumption)
  }

  private func layout(for saved: SavedState) -> Int {
    let screens = hierarchy.screens
    let byIdentifier = screens.indices.filter {
      saved.screenIdentifier != nil && screens[$0].identifier == saved.screenIdentifier
    }
    let byNumber = screens.indices.filter { screens[$0].number == saved.screenNumber }
    let candidates = byIdentifier.isEmpty ? byNumber : byIdentifier
    return candidates.first { screens[$0].orientation == saved.orientation } ?? candidates.first
      ?? 0
  }
}

extension CommandExecution {
  fileprivate mutating func putBack(_ saved: SavedState) {
    state.trail = saved.trail.filter { step in
      guard layouts.indices.contains(step.layout) else { return false }
      return step.element.map(layouts[step.layout].elements.indices.contains) ?? true
    }
    let layout = state.layout
    for change in saved.changes where layouts.indices.contains(change.layout) {
      state.layout = change.layout
      prepareLayoutState()
      guard layoutState.screen.elements.indices.contains(change.element) else { continue }
      update(change.element) { element in
        element.value = change.value
        element.traits = Traits(rawValue: change.traits).subtracting(.isEditing)
        if element.role.isToggle { element.isOn = change.value == "1" }
        if let isExpanded = change.isExpanded { element.isExpanded = isExpanded }
      }
    }
    state.layout = layout
  }
}
