internal import AccessibilityModel
internal import HierarchyReading
internal import SourceReading

/// Makes the screens of the views of one file.
struct ScreenMaker {
  /// As the platform of the screen that is made compiles it.
  private var project: SwiftUIProject
  private let whole: SwiftUIProject
  private let file: Int
  private let options: ReadingOptions
  private let language: String?
  /// Whether the file is code of widgets.
  private let isForWidget: Bool
  private(set) var hierarchy = Hierarchy(format: SwiftUIReader.formatName)
  /// Why nothing seems to show the view; nil if something does.
  private var unmentioned: String?
  private var unknownModifiers: [String: Int] = [:]
  private var unknownViews: [String: Int] = [:]

  init(_ project: SwiftUIProject, file: Int, options: ReadingOptions) {
    self.project = project
    whole = project
    self.file = file
    self.options = options
    isForWidget = project.files[file].isForWidget
    hierarchy.app.interfaceStyle = project.appearanceOfApp
    language = project.language(wanted: options.language)
  }

  /// Adds the screen of a view, and those of the content that it presents in its own code.
  mutating func add(_ name: String) {
    guard let type = project.types[name] else { return }
    project = whole.compiled(for: file, isOfMac: type.isOfMac)
    var interpreter = ViewInterpreter(
      project, texts: TextResolver(project: project, language: language), file: file)
    let nodes = interpreter.body(of: type)
    let position = project.files[type.file].position(of: type.node)
    let place = ViewNode.Place(line: position.line, column: position.column)
    if type.properties["body"] == nil {
      hierarchy.warnings.append(
        Hierarchy.Warning(
          line: place.line, column: place.column,
          message: "\(name) has no body in the files read, so it is not audited",
          leavesScreenOut: true))
      return
    }
    var facts = ScreenFacts(of: nodes)
    // An unknown modifier may set the title; that of a link does.
    if !interpreter.unknownModifiers.isEmpty || project.isTitled(name, in: file) {
      facts.isTitleOpen = true
    }
    unmentioned = project.reasonUnmentioned(name)?.description
    add(nodes, facts, named: name, at: place)
    addPresented(by: facts, of: name)
    record(interpreter)
  }

  /// Adds the screen of views that no view type has, and those of the content that they present in place.
  mutating func add(_ content: InPlaceContent) {
    project = whole.compiled(for: file, isOfMac: content.call.isOnlyCompiledForMac)
    var interpreter = ViewInterpreter(
      project, texts: TextResolver(project: project, language: language), file: file)
    let owner = content.owner.flatMap { project.types[$0] }
    let scope = Scope(type: owner, file: file, place: nil)
    let nodes =
      switch content.views {
      case .closure(let closure): interpreter.nodes(closure, scope)
      case .expression(let expression): interpreter.nodes(expression, scope)
      }
    let place = interpreter.place(of: content.call, scope)
    if nodes.isEmpty { leaveOut("the content of the \(content.kind)", at: place) }
    if content.hasIsland { leaveOut("the content of the Dynamic Island", at: place) }
    guard !nodes.isEmpty else { return }
    let shown = ShownAlternatives.resolved(nodes)
    var facts = ScreenFacts(of: shown)
    if !interpreter.unknownModifiers.isEmpty { facts.isTitleOpen = true }
    let name = [content.owner, "(\(content.kind))"].compactMap(\.self).joined(separator: " ")
    unmentioned = nil
    add(
      shown, facts, named: name, at: place, isPresented: content.isWhole,
      isOfScreen: content.isWhole)
    addPresented(by: facts, of: name)
    record(interpreter)
  }

  private mutating func leaveOut(_ content: String, at place: ViewNode.Place) {
    hierarchy.warnings.append(
      Hierarchy.Warning(
        line: place.line, column: place.column,
        message: "\(content) is not understood, so it is not audited", leavesScreenOut: true))
  }

  private mutating func addPresented(by facts: ScreenFacts, of name: String) {
    for presentation in facts.presented
    where !presentation.isOwnView && !presentation.content.isEmpty {
      let content = ShownAlternatives.resolved(presentation.content)
      var inner = ScreenFacts(of: content)
      inner.isTitleOpen = inner.isTitleOpen || facts.isTitleOpen
      add(
        content, inner, named: "\(name) (\(presentation.kind))",
        at: presentation.place, isPresented: true)
    }
  }

  private mutating func record(_ interpreter: ViewInterpreter) {
    for warning in interpreter.warnings {
      hierarchy.warnings.append(
        Hierarchy.Warning(
          line: warning.place.line, column: warning.place.column, message: warning.message))
    }
    unknownModifiers.merge(interpreter.unknownModifiers) { $0 + $1 }
    unknownViews.merge(interpreter.unknownViews) { $0 + $1 }
  }

  /// The modifiers and the views that neither SwiftUI's table nor the app's code has, as a warning each.
  var warningsAboutNames: [Hierarchy.Warning] {
    let modifiers = unknownModifiers.keys.sorted()
    let views = unknownViews.keys.sorted()
    return [
      Self.warning(
        modifiers,
        modifiers.count == 1
          ? "1 modifier is unknown and changes nothing"
          : "\(modifiers.count) modifiers are unknown and change nothing"),
      Self.warning(
        views,
        views.count == 1
          ? "1 view is unknown and left out" : "\(views.count) views are unknown and left out"),
    ].compactMap(\.self)
  }

  private static func warning(_ names: [String], _ words: String) -> Hierarchy.Warning? {
    guard !names.isEmpty else { return nil }
    let shown = names.prefix(mostNames).joined(separator: ", ")
    let rest = names.count - mostNames
    return Hierarchy.Warning(
      line: 1, column: 1,
      message: "\(words): \(shown)" + (rest > 0 ? " and \(rest) more" : ""))
  }

  private static let mostNames = 8

  private mutating func add(
    _ nodes: [ViewNode], _ facts: ScreenFacts, named name: String, at place: ViewNode.Place,
    isPresented: Bool = false, isOfScreen: Bool = true
  ) {
    let isWhole =
      isPresented || project.isScreen(name, in: file) || facts.title != nil || facts.hasNavigation
      || facts.hidesBar || facts.hasEmptyTitle
    var (ground, rows) = (StatedColor.background, StatedColor.rows)
    if project.hasForcedScreens { (ground, rows) = (ground.opened, rows.opened) }
    // A part may be in front of something else.
    if !isWhole { ground = ground.opened }
    var writer = ScreenWriter(
      facts, background: project.files[file].isForOtherDevice ? nil : rows,
      accent: project.colors.accent)
    writer.isForMac = isForMac
    var root = Element(className: name, role: .other)
    var context = ScreenWriter.Context()
    root.line = Int32(clamping: place.line)
    root.column = Int32(clamping: place.column)
    root.details.codeEvidence = ScreenWriter.evidence(isLabelOpen: false)
    if isWhole || isOfScreen && !isForWidget, !project.files[file].isForOtherDevice {
      writer.set(ground, of: .background, of: &root, context, beside: .label)
      context.ground = ground
    }
    root.details.neverScrolls = isWhole && !nodes.contains(where: \.mayScroll)
    if root.details.neverScrolls {
      root.details.heightWithoutScrolling = nodes.map { $0.leastHeight() }.max()
    }
    writer.put(root) { writer in
      writeBar(facts, isPushed: project.isPushed(name, in: file), at: place, to: &writer)
      writer.write(nodes, context)
    }
    var screen = Screen()
    screen.identifier = name
    screen.title = facts.title.flatMap { $0.isOpen ? nil : $0.text } ?? name
    screen.number = hierarchy.screens.count
    screen.idiom = options.idiom ?? (isForMac ? .mac : .phone)
    if isForMac { screen.platform = .macOS }
    screen.language = options.language ?? (language == "Base" ? nil : language)
    screen.framesAreDesignTime = true
    screen.isSwiftUI = true
    screen.unmentioned = unmentioned
    screen.capabilities = Self.capabilities
    screen.isOfWatch = project.files[file].isForOtherDevice
    screen.isOfWidget = isForWidget
    // The Mac draws its controls around their labels.
    if screen.isOfWatch || screen.idiom == .mac { screen.capabilities.subtract(.targetSizes) }
    if screen.language != nil { screen.capabilities.insert(.language) }
    screen.limitations = Self.limitations
    if isWhole {
      screen.capabilities.insert(.wholeScreen)
    } else {
      screen.limitations.insert(Self.partLimitation, at: 0)
    }
    hierarchy.screens.append(writer.builder.finish(screen))
  }

  /// Whether the screen is that of a Mac.
  private var isForMac: Bool { options.idiom.map { $0 == .mac } ?? project.isForMac }

  /// The navigation bar: its title and the items of the toolbar.
  private func writeBar(
    _ facts: ScreenFacts, isPushed: Bool, at place: ViewNode.Place, to writer: inout ScreenWriter
  ) {
    let hasBar = facts.hasNavigation || isPushed || facts.hasEmptyTitle
    let mayBeUntitled = facts.hasEmptyTitle || !facts.isTitleOpen
    guard facts.title != nil || !facts.toolbar.isEmpty || hasBar && mayBeUntitled,
      !facts.hidesBar || !facts.toolbar.isEmpty
    else { return }
    var bar = Element(className: "NavigationBar", role: .navigationBar)
    bar.line = Int32(clamping: place.line)
    bar.column = Int32(clamping: place.column)
    // It is translucent over the content.
    bar.details.setUnknownColor(of: .background)
    // A window of the Mac has a title of its own.
    if facts.title == nil {
      if facts.hasEmptyTitle, !isForMac {
        // Its content may show the title that it leaves out.
        bar.flags.insert(.boundText)
      } else if facts.isTitleOpen || isForMac {
        bar.title = SpokenText.unknown.text
      }
    }
    bar.details.codeEvidence = ScreenWriter.evidence(isLabelOpen: false)
    writer.put(bar) { writer in
      if let title = facts.title {
        var text = ViewNode(kind: .text, name: "NavigationTitle", place: place)
        text.facts.text = title
        text.facts.isHeading = true
        writer.write(text, ScreenWriter.Context())
      }
      writer.write(facts.toolbar, ScreenWriter.Context())
      if let prompt = facts.searchPrompt {
        var field = ViewNode(kind: .textField, name: "SearchField", place: place)
        field.facts.prompt = prompt
        field.facts.text = prompt
        field.facts.added = .searchField
        writer.write(field, ScreenWriter.Context())
      }
    }
  }

  private static let capabilities: Capabilities = [
    .labels, .values, .hints, .traits, .headings, .exposure, .identifiers, .placeholders,
    .selection, .gestures, .customActions, .fonts, .visibleText, .contentTypes, .classNames,
    .colors, .targetSizes, .autoDismiss,
  ]

  private static let partLimitation = Screen.Limitation(
    .wholeScreen, reason: "nothing in the sources shows whether the view fills a screen",
    remedy: "capture the running app: docs/capture.md")

  private static let limitations = [
    Screen.Limitation(
      .frames, reason: "the system lays out SwiftUI views on the device",
      remedy: "capture the running app: docs/capture.md"),
    Screen.Limitation(
      Capabilities.all.subtracting(capabilities).subtracting([.wholeScreen, .appFacts, .frames]),
      missingFrom: "SwiftUI sources", unread: [.actions, .valueRange, .keyCommands],
      remedy: "capture the running app: docs/capture.md"),
    Screen.Limitation(
      .appFacts, reason: "the app's settings are unknown",
      remedy: "set app in .earshot.yml, or audit a folder with the app's Info.plist"),
  ]
}
