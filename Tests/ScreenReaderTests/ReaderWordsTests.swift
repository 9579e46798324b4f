import HierarchyReading
import ScreenReader
import Testing
import Utterances
import Voices

/// The reader's own phrases, in the language of the screen.
struct ReaderWordsTests {
  private static let german = """
    <screen title="Korb" language="de" size="390 844">
      <UILabel text="Korb" traits="header"/>
      <UITextField label="Name" identifier="name" text="Eva M"/>
      <UIButton title="Buy" language="en"/>
    </screen>
    """

  @Test func `rotor, results, edges and edits are in the screen's language`() throws {
    var replay = try Replay(Self.german)
    let session = """
      > rotor headings
      Überschriften
      > rotor textfelder
      Textfelder
      > rotor hints
      Hinweise, Ein
      > down
      Aus
      > rotor punctuation
      Interpunktion, Einige
      > find buy
      Buy, Button
      1 Ergebnis
      > find zebra
      Keine Ergebnisse
      > actions
      Keine Aktionen
      > find name
      Name, Eva M, Textfeld
      1 Ergebnis
      > activate
      [activate]
      Name, Textfeld, Wird bearbeitet, Eva M, Zeichenmodus, Einfügemarke am Ende
      > delete 2
      Leerzeichen, M, gelöscht
      > shake
      Hinweis, Löschen widerrufen, Abbrechen, Widerrufen
      > undo
      Löschen widerrufen
      > edit
      Auswählen
      Alles auswählen
      > edit select-all
      Eva M, ausgewählt
      > edit copy
      Kopiert
      > undo
      [error]
      Nichts zu widerrufen
      """
    #expect(try replay.text(of: session) == session)
  }

  @Test func `the device's phrases are in the screen's language`() throws {
    var replay = try Replay(Self.german)
    let session = """
      > call
      (resign active)
      [alert]
      Eingehender Anruf, Ablehnen, Annehmen
      > call decline
      (become active)
      Korb, Überschrift
      > message Komme {text} gleich
      (resign active)
      [alert]
      Hinweis, Nachricht, Komme {text} gleich, Schließen, Antworten
      > escape
      (become active)
      Korb, Überschrift
      > notification
      Keine Mitteilungen
      > volume 30
      Klingelton, 30%
      > headset in
      Kopfhörer
      > silent
      Stumm
      > curtain
      Bildschirmvorhang ein
      > speech off
      Sprachausgabe aus
      > rotate portrait
      Hochformat
      """
    #expect(try replay.text(of: session) == session)
  }

  @Test func `its own words are spoken by a voice of their language, a stop's by one of its own`()
    throws
  {
    var replay = try Replay(Self.german)
    let languages = try ["last", "find zebra", "rotor"].flatMap { command in
      let parsed = try #require(try ReaderCommand.parse(command))
      return replay.reader.perform(parsed, on: &replay.state).items.compactMap { item in
        if case .speech(let line) = item { line.language } else { nil }
      }
    }
    #expect(languages == ["en", "de", "de"])
    var strange = try Replay(#"<screen language="tlh"><UILabel text="Qapla"/></screen>"#)
    let items = strange.reader.perform(.find("x"), on: &strange.state).items
    guard case .speech(let line)? = items.first else {
      Issue.record("nothing was said")
      return
    }
    #expect(line.text == "No results")
    #expect(line.language == "en")
  }

  @Test(arguments: Language.allCases)
  func `each language counts and fills in`(_ language: Language) throws {
    var replay = try Replay(
      """
      <screen language="\(language.rawValue)"><UILabel text="aa"/><UILabel text="aa"/></screen>
      """)
    let said = try replay.lines("find a") + replay.lines("volume 40") + replay.lines("alarm X")
    #expect(said.count == 6)
    #expect(said.allSatisfy { !$0.contains("{") && !$0.isEmpty })
    #expect(said.last?.contains("X") == true)
  }

  @Test func `row 5: the rotor's language is heard at once, in words and voice`() throws {
    var replay = try Replay(fixture: "reader-shop.xml")
    let session = """
      > rotor language
      Language, Default
      > up
      English
      > up
      العربية
      > up
      Deutsch
      > where
      Cart, Überschrift Ebene 1
      > rotor
      Sprache, Deutsch
      > find zebra
      Keine Ergebnisse
      > down
      العربية
      > down
      English
      > down
      Default
      > down
      Default
      > where
      Cart, Heading Level 1
      """
    #expect(try replay.text(of: session) == session)
    _ = try replay.text(of: "> up\n> up\n> up")
    let kept = SavedState(of: replay.state, by: replay.reader, content: "c")
    var next = try Replay(fixture: "reader-shop.xml")
    next.state = next.reader.resume(try SavedState(bytes: kept.bytes), content: "c").state
    #expect(try next.lines("where") == ["Cart, Überschrift Ebene 1"])
    guard
      case .speech(let line)? = next.reader.perform(.whereAmI, on: &next.state).items.last
    else {
      Issue.record("nothing was said")
      return
    }
    #expect(line.language == "de")
  }
}
