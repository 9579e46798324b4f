extension Screen {
  /// The screen of an Interface Builder file with its hidden views shown, if code or a tab can show
  /// them.
  ///
  /// - Returns: the screen, and the index ranges of those views with their subtrees; nil where
  ///   there are none.
  public var withHiddenViewsShown: (screen: Screen, places: [Range<Int>])? {
    guard framesAreDesignTime else { return nil }
    var shown = self
    var places: [Range<Int>] = []
    for index in elements.indices where elements[index].isShownLater {
      shown.elements[index].flags.remove(.hidden)
      if elements[index].isTransparent { shown.elements[index].details.alpha = nil }
      guard index >= places.last?.upperBound ?? 0 else { continue }
      places.append(index..<Int(elements[index].end))
    }
    return places.isEmpty ? nil : (shown, places)
  }
}

extension Element {
  fileprivate var isTransparent: Bool { (details.alpha ?? 1) <= 0 }

  /// Whether it is hidden until a tab is opened, or until code shows it: through an outlet or a tag, or because it
  /// searches the views.
  ///
  /// A view that some size classes leave out does not exist there at all.
  fileprivate var isShownLater: Bool {
    guard isHidden || isTransparent else { return false }
    if flags.contains(.closedTab) { return true }
    guard details.layout?.isLeftOut != true else { return false }
    switch details.codeEvidence?[.hidden] {
    // The sources were read, and no code shows it.
    case .notSet, .set(.flag(true), _): return false
    case .set: return true
    case .unknown, nil: break
    }
    return details.isOutlet || details.codeLinks?.outlets.isEmpty == false
      || details.codeLinks?.tag != nil
  }
}
