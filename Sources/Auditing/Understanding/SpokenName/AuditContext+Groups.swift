internal import AccessibilityModel

// Groups that VoiceOver of the Mac announces by a name of their own when users enter them.

extension AuditContext {
  /// The segmented controls without a name: those of SwiftUI without a title, and those of a design of iOS with the text
  /// beside them that says what they choose, which is not read with them, or with numbers, which do not say it.
  public var unnamedSegments: [AuditedElement] {
    let unnamed = elements(.segmentedControl).map(subject).filter(\.element.hasBlankLabel)
    if screen.isSwiftUI { return unnamed }
    guard screen.framesAreDesignTime, screen.platform == .iOS, !unnamed.isEmpty else { return [] }
    let texts = elements(.staticText).prefix(Self.mostTexts).map(subject)
    return unnamed.filter { control in
      !control.kinds.isEmpty && !control.isCustomClass
        && (control.choosesNumber
          || texts.contains {
            !$0.kinds.isEmpty
              && ($0.isBesideOnLine(of: control) || $0.isCaptionAbove(control))
          })
    }
  }

  /// The pickers of a design of iOS without a name, which UIKit reads before the chosen item of a wheel
  /// (https://developer.apple.com/documentation/uikit/uipickerviewaccessibilitydelegate).
  public var unnamedPickers: [AuditedElement] {
    guard screen.isDesignOfUIKit else { return [] }
    return elements(.picker).map(subject).filter {
      $0.className == "UIPickerView" && !$0.kinds.isEmpty && $0.element.hasBlankLabel
    }
  }

  /// The one stepper of a design of iOS, if it has no name: its two buttons are named after what they do, and not after
  /// what they change. Several are alike, which `duplicate-label` reports; nil for these.
  public var unnamedStepper: AuditedElement? {
    guard screen.isDesignOfUIKit else { return nil }
    let steppers = elements(.stepper).map(subject).filter { !$0.kinds.isEmpty }
    guard steppers.count == 1, let stepper = steppers.first, stepper.className == "UIStepper",
      stepper.element.hasBlankLabel
    else { return nil }
    return stepper
  }

  /// The date pickers of a design of iOS without a name: VoiceOver reads the date of each, and not what happens on it.
  public var unnamedDatePickers: [AuditedElement] {
    guard screen.isDesignOfUIKit else { return [] }
    return elements(.datePicker).map(subject).filter {
      $0.className == "UIDatePicker" && !$0.kinds.isEmpty && $0.element.hasBlankLabel
    }
  }

  /// The radio buttons of a layout of Android outside of a group, which checks one of them at a time and makes TalkBack say
  /// how many there are (https://developer.android.com/reference/android/widget/RadioGroup). Empty for a row of a list, whose
  /// code checks one in all rows, and for one button.
  public var looseRadioButtons: [AuditedElement] {
    guard screen.isLayoutOfAndroid,
      screen.elements.first?.isRepeated != true
    else { return [] }
    let loose = elements(.radioButton).map(subject).filter { button in
      !button.kinds.isEmpty && !button.isCustomClass
        && !button.ancestors.contains { $0.className.contains("Radio") }
    }
    return loose.count > 1 ? loose : []
  }

  private static var mostTexts: Int { 256 }

  /// The tables, if there are several, and the radio groups without a name; empty on other platforms.
  public var unnamedGroups: [AuditedElement] {
    // The lists and forms of SwiftUI are parts of one page, or of branches.
    guard screen.platform == .macOS, !screen.isSwiftUI, screen.capabilities.contains(.classNames)
    else { return [] }
    let tables = elements(.table, .collectionView).map(subject)
    let groups = elements(.stackView).map(subject).filter(\.isRadioGroup)
    return ((tables.count > 1 ? tables : []) + groups).filter {
      $0.element.hasBlankLabel && $0.element.titleElement == nil
    }.sorted { $0.index < $1.index }
  }

  /// The only table of a window with a form beside it, without a name; nil for a window that is about its table.
  public var unnamedTable: AuditedElement? {
    let tables = elements(.table, .collectionView)
    guard screen.platform == .macOS, screen.capabilities.contains(.classNames), tables.count == 1,
      case let table = subject(tables[0]), table.element.hasBlankLabel,
      table.element.titleElement == nil,
      case let shown = table.ancestors.first(where: { $0.role == .scrollView }) ?? table,
      shown.frame.isFinite, !shown.surface.fillsScreen
    else { return nil }
    let inside = screen.subtree(of: table.index)
    let fields = stopElements.count {
      !inside.contains($0) && subject($0).role.isControl && subject($0).role != .button
    }
    return fields >= Self.leastFields ? table : nil
  }

  /// Less is a list with a search field.
  private static var leastFields: Int { 3 }
}

extension AuditedElement {
  /// Whether it is a segmented control most of whose segments are numbers: “Off”, “1”, “2”, “5”.
  fileprivate var choosesNumber: Bool {
    let titles = children.compactMap { $0.element.title ?? $0.label }.filter { !$0.isBlank }
    let numbers = titles.count { title in
      title.contains(where: \.isNumber) && !title.contains(where: \.isLetter)
    }
    return numbers >= 2 && 2 * numbers > titles.count
  }

  /// Whether it is a text before a control on its line, and in its row.
  fileprivate func isBesideOnLine(of control: AuditedElement) -> Bool {
    let (text, other) = (effectiveFrame, control.effectiveFrame)
    return element.visibleText?.isBlank == false
      && text.isBefore(other, in: context.screen.direction, overlap: 8)
      && enclosingCell?.index == control.enclosingCell?.index
  }

  /// Whether it is a short text close above a control, and not the title of the screen: “Sort by”.
  fileprivate func isCaptionAbove(_ control: AuditedElement) -> Bool {
    let (text, other) = (effectiveFrame, control.effectiveFrame)
    return element.visibleText?.isBlank == false && !hasFontOfTitle
      && wording.labelWords.count <= Self.mostWordsOfCaption && text.maxY <= other.minY + 1
      && distanceAsCaption(of: control) != nil
      && enclosingCell?.index == control.enclosingCell?.index
  }

  private static let mostWordsOfCaption = 4

  /// Whether it is a matrix of radio buttons, which AppKit exposes as one group.
  fileprivate var isRadioGroup: Bool {
    guard className == "NSMatrix" else { return false }
    let radios = context.screen.children(of: index).prefix(2)
      .filter { context.screen.elements[$0].role == .radioButton }
    return radios.count == 2
  }
}
