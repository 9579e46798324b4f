internal import AccessibilityModel

/// The least height in dp of the views that a layout shows at once; on a lower screen users cannot reach some of them,
/// since none scrolls (docs/evidence/android-layouts.md#landscape).
///
/// Only what is known is added up: lengths in dp, lines of text, the minimum of controls. Other views have no height.
struct AndroidLeastHeight {
  private let nodes: [AndroidNode]
  private let resolver: AndroidResolver
  private var texts = Texts.usual

  /// The size of the texts, and the lines that they have.
  private enum Texts {
    /// The usual size, each text in one line.
    case usual
    /// The largest size, in the lines that the width of a narrow phone gives.
    case largest
  }

  init(_ nodes: [AndroidNode], _ resolver: AndroidResolver) {
    (self.nodes, self.resolver) = (nodes, resolver)
  }

  /// Records the height at the root of a layout that fills a screen, and the heights that do not hold several texts.
  func record(in screen: inout Screen) {
    guard let root = nodes.first else { return }
    var large = self
    large.texts = .largest
    let largest = large.heights(in: screen)
    recordStacks(in: &screen, largest)
    guard isScreen(root) else { return }
    let height = mayTurn(root) ? heights(in: screen)[0] : nil
    screen.update(0) {
      $0.details.heightWithoutScrolling = height
      $0.details.heightOfLargeText = largest[0]
    }
  }

  private func heights(in screen: Screen) -> [Double] {
    var heights = [Double](repeating: 0, count: nodes.count)
    for index in screen.elements.indices.reversed() {
      heights[index] = height(of: index, in: screen, heights)
    }
    return heights
  }

  /// Whether a layout fills the screen, or is shown over it with its whole height: it is not a row or a part of another
  /// layout, and has no variant.
  private func isScreen(_ root: AndroidNode) -> Bool {
    let folder = resolver.folder
    let variants = resolver.resources.layouts[folder.fileName] ?? []
    return folder.kind == "layout" && !folder.isOfRow && root.name != "merge"
      && folder.qualifiers.isEmpty && !variants.contains { !$0.folder.qualifiers.isEmpty }
      && (isSheet(root)
        || (fills(root) || folder.isOfDialog) && !resolver.resources.isPart(folder.fileName))
  }

  /// Whether a view is a sheet that slides up over a screen, and is at most as high
  /// (https://developer.android.com/reference/com/google/android/material/bottomsheet/BottomSheetBehavior).
  private func isSheet(_ root: AndroidNode) -> Bool {
    root["layout_behavior"]?.lowercased().replacing("_", with: "").contains("bottomsheet") == true
  }

  /// Whether users may turn it to landscape.
  private func mayTurn(_ root: AndroidNode) -> Bool {
    !resolver.resources.activities.areOnlyPortrait(showing: root["tools:context"])
  }

  /// Records at the first of several texts the fixed height around them, if it does not hold their lines at the largest text
  /// size (docs/evidence/android-layouts.md#sizes).
  private func recordStacks(in screen: inout Screen, _ heights: [Double]) {
    var covered = 0
    // A layout that is not a row may be stretched.
    let first = resolver.folder.isOfRow ? 0 : 1
    for index in screen.elements.indices.dropFirst(first) where index >= covered {
      let element = screen.elements[index]
      guard !element.flags.contains(.hidden), !scrolls(nodes[index]),
        let height = resolver.attribute("layout_height", of: nodes[index]).flatMap(resolver.dp),
        (Self.leastOfStack...Self.mostOfStack).contains(height)
      else { continue }
      let texts = screen.descendants(of: index).prefix(Self.mostTexts).filter {
        screen.elements[$0].role == .staticText && !screen.elements[$0].flags.contains(.hidden)
      }
      let children = Array(screen.children(of: index))
      guard texts.count > 1, let first = texts.first,
        !texts.contains(where: { screen.elements[$0].details.sharesTextHeight })
      else { continue }
      // A text that fills the height is cut by it alone, whatever is beside it.
      let stacked = children.filter {
        !fills(nodes[$0]) || isVertical(nodes[index]) || Int(screen.elements[$0].end) > $0 + 1
      }
      let need = content(of: nodes[index], stacked, heights) + inset("padding", of: nodes[index])
      guard need > height else { continue }
      covered = Int(element.end)
      screen.update(first) {
        $0.details.linesInHeight = LinesInHeight(height: height, need: need / 2)
      }
    }
  }

  /// In dp: a lower view is a line, a higher one a part of a page.
  private static let leastOfStack = 24.0
  private static let mostOfStack = 240.0
  private static let mostTexts = 32

  private func fills(_ node: AndroidNode) -> Bool {
    ["match_parent", "fill_parent"].contains(node["layout_height"] ?? "")
  }

  // MARK: - Heights

  private func height(of index: Int, in screen: Screen, _ heights: [Double]) -> Double {
    let (node, element) = (nodes[index], screen.elements[index])
    if element.flags.contains(.hidden) { return 0 }
    if scrolls(node), !hasOwnHeight(node), !displaces(index, in: screen, heights) { return 0 }
    if texts == .usual, let weight = resolver.attribute("layout_weight", of: node),
      Double(weight) != 0
    {
      return 0
    }
    if let value = resolver.attribute("layout_height", of: node), let length = resolver.dp(value),
      length > 0 || texts == .usual
    {
      return length
    }
    let children = Array(screen.children(of: index))
    let height =
      children.isEmpty
      ? ownHeight(of: node, element)
      : content(of: node, children, heights) + inset("padding", of: node)
    return max(height, minimum(of: node))
  }

  /// Whether it is a list or a scroll view in a layout whose height in dp does not depend on what is left
  /// for it: what is around it does not scroll with it.
  private func hasOwnHeight(_ node: AndroidNode) -> Bool {
    (Self.pages + ["WebView"]).contains(where: node.name.hasSuffix)
      && !node.name.hasSuffix("HorizontalScrollView")
      && resolver.attribute("layout_height", of: node).flatMap(resolver.dp).map { $0 > 0 } == true
  }

  /// Whether a scroll view that is as high as its content takes the height of views below it in a vertical layout: it is
  /// at most as high as what those above it leave, and those below it get the rest
  /// (https://developer.android.com/reference/android/view/View.MeasureSpec#AT_MOST).
  private func displaces(_ index: Int, in screen: Screen, _ heights: [Double]) -> Bool {
    let (node, elements) = (nodes[index], screen.elements)
    let parent = elements[index].parent
    guard node.name.hasSuffix("ScrollView"), !node.name.hasSuffix("HorizontalScrollView"),
      resolver.attribute("layout_height", of: node) == "wrap_content",
      resolver.attribute("layout_weight", of: node) == nil, parent >= 0,
      nodes[Int(parent)].name.hasSuffix("LinearLayout"), isVertical(nodes[Int(parent)])
    else { return false }
    var next = Int(elements[index].end)
    for _ in 0..<Self.mostTexts where next < elements.count && elements[next].parent == parent {
      if heights[next] > 0 { return true }
      next = Int(elements[next].end)
    }
    return false
  }

  private static let pages = ["ScrollView", "RecyclerView", "ListView", "GridView"]

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
    let size = element.font?.size
    guard texts == .largest else {
      return size.map { $0 * AndroidTextLine.lineHeight } ?? Self.plainLine
    }
    let grows = size == nil || element.font?.textStyle == "sp"
    let plain = size ?? Self.plainSize
    let large = grows ? AndroidTextScale.largest(plain) : plain
    guard let text = element.text ?? element.label, element.role == .staticText else {
      return large * Self.largeLine
    }
    let lines = (Double(text.count) * Self.letter * large / Self.width).rounded(.up)
    return max(1, lines) * large * Self.largeLine
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

  private static let scrollers =
    pages + [
      "WebView", "ViewPager", "ViewPager2",
      "NavigationView", "FloatingActionButton", "CollapsingToolbarLayout",
      "MapView", "FragmentContainerView", "PlayerView",
      // It stands for content that is loading.
      "ShimmerFrameLayout",
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
  private static let plainSize = 14.0
  /// By the size of the text, from one base line to the next, and the width of a letter of Roboto.
  private static let largeLine = 1.17
  private static let letter = 0.5
  /// In dp, of a narrow phone with margins.
  private static let width = 328.0
}
