internal import AccessibilityModel

/// The least height in dp of the views that a layout shows at once; on a lower screen users cannot reach some of them,
/// since none scrolls (docs/evidence/android-layouts.md#landscape).
///
/// Only what is known is added up: lengths in dp, lines of text, the minimum of controls. Other views have no height.
struct AndroidLeastHeight {
  private let nodes: [AndroidNode]
  private let resolver: AndroidResolver

  init(_ nodes: [AndroidNode], _ resolver: AndroidResolver) {
    (self.nodes, self.resolver) = (nodes, resolver)
  }

  /// Records the height at the root of a layout that fills a screen.
  func record(in screen: inout Screen) {
    guard let root = nodes.first, isScreen(root) else { return }
    var heights = [Double](repeating: 0, count: nodes.count)
    for index in screen.elements.indices.reversed() {
      heights[index] = height(of: index, in: screen, heights)
    }
    let height = heights[0]
    screen.update(0) { $0.details.heightWithoutScrolling = height }
  }

  /// Whether a layout fills the screen, or is shown over it with its whole height, in both orientations: it is not a row or a part of another layout, and has no variant
  /// for landscape.
  private func isScreen(_ root: AndroidNode) -> Bool {
    let folder = resolver.folder
    let variants = resolver.resources.layouts[folder.fileName] ?? []
    return folder.kind == "layout" && !folder.isOfRow && root.name != "merge"
      && folder.qualifiers.isEmpty && (fills(root) || folder.isOfDialog)
      && !variants.contains { !$0.folder.qualifiers.isEmpty }
      && !resolver.resources.isPart(folder.fileName)
      && !resolver.resources.activities.areOnlyPortrait(showing: root["tools:context"])
  }

  private func fills(_ node: AndroidNode) -> Bool {
    ["match_parent", "fill_parent"].contains(node["layout_height"] ?? "")
  }

  // MARK: - Heights

  private func height(of index: Int, in screen: Screen, _ heights: [Double]) -> Double {
    let (node, element) = (nodes[index], screen.elements[index])
    if element.flags.contains(.hidden) || scrolls(node) { return 0 }
    if let weight = resolver.attribute("layout_weight", of: node), Double(weight) != 0 { return 0 }
    if let value = resolver.attribute("layout_height", of: node), let length = resolver.dp(value) {
      return length
    }
    let children = Array(screen.children(of: index))
    let height =
      children.isEmpty
      ? ownHeight(of: node, element)
      : content(of: node, children, heights) + inset("padding", of: node)
    return max(height, minimum(of: node))
  }

  private func minimum(of node: AndroidNode) -> Double {
    resolver.attribute("minHeight", of: node).flatMap(resolver.dp) ?? 0
  }

  /// The height of a view without others in it.
  private func ownHeight(of node: AndroidNode, _ element: Element) -> Double {
    if element.role == .staticText { return lineHeight(of: element) + inset("padding", of: node) }
    if element.role.isTextEntry {
      return max(Self.field, lineHeight(of: element) + inset("padding", of: node))
    }
    if node.name.hasSuffix("ImageView"),
      (node["srcCompat"] ?? node["src"])?.hasPrefix("@mipmap/") == true
    {
      return Self.launcherIcon
    }
    return Self.heights.first { node.name.hasSuffix($0.ending) }?.height ?? 0
  }

  private func lineHeight(of element: Element) -> Double {
    guard let font = element.font, let size = font.size else { return Self.plainLine }
    return size * AndroidTextLine.lineHeight
  }

  /// The height of the views in a view: of a vertical layout their sum, of one with relations the longest chain from
  /// the top and from the bottom, else the highest.
  private func content(of node: AndroidNode, _ children: [Int], _ heights: [Double]) -> Double {
    let whole = children.map {
      heights[$0] > 0 ? heights[$0] + inset("layout_margin", of: nodes[$0]) : 0
    }
    if Self.stacks.contains(where: node.name.hasSuffix) {
      return isVertical(node) ? whole.reduce(0, +) : whole.max() ?? 0
    }
    guard node.name.hasSuffix("RelativeLayout") || node.name.hasSuffix("ConstraintLayout") else {
      return whole.max() ?? 0
    }
    let chains = AndroidVerticalChains(
      children.map { nodes[$0] }, whole, isConstrained: node.name.hasSuffix("ConstraintLayout"))
    return chains.height
  }

  private func isVertical(_ stack: AndroidNode) -> Bool {
    if ["TableLayout", "TextInputLayout"].contains(where: stack.name.hasSuffix) { return true }
    let orientation = resolver.attribute("orientation", of: stack)
    return orientation == "vertical"
      || stack.name.hasSuffix("RadioGroup") && orientation != "horizontal"
  }

  private static let stacks = [
    "LinearLayout", "LinearLayoutCompat", "RadioGroup", "TableLayout", "TextInputLayout",
  ]

  /// Whether a view scrolls what is in it, or has any height.
  private func scrolls(_ node: AndroidNode) -> Bool {
    Self.scrollers.contains(where: node.name.hasSuffix)
  }

  private static let scrollers = [
    "ScrollView", "RecyclerView", "ListView", "GridView", "WebView", "ViewPager", "ViewPager2",
    "NavigationView", "FloatingActionButton", "CollapsingToolbarLayout",
    "MapView", "FragmentContainerView", "PlayerView",
  ]

  private func inset(_ name: String, of node: AndroidNode) -> Double {
    resolver.knownInset(name, isVertical: true, of: node)
  }

  /// The heights of controls of Android and AppCompat, by the ends of their classes: a button has a minimum of 48 dp
  /// (`Widget.Material.Button`:
  /// https://github.com/aosp-mirror/platform_frameworks_base/blob/master/core/res/res/values/styles_material.xml).
  private static let heights: [(ending: String, height: Double)] = [
    ("ImageButton", 0), ("RadioButton", 32), ("Button", 48), ("CheckBox", 32), ("Switch", 32),
    ("SwitchMaterial", 32), ("SwitchCompat", 32),
  ]
  /// The size of the icons in `mipmap` folders
  /// (https://developer.android.com/training/multiscreen/screendensities#mipmap).
  private static let launcherIcon = 48.0
  /// That of a field with the line below it, of AppCompat.
  private static let field = 45.0
  /// One line of the size that Android gives a text without one, 14 sp.
  private static let plainLine = 18.0
}

/// Views that are placed below each other by their relations, in document order.
struct AndroidVerticalChains {
  /// The longest chain from the top, and the highest view at the bottom, which reaches into it on a lower screen.
  let height: Double

  /// - Parameters:
  ///   - heights: those of the views, with their margins.
  ///   - isConstrained: whether the views have constraints, else the relations of a relative layout.
  init(_ nodes: [AndroidNode], _ heights: [Double], isConstrained: Bool) {
    var places: [String: Int] = [:]
    var ends: [Double] = []
    var startsAtTop: [Bool] = []
    var bottom = 0.0
    for (index, node) in nodes.enumerated() {
      // A view that comes later in the file is not looked up: relations mostly lead back.
      let above = ["layout_below", "layout_constraintTop_toBottomOf"].compactMap { name in
        node[name].flatMap { AndroidReference($0) }.flatMap { places[$0.name] }
      }
      ends.append(heights[index] + (above.map { ends[$0] }.max() ?? 0))
      startsAtTop.append(
        Self.isAtTop(node, isConstrained) || above.contains { startsAtTop[$0] })
      if Self.isAtBottom(node, isConstrained) { bottom = max(bottom, heights[index]) }
      if let id = node.id { places[id] = index }
    }
    let top = zip(ends, startsAtTop).filter(\.1).map(\.0).max() ?? 0
    height = max(top + bottom, ends.max() ?? 0)
  }

  private static func isAtBottom(_ node: AndroidNode, _ isConstrained: Bool) -> Bool {
    guard isConstrained else {
      return node["layout_alignParentBottom"] == "true" && node["layout_below"] == nil
        && node["layout_alignParentTop"] != "true"
    }
    return node["layout_constraintBottom_toBottomOf"] == "parent"
      && node["layout_constraintTop_toTopOf"] == nil
      && node["layout_constraintTop_toBottomOf"] == nil
  }

  private static func isAtTop(_ node: AndroidNode, _ isConstrained: Bool) -> Bool {
    guard isConstrained else {
      return node["layout_alignParentTop"] == "true"
        || !otherPlaces.contains { node[$0] != nil }
    }
    return node["layout_constraintTop_toTopOf"] == "parent"
      && node["layout_constraintBottom_toBottomOf"] != "parent"
  }

  /// The attributes of a relative layout that place a view elsewhere than at the top.
  private static let otherPlaces = [
    "layout_below", "layout_above", "layout_centerInParent", "layout_centerVertical",
    "layout_alignParentBottom", "layout_alignBottom", "layout_alignTop",
  ]
}
