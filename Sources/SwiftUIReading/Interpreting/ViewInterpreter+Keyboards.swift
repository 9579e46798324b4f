extension ViewInterpreter {
  /// The cases of UIKit's keyboards (https://developer.apple.com/documentation/uikit/uikeyboardtype).
  static let keyboards: Set<String> = [
    "default", "asciiCapable", "numbersAndPunctuation", "URL", "numberPad", "phonePad",
    "namePhonePad", "emailAddress", "decimalPad", "twitter", "webSearch", "asciiCapableNumberPad",
    "alphabet",
  ]
}
