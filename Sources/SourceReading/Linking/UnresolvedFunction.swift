/// The possible effects of an undeclared function on a view that it receives, or on which it is
/// called.
///
/// Without its code, only its name is known: `setImage(with:)` is about the image, and
/// `configure(with:)` may set anything.
enum UnresolvedFunction {
  enum Reach: Equatable {
    case nothing, anything
    case only(Set<ViewProperty>)
  }

  /// - Parameter isForeign: whether a type that is not Apple's has it.
  static func reach(of name: String, isForeign: Bool = false) -> Reach {
    if !isForeign, SystemFunctions.contains(name) { return .nothing }
    if speaks(name) { return .anything }
    let words = words(of: name)
    let known = subjects.filter { subject in
      subject.words.contains { beginning in words.contains { $0.hasPrefix(beginning) } }
    }
    if known.isEmpty { return .anything }
    let properties = known.reduce(into: Set<ViewProperty>()) { $0.formUnion($1.about) }
    return properties.isEmpty ? .nothing : .only(properties)
  }

  /// Whether the name suggests an effect on speech, or on the look as a whole.
  static func speaks(_ name: String) -> Bool {
    let name = name.lowercased()
    return speaking.contains(where: name.contains)
  }

  /// Whether a method of one of the app's own classes may fill its outlets, in an extension outside
  /// the sources.
  ///
  /// Few of UIKit's hundreds of methods for cells and controllers begin with these words.
  static func fills(_ name: String) -> Bool {
    let first = words(of: name).first ?? ""
    return fillers.contains { first.hasPrefix($0) } && !SystemFunctions.contains(name)
  }

  /// The words of a name in lower case: those of `kit_setTitle` are “kit”, “set” and “title”, and so are those of
  /// `KIT_SET_TITLE`.
  private static func words(of name: String) -> [String] {
    var words: [String] = [""]
    let hasLowercase = name.contains(where: \.isLowercase)
    for character in name {
      if character == "_" || hasLowercase && character.isUppercase, words[words.count - 1] != "" {
        words.append("")
      }
      if character.isLetter { words[words.count - 1] += character.lowercased() }
    }
    return words
  }

  private static let fillers = [
    "config", "bind", "render", "populate", "fill", "apply", "update", "set", "load", "display",
  ]

  /// Words for screen readers, or for the look as a whole.
  private static let speaking = ["accessib", "localiz", "localis", "style", "theme", "translate"]

  private static let texts: Set<ViewProperty> = [
    .text, .attributedText, .title, .attributedTitle, .placeholder, .attributedPlaceholder,
  ]

  /// The beginnings of words in the names of functions, with the properties that they suggest.
  private static let subjects: [(words: [String], about: Set<ViewProperty>)] = [
    (["text", "title", "string", "html", "markdown", "caption"], texts),
    (["image", "icon", "photo", "avatar", "picture", "thumb", "artwork"], [.image]),
    (["color", "colour", "tint", "gradient"], [.textColor, .backgroundColor, .tintColor]),
    (["background"], [.backgroundColor]),
    (["font", "typograph"], [.font, .adjustsFontForContentSizeCategory]),
    (
      ["hid", "fade", "appear", "reveal", "visib", "collaps", "expand", "alpha"],
      [.isHidden, .alpha]
    ),
    (["gesture", "tap", "press"], [.gesture, .action]),
    (["target", "action"], [.action]),
    (["enable"], [.isEnabled]),
    (["size", "width", "height", "inset"], [.intrinsicContentSize, .contentEdgeInsets]),
    (
      [
        "constrain", "anchor", "equalto", "layout", "frame", "pin", "align", "corner", "border",
        "shadow", "round", "anim", "scroll", "shake", "subview", "keyboard",
      ], []
    ),
  ]
}
