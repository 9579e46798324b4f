internal import AccessibilityModel
internal import Voices

// The facts that a browser on Android leaves open about the elements of its pages.

extension Surface {
  /// Whether it is a picture of a web page in a capture of Android that has no name, and belongs to no control or text
  /// with one. A browser leaves out pictures with an empty alternative text
  /// (https://www.w3.org/TR/html-aam-1.0/#el-img-empty-alt).
  public var isUnnamedPictureOfPage: Bool {
    element.labelSource.isImageOfPage && element.element.hasBlankLabel && element.frame.isFinite
      && !element.frame.isEmpty && element.presence.clipping == nil
      && !element.exposure.isInHiddenSubtree
      && !element.ancestors.contains { $0.isStop || $0.isActionable }
  }

  /// Whether a text of a web page in a capture of Android looks like the title of a button, and neither it nor a view around
  /// it can be clicked, as far as the dump shows: it names an action, with a picture in a box as high as a control,
  /// beside another such box. Browsers do not report a script that waits for touches only.
  public var isTitleOfButtonOfPage: Bool {
    guard element.context.screen.platform == .android, element.ancestorTraits.contains(.webView),
      element.role == .staticText, element.isStop, namesAction, let box = element.parent,
      box.isBoxWithPicture, !element.isActionable,
      !element.ancestors.contains(where: { $0.isActionable || $0.isStop })
    else { return false }
    return box.nearestSiblings.contains {
      $0.index != box.index && $0.isBoxWithPicture
        && abs($0.frame.minY - box.frame.minY) <= 1 && abs($0.frame.height - box.frame.height) <= 1
    }
  }

  private var namesAction: Bool {
    Self.actions["en"].map(element.wording.labelWords.areEntry) ?? false
  }

  private static let actions = WordLists("interface-words")
}

extension AuditedElement {
  /// Whether it holds one text and a picture, and has the height of a control.
  fileprivate var isBoxWithPicture: Bool {
    guard frame.isFinite, Self.heightsOfControls.contains(frame.height) else { return false }
    let inside = descendants(upTo: 8)
    return inside.count(where: { $0.role == .staticText && $0.isStop }) == 1
      && inside.contains { $0.role == .image } && !inside.contains(where: \.isActionable)
  }

  /// In dp.
  private static let heightsOfControls = 32.0...80.0
}
