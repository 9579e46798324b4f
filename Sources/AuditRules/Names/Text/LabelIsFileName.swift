internal import AccessibilityModel
internal import Auditing

/// Reports labels that are the file name of an image.
struct LabelIsFileName: ElementRule {
  static let description = RuleDescription(
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
      .label("Cart", of: "imageView"),
      .swiftUI(#"Image("ic_cart").accessibilityLabel("Cart")"#),
      .compose(#"Icon(painter, contentDescription = "Cart")"#)),
    severity: .error,
    criteria: [.wcag("1.1.1")],
    needs: [.labels]
  )

  static let subjects: ElementKinds = .labelled
  static let judgesWording = true

  func check(_ subject: AuditedElement, findings: inout Findings) {
    let name = subject.labelSource.codeName
    if let certainty = name.certaintyOfAsset {
      findings.report(
        certainty == .certain
          ? "\(subject) has the asset name \(subject.wording.quotedLabel) as its label"
          : "\(subject) probably has the asset name \(subject.wording.quotedLabel) as its label",
        at: subject, doubt: certainty.doubt)
      return
    }
    guard name.isFileName else { return }
    if let reason = subject.labelSource.reasonForContent
      ?? .when(subject.labelSource.isLabelledByVisibleText, "it shows the name of a file")
      ?? .when(name.isOneOfNames, "it is one of several names of files")
    {
      return findings.excuse(subject, because: reason)
    }
    findings.report(
      "\(subject) has the file name \(subject.wording.quotedLabel) as its label", at: subject,
      doubt: .when(subject.element.role == .cell, "the row may show a file"))
  }
}

extension LabelIsFileName {
  static let examples = RuleExamples(
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
