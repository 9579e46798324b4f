/// The name of an image file or symbol, said in words: what VoiceOver falls back to.
///
/// «Globe, Image» for an unlabelled `Image("globe")` (CVS Health's SwiftUI techniques).
struct AssetName {
  private let name: String

  init(_ name: String) { self.name = name }

  /// nil where there is nothing in the name that could be said.
  var spoken: String? {
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

  /// Keeps abbreviations as they are.
  private static func lowercased(_ word: String) -> String {
    word.dropFirst().contains(where: \.isUppercase) ? word : word.lowercased()
  }

  private func isSeparator(_ character: Character) -> Bool {
    character.isWhitespace || ".-_/".contains(character)
  }

  private var withoutExtension: Substring {
    // By bytes: each step back over characters goes back over a whole row of flags.
    let slash = name.utf8.lastIndex(of: UInt8(ascii: "/"))
    let file = name[(slash.map { name.utf8.index(after: $0) } ?? name.startIndex)...]
    for ending in [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".heic"] where file.hasSuffix(ending) {
      return file.dropLast(ending.count)
    }
    return file
  }
}
