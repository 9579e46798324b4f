import SourceText
import TestSupport
import Testing

/// Files of a folder that define screens but are not read are named, and do not fail a run.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"))
struct NotAuditedCommandTests {
  private static let good = #"<screen title="Good" size="390 844"><UILabel text="Good"/></screen>"#
  private static let captureApp = "capture the running app: docs/capture.md"
  private static let compose = """
    import androidx.compose.runtime.Composable
    @Composable fun Cart() {}
    """

  @Test(arguments: NotAuditedCase.all)
  func `a file in a form that is not read is named and fails no run`(
    _ test: NotAuditedCase
  ) throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.good, to: "good.xml")
    _ = try folder.write(test.text, to: test.path)
    let run = try CommandRun("a11y-audit", ["."], in: folder.path)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.hasSuffix("\n1 \(test.sentence).\n"))
    let report = try CommandRun("a11y-audit", ["--format", "json", "."], in: folder.path)
    #expect(report.errors == "a11y-audit: note: 1 \(test.sentence)\n")
    let root = try JSONDocument(Array(report.output.utf8)).root
    let kinds = root["notAudited"].map { Array($0.elements) } ?? []
    #expect(kinds.map { $0["kind"]?.string } == [test.kind])
    #expect(kinds.map { $0["first"]?.elements.compactMap(\.string) } == [[test.path]])
  }

  @Test func `a view of SwiftUI without a body is named in every form`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(
      "import SwiftUI\nstruct Cart: View { var body: some View { Text(\"A\") } }\nstruct Home: View {}\n",
      to: "Cart.swift")
    _ = try folder.write("import SwiftUI\n@Drawn struct Login: View {}\n", to: "Login.swift")
    let run = try CommandRun("a11y-audit", ["."], in: folder.path)
    #expect(run.status == 0)
    #expect(
      run.errors == """
        Cart.swift:3:1: warning: Home has no body in the files read, so it is not audited
        Login.swift:1:1: warning: found views whose body is not in the files read; expected one with its body

        """)
    #expect(
      run.output.hasSuffix(
        "\n2 files with SwiftUI views that are not understood (Cart.swift, Login.swift) are not audited; "
          + "\(Self.captureApp).\n"))
    let report = try CommandRun("a11y-audit", ["--format", "markdown", "."], in: folder.path)
    #expect(report.output.contains("2 files with SwiftUI views that are not understood"))
  }

  @Test
  func
    `content of SwiftUI that no view type has is audited, and the part that is not read is named`()
    throws
  {
    let folder = try ScratchFolder()
    _ = try folder.write(
      """
      import SwiftUI
      import WidgetKit
      struct Ride: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: RideAttributes.self) { context in
            VStack { Button(action: stop) { Image("icon_close") } }
          } dynamicIsland: { context in
            DynamicIsland { DynamicIslandExpandedRegion(.center) { Text("A") } }
          }
        }
      }
      """, to: "Ride.swift")
    _ = try folder.write(
      "import SwiftUI\n@main struct Rides: App { var body: some Scene { WindowGroup { Root() } } }\n",
      to: "Rides.swift")
    let run = try CommandRun("a11y-audit", ["."], in: folder.path)
    #expect(run.status == 1)
    #expect(
      run.errors == """
        Ride.swift:5:5: warning: the content of the Dynamic Island is not understood, so it is not audited

        """)
    #expect(run.output.contains("Ride.swift:6:16: error: Button has no label"))
    #expect(
      run.output.hasSuffix(
        "\n1 file with a SwiftUI view that is not understood (Ride.swift) is not audited; "
          + "\(Self.captureApp).\n"))
    let named = try CommandRun("a11y-audit", ["Rides.swift"], in: folder.path)
    #expect(
      named.output.hasPrefix(
        "Rides.swift:1:1: error: found no SwiftUI view; expected at least one\n"))
  }

  @Test func `files of one form share a sentence, without any screen too`() throws {
    let folder = try ScratchFolder()
    for name in ["Cart", "Home", "Login"] {
      _ = try folder.write(Self.compose, to: "App/\(name).kt")
    }
    _ = try folder.write(
      "import androidx.compose.runtime.Composable\n@Composable fun Cart() {}",
      to: "app/src/main/Cart.kt")
    let sentence =
      "4 files with Compose functions "
      + "are not audited; \(Self.captureApp)"
    let run = try CommandRun("a11y-audit", ["."], in: folder.path)
    #expect(run.status == 2)
    #expect(
      run.errors == "a11y-audit: error: no supported files in \".\"; see --help for formats\n")
    #expect(run.output == "Nothing was checked.\n\(sentence).\n")
    let initialization = try CommandRun("a11y-audit", ["--init"], in: folder.path)
    #expect(initialization.status == 2)
    #expect(initialization.errors == "\(run.errors)a11y-audit: note: \(sentence)\n")
  }

  @Test func `a configuration leaves such files out too`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.good, to: "good.xml")
    _ = try folder.write(Self.compose, to: "Old/Cart.kt")
    _ = try folder.write("exclude: [\"Old/**\"]\n", to: ".earshot.yml")
    let run = try CommandRun("a11y-audit", ["."], in: folder.path)
    #expect(run.status == 0)
    #expect(!run.output.contains("not audited"))
  }

  @Test func `other files are counted in detail only, and a broken one says how to leave it out`()
    throws
  {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.good, to: "good.xml")
    _ = try folder.write("{}", to: "Contents.json")
    _ = try folder.write("import UIKit", to: "Cart.swift")
    let brief = try CommandRun("a11y-audit", ["."], in: folder.path)
    #expect(!brief.output.contains("other files"))
    let detailed = try CommandRun("a11y-audit", ["--verbose", "."], in: folder.path)
    #expect(detailed.output.hasSuffix("\n2 other files without a UI hierarchy.\n"))
    _ = try folder.write("<screen><UIView></screen>", to: "broken.xml")
    let broken = try CommandRun("a11y-audit", ["."], in: folder.path)
    #expect(broken.status == 2)
    #expect(
      broken.output.contains(
        "; 1 file could not be read.\nTo leave files out, list them under exclude in .earshot.yml.\n"
      ))
    let named = try CommandRun("a11y-audit", ["broken.xml"], in: folder.path)
    #expect(!named.output.contains("To leave files out"))
  }
}

/// A file in a recognised but unsupported form, with the message about it.
struct NotAuditedCase: CustomTestStringConvertible, Sendable {
  var testDescription: String { path }
  let path: String
  let kind: String
  let text: String
  let sentence: String

  init(_ path: String, _ kind: String, _ text: String, _ words: String, _ advice: String) {
    self.path = path
    self.kind = kind
    self.text = text
    sentence = "\(words) (\(path)) is not audited; \(advice)"
  }

  private static let app = "capture the running app: docs/capture.md"
  private static let again =
    "capture the screen again, or list the file under exclude in .earshot.yml"
  private static let nib = "audit the .storyboard or .xib it was made from"
  private static let failed = "file that may be a failed capture"

  static let all = [
    NotAuditedCase(
      "Cart.kt", "compose", "import androidx.compose.runtime.Composable\n@Composable fun Cart() {}",
      "file with Compose functions", app),
    NotAuditedCase(
      "Interface.storyboard", "watchkit",
      "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" version=\"3.0\"/>",
      "WatchKit storyboard", "check the running watch app with Xcode's Accessibility Inspector"),
    NotAuditedCase(
      "Old.xib", "xcode-archive",
      "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><data/></archive>",
      "xib of Xcode 4", "open and save in Xcode 5 or later"),
    NotAuditedCase("Cart.xib", "compiled-nib", "bplist00\u{1}", "compiled nib", nib),
    NotAuditedCase("cart", "compiled-nib", "NIBArchive\u{1}", "compiled nib", nib),
    NotAuditedCase(
      "Old.nib/classes.nib", "compiled-nib", "{\n  IBClasses = (\n  );\n}", "compiled nib", nib),
    NotAuditedCase(
      "source.txt", "page-source-wrapped", "{\"value\": \"<AppiumAUT/>\"}", "WebDriver response",
      "save the XML in the member \"value\""),
    NotAuditedCase("cart.xml", "failed-capture", "", failed, again),
    NotAuditedCase("dump.uix", "failed-capture", "<?xml version=\"1.0\" enc", failed, again),
    NotAuditedCase("killed.xml", "failed-capture", "Killed\n", failed, again),
    NotAuditedCase(
      "page.xml", "failed-capture", "<!DOCTYPE html><html><body>502</body></html>", failed, again),
    NotAuditedCase("cut.json", "failed-capture", "[{\"ele", failed, again),
    NotAuditedCase("tag.xml", "failed-capture", "<hierar", failed, again),
    NotAuditedCase(
      "log.xml", "failed-capture", "WARNING: linker: unused\n<hierarchy rotation=\"0\"/>", failed,
      again),
  ]
}
