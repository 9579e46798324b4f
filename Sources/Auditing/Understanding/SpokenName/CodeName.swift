internal import AccessibilityModel

/// A label in the form of a name from the code: of the file of an image, of a view or of a class.
///
/// Accounts, files and devices have such names as well, and a running app shows them.
public struct CodeName {
  let subject: AuditedElement
}

extension LabelSource {
  /// See ``CodeName``.
  public var codeName: CodeName { CodeName(subject: subject) }
}

// MARK: - Files of images

extension CodeName {
  /// Whether the label is a file name. One that equals the identifier is an identifier, unless it ends like a file.
  public var isFileName: Bool {
    guard subject.wording.facts.tokenCount == 1 else { return false }
    let name = subject.wording.label
    let isImage = subject.kinds.contains(.images) || subject.labelSource.isImageOfPage
    guard ImageFileName.isAssetName(name, ofImage: isImage), !isTitle else { return false }
    return ImageFileName.isFile(name.collapsed.lowercased())
      || subject.identifier != name.collapsed
  }

  /// Whether each underscore is between two Chinese, Japanese or Korean characters on Android: the files of its images
  /// have small Latin letters, digits and underscores only
  /// (https://developer.android.com/guide/topics/resources/drawable-resource).
  private var isTitle: Bool {
    let name = subject.wording.label
    guard subject.context.namesFilesInLatin, !ImageFileName.isFile(name.collapsed.lowercased())
    else { return false }
    let scalars = Array(name.unicodeScalars)
    let marks = scalars.indices.filter { scalars[$0] == "_" }
    return !marks.isEmpty
      && marks.allSatisfy {
        $0 > 0 && $0 + 1 < scalars.count && scalars[$0 - 1].isIdeograph
          && scalars[$0 + 1].isIdeograph
      }
  }

  /// Whether it is one of many pictures of one size in a running app that are named like what they show, such
  /// as the logos of brands: its own name comes from the same data. Bars have fewer icons.
  public var isOneOfNames: Bool {
    guard subject.context.showsData, let parent = subject.parent,
      !ImageFileName.hasPrefix(subject.wording.label.lowercased())
    else { return false }
    let screen = subject.context.screen
    let named = screen.children(of: parent.index).prefix(Self.mostNames).count {
      let other = screen.elements[$0]
      return other.className == subject.className
        && abs(other.frame.width - subject.frame.width) <= 2
        && other.label.map { !$0.isBlank && !ImageFileName.isAssetName($0, ofImage: true) } == true
    }
    return named >= Self.leastNames
  }

  private static let mostNames = 256
  /// Material's bars have five items at most (https://m3.material.io/components/navigation-bar).
  private static let leastNames = 6
}

// MARK: - Identifiers

extension CodeName {
  /// Whether the label is an identifier or the name of a class, and not the name of a file or a brand.
  public var isIdentifier: Bool {
    let label = subject.wording.facts
    guard label.tokenCount == 1, label.hasLetter, IdentifierName.mayBeOne(label.text), !isFileName
    else { return false }
    guard !isBrand, !IdentifierName.isKnown(name) else { return false }
    return IdentifierName.isIdentifier(name)
      || IdentifierName.hasParts(name) && isItsIdentifier
      || isItsClass || IdentifierName.isViewClass(name)
  }

  /// Why a label in the form of an identifier is what the screen is to show; nil if nothing suggests it.
  public var reasonToShowIdentifier: Reason? {
    subject.reasonToShowIdentifier
      ?? .when(
        subject.isShownAsData && isUserName && !subject.isNameRepeated,
        "it looks like the name of a user")
  }

  /// Whether the label is a text on the screen that a user may have chosen, unless the sources rule it out.
  public var mayBeOfUser: Bool { subject.mayShowUsersName }

  /// Whether it is a text in a cell, which says the labels of all that it holds.
  public var isReadByCell: Bool { subject.isReadByCell }

  private var name: String { subject.wording.label.collapsed }

  /// Whether it is a text of an Interface Builder file that may be the name of an app or a product,
  /// such as “GitHub”: only letters, beginning with a capital, and not a class of views.
  private var isBrand: Bool {
    subject.mayShowBrand && name.first?.isUppercase == true && name.allSatisfy(\.isLetter)
      && !isItsClass
  }

  /// Whether it looks like the name of a user: words in small letters with underscores, which may begin with
  /// a capital, without a UI term.
  private var isUserName: Bool {
    let parts = name.split(separator: "_")
    guard parts.count > 1, let first = parts.first, let last = parts.last else { return false }
    return parts.allSatisfy { part in
      part.first?.isLetter != false && part.dropFirst().allSatisfy { $0.isLowercase || $0.isNumber }
        || part.allSatisfy(\.isNumber)
    }
      && !ImageFileName.isAbbreviation(Substring(first.lowercased()))
      && !ImageFileName.isViewWord(Substring(last.lowercased()))
  }

  private var isItsClass: Bool {
    name == subject.className || name == subject.element.superclassName
  }

  private var isItsIdentifier: Bool { subject.identifier == name && !name.hasSuffix(".") }
}
