internal import AccessibilityModel
internal import AuditPolicy
internal import AuditRules
internal import Auditing
internal import HierarchyReading
internal import Platform
internal import Reports
internal import ScreenReader
internal import SourceText
internal import Utterances

extension FuzzTarget {
  /// Targets for all other input.
  static let files = [
    FuzzTarget(name: "configuration") { bytes in
      // A file extends others only once: each level has a longer path.
      let reader = ConfigurationReader(
        vocabulary: vocabulary, load: { $0.utf8.count < 40 ? bytes : Array("profile: all\n".utf8) })
      guard let policy = try? reader.read("/fuzz/.earshot.yml") else { return }
      _ = AuditPlan(policy, path: "/fuzz/a.xml", rules: BuiltInRules.all)
    },
    FuzzTarget(name: "baseline") { bytes in
      guard let baseline = try? Baseline(reading: bytes, named: "fuzz") else { return }
      let again = try? Baseline(reading: baseline.bytes, named: "again")
      precondition(again?.counts == baseline.counts, "a baseline is read as another")
      let matcher = BaselineMatcher(baseline, name: "fuzz", knownRules: ["missing-label"])
      _ = matcher.staleEntries { _ in true }
      _ = matcher.pruned { _ in false }.bytes
    },
    FuzzTarget(name: "state") { bytes in
      guard let saved = try? SavedState(bytes: bytes) else { return }
      _ = reader.resume(saved, content: saved.content)
      _ = reader.resume(saved, content: "another")
      let again = try? SavedState(bytes: saved.bytes)
      precondition(again?.bytes == saved.bytes, "a state is read as another")
    },
    FuzzTarget(name: "commands") { bytes in
      var state = reader.start(at: 0)
      for line in bytes.split(separator: UInt8(ascii: "\n")).prefix(60) {
        let line = String(decoding: line, as: UTF8.self)
        guard let command = try? ReaderCommand.parse(line) else { continue }
        _ = reader.recordable(line, in: state)
        _ = reader.perform(command, on: &state)
      }
      let saved = SavedState(of: state, by: reader, content: "fuzz")
      let again = try? SavedState(bytes: saved.bytes)
      precondition(again?.bytes == saved.bytes, "a state is read as another")
    },
    FuzzTarget(name: "report") { bytes in
      guard let earlier = try? EarlierReport(bytes) else { return }
      var context = ReportContext()
      context.comparison = Comparison(of: AuditReport(profile: .all), with: earlier)
      _ = TextReport(context).bytes(of: AuditReport(profile: .all))
    },
    FuzzTarget(name: "strings") { bytes in
      _ = try? StringsTable(parsing: bytes)
      _ = try? StringsCatalog(parsing: bytes)
    },
    FuzzTarget(name: "gzip") { bytes in
      _ = try? Gzip.expand(bytes, limit: 1 << 22)
      _ = Gzip.start(of: bytes, length: 1 << 14)
    },
    FuzzTarget(name: "transcript") { bytes in
      let kept = String(decoding: bytes, as: UTF8.self)
      _ = TranscriptComparison(kept: kept, now: "Cart, Heading\nBuy, Button\n").differences.map(
        \.description)
    },
    FuzzTarget(name: "unknown") { bytes in
      _ = try? HierarchyFormats.read(bytes, named: "fuzz")
    },
  ]

  private static let vocabulary = Vocabulary(
    rules: BuiltInRules.all, classes: KnownClasses.names)

  /// Navigates a screen with an element of each kind.
  private static let reader: Reader = {
    do throws(HierarchyReadingError) {
      return Reader(
        try HierarchyFormats.read(Array(screen.utf8), named: "fuzz"), wording: .voiceover)
    } catch {
      preconditionFailure("the screen of the targets cannot be read: \(error)")
    }
  }()

  private static let screen = """
    <app name="Shop" orientations="portrait landscapeLeft"><screen title="Cart" identifier="cart">
    <layout orientation="portrait" size="390 844"><UINavigationBar frame="0 47 390 44">
    <UIButton title="Back" traits="backButton" frame="8 51 60 36"/>
    <UILabel text="Cart" traits="header" frame="150 56 90 26"/></UINavigationBar>
    <UISlider label="Volume" value="40%" identifier="volume" frame="20 100 200 40"/>
    <UITextField placeholder="Name" text="Ada 👩‍🚀" identifier="name" frame="20 150 200 40"/>
    <UITextField placeholder="Code" secure="true" identifier="code" frame="20 200 200 40"/>
    <UISwitch label="Gift" on="true" frame="20 250 60 40"><action name="Wrap"/></UISwitch>
    <UISegmentedControl frame="20 300 300 40"><UIButton title="A" frame="20 300 150 40"/>
    <UIButton title="B" frame="170 300 150 40"/></UISegmentedControl>
    <UILabel text="See the terms" traits="link" language="de" frame="20 350 200 40"/>
    <UIScrollView scrollAxis="vertical" contentSize="390 2000" frame="0 400 390 300">
    <UIButton title="Buy" identifier="buy" segue="done" frame="20 420 200 44"/>
    <rotor name="Prices"><item identifier="buy"/></rotor></UIScrollView></layout>
    <layout orientation="landscape" size="844 390">
    <UIButton title="Buy" identifier="buy" frame="20 20 200 44"/></layout></screen>
    <screen title="Done" identifier="done" size="390 844"><UILabel text="Thanks"
    frame="20 20 200 44"/></screen></app>
    """
}
