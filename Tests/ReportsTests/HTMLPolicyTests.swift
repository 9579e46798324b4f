import Foundation
import Reports
import TestSupport
import Testing

/// A page runs only the scripts that we wrote.
@Suite struct HTMLPolicyTests {
  private static func page(screens: Int) throws -> String {
    let screen = "<screen><UIButton frame=\"0 0 44 44\"/></screen>"
    let report = try SampleReport.report((0..<screens).map { ("\($0).xml", screen) })
    return String(decoding: HTMLReport(.init()).bytes(of: report), as: UTF8.self)
  }

  @Test(arguments: [1, 21])
  func `the policy names each script by its hash, and nothing else`(_ screens: Int) throws {
    let page = try Self.page(screens: screens)
    let scripts = page.components(separatedBy: "<script>").dropFirst().map {
      $0.components(separatedBy: "</script>")[0]
    }
    #expect(scripts.count == 2)
    let policy = try #require(
      page.firstMatch(of: #/script-src ([^;]*);/#)?.output.1.split(separator: " "))
    for script in scripts {
      let hash = try Self.hash(of: script)
      #expect(policy.contains("'sha256-\(hash)'"), "HTMLScripts.policy: sha256-\(hash)")
    }
    #expect(policy.allSatisfy { $0.hasPrefix("'sha256-") })
    #expect(policy.count == 2)
    // Handlers in attributes and addresses that are scripts would not run; there are none.
    #expect(!page.contains(#/<[^>]* on[a-z]+=/#))
    #expect(!page.contains("javascript:"))
  }

  /// SHA-256 in Base64, by a tool that every system has.
  private static func hash(of text: String) throws -> String {
    let folder = try ScratchFolder()
    let file = try folder.write(text, to: "script")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["sha256sum", file]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let digits = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile().prefix(64), as: UTF8.self)
    process.waitUntilExit()
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { offset in
      UInt8(digits.dropFirst(offset).prefix(2), radix: 16)
    }
    return Data(bytes).base64EncodedString()
  }
}
