import AccessibilityModel
import Auditing

// Defects of labels.

extension MutationOperator {
  private static let noName: Set = [
    "missing-label", "image-missing-label", "field-label-association", "placeholder-only-field",
    "control-not-exposed",
  ]

  /// Missing labels.
  static let missingNames = [
    MutationOperator("label removed", killedBy: noName) { target in
      target.canLoseItsName ? [.name(nil)] : nil
    } counterpart: { target in
      target.isNameable && target.canBeRenamed
        ? target.fitting(["Gift voucher", "Gifts"]).map { [.name($0)] } : nil
    },
    MutationOperator("label of blanks", killedBy: noName) { target in
      target.canLoseItsName ? [.name(target.pick([" ", "\u{200B}", "   "]))] : nil
    },
    MutationOperator(
      "placeholder is the only name", killedBy: ["placeholder-only-field", "missing-label"],
      in: [.ui]
    ) { target in
      guard target.isUsable, target.element.isTextEntry, target["placeholder"] != nil,
        target["label"] != nil
      else { return nil }
      return [.name(nil)]
    },
    MutationOperator(
      "field named by a text that is not there",
      killedBy: ["field-label-association", "missing-label"], in: [.ui]
    ) { target in
      target.isUsable && target["labelledBy"] != nil ? [.attribute("labelledBy", "nmae")] : nil
    },
    MutationOperator(
      "fixed name over what is typed", killedBy: ["field-name-masks-value"],
      in: [.ui, .uiautomator]
    ) { target in
      guard target.isUsable, target.element.isTextEntry, target["text"]?.isEmpty == false else {
        return nil
      }
      if target.format == .ui { return [.value("")] }
      guard target["content-desc"] == "", target["password"] != "true",
        target["hint"] != target["text"]
      else { return nil }
      return [.label("Comment")]
    },
  ]

  /// Labels meant for code.
  static let codeNames = [
    renamed(
      "label is a class name", killedBy: ["label-is-identifier", "label-is-file-name"],
      to: ["CheckoutFooterView", "PlayerControlButton", "FavouriteStarView", "SettingsRowCell"]),
    renamed(
      "label is a class name with its module",
      killedBy: ["label-is-identifier", "label-is-file-name"],
      to: ["Checkout.FooterView", "MyBank.TransferButton", "Shop.ProductTileView"]),
    renamed(
      "label is a file name", killedBy: ["label-is-file-name", "label-is-identifier"],
      to: ["btn_close@2x.png", "icon_heart_filled.png", "IMG_2041.jpg", "ic_menu_24dp.xml"],
      where: { $0.isNamedApartFromItsLook }),
    renamed(
      "label is an asset name", killedBy: ["label-is-file-name", "label-is-identifier"],
      to: ["ic_cart", "icon-heart-filled", "img_avatar_default", "btn_close_white"],
      where: { $0.isNamedApartFromItsLook }),
    renamed(
      "label is an asset name with blanks",
      killedBy: ["label-is-file-name", "label-is-identifier"],
      to: ["icon cart filled", "ic arrow back", "icon cube medal", "common visibility off"],
      where: { $0.isNamedApartFromItsLook }),
    renamed(
      "label is an identifier", killedBy: ["label-is-identifier", "label-is-file-name"],
      to: [
        "settings.privacy.title", "submitOrderButton", "btn_submit_order", "checkout_total_label",
      ]),
    renamed(
      "label is a resource name", killedBy: ["label-is-identifier", "label-is-file-name"],
      to: ["com.shop.app:id/cart", "app:id/submit_button", "com.bank.mobile:id/btnTransfer"]),
  ]

  /// Meaningless labels.
  static let emptyNames = [
    renamed(
      "label is the word for the role",
      killedBy: ["generic-label", "label-is-stub", "label-repeats-role"],
      to: ["Button", "button", "icon", "Image"]),
    renamed("label is a sign", killedBy: ["label-symbol-only"], to: ["★", ">", "×", "⋯", "+"]) {
      !$0.isKey
    },
    renamed(
      "label is a glyph of an icon font", killedBy: ["label-symbol-only"],
      to: ["\u{E801}", "\u{F015}", "\u{E5CD}"]),
    renamed(
      "label is one letter", killedBy: ["label-too-short", "label-symbol-only", "generic-label"],
      to: ["G", "x", "i"]
    ) { !$0.isKey },
    renamed(
      "link without a destination", killedBy: ["link-purpose-unclear", "generic-label"],
      to: ["Read more", "Click here", "here"]
    ) {
      $0.element.role == .link || $0.element.traits.contains(.link)
    },
    renamed(
      "button says more", killedBy: ["generic-label", "link-purpose-unclear"],
      to: ["Click here", "here", "Tap here"]),
    renamedText(
      "text was never written", killedBy: ["label-is-stub"],
      to: ["Lorem ipsum dolor sit amet", "TODO", "Label", "Text goes here"]),
  ]

  /// Labels that mislead or contain too much.
  static let misleadingNames = [
    MutationOperator(
      "label is not what is seen", killedBy: ["label-in-name"],
      in: [.ui, .interfaceBuilder, .uiautomator]
    ) { target in
      target.labelledApart("Proceed to the next page")
    } counterpart: { target in
      target.canBeRenamed
        ? target.visibleName.flatMap { target.labelledApart($0 + " to your list") } : nil
    },
    MutationOperator(
      "visible text late in the label", killedBy: ["label-not-at-front", "label-in-name"],
      in: [.ui, .interfaceBuilder, .uiautomator]
    ) { target in
      target.visibleName.flatMap { target.labelledApart("Please do " + $0) }
    },
    MutationOperator("role in the label", killedBy: ["label-repeats-role"]) { target in
      guard target.isButton, target.isNameable, let name = target.plainName,
        !name.lowercased().contains("button")
      else { return nil }
      // If the word is visible, it belongs in the label.
      return target.isNamedApartFromItsLook
        ? [.name(name + " button")] : target.labelledApart(name + " button")
    } counterpart: { target in
      // Two words in lower case may be the name of an asset: label-is-file-name needs review.
      guard target.isButton, target.isNameable, let name = target.plainName, target.canBeRenamed,
        name.first?.isLowercase == false
      else { return nil }
      return target.isNamedApartFromItsLook
        ? [.name(name + " later")] : target.labelledApart(name + " later")
    },
    rewritten("gesture in the label", killedBy: ["label-repeats-gesture"]) { target, name in
      target.isButton
        ? target.pick(["Tap to ", "Double tap to ", "Press to "]) + name.lowercasedFirst : nil
    },
    rewritten("state in the label of a button", killedBy: ["label-repeats-state"]) { target, name in
      target.element.traits.contains(.selected) && target.isButton ? name + ", selected" : nil
    },
    MutationOperator(
      "role in the label of a text", killedBy: ["role-only-in-label"], in: [.ui]
    ) { target in
      guard target.isUsable, target.isEnglish, target.element.role == .staticText,
        !target.element.traits.contains(.header),
        let name = target.plainName
      else { return nil }
      return [.label(name + target.pick([", link", ", button"]))]
    },
    MutationOperator("state in the label of a switch", killedBy: ["label-repeats-state"]) {
      target in
      // The title of AppKit's check boxes is a statement, which may end with a full stop.
      guard target.isUsable, target.element.isToggle, let name = target.plainName,
        target.format != .interfaceBuilder || target.element.role != .checkBox
      else { return nil }
      return [.name(name + target.pick([" on", ", off", " checked", " enabled"]))]
    },
    MutationOperator(
      "label of a slider says its value", killedBy: ["label-contains-value"], in: [.ui, .xcuitest]
    ) { target in
      guard target.isUsable, target.element.isAdjustable, let name = target.plainName,
        let value = target.element.value, value.contains(where: \.isNumber)
      else { return nil }
      return [.name(name + " " + value)]
    },
    MutationOperator("star for required", killedBy: ["required-as-star"]) { target in
      guard target.isUsable, target.element.isTextEntry, target.isEnglish, target.hasWords,
        !target.isFilledByCode,
        let name = target.element.label, name != target.element.value
      else { return nil }
      return target.format == .uiautomator && target["hint"]?.isEmpty != false
        ? nil
        : target.format == .uiautomator
          ? [.placeholder((target["hint"] ?? "") + "*")] : [.name(name + "*")]
    },
    MutationOperator(
      "label of another control",
      killedBy: [
        "duplicate-label", "same-label-different-action", "inconsistent-identification",
        "toggle-label-changes-with-state",
      ]
    ) { target in
      guard target.isButton, target.plainName != nil, !target.isInRow,
        let other = target.otherButton, let name = other.plainName, name != target.element.label
      else { return nil }
      return [.name(name)]
    } counterpart: { target in
      guard target.isButton, target.plainName != nil, !target.isInRow,
        let name = target.otherButton?.plainName
      else { return nil }
      return target.canBeRenamed && target.isNamedApartFromItsLook
        ? [.name(name + " elsewhere")] : nil
    },
    MutationOperator(
      "picture says what the text beside it says", killedBy: ["adjacent-repeat", "duplicate-label"]
    ) { target in
      guard target.isUsable, target.element.role == .image, !target.subject.isActionable,
        !target.isFilledByCode, target.isNamedByItself,
        target.isNamedApartFromItsLook, let text = target.nextStop, text.isText,
        let words = text.plainName, words.count >= 6
      else { return nil }
      return [.name(words)]
    },
  ]
}

extension MutationOperator {
  /// A control with one of some labels instead of its own.
  static func renamed(
    _ name: String, killedBy rules: Set<String>, to names: [String],
    where isWanted: @escaping @Sendable (MutationTarget) -> Bool = { _ in true }
  ) -> MutationOperator {
    MutationOperator(name, killedBy: rules) { target in
      guard target.isNameable, isWanted(target) else { return nil }
      return [.name(target.pick(names))]
    } counterpart: { target in
      target.isNameable && isWanted(target) && target.canBeRenamed
        ? target.fitting(["Postage and packing", "Order history", "Nearest", "Fees"]).map {
          [.name($0)]
        } : nil
    }
  }

  /// A text replaced by another.
  static func renamedText(
    _ name: String, killedBy rules: Set<String>, to texts: [String],
    in formats: Set<SourceFormat> = Set(SourceFormat.allCases)
  ) -> MutationOperator {
    MutationOperator(name, killedBy: rules, in: formats) { target in
      target.isText && target.plainName != nil ? [.name(target.pick(texts))] : nil
    } counterpart: { target in
      target.isText && target.plainName != nil && target.canBeRenamed
        ? target.fitting(["Your parcel is on its way", "Your parcel", "Parcel"]).map { [.name($0)] }
        : nil
    }
  }

  /// A control whose label is changed.
  static func rewritten(
    _ name: String, killedBy rules: Set<String>,
    defect: @escaping @Sendable (MutationTarget, String) -> String?,
    counterpart: (@Sendable (MutationTarget, String) -> String?)? = nil
  ) -> MutationOperator {
    MutationOperator(name, killedBy: rules) { target in
      guard target.isNameable, let old = target.plainName else { return nil }
      return defect(target, old).map { [.name($0)] }
    } counterpart: { target in
      guard let counterpart, target.isNameable, target.canBeRenamed, let old = target.plainName
      else { return nil }
      return counterpart(target, old).map { [.name($0)] }
    }
  }
}

extension String {
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
