import AccessibilityModel
import Auditing

// Defects for users with low vision.

extension MutationOperator {
  static let look = [
    MutationOperator(
      "text in the colour of its background", killedBy: ["text-contrast"],
      in: [.ui, .interfaceBuilder]
    ) { target in
      guard target.isSeen, target.element.role == .staticText, target.hasWords,
        !target.isFilledByCode, let shown = target.background
      else { return nil }
      return target.colour(target.shade(near: shown))
    } counterpart: { target in
      guard target.isSeen, target.element.role == .staticText, target.hasWords,
        !target.isFilledByCode, let shown = target.background
      else { return nil }
      return target.colour(
        shown.isLight ? Color(red: 0, green: 0, blue: 0) : Color(red: 1, green: 1, blue: 1))
    },
    MutationOperator(
      "icon in the colour of its background", killedBy: ["non-text-contrast"], in: [.ui]
    ) { target in
      guard target.isButton, target["image"] != nil, target["title"] == nil,
        let shown = target.background
      else { return nil }
      return [.attribute("tintColor", target.shade(near: shown).hexadecimal)]
    },
    MutationOperator(
      "font of a fixed size", killedBy: ["dynamic-type-unsupported"], in: [.ui, .interfaceBuilder]
    ) { target in
      guard target.isText, !target.isInBar, target.hasWords, !target.isFilledByCode else {
        return nil
      }
      if target.format == .ui {
        return target["font"]?.hasPrefix("style:") == true ? [.attribute("font", "17")] : nil
      }
      return target.fontStyle == nil
        ? nil
        : [
          .childAttribute(of: "fontDescription", "style", nil),
          .childAttribute(of: "fontDescription", "type", "system"),
          .childAttribute(of: "fontDescription", "pointSize", "17"),
        ]
    },
    MutationOperator(
      "text does not follow its style", killedBy: ["dynamic-type-unsupported"],
      in: [.ui, .interfaceBuilder]
    ) { target in
      guard target.isText, !target.isInBar, target.hasWords, !target.isFilledByCode else {
        return nil
      }
      let isOn = target["adjustsFontForContentSizeCategory"]
      if target.format == .ui {
        return isOn == "true" ? [.attribute("adjustsFontForContentSizeCategory", "false")] : nil
      }
      return isOn == "YES" ? [.attribute("adjustsFontForContentSizeCategory", nil)] : nil
    },
    MutationOperator(
      "text of eight points", killedBy: ["text-too-small"], in: [.ui, .interfaceBuilder]
    ) { target in
      guard target.isText, target.hasWords, !target.isFilledByCode, target.screen.platform == .iOS
      else { return nil }
      if target.format == .ui { return [.attribute("font", "8")] }
      return [
        .childAttribute(of: "fontDescription", "pointSize", "8"),
        .childAttribute(of: "fontDescription", "style", nil),
      ].filter { change in
        if case .childAttribute(_, "style", _) = change { return target.fontStyle != nil }
        return true
      }
    },
    MutationOperator(
      "field that takes what it is not told", killedBy: ["input-purpose"],
      in: [.ui, .interfaceBuilder]
    ) { target in
      guard target.isUsable, target.element.isTextEntry else { return nil }
      if target.format == .ui {
        return target["textContentType"] == nil ? nil : [.attribute("textContentType", nil)]
      }
      let traits = target.tags.child(
        of: target.tag, named: "textInputTraits", key: "textInputTraits")
      return traits.flatMap { target.tags[$0, "textContentType"] }.map { _ in
        [.childAttribute(of: "textInputTraits", "textContentType", nil)]
      }
    },
    MutationOperator(
      "words in a picture", killedBy: ["text-in-image"], in: [.ui, .xcuitest, .interfaceBuilder]
    ) { target in
      guard target.isUsable, target.element.role == .image, target.plainName != nil,
        target.element.frame.area > 5_000
      else { return nil }
      return [.name("Save 20 per cent until Sunday in all of our shops")]
    },
  ]
}

extension MutationTarget {
  fileprivate var fontStyle: String? {
    tags.child(of: tag, named: "fontDescription").flatMap { tags[$0, "style"] }
  }

  /// The colour directly around it, if the file states it in numbers.
  fileprivate var background: Color? {
    let colors = ([subject] + subject.ancestors).compactMap(\.element.details.backgroundColor)
    guard let color = colors.first, color.alpha >= 1 else { return nil }
    return color
  }

  /// A colour that barely differs from another: 1.3 to 1 at most.
  fileprivate func shade(near color: Color) -> Color {
    let step = color.isLight ? -0.08 : 0.08
    func moved(_ part: Double) -> Double { min(1, max(0, part + step)) }
    return Color(red: moved(color.red), green: moved(color.green), blue: moved(color.blue))
  }

  fileprivate func colour(_ color: Color) -> [SourceChange]? {
    if format == .ui {
      return self["textColor"] == nil ? nil : [.attribute("textColor", color.hexadecimal)]
    }
    guard let child = tags.child(of: tag, named: "color", key: "textColor"),
      tags[child, "red"] != nil,
      tags.child(of: tag, named: "color") == child
    else { return nil }
    return [
      .childAttribute(of: "color", "red", "\(color.red)"),
      .childAttribute(of: "color", "green", "\(color.green)"),
      .childAttribute(of: "color", "blue", "\(color.blue)"),
      .childAttribute(of: "color", "alpha", "1"),
    ]
  }
}

extension Color {
  fileprivate var isLight: Bool { 0.21 * red + 0.72 * green + 0.07 * blue > 0.5 }

  fileprivate var hexadecimal: String {
    "#"
      + [red, green, blue].map { part in
        let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}
