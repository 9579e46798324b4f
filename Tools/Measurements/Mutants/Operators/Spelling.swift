import AccessibilityModel
import Auditing

// The spelling of labels and texts.

extension MutationOperator {
  static let spelling = [
    rewritten("full stop behind a label", killedBy: ["label-ends-with-punctuation"]) { $1 + "." },
    rewritten("label in lower case", killedBy: ["label-not-capitalised"]) { _, name in
      name.first?.isUppercase ?? false ? name.lowercased() : nil
    },
    rewritten("label in capitals", killedBy: ["label-all-caps"]) { target, name in
      // Buttons of Android draw their text in capitals, and the dump has it as drawn.
      target.isNamedApartFromItsLook && name.count >= 6 && name.uppercased() != name
        ? name.uppercased() : nil
    },
    rewritten("blanks around a label", killedBy: ["label-untrimmed"]) { target, name in
      target.pick([name + " ", "  " + name])
    },
    rewritten("label that goes on and on", killedBy: ["label-too-long", "spoken-too-long"]) {
      _, name in
      name
        + " for the account that you opened with us on the day before yesterday in the branch at the market"
    },
    rewritten("emoji in a label", killedBy: ["label-emoji-heavy"]) { target, name in
      target.pick(["🎉🎉🎉 " + name, name + " 🔥🔥🔥", "🛒 " + name + " 🛒"])
    },
    rewritten("letters from mathematics", killedBy: ["label-fancy-unicode"]) { _, name in
      name.inScript
    },
    rewritten("letters of another alphabet", killedBy: ["label-fancy-unicode"]) { _, name in
      let swapped = name.lookAlike
      return swapped == name ? nil : swapped
    },
    rewritten("signs for the eye", killedBy: ["label-ascii-art"]) { target, name in
      target.pick(["*** \(name) ***", "--> \(name)", "== \(name) =="])
    },
    renamedText(
      "text of another language", killedBy: ["label-language-mismatch", "language-missing"],
      to: [
        "Votre commande sera livrée dans les trois jours ouvrables",
        "Bitte geben Sie hier die Nummer Ihrer Bestellung ein",
        "Por favor introduzca aquí el número de su pedido",
      ]),
    renamedText(
      "letters from mathematics in a text", killedBy: ["label-fancy-unicode"],
      to: ["𝓢𝓪𝓵𝓮 𝓽𝓸𝓭𝓪𝔂", "𝗡𝗲𝘄 𝗶𝗻"]),
  ]

  /// Texts by their speech.
  static let spokenTexts = [
    // For controls: a number in a text is content.
    renamed(
      "long number in a label", killedBy: ["spoken-digits"],
      to: ["Order 482910385721", "Call 0800123456789"]),
    renamedText(
      "date of digits", killedBy: ["spoken-date-ambiguous"],
      to: ["Due 05/06/2026", "Last visit 3/4/2025"]),
    renamedText(
      "abbreviation", killedBy: ["spoken-abbreviation"],
      to: ["12 min", "Acct. no. of the payee", "Delivery in 5 hrs"]),
    renamedText(
      "state with dots", killedBy: ["spoken-ellipsis"],
      to: ["Loading…", "Searching...", "Sending…"]),
    renamed(
      "code in a label", killedBy: ["spoken-unpronounceable"],
      to: [
        "Session 3f2504e0-4f89-11d3-9a0c-0305e82c3301", "Token 9f86d081884c7d659a2feaa0c55ad015",
      ]),
  ]
}

extension String {
  /// The mathematical letters that look like these.
  fileprivate var inScript: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          switch scalar.value {
          case 0x41...0x5A: Unicode.Scalar(0x1D4D0 + scalar.value - 0x41) ?? scalar
          case 0x61...0x7A: Unicode.Scalar(0x1D4EA + scalar.value - 0x61) ?? scalar
          default: scalar
          }
        }))
  }

  /// With Cyrillic letters for the Latin ones that look like them.
  fileprivate var lookAlike: String {
    String(map { ["a": "а", "e": "е", "o": "о", "p": "р", "c": "с"][$0] ?? $0 })
  }
}
