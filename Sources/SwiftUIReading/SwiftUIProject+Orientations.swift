internal import AccessibilityModel

extension SwiftUIProject {
  /// The orientations that the app supports, as far as its Xcode project states them.
  var orientationsOfApp: AppFacts {
    var facts = AppFacts()
    guard !isForMac else { return facts }
    (facts.orientations, facts.padOrientations) = (orientations, padOrientations)
    return facts
  }
}
