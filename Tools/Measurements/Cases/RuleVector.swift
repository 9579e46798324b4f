import Foundation
import TestSupport

/// A case of a peer's own tests, as `../shared/vectors/rules.json` restates it.
struct RuleVector: Sendable, CustomStringConvertible {
  let id: String
  let kind: String
  let platform: String
  let rule: String?
  let expect: String?
  /// The facts of the case, as JSON.
  let input: VectorValue

  var description: String { "\(id): \(rule ?? kind), \(expect ?? "a figure")" }

  static let file = URL(filePath: SharedFiles.path("vectors/rules.json"))

  static let isThere = SharedFiles.has("vectors/rules.json")

  /// All of the file; none where it is not there.
  static let all: [RuleVector] = {
    guard let data = try? Data(contentsOf: file),
      let root = try? JSONDecoder().decode(VectorValue.self, from: data)
    else { return [] }
    return (root["vectors"]?.list ?? []).compactMap(RuleVector.init)
  }()

  private init?(_ value: VectorValue) {
    guard let id = value["id"]?.text, let kind = value["kind"]?.text,
      let platform = value["platform"]?.text, let input = value["input"]
    else { return nil }
    self.id = id
    self.kind = kind
    self.platform = platform
    rule = value["rule"]?.text
    expect = value["expect"]?.text
    self.input = input
  }
}

/// Any JSON.
enum VectorValue: Decodable, Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([VectorValue])
  case object([String: VectorValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([VectorValue].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: VectorValue].self))
    }
  }

  subscript(key: String) -> VectorValue? {
    guard case .object(let object) = self else { return nil }
    return object[key]
  }

  var keys: Set<String> {
    guard case .object(let object) = self else { return [] }
    return Set(object.keys)
  }

  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  var flag: Bool? {
    guard case .flag(let flag) = self else { return nil }
    return flag
  }

  var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  var list: [VectorValue]? {
    guard case .list(let list) = self else { return nil }
    return list
  }

  /// As an attribute of our format writes it; nil for what has no value.
  var attribute: String? {
    switch self {
    case .null, .object: nil
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number):
      number.formatted(.number.grouping(.never).precision(.fractionLength(0...3)))
    case .text(let text): text
    case .list(let list): list.compactMap(\.attribute).joined(separator: " ")
    }
  }
}
