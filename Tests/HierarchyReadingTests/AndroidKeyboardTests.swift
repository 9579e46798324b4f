import AccessibilityModel
import HierarchyReading
import TestSupport
import Testing

/// The keyboards of fields in layouts, by UIKit's names.
struct AndroidKeyboardTests {
  @Test(
    arguments: [
      ("", nil), ("android:inputType=\"text\"", nil),
      ("android:inputType=\"textPersonName\"", nil),
      ("android:inputType=\"textEmailAddress\"", "emailAddress"),
      ("android:inputType=\"textCapWords|textUri\"", "URL"),
      ("android:inputType=\"phone\"", "phonePad"),
      ("android:inputType=\"numberDecimal|numberSigned\"", "decimalPad"),
      ("android:inputType=\"number\"", "numberPad"),
      ("android:inputType=\"date\"", "numbersAndPunctuation"),
      ("android:inputType=\"@{model.type}\"", "unknown"),
      ("android:digits=\"0123456789\"", "numberPad"),
      ("android:phoneNumber=\"true\"", "phonePad"),
    ] as [(String, String?)])
  func `a field shows the keyboard of its type`(_ attributes: String, _ keyboard: String?) throws {
    let text = AndroidLayoutDocument.text("<EditText android:hint=\"A\" \(attributes)/>")
    let hierarchy = try HierarchyFormats.read(Array(text.utf8), named: "res/layout/cart.xml")
    let field = try #require(hierarchy.screens.first?.elements.last { $0.role == .textField })
    #expect(field.details.keyboardType == keyboard)
  }
}
