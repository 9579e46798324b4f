internal import AccessibilityModel
public import Auditing

/// Reports labels that are the file name of an image.
public struct LabelIsFileName: ElementRule {
  public static let description = RuleDescription(
    id: "label-is-file-name",
    group: .names,
    summary: "Labels must not be image file names.",
    rationale: "UIKit and SwiftUI use the name of the asset if an image has no label: users hear "
      + "“i-c underscore cart”.",
    remedy: Remedy(
      "set accessibilityLabel to a description, or hide a decorative image with "
        + "isAccessibilityElement = false",
      swiftUI: "add accessibilityLabel with a description, or use Image(decorative:)",
      appKit: "call setAccessibilityLabel(_:) with a description, or hide a decorative image with "
        + "setAccessibilityElement(false)",
      android: "set contentDescription to a description, or to null for a decorative image",
      .uiKit(#"imageView.accessibilityLabel = "Cart""#),
      .swiftUI(#"Image("ic_cart").accessibilityLabel("Cart")"#),
      .appKit(#"imageView.setAccessibilityLabel("Cart")"#),
      .views(#"android:contentDescription="@string/cart""#),
      .compose(#"Icon(painter, contentDescription = "Cart")"#)),
    severity: .error,
    criteria: [.wcag("1.1.1")],
    needs: [.labels]
  )

  public static let subjects: ElementKinds = .labelled
  public static let judgesWording = true

  public init() {}

  public func check(_ subject: AuditedElement, findings: inout Findings) {
    if let certainty = AssetNameInWords.certainty(of: subject) {
      findings.report(
        certainty == .certain
          ? "\(subject) has the asset name \(subject.wording.quotedLabel) as its label"
          : "\(subject) probably has the asset name \(subject.wording.quotedLabel) as its label",
        at: subject, doubt: certainty.doubt)
      return
    }
    guard subject.wording.facts.tokenCount == 1, AssetName.isLabel(of: subject) else { return }
    // Visible text is content, such as a list of files.
    guard !subject.labelSource.isContent, !subject.labelSource.isLabelledByVisibleText,
      !isOneOfNames(subject)
    else {
      return
    }
    findings.report(
      "\(subject) has the file name \(subject.wording.quotedLabel) as its label", at: subject,
      doubt: .when(subject.element.role == .cell, "the row may show a file"))
  }
}

extension LabelIsFileName {
  /// Whether it is one of many pictures of one size in a running app that are named like what they show, such
  /// as the logos of brands: its own name comes from the same data. Bars have fewer icons.
  private func isOneOfNames(_ subject: AuditedElement) -> Bool {
    guard subject.context.showsData, let parent = subject.parent,
      !AssetName.hasPrefix(subject.wording.label.lowercased())
    else { return false }
    let screen = subject.context.screen
    let named = screen.children(of: parent.index).prefix(Self.mostNames).count {
      let other = screen.elements[$0]
      return other.className == subject.className
        && abs(other.frame.width - subject.frame.width) <= 2
        && other.label.map { !$0.isBlank && !AssetName.isAssetName($0, ofImage: true) } == true
    }
    return named >= Self.leastNames
  }

  private static let mostNames = 256
  /// Material's bars have five items at most (https://m3.material.io/components/navigation-bar).
  private static let leastNames = 6
}

/// The file names of images.
enum AssetName {
  private static let extensions: Set<String> = [
    "png", "jpg", "jpeg", "gif", "svg", "pdf", "heic", "heif", "webp", "avci", "tif", "tiff",
  ]
  /// Every file name has one of these.
  private static let marks = Array("@._-".utf8)
  private static let prefixes: Set<String> = ["ic", "img", "icon", "image", "btn", "bg", "asset"]

  /// Whether names of assets begin so, and sentences do not: “image of a cat” is one.
  static func isAbbreviation(_ word: Substring) -> Bool {
    word.utf8.count <= 4 && prefixes.contains(String(word))
  }

  /// The last words of identifiers: a file name describes an image, an identifier a view.
  private static let viewWords: Set<String> = [
    "button", "btn", "view", "label", "cell", "field", "title", "text", "row", "switch", "tab",
  ]

  static func isViewWord(_ word: Substring) -> Bool { viewWords.contains(String(word)) }

  /// Whether the label of an element is a file name. A label equal to the identifier is an
  /// identifier, unless it ends like a file.
  static func isLabel(of subject: AuditedElement) -> Bool {
    let name = subject.wording.label
    guard
      isAssetName(
        name, ofImage: subject.kinds.contains(.images) || subject.labelSource.isImageOfPage),
      !isTitle(name, subject)
    else { return false }
    return isFile(name.collapsed.lowercased()) || subject.identifier != name.collapsed
  }

  /// Whether each underscore is between two Chinese, Japanese or Korean characters on Android: the files of its images have
  /// small Latin letters, digits and underscores only
  /// (https://developer.android.com/guide/topics/resources/drawable-resource).
  private static func isTitle(_ name: String, _ subject: AuditedElement) -> Bool {
    guard subject.context.namesFilesInLatin, !isFile(name.collapsed.lowercased()) else {
      return false
    }
    let scalars = Array(name.unicodeScalars)
    let marks = scalars.indices.filter { scalars[$0] == "_" }
    return !marks.isEmpty
      && marks.allSatisfy {
        $0 > 0 && $0 + 1 < scalars.count && scalars[$0 - 1].isIdeograph
          && scalars[$0 + 1].isIdeograph
      }
  }

  /// Whether a name has the scale or the ending of an image file.
  private static func isFile(_ name: String) -> Bool {
    if name.contains("@2x") || name.contains("@3x") { return true }
    // By bytes: each step back over characters goes back over a whole row of flags.
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
      return false
    }
    return extensions.contains(String(name[name.utf8.index(after: dot)...]))
  }

  static func isAssetName(_ label: String, ofImage: Bool) -> Bool {
    guard label.utf8.contains(where: marks.contains) else { return false }
    let name = label.collapsed.lowercased()
    guard !name.contains("://"), !name.hasPrefix("www.") else { return false }
    if isFile(name) { return true }
    let parts = name.split { $0 == "_" || $0 == "-" }
    if parts.count > 2, let last = parts.last, viewWords.contains(String(last)) { return false }
    if ofImage, name.contains("_") { return name.contains(where: \.isLetter) }
    return hasPrefix(name)
  }

  /// Whether it begins with the kind of an asset, in small letters.
  static func hasPrefix(_ name: String) -> Bool {
    guard let end = name.firstIndex(where: { $0 == "_" || $0 == "-" }) else { return false }
    return prefixes.contains(String(name[..<end])) && name.index(after: end) < name.endIndex
  }
}

extension LabelIsFileName {
  public static let examples = RuleExamples(
    passing: [
      Example(#"<UIButton label="Sign-in" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Export as jpg" frame="20 100 80 44"/>"#),
      Example(#"<UILabel text="holiday.png" frame="20 100 80 44"/>"#),
      Example(#"<UIButton title="holiday.png" frame="20 100 80 44"/>"#),
      // Identifiers are another rule's.
      Example(#"<UIButton identifier="btn_buy" label="btn_buy" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="image_upload_button" frame="20 100 80 44"/>"#),
      Example(#"<UIButton label="Icon-only" frame="20 100 80 44" title="Icon-only"/>"#),
      // Nothing here begins with a capital.
      Example(
        #"""
        <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" label="Shop" enabled="true" visible="true" x="0" y="0" width="390" height="844">
          <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" name="name" label="name" enabled="true" visible="true" x="20" y="100" width="100" height="20"/>
          <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" name="password" label="password" enabled="true" visible="true" x="20" y="140" width="100" height="20"/>
          <XCUIElementTypeButton type="XCUIElementTypeButton" name="share this list" label="share this list" enabled="true" visible="true" x="300" y="100" width="44" height="44"/>
        </XCUIElementTypeApplication>
        """#),
    ],
    failing: [
      Example(#"↓<UIButton label="IMG_0123.png" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="ic_cart" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="btn-buy" frame="20 100 80 44"/>"#),
      Example(#"↓<UIButton label="cart@2x" frame="20 100 80 44"/>"#),
      Example(#"↓<UIImageView isElement="true" label="Team_logo" frame="20 100 80 44"/>"#),
      Example(#"↓<UITableViewCell label="holiday.heic" frame="0 100 390 44"/>"#),
      // UIKit calls a button after its image.
      Example(
        #"""
        <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" label="Shop" enabled="true" visible="true" x="0" y="0" width="390" height="844">
          <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" name="Name" label="Name" enabled="true" visible="true" x="20" y="100" width="100" height="20"/>
          <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" name="Password" label="Password" enabled="true" visible="true" x="20" y="140" width="100" height="20"/>
          ↓<XCUIElementTypeButton type="XCUIElementTypeButton" name="icon cube medal" label="icon cube medal" enabled="true" visible="true" x="300" y="100" width="44" height="44"/>
        </XCUIElementTypeApplication>
        """#),
      // To be judged by a person.
      Example(
        #"""
        <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" label="Shop" enabled="true" visible="true" x="0" y="0" width="390" height="844">
          <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" name="Name" label="Name" enabled="true" visible="true" x="20" y="100" width="100" height="20"/>
          <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" name="Password" label="Password" enabled="true" visible="true" x="20" y="140" width="100" height="20"/>
          <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" name="Log in" label="Log in" enabled="true" visible="true" x="20" y="180" width="100" height="20"/>
          <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" name="Help" label="Help" enabled="true" visible="true" x="20" y="220" width="100" height="20"/>
          ↓<XCUIElementTypeButton type="XCUIElementTypeButton" name="common visibility off" label="common visibility off" enabled="true" visible="true" x="300" y="100" width="44" height="44"/>
        </XCUIElementTypeApplication>
        """#),
    ]
  )
}
