internal import Platform

/// Text for Markdown that is shown literally, on one line.
///
/// Characters that could begin a link, an image, a mention, a table cell, a tag or mathematics on
/// GitHub and GitLab become character references, which every dialect shows as the character.
struct MarkdownText: CustomStringConvertible {
  let description: String

  init(_ text: String) {
    var result = ""
    for scalar in TerminalText.safe(text).unicodeScalars {
      switch scalar {
      case "&", "<", ">", "\\", "`", "*", "_", "{", "}", "[", "]", "#", "|", "~", "@", "$", ":":
        result += "&#\(scalar.value);"
      case "w", "W":
        // GitHub would make a link of www.
        result += result.hasSuffix("\(scalar)\(scalar)") ? "&#\(scalar.value);" : "\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    description = result
  }
}
