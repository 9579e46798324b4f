import AccessibilityModel
import Testing
import Utterances
import Voices

/// In which language the screen reader's own words are said.
struct LanguageTests {
  /// A button in a view on a screen, each of which may name a language.
  private func said(
    element: String? = nil, container: String? = nil, screen language: String? = nil,
    app: String? = nil
  ) -> [String] {
    var builder = ScreenBuilder()
    var view = Element(className: "UIView")
    view.details.language = container
    builder.open(view)
    var button = Element(className: "UIButton")
    (button.label, button.traits) = ("OK", .button)
    if let element { button.details.language = element }
    builder.open(button)
    var screen = builder.finish()
    screen.language = language
    let describer = Describer(wording: .voiceover, language: app)
    let stop = Stop(element: 1)
    return [describer.utterance(for: stop, in: screen)]
      .map(\.spoken) + describer.utterances(for: [stop], in: screen).map(\.spoken)
  }

  @Test func `the nearest language is spoken`() {
    #expect(said() == ["OK, Button", "OK, Button"])
    #expect(said(app: "de") == ["OK, Taste", "OK, Taste"])
    #expect(said(screen: "de", app: "en") == ["OK, Taste", "OK, Taste"])
    #expect(said(container: "de-CH", screen: "en") == ["OK, Taste", "OK, Taste"])
    #expect(said(element: "en", container: "de") == ["OK, Button", "OK, Button"])
    #expect(said(element: "tlh", app: "de") == ["OK, Taste", "OK, Taste"])
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var language: String
    var voiceover: String
    var snapshot: String

    var testDescription: String { language }
  }

  static let all: [Case] = [
    Case(
      language: "de",
      voiceover: """
        Ausgewählt, Ton, 3 Zeichen, Sicheres Textfeld, Anpassbar, 2 von 12. Zum Bearbeiten \
        doppeltippen. Zum Anpassen des Werts mit einem Finger nach oben oder unten streichen.
        """,
      snapshot: """
        Auswahl: Ton: abc. Sicheres Textfeld. Einstellbar. 2 von 12. | Zum Bearbeiten doppeltippen. \
        Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.
        """),
    Case(
      language: "fr-CA",
      voiceover: """
        Sélectionné, Ton, 3 caractères, Champ de texte sécurisé, Ajustable, 2 sur 12. Touchez deux \
        fois pour modifier. Balayez vers le haut ou vers le bas avec un doigt pour ajuster la valeur.
        """,
      snapshot: """
        Sélectionné : Ton: abc. Champ de texte sécurisé. Ajustable. 2 sur 12. | Touchez deux fois \
        pour modifier. Balayez vers le haut ou vers le bas avec un doigt pour ajuster la valeur.
        """),
    Case(
      language: "ru",
      voiceover: """
        Выбрано, Ton, 3 символа, Защищённое текстовое поле, Элемент регулировки, 2 из 12. Коснитесь \
        дважды, чтобы редактировать. Смахните вверх или вниз одним пальцем, чтобы настроить значение.
        """,
      snapshot: """
        Выбрано: Ton: abc. Защищённое текстовое поле. Элемент регулировки. 2 из 12. | коснитесь \
        дважды, чтобы редактировать. Смахните вверх или вниз одним пальцем, чтобы настроить значение.
        """),
    Case(
      language: "ja",
      voiceover: """
        選択中, Ton, 3文字, セキュアテキストフィールド, 調整可能, 12の2. ダブルタップして編集します。 \
        1本指で上または下にスワイプして値を調整します。
        """,
      snapshot: """
        選択中: Ton: abc. セキュアテキストフィールド. 調整可能. 12の2. | ダブルタップして編集します。. \
        1本指で上または下にスワイプして値を調整します。
        """),
    Case(
      language: "ar",
      voiceover: """
        محدد, Ton, ٣ أحرف, حقل نص آمن, قابل للضبط, ٢ من ١٢. اضغط مرتين للتحرير. \
        حرّك لأعلى أو لأسفل بإصبع واحد لضبط القيمة.
        """,
      snapshot: """
        محدد: Ton: abc. حقل نص آمن. قابل للضبط. ٢ من ١٢. | اضغط مرتين للتحرير. \
        حرّك لأعلى أو لأسفل بإصبع واحد لضبط القيمة.
        """),
  ]

  @Test(arguments: all) func `words, numbers and plurals follow the language`(_ example: Case) {
    var builder = ScreenBuilder()
    var element = Element(className: "TestView")
    (element.label, element.value) = ("Ton", "abc")
    element.traits = [.textEntry, .secureTextField, .adjustable, .selected]
    builder.open(element)
    let screen = builder.finish()
    let stop = Stop(element: 0, context: .series(index: 2, count: 12))
    func said(_ wording: WordingName) -> String {
      Describer(wording: wording, language: example.language).utterance(for: stop, in: screen)
        .spoken
    }
    #expect(said(.voiceover) == example.voiceover)
    #expect(said(.snapshot) == example.snapshot)
  }
}
