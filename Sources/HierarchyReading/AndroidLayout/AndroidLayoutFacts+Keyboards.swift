internal import AccessibilityModel

extension AndroidLayoutFacts {
  /// UIKit's name for the keyboard that a field shows; nil for the default one.
  ///
  /// The values are those of <https://developer.android.com/reference/android/widget/TextView#attr_android:inputType>.
  func keyboard(of node: AndroidNode) -> String? {
    guard let stated = resolver.attribute("inputType", of: node) else {
      if node.flag("phoneNumber") == true { return "phonePad" }
      return node["digits"] == nil && node["numeric"] == nil ? nil : "numberPad"
    }
    if stated.hasPrefix("@") || stated.hasPrefix("?") { return "unknown" }
    let types = stated.lowercased().split(separator: "|").map { $0.filter { $0 != " " } }
    for type in types {
      switch type {
      case "phone": return "phonePad"
      case "textemailaddress", "textwebemailaddress": return "emailAddress"
      case "texturi": return "URL"
      case "datetime", "date", "time": return "numbersAndPunctuation"
      case "number", "numberpassword": return "numberPad"
      case "numberdecimal", "numbersigned": return "decimalPad"
      // The flags of `InputType` as a number.
      case _ where type.first?.isNumber == true, "none": return "unknown"
      default: continue
      }
    }
    return nil
  }
}
