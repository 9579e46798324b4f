import Platform
import TestSupport
import Testing

/// The facts that rules may ask of an element, by the sources.
@Suite struct RuleInterfaceTests {
  /// The public members of `AuditedElement` in the sources of `Auditing`, by name.
  private func members() throws -> Set<String> {
    var members: Set<String> = []
    for source in try Self.sources("Auditing") {
      var isInside = false
      for line in source.split(separator: "\n") {
        if line.hasPrefix("extension AuditedElement")
          || line.hasPrefix("public struct AuditedElement ")
        {
          isInside = true
        } else if line.hasPrefix("}") {
          isInside = false
        } else if isInside, line.hasPrefix("  public "), let name = Self.name(in: line) {
          members.insert(name)
        }
      }
    }
    return members
  }

  private static func name(in line: Substring) -> String? {
    let words = line.split(separator: " ")
    guard let place = words.firstIndex(where: { ["var", "let", "func"].contains($0) }),
      place + 1 < words.count, !words.contains("static")
    else { return nil }
    return String(words[place + 1].prefix { $0.isLetter || $0.isNumber })
  }

  private static func sources(_ target: String) throws -> [String] {
    try swiftFiles(in: "Sources/\(target)")
  }

  private static func swiftFiles(in folder: String) throws -> [String] {
    try Folder.files(below: "\(PackageFiles.root)/\(folder)")
      .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("/ClosedFacts.swift") }
      .map { String(decoding: try InputFile.read($0), as: UTF8.self) }
  }

  /// Reached by facets that answer for several members: the number only becomes smaller.
  private static let mostMembers = 59

  @Test func `rules ask an element little`() throws {
    let count = try members().count
    #expect(count <= Self.mostMembers, "AuditedElement has \(count) public members")
  }

  @Test func `every public member is asked for outside of its target`() throws {
    let sources =
      try ["AuditRules", "AuditPolicy", "Reports", "a11y-audit"].flatMap(Self.sources)
      + Self.swiftFiles(in: "Tools")
    let asked = Set(sources.flatMap { $0.split { !$0.isLetter && !$0.isNumber } })
    #expect(try members().filter { !asked.contains(Substring($0)) }.sorted() == [])
  }

  @Test(arguments: [
    "framesAreDesignTime", "codeEvidence", "codeLinks", "origins", "capabilities", "limitations",
    "scaleTolerance", "isLanguageInferred",
  ])
  func `rules ask for no raw fact of a file`(_ fact: String) throws {
    for source in try Self.sources("AuditRules") {
      #expect(!source.contains(".\(fact)"))
    }
  }
}
