/// URIs with the scheme `file` (RFC 8089), as editors name documents.
enum FileURI {
  /// The path; nil for documents that are not files of this machine.
  static func path(of uri: String) -> String? {
    let scheme = "file://"
    guard uri.lowercased().hasPrefix(scheme) else { return nil }
    var rest = uri.utf8.dropFirst(scheme.utf8.count)
    let host = "localhost"
    if String(Substring(rest.prefix(host.utf8.count))).lowercased() == host {
      rest = rest.dropFirst(host.utf8.count)
    }
    guard rest.first == UInt8(ascii: "/") else { return nil }
    return decoded(rest.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") })
  }

  private static func decoded(_ text: some Sequence<UInt8>) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard digits.utf8.count == 2, let value = UInt8(digits, radix: 16), value != 0 else {
        return nil
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
