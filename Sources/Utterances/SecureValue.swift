internal import AccessibilityModel
internal import Voices

/// A value as it may be spoken: of a secure field only the number of characters.
///
/// “6 characters”, never bullets and never the text (docs/evidence/voiceover.md#text-fields).
struct SecureValue {
  private let subject: SpokenElement

  init(_ subject: SpokenElement) { self.subject = subject }

  var spoken: String? {
    guard subject.traits.contains(.secureTextField) || subject.element.role == .secureTextField
    else { return subject.value }
    // A placeholder is not secret.
    guard let secret = subject.element.value.filled else { return subject.value }
    if secret == subject.element.placeholder { return secret }
    return subject.phrases[counted: .characters, secret.count]
  }
}
