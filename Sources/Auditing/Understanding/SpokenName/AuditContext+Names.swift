internal import AccessibilityModel

// The rules of a platform for names, and the facts that a format states of them.

extension AuditContext {
  /// Whether a label replaces the text of a field in speech, as a content description does for TalkBack
  /// (docs/evidence/android.md#words-of-talkback).
  public var labelsReplaceTexts: Bool { screen.platform == .android }

  /// Whether the format states the placeholders and hints of fields.
  public var statesPlaceholders: Bool { screen.capabilities.contains(.placeholders) }

  /// Whether labels may be data, such as the names of people: a running app shows them, and the file does not say
  /// which of them the app's developers wrote.
  public var showsData: Bool {
    !screen.framesAreDesignTime && !screen.capabilities.contains(.classNames)
  }

  /// Whether the names of image files are in Latin letters: Android's have small letters, digits and underscores
  /// only (https://developer.android.com/guide/topics/resources/drawable-resource).
  public var namesFilesInLatin: Bool { screen.platform == .android }
}

extension SpokenState {
  /// Whether the screen reader adds the role. TalkBack says none of a `CheckedTextView`, nor that of a
  /// switch in a row whose description replaces its content (docs/evidence/android.md#words-of-talkback).
  public var isRoleAnnounced: Bool { context.screen.platform != .android || subject.speaksRole }

  /// Whether the file sets its value to an empty text, which replaces the one that it shows.
  public var hasEmptiedValue: Bool {
    subject.origins[.value] == .given && subject.value?.isBlank == true
  }
}

extension LabelSource {
  /// Whether TalkBack reads what is in it, in place of a label.
  public var isReadByParts: Bool {
    context.screen.platform == .android && subject.origins[.label] == .inferred
  }

  /// Whether UIKit or AppKit may have given it the name of its image as label: in a running app
  /// (docs/evidence/voiceover.md#labels-where-the-app-gives-none).
  public var mayHaveNameOfImage: Bool {
    context.screen.platform != .android && !context.screen.framesAreDesignTime
  }

  /// Whether a label may be the name of an asset: people who describe images of AppKit in Interface Builder write
  /// words in small letters.
  public var mayHaveAssetNameAsLabel: Bool {
    context.screen.platform != .macOS || !context.screen.framesAreDesignTime
  }

  /// Whether its label may be its visible text: that of a link may be its address.
  public var mayBeLabelledByText: Bool {
    !context.screen.capabilities.contains(.visibleText) || isLabelledByVisibleText
  }

  /// Whether a running app shows a word of the label as a text in the element: it is the name of something.
  public func showsAsName(_ word: Substring) -> Bool {
    context.showsData
      && subject.descendants(upTo: 32).contains {
        $0.element.visibleText?.tokens.contains(word) == true
      }
  }

  /// Whether its label is its content, which may be long.
  public var hasComposedLabel: Bool {
    subject.origins[.label] == .inferred && element.title == nil && element.text == nil
  }

  /// Whether people who label Android views write phrases in small letters there.
  public var mayHavePhraseAsLabel: Bool { context.screen.platform == .android }

  /// Whether a browser on Android gives it the class of an image, which is not a view of Android.
  public var isImageOfPage: Bool {
    context.screen.platform == .android && subject.className == "android.widget.Image"
  }

  /// Whether the app's sources set another text than that of the file.
  var isTextSetInSources: Bool { element.codeEvidence != nil && subject.codeMaySet([.text]) }

  /// Whether code shows another text than that of the file, or may.
  public var mayReplaceItsText: Bool { subject.templateUse.hasPrototypeText || isTextSetInSources }
}

extension FieldLabel {
  /// Whether it only has the class of a field, by the role that React Native gives to a button to a page of search:
  /// it holds texts, which the view of a field cannot, and has no menu to be opened by a long press, which the
  /// fields of Compose have (docs/evidence/android.md#labels-of-android).
  public var isButtonToSearch: Bool {
    let screen = context.screen
    return screen.platform == .android && screen.capabilities.contains(.gestures)
      && subject.hasChildren && element.gestures.contains(.tap)
      && !element.gestures.contains(.longPress) && element.text?.isBlank != false
  }
}
