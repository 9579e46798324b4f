internal import Auditing
internal import SourceText

/// The listening page: a screen from stop to stop, as captions and as sound.
///
/// The script fills its list and its drawing from the chosen screen, so that nothing is in the page
/// twice. Without a script the transcripts show the same.
struct HTMLListening {
  let report: AuditReport
  let names: [String]
  let sound: PageSound?

  /// Whether any screen has stops.
  static func isNeeded(for report: AuditReport) -> Bool {
    report.screens.contains { !($0.drawing?.stops.isEmpty ?? true) }
  }

  func write(to html: inout HTMLWriter) {
    html.raw(
      """
      <section id="listen" class="listen" aria-labelledby="listen-title">
      <h2 id="listen-title">Listen</h2>
      <p>Go through a screen as somebody does who listens to it: from stop to stop.

      """)
    if let sound {
      html.text(sound.words)
    } else {
      html.raw(
        """
        There is no sound in this report, only captions. To add it: <code>a11y-read --all-layouts \
        --clips audio/cart cart.xml</code> for each file, then <code>a11y-audit --audio audio</code>.
        """)
    }
    html.raw(
      """
      </p>
      <noscript><p>This part needs JavaScript. What is spoken stands in the transcript of each \
      screen.</p></noscript>
      <div id="listen-panel" hidden>
      <div class="bar">
      <label>Screen <select id="listen-screen">
      """)
    for (index, screen) in report.screens.enumerated()
    where !(screen.drawing?.stops.isEmpty ?? true) {
      html.element("option", [HTMLAttribute("value", "s\(index + 1)")], text: names[index])
    }
    html.raw(Self.controls)
    html.raw("</section>\n")
  }

  private static let controls: StaticString = """
    </select></label>
    <button type="button" id="listen-turn">Turn the device</button>
    </div>
    <div class="bar">
    <button type="button" id="listen-previous">Previous</button>
    <button type="button" id="listen-play">Play</button>
    <button type="button" id="listen-next">Next</button>
    <button type="button" id="listen-all">Play all from here</button>
    <button type="button" id="listen-stop">Stop</button>
    <label class="check"><input type="checkbox" id="listen-follow"> Play each stop as I move</label>
    </div>
    <p class="caption"><span id="listen-place"></span> <span id="listen-caption"></span></p>
    <p id="listen-note" class="note"></p>
    <p id="listen-said" class="unseen" role="status"></p>
    <div class="look">
    <div id="listen-drawing" aria-hidden="true"></div>
    <div class="transcript">
    <h3 id="listen-stops">Stops in reading order</h3>
    <ul id="listen-list" role="listbox" tabindex="0" aria-labelledby="listen-stops"></ul>
    <p id="listen-links"></p>
    </div>
    </div>
    <audio id="listen-audio" preload="none"></audio>
    </div>

    """

  /// The clips, after everything that is read: they are most of the page's bytes.
  static func writeClips(_ sound: PageSound, to html: inout HTMLWriter) {
    for (number, clip) in sound.clips.enumerated() {
      html.element(
        "script",
        [.id("clip-\(number + 1)"), HTMLAttribute("type", clip.type)]
      ) { $0.raw(Array(Base64.encode(clip.bytes).utf8)) }
      html.newLine()
    }
  }
}
