internal import AccessibilityModel

extension AuditContext {
  /// The actionable stops that share a label and are announced alike, in groups: each in document
  /// order, groups by their first member.
  var controlsWithOneName: [[Int]] {
    var numbers: [SpokenName: Int] = [:]
    var groups: [[Int]] = []
    for index in kinds.indices where kinds[index].isSuperset(of: [.controls, .labelled]) {
      let control = subject(index)
      // Of a card that the capture cut, what sets it apart may be in the part that is missing; of a
      // neighbouring page hardly a pixel is there.
      let isWhole = !control.isCutByCapture || control.frame.shorterSide >= Self.leastSeen
      guard isWhole, !control.isCutByCapture || control.origins[.label] != .inferred else {
        continue
      }
      let name = SpokenName(of: control)
      if let number = numbers[name] {
        groups[number].append(index)
      } else {
        numbers[name] = groups.count
        groups.append([index])
      }
    }
    return groups.filter { $0.count > 1 }
  }

  /// In dp: less than a line of text.
  private static var leastSeen: Double { 16 }
}

/// The label of a control, and the rest of its announcement.
private struct SpokenName: Hashable {
  let name: String
  let kinds: ElementKinds
  let isBackButton: Bool
  let isTab: Bool

  init(of control: AuditedElement) {
    name = control.labelFacts.folded
    kinds = control.kinds.intersection([.textEntries, .adjustables, .toggles])
    isBackButton = control.traits.contains(.backButton)
    isTab =
      !isBackButton
      && (control.role == .tab || control.traits.contains(.tabBarItem) || control.isBarItem)
  }
}
