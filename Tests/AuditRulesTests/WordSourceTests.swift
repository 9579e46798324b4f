import AccessibilityModel
import Auditing
import HierarchyReading
import Platform
import TestSupport
import Testing
import Voices

@testable import AuditRules

/// The words in the source of the rules, and of what they ask.
@Suite struct WordSourceTests {
  private static func sources() throws -> [(name: String, text: String)] {
    try ["AuditRules", "Auditing"].flatMap { target in
      let folder = "\(PackageFiles.root)/Sources/\(target)"
      return try Folder.files(below: folder).filter { $0.hasSuffix(".swift") }.map {
        (
          String($0.dropFirst(folder.count + 1)),
          String(decoding: try InputFile.read($0), as: UTF8.self)
        )
      }
    }
  }

  @Test(arguments: WordListTests.languages)
  func `every list that a pattern names is there`(_ language: String) {
    let names = WordLists.names(in: language)
    let patterns = names.filter { $0.hasPrefix("says-") || $0.hasPrefix("mentions-") }
    let named = patterns.flatMap { WordLists($0)[language]?.entries ?? [] }
      .flatMap { $0.matches(of: /<([a-z-]+)>/).map { String($0.1) } }
    #expect(Set(named).subtracting(names).sorted() == [])
  }

  /// Lists that are not words of a spoken language, each with its type.
  private static let codes: [String: String] = [
    "Labels/Characters/Script.swift": "codes of languages",
    "Labels/AuditedElement+IconFont.swift": "names of fonts",
    "Controls/ClassPurpose.swift": "endings of classes",
    "Rules/Finding.Message+Review.swift": "verbs of messages",
    "Understanding/SpokenName/AuditedElement+NameOnScreen.swift": "extensions of files",
    "ScreenRules/LanguageMissing.swift": "codes of languages",
    "Names/Text/LabelFancyUnicode.swift": "codes of languages",
    "Labels/CodeNames/ImageFileName.swift": "extensions and prefixes of files",
    "Understanding/SpokenName/CodeName+AssetName.swift": "parts of the names of files",
    "Labels/CodeNames/IdentifierName.swift": "domains of the Internet",
    "Understanding/TemplateText/ProgramValue.swift": "what programs print for nothing",
    "Hints/HintGrammar.swift": "endings of English verbs",
    "Understanding/TextSize/AuditContext+Scrolling.swift": "endings of the names of properties",
  ]

  @Test func `no rule holds a set of words`() throws {
    let three = /(?s)\[\s*"[a-z][a-z' ]+",\s*"[a-z][a-z' ]+",\s*"[a-z][a-z' ]+"/
    var found: [String] = []
    for source in try Self.sources() {
      // Examples are screens, and screens have words.
      let code =
        source.text.firstRange(of: "static let examples").map {
          String(source.text[..<$0.lowerBound])
        } ?? source.text
      if Self.codes[source.name] == nil, code.contains(three) { found.append(source.name) }
    }
    #expect(found == [])
  }

  @Test func `every list of every file is asked for`() throws {
    let asked = try Self.sources().flatMap { source in
      source.text.matches(of: /(?:WordLists|PhraseLists|PhraseGrammar)\(\s*"([a-z-]+)"/)
        .map { String($0.1) }
    }
    // As patterns name them, and as ClauseGrammar asks for them.
    let shared = ["openings", "breaks", "negations", "conditions"].map { "says-\($0)" }
    let named = WordListTests.languages.flatMap { language in
      WordLists.names(in: language).filter { $0.hasPrefix("says-") || $0.hasPrefix("mentions-") }
        .flatMap { WordLists($0)[language]?.entries ?? [] }
        .flatMap { $0.matches(of: /<([a-z-]+)>/).map { String($0.1) } }
    }
    // As SpokenRole makes them.
    let roles = ["button", "link", "tab", "slider", "toggle", "image", "field"]
    let types = try Self.sources().flatMap { source in
      source.text.matches(of: /(?:PersonalData\(|list: )"(\w+)"/).map { String($0.1) }
    }
    let known = Set(asked).union(types.flatMap { ["purpose-words-\($0)", "purpose-names-\($0)"] })
      .union(["function-words"] + shared + named)
      .union(roles.flatMap { ["\($0)-suffixes", "\($0)-prefixes"] })
    for language in WordListTests.languages {
      #expect(WordLists.names(in: language).subtracting(known).sorted() == [], "\(language)")
    }
  }
}

/// The findings of a rule in another language than English.
struct LanguageCase: CustomTestStringConvertible, Sendable {
  let rule: String
  let screen: String
  let languages: [String: String]
  var isFound = true

  var testDescription: String { "\(rule)\(isFound ? "" : ", not found")" }

  static let all: [LanguageCase] = [
    LanguageCase(
      rule: "hig-alert-title",
      screen:
        #"<UIAlertController title="%" frame="60 350 270 150"><UIButton title="OK" frame="60 450 270 44"/></UIAlertController>"#,
      languages: [
        "en": "Error", "de": "Fehler", "es": "Atención", "fr": "Erreur", "it": "Avviso",
        "nl": "Let op!", "pt": "Atenção",
      ]),
    LanguageCase(
      rule: "hig-click-words", screen: #"<UILabel text="%" frame="20 100 300 30"/>"#,
      languages: [
        "en": "Click here", "de": "Hier klicken", "es": "Haz clic aquí", "fr": "Cliquez ici",
        "it": "Clicca qui", "nl": "Klik hier", "pt": "Clique aqui",
      ]),
    LanguageCase(
      rule: "hig-restart-device", screen: #"<UILabel text="%" frame="20 100 300 30"/>"#,
      languages: [
        "en": "Please restart your iPhone.", "de": "Bitte das Gerät neu starten.",
        "es": "Por favor, reinicie el dispositivo.", "fr": "Veuillez redémarrer l’appareil.",
        "it": "Per favore riavvia il dispositivo.", "nl": "Gelieve je telefoon te herstarten.",
        "pt": "Por favor, reinicie o telefone.",
      ]),
    LanguageCase(
      rule: "hig-rotate-request", screen: #"<UILabel text="%" frame="20 100 300 30"/>"#,
      languages: [
        "en": "Rotate your device", "de": "Drehen Sie Ihr Gerät", "es": "Gire su dispositivo",
        "fr": "Tournez l'appareil", "it": "Ruota l'iPhone", "nl": "Draai je telefoon",
        "pt": "Gire o seu dispositivo",
      ]),
    LanguageCase(
      rule: "input-purpose",
      screen: #"<UITextField placeholder="%" frame="20 100 300 34"/>"#,
      languages: [
        "en": "Your e-mail", "de": "Ihre E-Mail-Adresse", "es": "Correo electrónico",
        "fr": "Nom d’utilisateur", "it": "Codice postale", "nl": "Wachtwoord", "pt": "Senha",
      ]),
    LanguageCase(
      rule: "hig-problem-without-remedy",
      screen:
        #"<UIAlertController title="%" frame="60 350 270 150"><UIButton title="OK" frame="60 450 270 44"/></UIAlertController>"#,
      languages: [
        "en": "The transfer failed", "de": "Der Anruf ist fehlgeschlagen",
        "es": "No se pudo guardar",
        "fr": "L'envoi a échoué", "it": "Salvataggio non riuscito", "nl": "Opslaan mislukt",
        "pt": "O envio falhou",
      ]),
    LanguageCase(
      rule: "hig-problem-without-remedy",
      screen:
        #"<UIAlertController title="%" frame="60 350 270 150"><UIButton title="OK" frame="60 450 270 44"/></UIAlertController>"#,
      languages: [
        "en": "It failed. Try again.", "de": "Fehlgeschlagen. Bitte erneut versuchen.",
        "es": "No se pudo guardar. Inténtalo de nuevo.",
        "fr": "L'envoi a échoué. Veuillez réessayer.", "it": "Non riuscito. Riprova.",
        "nl": "Mislukt. Probeer het opnieuw.", "pt": "O envio falhou. Tente novamente.",
      ], isFound: false),
  ]
}

@Suite struct LanguageTests {
  private func audit(_ rule: String, _ views: String, _ language: String) throws -> [ScreenAudit] {
    let screen =
      #"<screen title="x" size="390 844" language="\#(language)">\#(views)</screen>"#
    let hierarchy = try HierarchyFormats.read(Array(screen.utf8), named: "x.xml")
    let rules = BuiltInRules.all.filter { $0.ownDescription.id == rule }
    return Auditor(rules: rules).audit(hierarchy.screens)
  }

  @Test(arguments: LanguageCase.all)
  func `a rule finds the words of each language that has them`(_ test: LanguageCase) throws {
    for (language, words) in test.languages {
      let views = test.screen.replacing("%", with: words)
      let found = try audit(test.rule, views, language).flatMap(\.findings).map(\.rule.id)
      #expect(found == (test.isFound ? [test.rule] : []), "\(language): \(words)")
    }
  }

  @Test(arguments: LanguageCase.all)
  func `a rule is not run in a language without words`(_ test: LanguageCase) throws {
    let views = test.screen.replacing("%", with: test.languages["en"] ?? "")
    let audits = try audit(test.rule, views, "th")
    #expect(audits.flatMap(\.findings).isEmpty)
    #expect(audits.flatMap(\.skippedRules).map(\.reason) == ["no word list for Thai"])
  }

  @Test(arguments: [
    ("Afficher l’image", "fr", ["afficher", "l", "image"]),
    ("dell'utente", "it", ["dell", "utente"]),
    ("don’t", "en", ["don't"]), ("O'Brien's", "en", ["o'brien's"]), ("foto's", "nl", ["foto's"]),
    ("'Yes'", "en", ["yes"]), ("it's l'x", "en", ["it's", "l'x"]),
    ("Qu'est-ce", "fr", ["qu", "est", "ce"]),
  ])
  func `words are parted alike at apostrophes`(
    _ text: String, _ language: String, _ words: [String]
  ) {
    #expect(Words(text).list == words)
    #expect(LabelWords(text).folded == words)
  }

  @Test func `a label that ends in an elided role is found, and half a label is not a fix`() throws
  {
    let views = #"<UIImageView isElement="true" label="Afficher l’image" frame="20 100 80 44"/>"#
    let findings = try audit("label-repeats-role", views, "fr").flatMap(\.findings)
    #expect(findings.map(\.rule.id) == ["label-repeats-role"])
    #expect(findings.map(\.fix) == [nil])
    let english = #"<UIImageView isElement="true" label="View the image" frame="20 100 80 44"/>"#
    #expect(try audit("label-repeats-role", english, "en").flatMap(\.findings).map(\.fix) == [nil])
  }
}
