/// Searches the bytes of a file for words without which it cannot concern views.
///
/// Parsing takes some hundred times as long, and half of an app's files are models and services.
enum MentionScan {
  static func mentionsViews(_ bytes: [UInt8]) -> Bool {
    // A word is compared only where its first byte occurs, which is rare.
    for index in bytes.indices {
      let candidates = words[Int(bytes[index])]
      if candidates.isEmpty { continue }
      for word in candidates
      where bytes.count - index >= word.count && bytes[index..<(index + word.count)] == word[...] {
        return true
      }
    }
    return false
  }

  /// Superclasses and texts may be in separate files, which import no view framework.
  private static let words: [[[UInt8]]] = {
    var words = [[[UInt8]]](repeating: [], count: 256)
    for word in [
      "UIKit", "AppKit", "Cocoa", "View", "Cell", "Control", "ccessib", "ocaliz", "L10n",
    ] {
      let bytes = Array(word.utf8)
      words[Int(bytes[0])].append(bytes)
    }
    return words
  }()
}
