internal import AccessibilityModel
internal import SourceText

/// Replaces `<include>` by the layouts that it names, and adds a row to each list whose rows the editor shows.
struct AndroidInclusion {
  private let resources: AndroidResources
  private let folder: AndroidFolder
  /// A layout may include itself, and others several times.
  private static let deepest = 8
  private static let mostNodes = 20_000

  init(_ resources: AndroidResources, folder: AndroidFolder) {
    (self.resources, self.folder) = (resources, folder)
  }

  private enum Step {
    /// A node of a list of nodes; included, it has the position of the outermost inclusion.
    case node(Int, in: Int, place: Place?)
    case close(Int)
  }

  /// Where an inclusion is in the file that is read.
  private struct Place {
    var line: Int
    var column: Int
    var depth: Int
  }

  /// The nodes of a layout.
  private struct NodeList {
    /// The path of its file; empty for the one that is read.
    var path = ""
    var nodes: [AndroidNode]
  }

  /// All nodes, in document order.
  func expanded(_ nodes: [AndroidNode]) -> [AndroidNode] {
    var lists = [NodeList(nodes: nodes)]
    var numbers: [String: Int] = [:]
    var result: [AndroidNode] = []
    var steps = Self.roots(of: nodes).reversed().map { Step.node($0, in: 0, place: nil) }
    while let step = steps.popLast() {
      switch step {
      case .close(let index): result[index].end = result.count
      case .node(let index, let number, let place):
        let node = lists[number].nodes[index]
        let children = Self.children(of: index, in: lists[number].nodes)
        if let name = Self.included(by: node),
          let other = list(named: name, place, count: result.count, &lists, &numbers)
        {
          let place = Place(
            line: place?.line ?? node.line, column: place?.column ?? node.column,
            depth: (place?.depth ?? 0) + 1)
          if Self.inclusions.contains(node.name) {
            steps += Self.steps(including: other, in: &lists, for: node, at: place)
            continue
          }
          let rows = Self.roots(of: lists[other].nodes)
          add(node, place.depth == 1 ? nil : place, of: lists[number], to: &result)
          steps.append(.close(result.count - 1))
          steps += rows.reversed().map { .node($0, in: other, place: place) }
          continue
        }
        add(node, place, of: lists[number], to: &result)
        steps.append(.close(result.count - 1))
        steps += children.reversed().map { .node($0, in: number, place: place) }
      }
    }
    return result
  }

  private func add(
    _ node: AndroidNode, _ place: Place?, of list: NodeList, to result: inout [AndroidNode]
  ) {
    var node = node
    if let place {
      node.declaration = Element.Declaration(file: list.path, line: node.line, column: node.column)
      (node.line, node.column) = (place.line, place.column)
    }
    result.append(node)
  }

  /// The layout that a node includes, or that its rows have in the editor.
  private static func included(by node: AndroidNode) -> String? {
    let value = inclusions.contains(node.name) ? node["layout"] : node["tools:listitem"]
    return value.flatMap { AndroidReference($0) }.flatMap { $0.type == "layout" ? $0.name : nil }
  }

  /// The number of the list of nodes of a layout; nil if it is missing, damaged or too much.
  private func list(
    named name: String, _ place: Place?, count: Int, _ lists: inout [NodeList],
    _ numbers: inout [String: Int]
  ) -> Int? {
    guard (place?.depth ?? 0) < Self.deepest, count < Self.mostNodes else { return nil }
    if let known = numbers[name] { return known }
    guard let layout = resources.layout(name, for: folder),
      let read = try? XMLDocument.read(layout.bytes, into: AndroidLayoutHandler()),
      !read.nodes.isEmpty
    else { return nil }
    numbers[name] = lists.count
    lists.append(NodeList(path: layout.path, nodes: read.nodes))
    return lists.count - 1
  }

  /// The roots of an included layout, with the identifier and the visibility of the inclusion; of a `<merge>`, its
  /// content.
  private static func steps(
    including list: Int, in lists: inout [NodeList], for node: AndroidNode, at place: Place
  ) -> [Step] {
    var roots = roots(of: lists[list].nodes)
    if roots.count == 1, lists[list].nodes[roots[0]].name == "merge" {
      roots = children(of: roots[0], in: lists[list].nodes)
    } else if roots.count == 1,
      let own = Optional(own(of: node)), !own.isEmpty
    {
      // A copy, since the same layout may be included several times.
      var copy = lists[list]
      copy.nodes[roots[0]].attributes.merge(own) { $1 }
      lists.append(copy)
      return [.node(roots[0], in: lists.count - 1, place: place)]
    }
    return roots.reversed().map { .node($0, in: list, place: place) }
  }

  /// The attributes that replace those of the root. The layout of a stub is not there until code inflates it
  /// (https://developer.android.com/reference/android/view/ViewStub).
  private static func own(of node: AndroidNode) -> [String: String] {
    guard node.name == "ViewStub" else {
      return node.attributes.filter { overridden.contains($0.key) }
    }
    let id = node["inflatedId"] ?? node["id"]
    return ["visibility": "gone"].merging(id.map { ["id": $0] } ?? [:]) { $1 }
  }

  private static let inclusions: Set = ["include", "ViewStub"]
  private static let overridden: Set = ["id", "visibility"]

  private static func roots(of nodes: [AndroidNode]) -> [Int] {
    siblings(from: 0, to: nodes.count, in: nodes)
  }

  private static func children(of index: Int, in nodes: [AndroidNode]) -> [Int] {
    siblings(from: index + 1, to: nodes[index].end, in: nodes)
  }

  private static func siblings(from start: Int, to end: Int, in nodes: [AndroidNode]) -> [Int] {
    var siblings: [Int] = []
    var index = start
    while index < end {
      siblings.append(index)
      index = nodes[index].end
    }
    return siblings
  }
}
