internal import AccessibilityModel
public import Auditing

/// Reports signs in a label that are there for the eye.
///
/// «Home, rightwards arrow, settings»; «star star star new star star star».
public struct LabelASCIIArt: ElementRule {
  public static let description = RuleDescription(
    id: "label-ascii-art",
    group: .speech,
    summary: "A label has no signs that are there for the eye.",
    rationale: "Rows of signs, bullets and arrows are spoken one by one: “Home, rightwards arrow, "
      + "Settings”.",
    remedy: "separate by a comma in the accessibilityLabel, and leave the decoration out",
    severity: .warning,
    needs: [.labels]
  )

  public static let subjects: ElementKinds = .labelled
  public static let judgesWording = true

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    let label = subject.labelFacts
    guard label.hasSignRun || label.hasSymbol || hasStrokes(label.text), label.hasLetterOrDigit,
      let art = art(
        in: (subject.isContent ? unlisted(subject.labelText) : subject.labelText).collapsed)
    else { return }
    // What a running app shows as a text, somebody wrote.
    guard !subject.isContent || !subject.isCaptured else { return }
    findings.report(
      "\(subject) is called \(subject.quotedLabel), with “\(art)” in it", at: subject,
      outcome: subject.isContent ? .review : .fail)
  }

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

  /// Several signs that make one picture before or behind the words: «-->», «=>».
  ///
  /// A dash of two hyphens is none, and between words they may be a formula.
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
      run = String(character)
      if isDrawn(character), !label.dropFirst().dropLast().isEmpty { return run }
    }
    return nil
  }

  private func isSign(_ run: String) -> Bool {
    guard let first = run.first else { return false }
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
  public static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton label="Save..." frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Home, Settings" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Say -- or not" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Sale 🎉🎉🎉" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Say it --" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Back to &gt;= 5" frame="20 100 80 44"/>"#),
      // A list in a text.
      Example(#"<UILabel text="We do not:&#10;• sell it&#10;• share it" frame="20 100 80 80"/>"#),
      // Signs alone are another rule's.
      Example(#"<UIButton label="***" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="10000" frame="20 100 80 44"/>"#),
    ],
    failing: [
      Example(#"↓<UIButton label="*** New ***" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Sale!!!" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Home → Settings" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Ann • 5 minutes" frame="20 100 80 44"/>"#),
      Example(#"↓<UILabel text="┌ Total ┐" frame="20 100 80 44"/>"#),
      Example(#"↓<UILabel text="Today&#10;Ann • 5 minutes" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="--&gt; New" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="Next &gt;&gt;" frame="20 100 80 44"/>"#),
    ]
  )
}
