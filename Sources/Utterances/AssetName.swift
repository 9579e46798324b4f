internal import AccessibilityModel

/// The name of an image file or symbol as words: VoiceOver's fallback.
///
/// “Globe, Image” for an unlabelled `Image("globe")` (CVS Health's SwiftUI techniques).
struct AssetName {
  private let name: String

  init(_ name: String) { self.name = name }

  /// nil if the name has nothing to speak: an image inside an old Interface Builder file is named
  /// after the object and the property (`buttonCell:506:image`), and the running app has no such
  /// name.
  var spoken: String? {
    if name.contains(":") { return nil }
    if let image = AppKitImage.named(name) { return image.description }
    var words: [String] = [""]
    var previous: Character?
    for character in withoutExtension {
      if isSeparator(character) {
        words.append("")
      } else {
        if let previous, character.isUppercase, previous.isLowercase { words.append("") }
        words[words.count - 1].append(character)
      }
      previous = character
    }
    let text = words.filter { !$0.isEmpty }.map(Self.lowercased).joined(separator: " ")
    guard let first = text.first else { return nil }
    return first.uppercased() + text.dropFirst()
  }

  /// Keeps abbreviations unchanged.
  private static func lowercased(_ word: String) -> String {
    word.dropFirst().contains(where: \.isUppercase) ? word : word.lowercased()
  }

  private func isSeparator(_ character: Character) -> Bool {
    character.isWhitespace || ".-_/".contains(character)
  }

  private var withoutExtension: Substring {
    // By bytes: stepping back by characters rescans a whole run of flags each time.
    let slash = name.utf8.lastIndex(of: UInt8(ascii: "/"))
    let file = name[(slash.map { name.utf8.index(after: $0) } ?? name.startIndex)...]
    for ending in [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".heic"] where file.hasSuffix(ending) {
      return file.dropLast(ending.count)
    }
    return file
  }
}
