internal import SourceText

/// The values of all `values` folders of a project, by their types and names.
struct AndroidValues: Sendable {
  /// A value as the file has it: a text, a colour, a reference to another.
  struct Value: Sendable {
    var text: String
    var folder: AndroidFolder
  }

  /// The items of a style, and the style that it extends.
  struct Style: Sendable {
    var parent: String?
    var items: [String: String]
    var folder: AndroidFolder
  }

  private var values: [String: [String: [Value]]] = [:]
  private var styles: [String: [Style]] = [:]

  /// Adds the content of a file, as far as it can be parsed.
  mutating func add(_ bytes: [UInt8], in folder: AndroidFolder) {
    let bytes = AndroidEntities.replaced(in: bytes)
    guard let read = try? XMLDocument.read(bytes, into: AndroidValuesHandler()) else { return }
    for entry in read.entries {
      values[entry.type, default: [:]][entry.name, default: []].append(
        Value(text: entry.text, folder: folder))
    }
    for style in read.styles {
      styles[style.name, default: []].append(
        Style(parent: style.parent, items: style.items, folder: folder))
    }
  }

  /// Adds a colour that depends on the state of a view: that of a view without any state.
  ///
  /// - Parameter type: the folder that it is in.
  mutating func addStateList(
    _ bytes: [UInt8], named name: String, of type: String = "color", in folder: AndroidFolder
  ) {
    guard let read = try? XMLDocument.read(bytes, into: AndroidStateListHandler()),
      let color = read.color
    else { return }
    values[type, default: [:]][name, default: []].append(Value(text: color, folder: folder))
  }

  /// The value of a resource for a layout in a folder.
  ///
  /// - Returns: nil for one that is missing, and for one to which several modules or variants of the app, none of
  ///   them that of the layout, give different values.
  func value(_ type: String, _ name: String, for folder: AndroidFolder) -> String? {
    guard let all = values[type]?[name],
      let best = AndroidFolder.best(of: all, for: folder, at: \.folder)
    else { return nil }
    guard best.folder.root != folder.root else { return best.text }
    let rivals = all.filter { $0.folder.qualifiers == best.folder.qualifiers }
    return rivals.allSatisfy { $0.text == best.text } ? best.text : nil
  }

  /// The smallest length that phones get for a dimension of the module of a layout, if its folders for widths give others
  /// than the one without: `values`, `values-sw360dp`. Nil if no such folder has it, or if one has no plain length.
  func smallestOnPhones(_ name: String, for folder: AndroidFolder) -> String? {
    // A layout for some widths is not that of all phones.
    guard !folder.qualifiers.contains(where: { $0.hasPrefix("sw") }) else { return nil }
    let all = (values["dimen"]?[name] ?? []).filter {
      $0.folder.root == folder.root
        && $0.folder.qualifiers.allSatisfy { folder.qualifiers.contains($0) || Self.isOfPhones($0) }
    }
    guard all.count > 1,
      all.contains(where: { $0.folder.qualifiers.contains(where: Self.isOfPhones) })
    else { return nil }
    let lengths = all.compactMap { value -> (text: String, amount: Double, unit: Substring)? in
      let number = value.text.prefix { $0.isNumber || $0 == "." }
      return Double(number).map { (value.text, $0, value.text.dropFirst(number.count)) }
    }
    guard lengths.count == all.count, lengths.allSatisfy({ $0.unit == lengths[0].unit }) else {
      return nil
    }
    return lengths.min { $0.amount < $1.amount }?.text
  }

  /// Whether a qualifier is that of a width which phones have: from 320 to 411 dp.
  private static func isOfPhones(_ qualifier: String) -> Bool {
    guard qualifier.hasPrefix("sw"), qualifier.hasSuffix("dp"),
      let width = Int(qualifier.dropFirst(2).dropLast(2))
    else { return false }
    return width <= 411
  }

  /// The item of a style, or of one that it extends; nil if none of the project has it.
  func item(_ item: String, of style: String, for folder: AndroidFolder) -> String? {
    var name: String? = style
    for _ in 0..<Self.longestChain {
      guard let current = name else { return nil }
      let found = AndroidFolder.best(of: styles[current] ?? [], for: folder, at: \.folder)
      if let value = found?.items[item] { return value }
      name = parent(of: current, found)
    }
    return nil
  }

  /// The first style of a library that a style of the project extends; nil for none.
  func libraryStyle(of style: String, for folder: AndroidFolder) -> String? {
    var name: String? = style
    for _ in 0..<Self.longestChain {
      guard let current = name else { return nil }
      guard let found = AndroidFolder.best(of: styles[current] ?? [], for: folder, at: \.folder)
      else { return current }
      name = parent(of: current, found)
    }
    return nil
  }

  /// The first style that the project lacks among a style and its stated parents; nil if it has them all.
  ///
  /// A name with dots extends the name before its last dot only if the project has that style.
  func missingStyle(of style: String, for folder: AndroidFolder) -> String? {
    var name = style
    var isStated = true
    for _ in 0..<Self.longestChain {
      guard let found = AndroidFolder.best(of: styles[name] ?? [], for: folder, at: \.folder)
      else { return isStated ? name : nil }
      guard let parent = parent(of: name, found) else { return nil }
      isStated = found.parent != nil
      name = parent
    }
    return nil
  }

  /// The style that a style states as its parent, else, for a name with dots, the one before the last dot.
  private func parent(of name: String, _ style: Style?) -> String? {
    let parent =
      style?.parent.map(Self.name) ?? name.lastIndex(of: ".").map { String(name[..<$0]) }
    return parent?.isEmpty == true ? nil : parent
  }

  /// The theme of the project that sets most of some attributes, one called light before others; nil if none sets any.
  func theme(setting attributes: Set<String>) -> String? {
    let counts = styles.compactMap { name, variants -> (name: String, count: Int)? in
      let isTheme = name.contains("Theme") || variants[0].parent?.contains("Theme") == true
      let count = variants[0].items.keys.count(where: attributes.contains)
      return isTheme && count > 0 ? (name, count) : nil
    }
    func place(_ theme: (name: String, count: Int)) -> (Int, Int, String) {
      (-theme.count, theme.name.contains("Light") ? 0 : 1, theme.name)
    }
    return counts.min { place($0) < place($1) }?.name
  }

  /// Whether the project defines any style.
  var hasStyles: Bool { !styles.isEmpty }

  /// Whether the project defines a style itself.
  func hasStyle(_ name: String) -> Bool { styles[name] != nil }

  private static func name(_ parent: String) -> String {
    AndroidReference(parent)?.name ?? parent
  }

  /// Styles may extend each other in a circle.
  private static let longestChain = 32
}
