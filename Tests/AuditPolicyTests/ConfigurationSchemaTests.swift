import AccessibilityModel
import Auditing
import Platform
import SourceText
import TestSupport
import Testing

@testable import AuditPolicy

/// A mapping of a configuration, in the schema and in the reader.
struct SchemaKeysCase: CustomTestStringConvertible, Sendable {
  /// The name of its definition; empty for the root.
  let definition: String
  let keys: [String]

  var testDescription: String { definition.isEmpty ? "root" : definition }

  static let all = [
    SchemaKeysCase(definition: "", keys: ConfigurationKeys.root),
    SchemaKeysCase(definition: "rule", keys: ConfigurationKeys.rule),
    SchemaKeysCase(definition: "override", keys: ConfigurationKeys.override),
    SchemaKeysCase(definition: "class", keys: ConfigurationKeys.classes),
    SchemaKeysCase(definition: "suppression", keys: ConfigurationKeys.suppression),
    SchemaKeysCase(definition: "custom", keys: ConfigurationKeys.custom),
    SchemaKeysCase(definition: "match", keys: ConfigurationKeys.match),
    SchemaKeysCase(definition: "requirement", keys: ConfigurationKeys.requirement),
    SchemaKeysCase(definition: "exception", keys: ConfigurationKeys.exception),
    SchemaKeysCase(definition: "size", keys: ConfigurationKeys.size),
    SchemaKeysCase(definition: "app", keys: ConfigurationKeys.app),
  ]
}

/// The words that a key accepts, in the schema and in the code.
struct SchemaWordsCase: CustomTestStringConvertible, Sendable {
  /// The path to the list in the schema.
  let path: [String]
  let words: [String]

  var testDescription: String { path.joined(separator: "/") }

  private init<Word: RawRepresentable<String> & CaseIterable>(_ path: [String], _: Word.Type) {
    self.init(path, Word.allCases.map(\.rawValue))
  }

  private init(_ path: [String], _ words: [String]) {
    (self.path, self.words) = (path, words)
  }

  private static func app(_ key: String) -> [String] { ["definitions", "app", "properties", key] }

  static let all = [
    SchemaWordsCase(["definitions", "profile"], Profile.self),
    SchemaWordsCase(["definitions", "severity"], Severity.self),
    SchemaWordsCase(["definitions", "idiom"], Idiom.self),
    SchemaWordsCase(["properties", "failOn"], FailureSetting.Threshold.self),
    SchemaWordsCase(
      ["definitions", "class", "properties", "codeSets", "anyOf", "0"], CodeFact.self),
    SchemaWordsCase(app("direction"), LayoutDirection.self),
    SchemaWordsCase(app("audioCategory"), AppFacts.AudioCategory.self),
    SchemaWordsCase(app("orientations") + ["items"], AppFacts.orientationNames),
    SchemaWordsCase(app("notificationTypes") + ["items"], AppFacts.notificationTypeNames),
  ]
}

/// Editors get the schema, the command has the reader: neither may know a key that the other does not.
@Suite struct ConfigurationSchemaTests {
  private let root: JSONValue

  init() throws {
    root = try JSONDocument(try InputFile.read("\(PackageFiles.root)/docs/earshot.schema.json"))
      .root
  }

  @Test(arguments: SchemaKeysCase.all)
  func `the schema has the keys of the reader`(_ test: SchemaKeysCase) throws {
    let schema =
      test.definition.isEmpty ? root : try #require(root["definitions"]?[test.definition])
    let properties = try #require(schema["properties"])
    #expect(properties.members.map(\.name).sorted() == test.keys.sorted())
    // Thresholds are the only keys that are not listed: each rule has its own.
    let others = test.definition == "rule" ? nil : schema["additionalProperties"]?.boolean
    #expect(others == (test.definition == "rule" ? nil : false))
  }

  @Test func `no mapping of the schema is without a test`() throws {
    let mappings = try #require(root["definitions"]).members
      .filter { $0.value["properties"] != nil }.map(\.name)
    #expect(Set(mappings) == Set(SchemaKeysCase.all.map(\.definition)).subtracting([""]))
  }

  @Test(arguments: SchemaWordsCase.all)
  func `the schema has the words of the reader`(_ test: SchemaWordsCase) throws {
    let schema = test.path.reduce(root as JSONValue?) { value, name in
      Int(name).flatMap { index in value?.array.map { $0[index] } } ?? value?[name]
    }
    let words = try #require(schema?["enum"]?.array).compactMap(\.string)
    #expect(words.sorted() == test.words.sorted())
  }

  @Test func `a density has the same limits`() throws {
    let density = try #require(root["definitions"]?["density"])
    #expect(density["minimum"]?.number == 40)
    #expect(density["maximum"]?.number == 2000)
    for number in ["40", "2000"] {
      #expect(ConfigurationFiles.errors(of: "density: \(number)\n") == "")
    }
    for number in ["39", "2001"] {
      #expect(ConfigurationFiles.errors(of: "density: \(number)\n").contains("from 40 to 2000"))
    }
  }
}
