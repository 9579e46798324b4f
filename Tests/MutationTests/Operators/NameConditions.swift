import AccessibilityModel
import Auditing

// When a name can be changed, so that the change is a defect for certain.

extension MutationTarget {
  /// A control with a name of its own that is as a name should be.
  var isNameable: Bool { isControl && !element.isTextEntry && plainName != nil && !isKey }

  var isKey: Bool { element.role == .key || element.traits.contains(.keyboardKey) }

  /// Whether it is called by what its tag says, and has nothing else to be called by.
  ///
  /// A text in a row may name what is beside it, and the system calls its own controls.
  var canLoseItsName: Bool {
    guard isUsable, hasWords, !isFilledByCode, isNamedByItself, !element.isTextEntry, !isKey,
      subject.isActionable || element.isImage && subject.isStop, element.role != .cell
    else { return false }
    switch format {
    // Without the title, the words are invisible too.
    case .uiautomator: return (self["content-desc"] ?? "").isEmpty || (self["text"] ?? "").isEmpty
    case .ui, .interfaceBuilder: return hasNoVisibleText || element.title == element.label
    case .xcuitest: return self["label"] == element.label
    }
  }

  /// The words that are seen on a button, where they are its whole name.
  var visibleName: String? {
    guard isButton, !isFilledByCode, isEnglish, isNamedByItself, hasWords else { return nil }
    let seen = format == .uiautomator ? self["text"] : element.title ?? element.text
    guard let seen, seen == element.label, seen.count > 2, seen.first?.isLetter ?? false else {
      return nil
    }
    return seen
  }

  /// A label apart from what is seen.
  func labelledApart(_ label: String) -> [SourceChange]? {
    visibleName.map { _ in [.label(label)] }
  }

  /// Whether the same controls are in each row: they then share their labels.
  var isInRow: Bool {
    screen.ancestors(of: subject.index).contains {
      [.cell, .table, .collectionView].contains(screen.elements[$0].role)
    }
  }

  var otherButton: MutationTarget? {
    context.stopSubjects.lazy.filter { $0.index != subject.index }.compactMap(target).first {
      $0.isButton && $0.plainName != nil && $0.element.role == element.role && !$0.isInRow
        && !screen.isAncestor($0.subject.index, of: subject.index)
    }
  }

  var nextStop: MutationTarget? {
    guard let number = context.stopNumber(of: subject.index),
      number + 1 < context.stopElements.count
    else { return nil }
    return target(context.subject(context.stopElements[number + 1]))
  }

  /// Whether its name is for those alone who do not see it; a capture does not know the difference.
  var isNamedApartFromItsLook: Bool {
    format == .xcuitest || format == .uiautomator && self["content-desc"]?.isEmpty == false
      || (format == .ui || format == .interfaceBuilder) && hasNoVisibleText
  }

  /// Whether another name is as right as the old one: nothing else repeats it or asks for it.
  var canBeRenamed: Bool {
    guard !context.hasOtherOrientation, file.portrait == nil, !isInModal, !isFunctional,
      // Other screens may call the same thing by its old name.
      !isNamedElsewhere
    else { return false }
    return !context.screen.elements.indices.contains { other in
      other != subject.index
        && (screen.elements[other].frame.isAlmostEqual(to: element.frame, tolerance: 3)
          || screen.elements[other].visibleText == element.label)
    }
  }

  /// Whether the file has its words once more.
  private var isNamedElsewhere: Bool {
    tags.all.indices.contains { other in
      !(tag..<tags.all[tag].end).contains(other)
        && ["title", "text", "label", "content-desc"].contains { tags[other, $0] == element.label }
    }
  }

  /// Whether rules look for a control of its name.
  private var isFunctional: Bool {
    ["Cancel", "Close", "Done", "OK", "Pause", "Save", "Later", "Skip", "Back", "Not now"].contains(
      element.label ?? "")
      || subject.ancestors.contains { [.alert, .sheet, .menu, .popover].contains($0.role) }
  }

  /// The first of some texts that has no more letters than its own.
  func fitting(_ texts: [String]) -> String? {
    texts.first { $0.count <= element.label?.count ?? 0 }
  }
}
