internal import AccessibilityModel

extension IBDocument {
  /// How code may refer to an object: outlets, actions, and UIKit's own property names.
  func codeLinks(of index: Int) -> CodeLinks {
    let object = objects[index]
    var links = CodeLinks()
    links.outlets = (outlets[object.id] ?? []) + givenOutlets(of: index)
    links.slots = slots(of: index)
    links.actions = object.links.actions.map {
      CodeLinks.Action(owner: className(ofTarget: $0.target), selector: $0.selector)
    }
    links.baseClassName = IBElementNames.className(object.tag, on: platform)
    links.tag = object.links.tag
    links.runtimeAttributes = object.links.runtimeAttributes
    links.textAttributes = object.links.textAttributes
    links.containers = containers(of: index)
    links.systemContainers = systemContainers(of: index)
    return links
  }

  /// How code may refer to the title of a controller's navigation item; nil for a controller of UIKit's
  /// own class, which any code may title.
  func titleLinks(of controller: Int) -> CodeLinks? {
    guard let owner = objects[controller].customClass else { return nil }
    var links = CodeLinks()
    links.baseClassName = "UILabel"
    let item = child(of: controller) { $0.kind == .navigationItem }
    links.outlets = item.flatMap { outlets[objects[$0].id] } ?? []
    links.outlets.append(CodeLinks.Outlet(owner: owner, path: ["navigationItem"]))
    links.containers = [owner]
    return links
  }

  /// Whether users never see the title of a menu item (macOS): a view replaces it, or the item is
  /// as Interface Builder adds it, in a menu that code fills. The delegate of a menu does that
  /// before the menu opens
  /// (https://developer.apple.com/documentation/appkit/nsmenudelegate/menuneedsupdate(_:)), and
  /// code finds a submenu by the tag or the outlet of its item.
  func isReplacedItem(_ index: Int) -> Bool {
    let object = objects[index]
    guard object.tag == "menuItem" else { return false }
    if object.links.hasItemView { return true }
    guard Self.newItems.contains(object.details.title ?? ""), object.parent >= 0,
      objects[object.parent].tag == "menu"
    else { return false }
    let menu = objects[object.parent]
    if menu.links.isFilledMenu || outlets[menu.id] != nil { return true }
    guard menu.parent >= 0, objects[menu.parent].tag == "menuItem" else { return false }
    let item = objects[menu.parent]
    return item.links.tag != nil || outlets[item.id] != nil
  }

  /// The titles of new items.
  private static let newItems: Set<String> = [
    "", "Item", "Item 1", "Item 2", "Item 3", "Menu Item",
  ]

  /// How code may refer to the title of an item in a bar among the views; nil if no outlet leads to
  /// it.
  func itemLinks(of item: Int) -> CodeLinks? {
    guard let led = outlets[objects[item].id] else { return nil }
    var links = CodeLinks()
    links.baseClassName = "UILabel"
    links.outlets = led
    links.containers = containers(of: item)
    return links
  }

  /// The class of an action's target; empty for the responder chain.
  private func className(ofTarget id: String) -> String {
    object(id).flatMap { objects[$0].customClass } ?? ""
  }

  /// The app's own classes around an object, innermost first.
  private func containers(of index: Int) -> [String] {
    var names: [String] = []
    var parent = objects[index].parent
    while parent >= 0 {
      if let name = objects[parent].customClass { names.append(name) }
      parent = objects[parent].parent
    }
    if let fileOwner { names.append(fileOwner) }
    return names
  }

  private func systemContainers(of index: Int) -> Set<String> {
    var names: Set<String> = []
    var parent = objects[index].parent
    while parent >= 0 {
      if objects[parent].kind == .controller {
        names.insert(platform == .macOS ? "NSViewController" : "UIViewController")
      } else if let name = IBElementNames.className(objects[parent].tag, on: platform) {
        names.insert(name)
      }
      parent = objects[parent].parent
    }
    return names
  }

  /// The properties of UIKit and AppKit that refer to an object: a controller's view, the items of
  /// its bar.
  private func givenOutlets(of index: Int) -> [CodeLinks.Outlet] {
    let object = objects[index]
    var outlets: [CodeLinks.Outlet] = []
    if let owner = owners[object.id] {
      outlets.append(CodeLinks.Outlet(owner: owner, path: ["view"]))
    }
    guard object.parent >= 0 else { return outlets }
    let parent = objects[object.parent]
    if parent.kind == .controller, let owner = parent.customClass {
      outlets += members(of: object, in: parent).map { CodeLinks.Outlet(owner: owner, path: [$0]) }
    }
    if parent.kind == .navigationItem, parent.parent >= 0,
      let owner = objects[parent.parent].customClass
    {
      outlets += barMembers(of: index, in: object.parent).map {
        CodeLinks.Outlet(owner: owner, path: ["navigationItem", $0])
      }
    }
    return outlets + cellParts(object) + contentView(object)
  }

  /// The properties of bars and tables that hold an object, through which code can replace it.
  private func slots(of index: Int) -> [CodeLinks.Outlet] {
    let object = objects[index]
    guard object.parent >= 0 else { return [] }
    let parent = objects[object.parent]
    if parent.kind == .navigationItem || object.list == "toolbarItems" {
      return givenOutlets(of: index)
    }
    let isPart = parent.tag == "tableView" && Self.tableSlots.contains(object.key)
    guard isPart || parent.tag == "toolbar" && object.list == "items" else { return [] }
    let holders = (outlets[parent.id] ?? []) + givenOutlets(of: object.parent)
    return holders.map {
      CodeLinks.Outlet(owner: $0.owner, path: $0.path + [isPart ? object.key : object.list])
    }
  }

  private static let tableSlots: Set<String> = ["tableHeaderView", "tableFooterView"]

  /// The names of a controller's properties that refer to one of its objects.
  private func members(of object: IBObject, in controller: IBObject) -> [String] {
    if object.list == "toolbarItems" { return ["toolbarItems"] }
    guard object.key == "view" else { return object.key.isEmpty ? [] : [object.key] }
    switch controller.tag {
    case "tableViewController": return ["view", "tableView"]
    case "collectionViewController": return ["view", "collectionView"]
    default: return ["view"]
    }
  }

  private func barMembers(of index: Int, in item: Int) -> [String] {
    let object = objects[index]
    guard object.key.isEmpty else { return [object.key, object.key + "s"] }
    guard object.list.hasSuffix("Items") else { return [] }
    // The singular names the first of several.
    let first = children(of: item).first { objects[$0].list == object.list }
    return first == index ? [object.list, String(object.list.dropLast())] : [object.list]
  }

  /// The property with which code of a cell refers to the view of its content.
  private func contentView(_ object: IBObject) -> [CodeLinks.Outlet] {
    guard object.key == "contentView", object.parent >= 0,
      Self.cells.contains(objects[object.parent].tag),
      let owner = objects[object.parent].customClass
    else { return [] }
    return [CodeLinks.Outlet(owner: owner, path: ["contentView"])]
  }

  private static let cells: Set<String> = [
    "tableViewCell", "collectionViewCell",
  ]

  /// The label or image that a cell of a UIKit style provides: of any such cell, and of the outlets of this one.
  private func cellParts(_ object: IBObject) -> [CodeLinks.Outlet] {
    var parent = object.parent
    while parent >= 0, objects[parent].tag != "tableViewCell" { parent = objects[parent].parent }
    guard parent >= 0, !object.id.isEmpty else { return [] }
    let links = objects[parent].links
    let parts = [
      (links.textLabel, "textLabel"), (links.detailTextLabel, "detailTextLabel"),
      (links.imageView, "imageView"),
    ]
    guard let part = parts.first(where: { $0.0 == object.id }) else { return [] }
    let owner = objects[parent].customClass ?? "UITableViewCell"
    return [CodeLinks.Outlet(owner: owner, path: [part.1])]
      + (outlets[objects[parent].id] ?? []).map {
        CodeLinks.Outlet(owner: $0.owner, path: $0.path + [part.1], isCollection: $0.isCollection)
      }
  }
}
