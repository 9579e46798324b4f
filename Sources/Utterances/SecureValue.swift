internal import AccessibilityModel
internal import Voices

/// A value in its spoken form: for a secure field only the number of characters.
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
    // A sample replaces a value that is not known: it is not a secret, and its length is not the
    // value's.
    if subject.element.flags.contains(.boundText) { return secret }
    if secret == subject.element.placeholder { return secret }
    return subject.phrases[counted: .characters, secret.count]
  }
}
