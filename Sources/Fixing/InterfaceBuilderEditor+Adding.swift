extension InterfaceBuilderEditor {
  func finished() -> [SourceEdit] {
    var edits = edits
    addConfiguration(to: &edits)
    if !newRuntime.isEmpty { addRuntime(to: &edits) }
    return edits
  }

  /// One level deeper, as Xcode indents; empty if the document is one line.
  private func deeper(_ leading: [UInt8]) -> [UInt8] {
    leading.contains(0x0A) ? leading + Array("    ".utf8) : leading
  }

  private func leading(of element: Int) -> [UInt8] {
    Array(outline.leading(of: outline.elements[element].startTag.lowerBound))
  }

  /// The children to add to `accessibility`, in Xcode's order.
  private var newChildren: [[UInt8]] {
    var children: [[UInt8]] = []
    if let newTraits {
      let names = newTraits.map { " \($0)=\"YES\"" }.joined()
      children.append(Array("<accessibilityTraits key=\"traits\"\(names)/>".utf8))
    }
    if let newIsElement {
      children.append(Array("<bool key=\"isElement\" value=\"\(newIsElement)\"/>".utf8))
    }
    return children
  }

  private func addConfiguration(to edits: inout [SourceEdit]) {
    let children = newChildren
    if let configuration {
      if !children.isEmpty { add(children, to: configuration, &edits) }
      return
    }
    guard !children.isEmpty || !newAttributes.isEmpty else { return }
    var tag = Array("<accessibility key=\"accessibilityConfiguration\"".utf8)
    for (name, value) in newAttributes.sorted(by: { $0.name < $1.name }) {
      tag += Array(" \(name)=\"".utf8) + value + [UInt8(ascii: "\"")]
    }
    let anchor = outline.children(of: view).last(where: precedesAccessibility)
    let leading = anchor.map(leading) ?? deeper(leading(of: view))
    if children.isEmpty {
      tag += Array("/>".utf8)
    } else {
      tag += [UInt8(ascii: ">")] + children.flatMap { deeper(leading) + $0 } + leading
      tag += Array("</accessibility>".utf8)
    }
    insert(tag, after: anchor, in: view, leading: leading, &edits)
  }

  /// The elements that Xcode writes before `accessibility`.
  private func precedesAccessibility(_ child: Int) -> Bool {
    switch outline.name(of: child) {
    case "rect", "autoresizingMask", "subviews", "viewLayoutGuide", "tableViewCellContentView",
      "collectionViewCellContentView":
      return true
    case "color":
      let key = Self.key(of: child, in: outline)
      return key == "backgroundColor" || key == "tintColor"
    default: return false
    }
  }

  private func addRuntime(to edits: inout [SourceEdit]) {
    let items = newRuntime.map { type, keyPath, value in
      Array(
        "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(keyPath)\" value=\"".utf8)
        + value + Array("\"/>".utf8)
    }
    if let runtime { return add(items, to: runtime, &edits) }
    let anchor = outline.children(of: view).last { outline.name(of: $0) != "connections" }
    let leading = anchor.map(leading) ?? deeper(leading(of: view))
    let tag =
      Array("<userDefinedRuntimeAttributes>".utf8) + items.flatMap { deeper(leading) + $0 }
      + leading + Array("</userDefinedRuntimeAttributes>".utf8)
    insert(tag, after: anchor, in: view, leading: leading, &edits)
  }

  /// Adds children after the existing ones, traits before all.
  private func add(_ children: [[UInt8]], to element: Int, _ edits: inout [SourceEdit]) {
    let own = leading(of: element)
    let present = outline.children(of: element)
    let leading = present.first.map(leading) ?? deeper(own)
    for child in children {
      let isFirst = child.starts(with: "<accessibilityTraits".utf8)
      insert(
        child, after: isFirst ? nil : present.last, in: element, leading: leading, &edits)
    }
  }

  /// Inserts a tag after a child, or before all; an element that closes itself gets an end tag.
  private func insert(
    _ tag: [UInt8], after child: Int?, in element: Int, leading: [UInt8],
    _ edits: inout [SourceEdit]
  ) {
    let place = outline.elements[element]
    if let child {
      return edits.append(
        SourceEdit(insert: leading + tag, at: outline.elements[child].whole.upperBound))
    }
    let end = place.startTag.upperBound
    guard place.isSelfClosing else {
      let isEmpty = place.end == outline.elements.index(after: element)
      let close = isEmpty && place.endTag.lowerBound == end ? self.leading(of: element) : []
      if let last = edits.lastIndex(where: { $0.range == end..<end }) {
        edits[last].replacement += leading + tag
        return
      }
      return edits.append(SourceEdit(insert: leading + tag + close, at: end))
    }
    let close = self.leading(of: element) + Array("</\(outline.name(of: element))>".utf8)
    if let opened = edits.lastIndex(where: { $0.range == (end - 2)..<end }) {
      let old = edits[opened].replacement
      edits[opened].replacement = old.dropLast(close.count) + leading + tag + close
      return
    }
    edits.append(
      SourceEdit((end - 2)..<end, [UInt8(ascii: ">")] + leading + tag + close))
  }
}
