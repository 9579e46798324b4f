internal import AccessibilityModel

// How the file says a fact, where it does so by another attribute, by an image or by its content.

extension AuditedElement {
  /// The platform that the file was taken for.
  var platformFact: ElementFact {
    ElementFact("platform", context.screen.platform.displayName, because: reasonForPlatform)
  }

  /// The source of a view names no platform by itself.
  private var reasonForPlatform: String? {
    let screen = context.screen
    guard screen.isSwiftUI else { return nil }
    if screen.isOfWatch {
      return "its code is for an Apple Watch or a TV, and is read like that of iOS"
    }
    return screen.platform == .macOS
      ? "its code or the project is for the Mac"
      : "assumed, since neither its code nor the project is for the Mac alone"
  }

  /// The attribute of an Android dump from which the value of a checkable view is read.
  var attributeOfState: String? {
    guard context.screen.isDumpOfAndroid, isCaptured, origins[.value] == .given,
      traits.contains(.toggleButton), let value, value == "1" || value == "0"
    else { return nil }
    return "checked=\"\(value == "1")\""
  }

  /// Why a page source with the value “1” has none here.
  var reasonForSelectedState: String? {
    guard isOfPageSource, traits.contains(.selected) else { return nil }
    switch role {
    case .button, .tab, .radioButton, .cell: return "a “1” in the file is its selected state"
    default: return nil
    }
  }

  /// The traits that a page source states are not those which the type adds; nil if it states none.
  var originOfStatedTraits: String? {
    guard isOfPageSource, origins[.traits] == .inferred,
      context.screen.capabilities.contains(.traits)
    else { return nil }
    let added = traits.intersection(Self.traitsOfType)
    guard !added.isEmpty, added != traits else { return nil }
    return "stated in the file; \(added.names.joined(separator: ", ")) from its class"
  }

  /// Those that WebDriverAgent leaves out.
  private static let traitsOfType: Traits = [
    .popupButton, .textEntry, .pickerElement, .tabBarItem, .toggleButton,
  ]

  private var isOfPageSource: Bool { className.hasPrefix("XCUIElementType") }

  /// The source of the name of an image that has no other: VoiceOver reads the words of its file name, and has names for
  /// some symbols.
  var nameSourceOfImage: ElementFact? {
    guard spokenName.source == .none, spokenImageName != nil else { return nil }
    return details.imageIsSymbol
      ? ElementFact("name source", "perhaps VoiceOver's name for its symbol")
      : ElementFact("name source", "the name of its image", because: "it has no label")
  }

  /// The subject of a part of what is spoken: “role”, or of a guess “perhaps the name of its symbol”.
  func subject(of kind: String) -> String {
    guard kind == "label", spokenImageName != nil else { return kind }
    guard details.imageIsSymbol else { return "the name of its image" }
    return spokenName.source == .none
      ? "perhaps the name of its symbol" : "the name of its symbol"
  }

  /// The source of the name of a cell whose content is the stop.
  var nameSourceOfContent: ElementFact? {
    guard let stop = onlyStopOfCell, stop.label != nil, spokenName.source == .none else {
      return nil
    }
    let place = stop.place(beside: self).map { ", \($0)" } ?? ""
    return ElementFact("name source", "its content", because: "its content names it\(place)")
  }

  /// The content of a cell that is not a stop itself: “its content is the stop: Button "Pay", line 41”; nil for another
  /// element, and if nothing in it is one.
  var stopsOfCell: String? {
    guard role == .cell, !element.isElement else { return nil }
    if let stop = onlyStopOfCell {
      let place = stop.place(beside: self).map { ", \($0)" } ?? ""
      return "its content is the stop: \(stop.nameWithText)\(place)"
    }
    let stops = stopsInside
    return stops.isEmpty ? nil : "its content has \(stops.count) stops"
  }

  private var onlyStopOfCell: AuditedElement? {
    guard role == .cell, !element.isElement else { return nil }
    let stops = stopsInside
    return stops.count == 1 ? stops.first.map(context.subject) : nil
  }

  private var stopsInside: [Int] {
    context.screen.descendants(of: index).filter { context.stopNumber(of: $0) != nil }
  }
}
