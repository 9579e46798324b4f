/// The facts about a screen as a whole that its views state.
struct ScreenFacts {
  private(set) var title: SpokenText?
  /// Whether its code sets an empty title.
  private(set) var hasEmptyTitle = false
  private(set) var toolbar: [ViewNode] = []
  private(set) var searchPrompt: SpokenText?
  private(set) var hasNavigation = false
  private(set) var hidesBar = false
  /// Whether a view that the source does not show may be or set the title.
  var isTitleOpen = false
  private(set) var presented: [ViewFacts.Presentation] = []
  /// The variables that controls change outside of the views that they show.
  private(set) var openers: Set<String> = []
  /// The variables that its toggles change.
  private(set) var switched: Set<String> = []
  /// The variables that its fields edit.
  private(set) var edited: Set<String> = []

  init(of nodes: [ViewNode]) {
    // A stack: views nest as deep as their code.
    var pending = nodes.reversed().map { Pending(node: $0) }
    var bars = ToolbarItems()
    var numbers: Set<Int> = []
    var otherTitle: SpokenText?
    while let next = pending.popLast() {
      let (node, isPage) = (next.node, next.isPage)
      let isShown = next.isShown && !node.facts.isAlternative
      if let text = node.facts.title, !text.isOpen, text.isBlank {
        hasEmptyTitle = true
      } else {
        if isShown { title = title ?? node.facts.title }
        otherTitle = otherTitle ?? node.facts.title
      }
      bars.add(node.facts.toolbar, isShown: isShown)
      searchPrompt = searchPrompt ?? node.facts.searchPrompt
      presented += node.facts.presented.filter { numbers.insert($0.number).inserted }
      if node.kind == .navigation { hasNavigation = true }
      if node.facts.hidesBar { hidesBar = true }
      let isOpen = isPage && (node.kind == .unknown || node.kind == .opaque) || node.isValue
      if node.facts.hasTitleView || isOpen { isTitleOpen = true }
      let conditions = next.conditions.union([node.facts.condition].compactMap(\.self))
      if let name = node.facts.edited { edited.insert(name) }
      if node.kind == .toggle { switched.formUnion(node.facts.changes) }
      openers.formUnion(node.facts.changes.subtracting(conditions))
      // A view within a stack or a list is a part of a page, and not the page.
      let isAround = node.kind == .group || node.kind == .navigation || node.name == "ZStack"
      // Of tabs, the first is shown.
      let tabs = node.kind == .tabView ? node.pages : []
      let first = tabs.firstIndex { !$0.facts.isAlternative }
      for (index, tab) in tabs.enumerated().reversed() {
        pending.append(
          Pending(
            node: tab, conditions: conditions, isPage: false, isShown: isShown && index == first))
      }
      guard tabs.isEmpty else { continue }
      pending += (node.children + node.facts.offered).reversed().map {
        Pending(
          node: $0, conditions: conditions, isPage: isPage && isAround, isShown: isShown)
      }
    }
    title = title ?? otherTitle
    toolbar = bars.items
  }

  private struct Pending {
    var node: ViewNode
    var conditions: Set<String> = []
    var isPage = true
    /// Whether it is not in a branch that is hidden at first.
    var isShown = true
  }
}

/// The items of the toolbars of a screen, each once, however many views have it.
private struct ToolbarItems {
  private var bars: [(items: [ViewNode], isShown: Bool)] = []
  /// By the numbers of the calls.
  private var indices: [Int: Int] = [:]

  mutating func add(_ items: [ViewNode], isShown: Bool) {
    for (bar, items) in Dictionary(grouping: items, by: { $0.facts.bar ?? 0 }).sorted(by: {
      $0.key < $1.key
    }) {
      guard let known = indices[bar] else {
        indices[bar] = bars.count
        bars.append((items, isShown))
        continue
      }
      bars[known].isShown = bars[known].isShown || isShown
    }
  }

  /// Those of views that are not shown at first are not, either.
  var items: [ViewNode] {
    bars.flatMap { bar in
      bar.items.map { item in
        var item = item
        if !bar.isShown { item.facts.isAlternative = true }
        return item
      }
    }
  }
}
