/// The blocks of Kotlin in which a view, or each of several, is meant without its name: `buy.apply { … }`,
/// `with(buy) { … }`, `buy?.let { it … }`, `listOf(buy, sell).forEach { it … }`.
struct AndroidCodeScopes {
  private struct Scope {
    var views: [String]
    /// Whether the block names the view by its parameter, `it` without one.
    var hasParameter: Bool
    var parameter: String?
    var depth: Int
  }

  private var scopes: [Scope] = []
  private var pending: (views: [String], hasParameter: Bool)?
  private var depth = 0
  /// The views of a list that is being written, and the parentheses that are open in it.
  private var list: (views: [String], parentheses: Int)?
  /// The views of the last list.
  private var written: [String] = []
  private var lists: [String: [String]] = [:]
  /// Whether the next view is that of `with`.
  private var isWith = false
  /// The variable of a loop over a list: `for (view in listOf(buy, sell))`.
  private var loopVariable: String?

  /// Notes a word.
  ///
  /// - Parameters:
  ///   - view: the view whose member the word is.
  ///   - assigned: the variable that the statement assigns.
  mutating func note(
    _ word: String, id: String?, after previous: String, of view: String?, assigned: String?
  ) {
    if let last = scopes.indices.last, scopes[last].hasParameter, scopes[last].parameter == nil {
      scopes[last].parameter = word
    }
    if let id, list != nil { list?.views.append(id) }
    if let id, isWith { (pending, isWith) = (([id], false), false) }
    switch word {
    case "with": isWith = true
    case "apply", "run": if let view { pending = ([view], false) }
    case "let", "also": if let view { pending = ([view], true) }
    case "in": loopVariable = previous
    case "forEach", "onEach":
      let views = lists[previous] ?? written
      if !views.isEmpty { pending = (views, true) }
      written = []
    default:
      if Self.lists.contains(word) { (list, written) = (([], 0), []) }
    }
    if let assigned, !written.isEmpty, lists[assigned] == nil { lists[assigned] = written }
  }

  mutating func note(sign: UInt8) {
    switch sign {
    case UInt8(ascii: "("): list?.parentheses += 1
    case UInt8(ascii: ")"): closeParenthesis()
    case UInt8(ascii: "{"):
      depth += 1
      if let pending {
        scopes.append(
          Scope(views: pending.views, hasParameter: pending.hasParameter, depth: depth))
      }
      (pending, isWith) = (nil, false)
    case UInt8(ascii: "}"):
      scopes.removeAll { $0.depth >= depth }
      depth -= 1
    case UInt8(ascii: ";"): (pending, written, isWith) = (nil, [], false)
    default: break
    }
  }

  private mutating func closeParenthesis() {
    guard var open = list else { return }
    open.parentheses -= 1
    guard open.parentheses == 0 else { return list = open }
    (list, written) = (nil, open.views)
    if let variable = loopVariable, !open.views.isEmpty {
      scopes.append(
        Scope(views: open.views, hasParameter: true, parameter: variable, depth: depth + 1))
      loopVariable = nil
    }
  }

  /// The views that a member belongs to whose owner has no identifier: those of the block.
  ///
  /// - Parameter owner: the word before the member; nil for a member without one.
  func views(of owner: String?) -> [String] {
    scopes.last { scope in
      guard scope.hasParameter else { return owner == nil }
      return owner != nil && (owner == scope.parameter || owner == "it")
    }?.views ?? []
  }

  private static let lists: Set = [
    "listOf", "arrayOf", "setOf", "arrayListOf", "mutableListOf", "listOfNotNull", "asList",
    "sequenceOf",
  ]
}
