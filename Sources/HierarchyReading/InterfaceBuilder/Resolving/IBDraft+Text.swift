internal import AccessibilityModel

extension IBDraft {
  /// Sets the label and the value that the class derives from its content.
  ///
  /// - Parameter labels: texts that another object provides.
  mutating func takeText(_ source: UIKitClass.TextSource, labels: String?) {
    settleTitle()
    takeNumber()
    if element.role == .staticText {
      infer(label: details.text ?? details.title)
    } else {
      take(source)
    }
    // UIKit's default labels of indicators, by which XCUITest finds them.
    if object.tag == "activityIndicatorView", element.role == .activityIndicator {
      infer(systemLabel: object.isAnimating ? "In progress" : "Progress halted")
    }
    if element.label == nil { infer(label: labels) }
    if element.label == nil { infer(systemLabel: systemImageName) }
    // An image replaces the title of a bar button, and a title that AppKit hides.
    if object.showsImageOnly || object.tag == "barButtonItem" && details.image != nil {
      details.title = nil
    }
  }

  private mutating func take(_ source: UIKitClass.TextSource) {
    switch source {
    case .system(let label): infer(systemLabel: label)
    case .textIsLabel: infer(label: details.text)
    case .titleIsLabel: takeTitle()
    case .textIsValue: infer(value: details.text)
    case .switchState:
      details.isOn = details.isOn ?? false
      infer(value: details.isOn == true ? "1" : "0")
    case .page: takePage()
    case .progress: takeProgress()
    case .joinedLabels:
      let texts = [object.links.listText, object.links.secondaryListText].compactMap { $0 }
      infer(label: texts.filter { !$0.isEmpty }.joined(separator: ", "))
    case .none: break
    }
  }

  /// A configuration determines what a button shows; the title of its state is then obsolete
  /// (docs/evidence/formats.md#fonts-of-buttons).
  private mutating func settleTitle() {
    let links = object.links
    guard links.hasConfiguration else { return }
    details.title = links.configurationTitle
    if let subtitle = links.configurationSubtitle {
      details.title = [details.title, subtitle].compactMap { $0 }.joined(separator: ", ")
    }
  }

  private mutating func takeTitle() {
    if object.showsImageOnly { return }
    let isToolbarItem = object.tag == "toolbarItem"
    if let systemLabel, !isToolbarItem || details.title == nil {
      infer(systemLabel: systemLabel)
    } else {
      infer(label: details.title)
    }
  }

  /// The label that UIKit or AppKit gives to an item of its own; nil for an item of the app's.
  private var systemLabel: String? {
    switch object.tag {
    case "toolbarItem": object.links.systemItem.flatMap(IBSystemItem.toolbar)
    case "tabBarItem": object.links.systemItem.flatMap(IBSystemItem.tab)
    default: object.links.systemItem.flatMap(IBSystemItem.barButton)
    }
  }

  /// AppKit's description of its own image, for a button that shows nothing else, if it names an action: “Add”
  /// for `NSAddTemplate` (docs/evidence/voiceover.md#images-of-appkit).
  private var systemImageName: String? {
    guard element.role == .button || element.role == .popUpButton, details.imageIsSymbol,
      let image = details.image.flatMap(AppKitImage.named), image.meaning == .action
    else { return nil }
    return image.description
  }

  private mutating func infer(label: String?) {
    guard let label, !label.isEmpty else { return }
    element.label = label
    element.origins[.label] = .inferred
  }

  private mutating func infer(systemLabel label: String?) {
    guard let label, !label.isEmpty else { return }
    infer(label: label)
    element.flags.insert(.systemLabel)
  }

  private mutating func infer(value: String?) {
    guard let value, !value.isEmpty else { return }
    element.value = value
    element.origins[.value] = .inferred
  }

  /// A slider's value as a percentage of its range, by default 0…1.
  private mutating func takeNumber() {
    guard element.role == .slider else { return }
    let low = details.minimumValue ?? 0
    let high = details.maximumValue ?? 1
    guard high > low else { return }
    infer(value: Self.percent(((object.number ?? 0) - low) / (high - low)))
  }

  private mutating func takeProgress() {
    guard let number = object.number else { return }
    let high = details.maximumValue ?? 1
    guard high > 0 else { return }
    details.progress = number / high
    infer(value: Self.percent(number / high))
  }

  private mutating func takePage() {
    guard let count = details.numberOfPages else { return }
    infer(value: "page \((details.currentPage ?? 0) + 1) of \(count)")
  }

  private static func percent(_ part: Double) -> String {
    let whole = (min(1, max(0, part)) * 100).rounded()
    return "\(Int(exactly: whole) ?? 0)%"
  }
}
