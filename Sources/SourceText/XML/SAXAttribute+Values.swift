extension SAXAttribute {
  func equals(_ text: String) -> Bool { withBytes { $0.equals(text) } }

  /// The value as `true` or `false`; nil for anything else.
  var boolean: Bool? {
    withBytes { bytes in
      if bytes.equals("true") { return true }
      return bytes.equals("false") ? false : nil
    }
  }

  /// The value as a finite number; nil for anything else.
  var decimal: Double? {
    // Coordinates are integers in nearly every file.
    if let integer = withBytes({ $0.integer }) { return Double(integer) }
    guard length <= 64, let number = Double(string), number.isFinite else { return nil }
    return number
  }
}

extension Span<UInt8> {
  fileprivate func equals(_ text: String) -> Bool {
    guard count == text.utf8.count else { return false }
    var index = 0
    for byte in text.utf8 {
      guard self[index] == byte else { return false }
      index += 1
    }
    return true
  }

  /// The value as an integer of at most nine characters.
  fileprivate var integer: Int? {
    guard !isEmpty, count <= 9 else { return nil }
    let isNegative = self[0] == UInt8(ascii: "-")
    guard count > (isNegative ? 1 : 0) else { return nil }
    var result = 0
    for index in (isNegative ? 1 : 0)..<count {
      let digit = self[index] &- UInt8(ascii: "0")
      guard digit <= 9 else { return nil }
      result = result * 10 + Int(digit)
    }
    return isNegative ? -result : result
  }
}
