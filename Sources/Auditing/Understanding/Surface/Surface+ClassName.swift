internal import AccessibilityModel

// The part of a view on the screen by the name of its class.

extension Surface {
  /// Whether it is a badge or shows one.
  public var isBadge: Bool {
    element.element.badge != nil || element.className.lowercased().contains("badge")
  }

  /// Whether it is the bar below a search field that limits the search.
  public var isScopeBar: Bool { element.className.contains("Scope") }

  /// Whether it is in the system's control for the volume
  /// (https://developer.apple.com/documentation/mediaplayer/mpvolumeview), or is that or a class of the app's own made of
  /// it.
  public var isInVolumeView: Bool {
    ([element] + element.ancestors).contains {
      $0.className == "MPVolumeView" || $0.element.superclassName == "MPVolumeView"
    }
  }

  /// Whether its identifier or a class of the app's own has a word, in lower case.
  public func isNamedInCode(_ word: String) -> Bool {
    [element.identifier, element.isCustomClass ? element.className : nil].contains {
      $0?.lowercased().contains(word) == true
    }
  }
}
