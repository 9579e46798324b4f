import AccessibilityModel
import Utterances

/// The screens that the cases describe.
extension TranscriptVector {
  /// A screen with the stop of a spoken case.
  func spokenScreen() -> (screen: Screen, stop: Stop, moment: AnnouncementContext) {
    var builder = ScreenBuilder()
    var stop = Stop(element: 0)
    let context = given.context
    let isSection = ["list", "landmark"].contains { context?.type.hasPrefix($0) == true }
    if isSection {
      var container = Element(className: "UIView")
      container.details.containerType = context?.type.hasPrefix("list") == true ? .list : .landmark
      builder.open(container)
      stop.containers = [0]
    }
    stop.element = builder.open(subject)
    builder.close()
    if isSection, let container = builder.current {
      let others = [builder.elements.count, builder.elements.count + 1]
      let isLast = context?.type.hasSuffix("End") == true || context?.index == context?.count
      builder.update(container) {
        $0.details.orderedElements = isLast ? others + [stop.element] : [stop.element] + others
      }
    }
    stop.context = context.flatMap { stopContext($0, &builder) }
    var moment = AnnouncementContext()
    moment.typingMode = given.typingMode == "character" ? .character : nil
    moment.insertionPoint = given.insertion == "end" ? .end : nil
    return (builder.finish(), stop, moment)
  }

  private var subject: Element {
    var element = Element(className: given.uiClass ?? "VectorView")
    element.flags.insert(.isElement)
    element.label = given.label
    element.value = given.value
    // The case states the count itself, if the hierarchy has the secret.
    if given.traits?.contains("secureTextField") == true, given.value == "6 chars" {
      element.value = "secret"
    }
    element.hint = given.hint
    element.traits = Self.traits(given.traits)
    element.details.headingLevel = given.headingLevel
    element.details.isExpanded = given.state.map { $0 == "expanded" }
    element.details.image = given.assetName
    element.details.placeholder = given.placeholder
    element.details.customActions = given.customActions ?? []
    element.details.customContent = (given.customContent ?? []).map {
      CustomContent(
        label: $0.label, value: $0.value, importance: $0.importance == "high" ? .high : .default)
    }
    return element
  }

  static func traits(_ names: [String]?) -> Traits {
    (names ?? []).reduce(into: []) { traits, name in
      guard let trait = Traits(name: name) else {
        preconditionFailure("no trait is called \(name)")
      }
      traits.insert(trait)
    }
  }

  private func stopContext(_ context: Context, _ builder: inout ScreenBuilder) -> StopContext? {
    let (index, count) = (context.index ?? 0, context.count ?? 0)
    switch context.type {
    case "series": return .series(index: index, count: count)
    case "tab": return .tab(index: index, count: count)
    case "tabBarItem": return .tabBarItem(index: index, count: count)
    case "list": return index == 1 ? .listStart : index == count ? .listEnd : nil
    case "landmark": return index == 1 ? .landmarkStart : index == count ? .landmarkEnd : nil
    case "listStart": return .listStart
    case "listEnd": return .listEnd
    case "landmarkStart": return .landmarkStart
    case "landmarkEnd": return .landmarkEnd
    case "dataTableCell":
      var cell = TableCell()
      cell.row = context.row
      cell.column = context.column
      cell.rowSpan = context.height ?? 1
      cell.columnSpan = context.width ?? 1
      return .dataTableCell(
        DataTableContext(
          cell: cell, isFirstInRow: context.isFirstInRow == true,
          rowHeaders: Self.add(context.rowHeaders, to: &builder),
          columnHeaders: Self.add(context.columnHeaders, to: &builder)))
    default:
      preconditionFailure("no context is called \(context.type)")
    }
  }

  private static func add(_ headers: [Words]?, to builder: inout ScreenBuilder) -> [Int] {
    (headers ?? []).map { header in
      var element = Element(className: "VectorView")
      element.label = header.label
      element.value = header.value
      defer { builder.close() }
      return builder.open(element)
    }
  }
}

extension TranscriptVector {
  /// The screen of a case about selection or order.
  func layoutScreen() -> Screen {
    var builder = ScreenBuilder()
    if let root = given.root { Self.add(root, to: &builder) }
    if let items = given.items {
      builder.open(Element(className: "Stack"))
      for item in items {
        var element = Element(className: "VectorView")
        element.flags.insert(.isElement)
        element.label = item.label
        element.details.sortPriority = item.sortPriority
        builder.open(element)
        builder.close()
      }
    }
    var facts = Screen()
    facts.idiom = given.idiom == "pad" ? .pad : .phone
    facts.direction = given.direction == "rtl" ? .rtl : .ltr
    return builder.finish(facts)
  }

  private static func add(_ view: View, to builder: inout ScreenBuilder) {
    var element = Element(className: view.type == "element" ? "UIAccessibilityElement" : "UIView")
    let isVirtual = view.type == "element"
    let flags: [(Element.Flags, Bool)] = [
      (.isElement, view.isElement ?? isVirtual), (.virtual, isVirtual),
      (.hidden, view.isHidden == true), (.elementsHidden, view.elementsHidden == true),
      (.clipsToBounds, view.clipsToBounds == true), (.viewIsModal, view.isModal == true),
      (.groupsChildren, view.group == true),
    ]
    for (flag, isSet) in flags where isSet { element.flags.insert(flag) }
    (element.label, element.value, element.hint) = (view.label, view.value, view.hint)
    element.traits = traits(view.traits)
    if let frame = view.frame, frame.count == 4 {
      element.frame = Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    }
    if let alpha = view.alpha { element.details.alpha = alpha }
    if let type = view.container { element.details.containerType = ContainerType(rawValue: type) }
    let index = builder.open(element)
    for child in view.children ?? [] { add(child, to: &builder) }
    if let listed = view.accessibilityElements {
      var order: [Int] = []
      for child in listed {
        order.append(builder.elements.count)
        add(child, to: &builder)
      }
      builder.update(index) { $0.details.orderedElements = order }
    }
    builder.close()
  }
}
