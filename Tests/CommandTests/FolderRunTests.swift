import Foundation
import Platform
import TestSupport
import Testing

/// A run over a folder that exits with 0 has read every file that may hold a screen.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: the commands are not built here"))
struct FolderRunTests {
  private static let good = #"<screen title="Good" size="390 844"><UILabel text="Good"/></screen>"#

  @Test(arguments: UnreadCase.all)
  func `an unreadable file that may hold a screen is reported beside a valid one`(
    _ test: UnreadCase
  ) throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.good, to: "good.xml")
    try test.make(folder)
    let run = try CommandRun("a11y-audit", ["--format", "json", "."], in: folder.path)
    #expect(run.status == 2)
    #expect(run.errors == test.error.map { "\($0)\n" } ?? "")
    #expect(run.output.contains("\"source\": \"good.xml\""))
  }

  @Test(arguments: ReadCase.all)
  func `any spelling of a screen that the parser accepts is read`(
    _ test: ReadCase
  ) throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.good, to: "good.xml")
    _ = try folder.write(bytes: test.bytes, to: test.name)
    let run = try CommandRun(
      "a11y-audit", ["--fail-on", "never", "--density", "160", "--format", "json", "."],
      in: folder.path)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.contains("\"source\": \"\(test.name)\""))
  }

  @Test(arguments: OtherCase.all)
  func `files of other types are skipped silently`(_ test: OtherCase) throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.good, to: "good.xml")
    _ = try folder.write(test.text, to: test.name)
    let run = try CommandRun("a11y-audit", ["."], in: folder.path)
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  @Test func `an unreadable folder is reported, and the rest is audited`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.good, to: "a/good.xml")
    _ = try folder.write(Self.good, to: "b/hidden.xml")
    _ = try folder.write(Self.good, to: "c.xml")
    let run = try ShellRun.withoutPrivileges(
      "chmod 0 c.xml b; $audit --format json .; status=$?; chmod 755 b; exit $status", in: folder)
    guard let run else { return }
    #expect(run.status == 2)
    #expect(
      run.errors == """
        b: error: permission denied
        c.xml: error: permission denied

        """)
    #expect(run.output.contains("\"source\": \"a/good.xml\""))
  }

  @Test func `a storyboard of references only is reported and does not change the status`() throws {
    let folder = try ScratchFolder()
    let empty = try folder.write(
      InterfaceBuilderDocument.storyboard(
        InterfaceBuilderDocument.scene(
          "<viewControllerPlaceholder storyboardName=\"Cart\" id=\"c\"/>")), to: "Main.storyboard")
    let alone = try CommandRun("a11y-audit", [empty], in: folder.path)
    #expect(alone.status == 2)
    #expect(
      alone.output == """
        Main.storyboard:1:1: error: found no view; expected at least one

        Nothing was checked; 1 file with nothing to audit.

        """)
    _ = try folder.write(Self.good, to: "good.xml")
    let run = try CommandRun("a11y-audit", ["."], in: folder.path)
    #expect(run.status == 0)
    #expect(
      run.errors == "Main.storyboard:1:1: warning: contains no views; nothing to audit\n")
  }

  /// Every reader's rejects, in every way in which they could be skipped.
  @Test func `every rejection of a reader is reported, in any encoding`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.good, to: "good.xml")
    var names: [String] = []
    for (number, reject) in Reject.all.enumerated() {
      for (dress, bytes) in reject.dresses {
        let name = "\(number)-\(dress)"
        _ = try folder.write(bytes: bytes, to: name)
        names.append(name)
      }
    }
    let run = try CommandRun("a11y-audit", ["."], in: folder.path)
    #expect(run.status == 2)
    let told = Set(
      run.output.split(separator: "\n").filter { $0.contains(": error: ") }.compactMap {
        $0.split(separator: ":").first
      })
    #expect(names.filter { !told.contains(Substring($0)) } == [])
    #expect(told.count == names.count)
  }

  @Test func `a link to a folder elsewhere is reported, one inside is not`() throws {
    let (folder, other) = (try ScratchFolder(), try ScratchFolder())
    _ = try folder.write(Self.good, to: "a/good.xml")
    _ = try other.write(Self.good, to: "more.xml")
    #expect(SymbolicLink.make(folder.path + "/inside", to: "a"))
    #expect(SymbolicLink.make(folder.path + "/outside", to: other.path))
    let run = try CommandRun("a11y-audit", ["."], in: folder.path)
    #expect(run.status == 0)
    #expect(
      run.errors
        == "outside: warning: links to folders are not followed; name it to search it\n")
  }

  @Test func `a pipe with the name of the rotated partner is not opened`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.good, to: "a.portrait.xml")
    let run = try ShellRun("mkfifo a.landscape.xml; $audit a.portrait.xml", in: folder)
    #expect(run.status == 2)
    #expect(run.output.hasPrefix("a.landscape.xml: error: is a pipe, a socket or a device\n"))
  }

  @Test func `a transcript check of a folder without a screen fails`() throws {
    let folder = try ScratchFolder()
    let run = try CommandRun("a11y-read", ["--check", "kept", "."], in: folder.path)
    #expect(run.status == 2)
    #expect(
      run.errors == "a11y-read: error: no supported files; see --help for formats\n")
  }
}

/// Something in an audited folder, with the message about it.
struct UnreadCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let make: @Sendable (ScratchFolder) throws -> Void
  /// nil if the message is a reader's, which has its own tests.
  let error: String?

  private init(
    _ name: String, _ error: String?, _ make: @escaping @Sendable (ScratchFolder) throws -> Void
  ) {
    testDescription = name
    self.error = error
    self.make = make
  }

  private init(_ name: String, text: String, in file: String, _ error: String) {
    self.init(name, error) { _ = try $0.write(text, to: file) }
  }

  static let all = [
    UnreadCase("a file that gives an error", "cart.xml: error: input/output error") {
      #expect(SymbolicLink.make($0.path + "/cart.xml", to: "/proc/self/mem"))
    },
    UnreadCase(
      "a name that is not UTF-8", "caf\u{FFFD}.xml: error: the name is not UTF-8"
    ) {
      let run = try ShellRun(#"cp good.xml "$(printf 'caf\351.xml')""#, in: $0)
      #expect(run.status == 0)
    },
    UnreadCase(
      "a link that leads nowhere",
      "cart.storyboard: error: no such file"
    ) { #expect(SymbolicLink.make($0.path + "/cart.storyboard", to: "nowhere")) },
    UnreadCase(
      "a loop of links", "cart.xml: error: too many levels of symbolic links"
    ) { #expect(SymbolicLink.make($0.path + "/cart.xml", to: "cart.xml")) },
    UnreadCase("a pipe", "cart.xml: error: is a pipe, a socket or a device") {
      let run = try ShellRun("mkfifo cart.xml", in: $0)
      #expect(run.status == 0)
    },
    UnreadCase(
      "a storyboard that is another document", text: "<document version=\"3.0\"/>",
      in: "Main.STORYBOARD",
      "Main.STORYBOARD:1:1: error: found the root element <document>; expected that of a UI "
        + "hierarchy (app, screen, XCUIElementTypeApplication …)"),
    UnreadCase(
      "the words of a tool that failed", text: "ERROR: could not get idle state.\n", in: "d.txt",
      "d.txt:1:1: error: not a UI hierarchy: it starts with “ERROR: could not get idle state”; "
        + "wait until animations have ended, and dump again"),
    UnreadCase(
      "the error of a driver",
      text: "{\"value\":{\"error\":\"invalid session id\",\"message\":\"m\",\"stacktrace\":\"\"}}",
      in: "cart.json",
      "cart.json:1:1: error: found a WebDriver error, “invalid session id”; expected a page "
        + "source; start the app and capture the screen again"),
    UnreadCase(
      "a storyboard that Git LFS has not fetched",
      text: "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n",
      in: "Main.storyboard",
      "Main.storyboard:1:1: error: not a UI hierarchy: it starts with “version "
        + "https://git-lfs.github.com/spec/v1”; if it is a capture, capture the screen again"),
    UnreadCase(
      "a hierarchy with a DOCTYPE", text: "<!DOCTYPE a [<!ENTITY b \"]>\">]>\n<hierarchy/>",
      in: "dump.txt",
      "dump.txt:1:1: error: found a DOCTYPE; expected a document without one"),
    UnreadCase(
      "a root that the parser cannot read", text: "<hierarchy rotation=0><node/></hierarchy>",
      in: "dump", "dump:1:21: error: found no quote; expected a quoted attribute value"),
    UnreadCase(
      "a snapshot that is cut early", text: "[{\"element\":{\"_0\":{\"lab", in: "cart.snapshot",
      "cart.snapshot:1:20: error: a string has no end; expected its closing quote"),
  ]
}

/// A screen in a form that detection by text would skip.
struct ReadCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let name: String
  let bytes: [UInt8]

  init(_ description: String, _ name: String, _ text: String) {
    testDescription = description
    self.name = name
    bytes = Array(text.utf8)
  }

  private static let dump = UIAutomatorDump.windows(
    #"<node class="android.widget.ImageButton" clickable="true" "#
      + #"bounds="[0,0][200,200]" package="a"/>"#)
  private static func storyboard(_ type: String) -> String {
    """
    <?xml version='1.0' encoding='UTF-8'?>
    <document \(type) version='3.0'><objects><view id='v'><rect key='frame' x='0' y='0' \
    width='100' height='100'/><subviews><button id='b' opaque='NO'><rect key='frame' x='0' y='0' \
    width='50' height='50'/></button></subviews></view></objects></document>
    """
  }
  private static let comment = "<!--" + String(repeating: " long ", count: 20_000) + "-->"

  static let all = [
    ReadCase(
      "single quotes", "a.xib", storyboard("type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'")),
    ReadCase(
      "blanks around the sign", "a.xib",
      storyboard("type  =\n 'com.apple.InterfaceBuilder3.CocoaTouch.XIB'")),
    ReadCase(
      "a character reference", "a.xib",
      storyboard("type='com&#46;apple.InterfaceBuilder3.CocoaTouch.XIB'")),
    ReadCase(
      "many attributes first", "a.xib",
      storyboard(
        (0..<200).map { "a\($0)='aaaaaaaaaa'" }.joined(separator: " ")
          + " type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'")),
    ReadCase("after a long comment", "a.txt", comment + dump),
    ReadCase("after many comments", "a", String(repeating: "<!-- > -->\n", count: 20_000) + dump),
    ReadCase("a name without an ending", "dump", dump),
  ]
}

/// A file beside screens that is not a screen.
struct OtherCase: CustomTestStringConvertible, Sendable {
  var testDescription: String { name }
  let name: String
  let text: String

  init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }

  static let all = [
    OtherCase("Info.plist", "<!DOCTYPE plist><plist version=\"1.0\"/>"),
    OtherCase("strings.xml", "<resources><string name=\"a\">A</string></resources>"),
    OtherCase("broken.xml", "<resources><string></resources>"),
    OtherCase("Contents.json", "{\"images\": [{\"idiom\": \"universal\"}], \"info\": {}}"),
    OtherCase("tsconfig.json", "{\n  // As TypeScript has it.\n  \"files\": []\n}"),
    OtherCase("settings.json", "// Comments first.\n{}"),
    OtherCase("broken.json", "{\"dependencies\": {\"a\": }}"),
    OtherCase("appcast.xml", "---\nlayout: null\n---\n<rss></rss>"),
    OtherCase("template.xml", "<{{name}} a=\"b\">"),
    OtherCase("response.json", "HTTP/1.1 200 OK\n\n[{\"a\": 1}]"),
    OtherCase("malformed.json", "[ { a: 1 } ]"),
    OtherCase("cut.json", "{\"dependencies\": {\"a\""),
    OtherCase("notes.txt", "Some notes."),
    OtherCase("page.html", "<!DOCTYPE html><html></html>"),
    OtherCase("empty.txt", ""),
    OtherCase("Cart.swift", "import UIKit"),
  ]
}

/// A document whose beginning shows its format, but that its reader refuses.
private struct Reject {
  let ending: String
  let text: String

  static let all = [
    Reject(ending: "xml", text: "<screen><UIView frame=\"1 2 3\"/></screen>"),
    Reject(ending: "xml", text: "<app name=\"A\"><screen><UIView></screen></app>"),
    Reject(ending: "xml", text: "<AppiumAUT><XCUIElementTypeButton x=\"wide\"/></AppiumAUT>"),
    Reject(ending: "xml", text: "<UIAApplication name=\"A\"><UIAButton></UIAApplication>"),
    Reject(ending: "uix", text: "<hierarchy rotation=\"0\"><node bounds=\"[0,0]\"/></hierarchy>"),
    Reject(ending: "xml", text: "<hierarchy rotation=\"0\"></hierarchy>"),
    Reject(
      ending: "xib",
      text:
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"><objects>"),
    Reject(ending: "json", text: "[{\"traversalIndex\": 1}]"),
    Reject(ending: "json", text: "[{\"element\": {\"_0\": {\"label\": \"A\"}}, {}]"),
  ]

  private var isXML: Bool { text.hasPrefix("<") }

  /// The document under names and in forms that a search could miss.
  var dresses: [(String, [UInt8])] {
    let bytes = Array(text.utf8)
    let wide = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let filler =
      isXML
      ? "<!--" + String(repeating: " > ", count: 60_000) + "-->"
      : String(repeating: " ", count: 180_000)
    var all: [(String, [UInt8])] = [
      ("named.\(ending)", bytes), ("upper.\(ending.uppercased())", bytes), ("none", bytes),
      ("other.txt", bytes), ("deep/er/none", bytes), ("wide", [0xFF, 0xFE] + wide),
      ("marked", [0xEF, 0xBB, 0xBF] + bytes), ("late", Array((filler + text).utf8)),
      ("blank", Array(("\n\n \t" + text).utf8)),
    ]
    if isXML {
      all += [
        ("single", Array(text.replacing("\"", with: "'").replacing("=", with: " = ").utf8)),
        ("declared", Array(("<?xml version='1.0' encoding='windows-1252'?>" + text).utf8)),
        ("typed", Array(("<!DOCTYPE a [<!ENTITY b ']>'>]>" + text).utf8)),
        ("instructed", Array(("<?a b?>\n<!-- c -->" + text).utf8)),
      ]
    }
    return all
  }
}
