import Platform
import TestSupport
import Testing

/// A lexicon is heard, and never seen.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-read"), "skips: a11y-read is not built here"))
struct ReadLexiconTests {
  private let screen = #"<screen title="Cart"><UILabel text="Zyx"/></screen>"#

  private func lexicon(_ alias: String) -> String {
    """
    <lexicon xml:lang="en"><lexeme><grapheme>Zyx</grapheme><alias>\(alias)</alias></lexeme></lexicon>
    """
  }

  private func wav(_ arguments: [String], in folder: ScratchFolder) throws -> (CommandRun, [UInt8])
  {
    let run = try CommandRun(
      "a11y-read", ["cart.xml", "--wav", "out.wav"] + arguments, in: folder.path,
      environment: [
        "XDG_CONFIG_HOME": folder.path + "/config", "XDG_CACHE_HOME": folder.path + "/cache",
      ])
    return (run, (try? InputFile.read(folder.path + "/out.wav")) ?? [])
  }

  @Test func `a lexicon that is named or kept is what the voice goes by, not the caption`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(screen, to: "cart.xml")
    let plain = try wav([], in: folder)
    _ = try folder.write(lexicon("a considerably longer sentence"), to: "long.pls")
    let named = try wav(["--lexicon", "long.pls"], in: folder)
    #expect(named.0.output == "Zyx\n")
    #expect(named.1.count > plain.1.count * 3 / 2)
    _ = try folder.write(
      lexicon("a considerably longer sentence"), to: "config/earshot/lexicon.pls")
    let kept = try wav([], in: folder)
    #expect(kept.0.output == "Zyx\n")
    #expect(kept.1 == named.1)
    #expect([plain, named, kept].map(\.0.status) == [0, 0, 0])
  }

  @Test func `a named lexicon that is broken is exit 2, a kept one a warning`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(screen, to: "cart.xml")
    _ = try folder.write("<lexicon/>", to: "broken.pls")
    let named = try wav(["--lexicon", "broken.pls"], in: folder).0
    #expect(
      named.errors
        == "broken.pls:1:1: error: found no xml:lang; expected the language of the words\n")
    #expect(named.status == 2)
    let missing = try wav(["--lexicon", "none.pls"], in: folder).0
    #expect(
      missing.errors
        == "none.pls: error: no such file; expected a lexicon in W3C PLS\n")
    #expect(missing.status == 2)
    _ = try folder.write("<lexicon/>", to: "config/earshot/lexicon.pls")
    let kept = try wav([], in: folder).0
    #expect(
      kept.errors.contains(
        "config/earshot/lexicon.pls:1:1: warning: found no xml:lang; expected the language of the "
          + "words\n"))
    #expect(kept.status == 0)
  }

  @Test func `a lexicon without speech would be ignored and is refused`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(screen, to: "cart.xml")
    let run = try CommandRun("a11y-read", ["cart.xml", "--lexicon", "x"], in: folder.path)
    #expect(run.status == 64)
    let script = try CommandRun(
      "a11y-read", ["cart.xml", "--commands", "-", "--lexicon", "x"], in: folder.path,
      environment: ["EARSHOT_SPEECH": ""])
    #expect(script.status == 64)
    #expect(
      script.errors.contains("--lexicon needs --speech on, --wav or --clips."))
  }
}
