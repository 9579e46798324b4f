/// The names of symbols that a synthesiser skips or that a listener may want named.
public struct SymbolTable: Sendable {
  /// One symbol: its name, and the punctuation level from which it is named.
  public struct Symbol: Hashable, Sendable {
    public let name: String
    public let level: PunctuationLevel
    /// The neighbours with which the mark belongs to a word or a number, and is left to the engine
    /// at every level.
    public let belongsTo: Neighbours

    public init(_ name: String, from level: PunctuationLevel, belongsTo: Neighbours = .nothing) {
      self.name = name
      self.level = level
      self.belongsTo = belongsTo
    }
  }

  /// The neighbours that make a mark part of a word or number.
  public enum Neighbours: Sendable {
    case nothing, letters, digits
  }

  private let symbols: [Unicode.Scalar: Symbol]
  /// The name of a private use character, most often a glyph of an icon font.
  public let privateUse: String

  public init(_ symbols: [Unicode.Scalar: Symbol], privateUse: String) {
    self.symbols = symbols
    self.privateUse = privateUse
  }

  /// The same symbols with the names of another language; symbols without one keep their own.
  public func renamed(_ names: [String: String]) -> SymbolTable {
    guard !names.isEmpty else { return self }
    let renamed = symbols.mapValues { symbol in
      Symbol(names[symbol.name] ?? symbol.name, from: symbol.level, belongsTo: symbol.belongsTo)
    }
    return SymbolTable(renamed, privateUse: names[privateUse] ?? privateUse)
  }

  /// All names that it has.
  public var names: Set<String> { Set(symbols.values.map(\.name) + [privateUse]) }

  subscript(scalar: Unicode.Scalar) -> Symbol? {
    symbols[scalar] ?? Self.unicodeName(of: scalar).map { Symbol($0, from: .some) }
  }

  /// The Unicode name of a picture that no table includes, such as “two joined squares”.
  ///
  /// The engine is silent for them. Emoji are left to it: it knows their names in the spoken
  /// language.
  private static func unicodeName(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x2190...0x21FF, 0x2300...0x23FF, 0x25A0...0x27BF, 0x2900...0x297F, 0x2B00...0x2BFF:
      break
    default: return nil
    }
    let properties = scalar.properties
    guard !properties.isEmoji else { return nil }
    return properties.name?.lowercased()
  }
}
