internal import AccessibilityModel
internal import Auditing

/// Reports labels with decorative characters.
struct LabelASCIIArt: ElementRule {
  static let description = RuleDescription(
    id: "label-ascii-art",
    group: .speech,
    summary: "Labels must not contain decorative characters.",
    rationale: "Rows of symbols, bullets and arrows are spoken one by one: “Home, rightwards "
      + "arrow, Settings”.",
    remedy: Remedy(
      ofLabel: { "use commas in \($0) instead of decoration" },
      .label("Home, Settings", of: "label"),
      .swiftUI(#"Text("Home → Settings").accessibilityLabel("Home, Settings")"#)),
    severity: .error,
    criteria: [.wcag("1.1.1")],
    needs: [.labels]
  )

  static let subjects: ElementKinds = .labelled
  static let judgesWording = true

  func check(_ subject: AuditedElement, findings: inout Findings) {
    let label = subject.wording.facts
    guard label.hasSignRun || label.hasSymbol || hasStrokes(label.text), label.hasLetterOrDigit,
      let art = art(
        in: (subject.labelSource.isContent
          ? unlisted(subject.wording.label) : subject.wording.label).collapsed
          .withoutMisreadUTF8)
    else { return }
    if let reason = subject.labelSource.author.excuse {
      return findings.excuse(subject, because: reason)
    }
    findings.report(
      "\(subject) has the decoration “\(art)” in its label \(subject.wording.quotedLabel)",
      at: subject,
      doubt: .when(subject.labelSource.isContent, "a text may be meant so"),
      suggestion: isAtEdge(art, of: subject.wording.label) ? Self.removal : nil)
  }

  /// Whether it is before all words or after them, where a comma does not replace it.
  private func isAtEdge(_ art: String, of label: String) -> Bool {
    let label = label.collapsed
    return label.hasPrefix(art) || label.hasSuffix(art)
  }

  private static let removal = Remedy(
    "leave the decoration out of accessibilityLabel; show an arrow as an image",
    appKit: "leave the decoration out of the accessibility label; show an arrow as an image",
    android:
      "remove the decoration from the text or contentDescription; show an arrow as a drawable"
  )

  /// The text without the bullets that begin its lines: a list in a text of some lines is one.
  private func unlisted(_ text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline)
    guard lines.count > 1 else { return text }
    return lines.map { line in
      let words = line.drop(while: \.isWhitespace)
      guard let first = words.first, isBullet(first) else { return line }
      return words.dropFirst()
    }.joined(separator: "\n")
  }

  private func isBullet(_ character: Character) -> Bool {
    ["•", "‣", "⁃", "▪", "◦", "●"].contains(character)
  }

  private func art(in label: String) -> String? { run(in: label) ?? arrow(atEndOf: label) }

  /// Several characters that form one arrow before or after the words: “-->”, “=>”.
  ///
  /// Two hyphens are a dash, and between words they may be a formula.
  private func arrow(atEndOf label: String) -> String? {
    let words = label.split(separator: " ")
    guard words.count > 1 else { return nil }
    return [words[0], words[words.count - 1]].lazy.map(String.init).first { word in
      word.count > 1 && word.allSatisfy { Self.strokes.contains($0) } && word.contains { $0 != "-" }
    }
  }

  private func hasStrokes(_ label: String) -> Bool {
    [label.first, label.last].contains { $0.map(Self.strokes.contains) ?? false }
  }

  private static let strokes: Set<Character> = ["-", "=", "<", ">", "*", "~", "_", "|"]

  private func run(in label: String) -> String? {
    var run = ""
    for character in label + " " {
      if character == run.last {
        run.append(character)
        continue
      }
      if run.count >= 3, isSign(run), run != "..." { return run }
      let isKey = run.last.map(Self.modifiers.contains) ?? false
      run = String(character)
      if isDrawn(character), !isKey, !Self.modifiers.contains(character),
        !label.dropFirst().dropLast().isEmpty
      {
        return run
      }
    }
    return nil
  }

  /// The signs of a Mac's keys, after which an arrow is a key as well: “⌘←”.
  private static let modifiers: Set<Character> = ["⌘", "⌥", "⌃", "⇧"]

  private func isSign(_ run: String) -> Bool {
    // However many end a sentence, they are punctuation, which screen readers do not name there.
    guard let first = run.first, first != "!", first != "?" else { return false }
    return !first.isLetter && !first.isNumber && !first.isWhitespace && !first.isSpokenEmoji
  }

  /// Boxes, bullets, arrows.
  private func isDrawn(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first, !character.isSpokenEmoji else {
      return false
    }
    switch scalar.value {
    case 0x2500...0x259F: return true
    case 0x2022, 0x2023, 0x2043, 0x25AA, 0x25AB, 0x25B8, 0x25BA, 0x25CF, 0x25E6: return true
    case 0x2190...0x21FF, 0x2794, 0x2798...0x27BE, 0x27F0...0x27FF, 0x2900...0x297F: return true
    default: return false
    }
  }
}

extension LabelASCIIArt {
  static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton label="Save..." frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Home, Settings" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Say -- or not" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="⌘← jumps to the first word" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="⇧, +, Space" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Sale 🎉🎉🎉" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Go back!!!" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Say it --" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Back to &gt;= 5" frame="20 100 80 44"/>"#),
      // A list in a text.
      Example(#"<UILabel text="We do not:&#10;• sell it&#10;• share it" frame="20 100 80 80"/>"#),
      // Symbols alone belong to another rule.
      Example(#"<UIButton label="***" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="10000" frame="20 100 80 44"/>"#),
    ],
    failing: [
      Example(#"↓<UIButton label="*** New ***" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Sale ###" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Home → Settings" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Ann • 5 minutes" frame="20 100 80 44"/>"#),
      Example(#"↓<UILabel text="┌ Total ┐" frame="20 100 80 44"/>"#),
      Example(#"↓<UILabel text="Today&#10;Ann • 5 minutes" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="--&gt; New" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Next &gt;&gt;" frame="20 100 80 44"/>"#),
    ]
  )
}
