import AccessibilityModel
import Auditing

// Conditions under which changing a label is certainly a defect.

extension MutationTarget {
  /// A control with its own label, which is a good one.
  var isNameable: Bool { isControl && !element.isTextEntry && plainName != nil && !isKey }

  var isKey: Bool { element.role == .key || element.traits.contains(.keyboardKey) }

  /// Whether it has a label from its tag, and no other source of one.
  ///
  /// A text in a row may label its neighbour, and the system labels its own controls.
  var canLoseItsName: Bool {
    guard isUsable, hasWords, !isFilledByCode, isNamedByItself, !element.isTextEntry, !isKey,
      subject.isActionable || element.isImage && subject.isStop, element.role != .cell
    else { return false }
    switch format {
    // Without the title, the visible text is missing too.
    case .uiautomator: return (self["content-desc"] ?? "").isEmpty || (self["text"] ?? "").isEmpty
    case .ui, .interfaceBuilder: return hasNoVisibleText || element.title == element.label
    case .xcuitest: return self["label"] == element.label
    }
  }

  /// The visible text of a button, if it is the whole label.
  var visibleName: String? {
    guard isButton, !isFilledByCode, isEnglish, isNamedByItself, hasWords else { return nil }
    let seen = format == .uiautomator ? self["text"] : element.title ?? element.text
    guard let seen, seen == element.label, seen.count > 2, seen.first?.isLetter ?? false else {
      return nil
    }
    return seen
  }

  /// A label separate from the visible text.
  func labelledApart(_ label: String) -> [SourceChange]? {
    visibleName.map { _ in [.label(label)] }
  }

  /// Whether each row has the same controls: they then share their labels.
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

  /// Whether its label is only for users who do not see it; a capture does not show the difference.
  var isNamedApartFromItsLook: Bool {
    format == .xcuitest || format == .uiautomator && self["content-desc"]?.isEmpty == false
      || (format == .ui || format == .interfaceBuilder) && hasNoVisibleText
  }

  /// Whether another label would be equally right: nothing else repeats it or depends on it.
  var canBeRenamed: Bool {
    guard !context.hasOtherOrientation, file.portrait == nil, !isInModal, !isFunctional,
      // Other screens may have the old label for the same control.
      !isNamedElsewhere,
      // The name of a brand is exempt from what other texts are held to.
      !subject.surface.isWordmark
    else { return false }
    return !context.screen.elements.indices.contains { other in
      other != subject.index
        && (screen.elements[other].frame.isAlmostEqual(to: element.frame, tolerance: 3)
          || screen.elements[other].visibleText == element.label)
    }
  }

  /// Whether the file contains its label a second time.
  private var isNamedElsewhere: Bool {
    // Without a label there is nothing to replace.
    guard let label = element.label else { return true }
    return tags.tags(saying: label).contains { !(tag..<tags.all[tag].end).contains($0) }
  }

  /// Whether rules look for a control with its label.
  private var isFunctional: Bool {
    ["Cancel", "Close", "Done", "OK", "Pause", "Save", "Later", "Skip", "Back", "Not now"].contains(
      element.label ?? "")
      || subject.ancestors.contains { [.alert, .sheet, .menu, .popover].contains($0.role) }
  }

  /// The first of some texts with no more letters than its own.
  func fitting(_ texts: [String]) -> String? {
    texts.first { $0.count <= element.label?.count ?? 0 }
  }
}
