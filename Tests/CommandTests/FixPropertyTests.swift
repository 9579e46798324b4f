import AccessibilityModel
import Foundation
import HierarchyReading
import Platform
import TestSupport
import Testing

/// Files into which fixes are written, changed beforehand so that there is much to fix.
struct FixFolder: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let folder: String
  var alter: @Sendable (String) -> String = { $0 }

  static let fixtures: [FixFolder] = [
    FixFolder(testDescription: "our own format", folder: "\(PackageFiles.root)/Fixtures/ui"),
    FixFolder(
      testDescription: "our own format, every label with a kind and a blank",
      folder: "\(PackageFiles.root)/Fixtures/ui",
      alter: { $0.replacing(/(\slabel="[^"]*)"/) { "\($0.1) button \"" } }),
    FixFolder(
      testDescription: "our own format, titles as labels with blanks, on lines that end in CR LF",
      folder: "\(PackageFiles.root)/Fixtures/ui",
      alter: {
        $0.replacing(/\stitle="([^"]*)"/) { "\($0.0) label='  \($0.1)'" }
          .replacing("\n", with: "\r\n")
      }),
    FixFolder(
      testDescription: "Interface Builder",
      folder: "\(PackageFiles.root)/Fixtures/interface-builder"),
    FixFolder(
      testDescription: "Interface Builder, every label with a blank",
      folder: "\(PackageFiles.root)/Fixtures/interface-builder", alter: blank),
  ]

  private static let realFolder = CorpusFiles.folder + "/ib"

  static let corpus: [FixFolder] = [
    FixFolder(testDescription: "the corpus", folder: realFolder),
    FixFolder(
      testDescription: "the corpus, every label with a blank", folder: realFolder,
      alter: blank),
    FixFolder(
      testDescription: "the corpus, every configuration without traits and with a hint",
      folder: realFolder,
      alter: {
        $0.replacing(/<accessibility key="accessibilityConfiguration"/) {
          "\($0.0) hint=\"opens it\""
        }.replacing(/<state key="normal"/) {
          "<accessibility key=\"accessibilityConfiguration\" label=\"Go button\"><accessibilityTraits key=\"traits\" none=\"YES\"/></accessibility>\($0.0)"
        }
      }),
  ]

  private static let blank: @Sendable (String) -> String = {
    $0.replacing(/key="accessibilityConfiguration"([^>]*) label="/) { "\($0.0) " }
  }
}

@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"))
struct FixPropertyTests {
  @Test(arguments: FixFolder.fixtures)
  func `fixes change accessibility alone, and bring nothing new`(_ test: FixFolder) throws {
    try check(test)
  }

  @Test(
    .enabled(if: CorpusFiles.areThere, "skips: ../shared/corpus is not beside the package"),
    arguments: FixFolder.corpus)
  func `so do fixes of real files`(_ test: FixFolder) throws {
    try check(test)
  }

  private func check(_ test: FixFolder) throws {
    let folder = try ScratchFolder()
    var old: [String: String] = [:]
    for file in try Folder.files(below: test.folder) {
      let name = file.split(separator: "/").last.map(String.init) ?? ""
      guard [".xml", ".xib", "oard"].contains(where: name.hasSuffix) else { continue }
      let text = test.alter(String(decoding: try InputFile.read(file), as: UTF8.self))
      old[name] = text
      _ = try folder.write(text, to: name)
    }
    let arguments = ["--profile", "all", "--format", "json"]
    let before = try Findings(CommandRun("a11y-audit", arguments + ["."], in: folder.path))
    let after = try Findings(CommandRun("a11y-audit", arguments + ["--fix", "."], in: folder.path))
    for (key, count) in after.counts { #expect(count <= before.counts[key] ?? 0, "\(key)") }
    // Other findings at a place may go with one that has an autofix. Of many, not all are tried before they are announced.
    #expect(after.fixable.count <= after.left)
    #expect(before.fixable.count - after.left <= after.fixed)
    #expect(after.fixed <= before.fixable.count)
    #expect(after.unreadable == before.unreadable)
    for (name, text) in old {
      let bytes = try InputFile.read(folder.path + "/" + name)
      let new = String(decoding: bytes, as: UTF8.self)
      #expect(Self.plain(new) == Self.plain(text), "\(name)")
      #expect(Self.seen(bytes) == Self.seen(Array(text.utf8)), "\(name)")
    }
    let again = try Findings(CommandRun("a11y-audit", arguments + ["--fix", "."], in: folder.path))
    #expect(again.fixed == 0)
    #expect(again.counts == after.counts)
  }

  /// The text without its accessibility data.
  private static func plain(_ text: String) -> String {
    text.replacing(/\s*<accessibility [^>]*\/>/, with: "")
      .replacing(/\s*<accessibility [^>]*[^>\/]>(.|\s)*?<\/accessibility>/, with: "")
      .replacing(
        /\s(label|hint|value|traits|isElement|viewIsModal|userInputLabels|activationPoint)\s*=\s*("[^"]*"|'[^']*')/,
        with: ""
      )
      // A bar item without an end tag gets one.
      .replacing(/\/>/, with: ">").replacing(/\s*<\/barButtonItem>/, with: "")
  }

  /// The visible facts of a file; nil if it cannot be read.
  private static func seen(_ bytes: [UInt8]) -> [[String]]? {
    guard let hierarchy = try? HierarchyFormats.read(bytes, named: "x.xml") else { return nil }
    return hierarchy.screens.map { screen in
      screen.elements.map { element in
        let details = element.details
        return [
          element.className, "\(element.frame)", details.text ?? "", details.title ?? "",
          details.placeholder ?? "", details.image ?? "", "\(element.flags.contains(.hidden))",
        ].joined(separator: "|")
      }
    }
  }
}

/// The open findings of a JSON report, counted by facts that do not change with attributes.
private struct Findings {
  var counts: [String: Int] = [:]
  var fixed = 0
  /// How many autofixes were tried and not made.
  var left = 0
  var unreadable = 0

  /// The fingerprints of those with an autofix, each of which counts once.
  var fixable: Set<String> = []

  init(_ run: CommandRun) throws {
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    fixed = (report["fixes"] as? [String: Any])?["fixed"] as? Int ?? 0
    left = ((report["fixes"] as? [String: Any])?["left"] as? [Any] ?? []).count
    unreadable = (report["unreadable"] as? [Any] ?? []).count
    for (number, screen) in (report["screens"] as? [[String: Any]] ?? []).enumerated() {
      for finding in screen["findings"] as? [[String: Any]] ?? []
      where finding["status"] as? String == "open" {
        let fix = finding["fix"] as? [String: Any]
        if fix?["automatic"] as? Bool == true, let print = finding["fingerprint"] as? String {
          fixable.insert(print)
        }
        let path = (finding["element"] as? [String: Any])?["path"] as? String ?? ""
        counts["\(number) \(path) \(finding["rule"] ?? "")", default: 0] += 1
      }
    }
  }
}
