internal import SourceText

/// The address of a WebDriver server, without the credentials that may be in it.
public struct ServerAddress: Hashable, Sendable, CustomStringConvertible {
  public enum Scheme: String, Hashable, Sendable { case http, https }

  public let scheme: Scheme
  /// With its port, as it is written in a URL.
  public let host: String
  /// Without a slash at the end, such as `/wd/hub`.
  public let basePath: String
  /// The value of the header `Authorization`; it is never shown or written.
  public let authorization: String?

  /// The error in a URL, without the URL.
  public struct Refusal: Error, Hashable, Sendable { public let reason: String }

  public init(_ url: String) throws(Refusal) {
    guard let colon = url.firstRange(of: "://") else {
      throw Refusal(reason: "expected a URL such as http://127.0.0.1:4723")
    }
    guard let scheme = Scheme(rawValue: url[..<colon.lowerBound].lowercased()) else {
      throw Refusal(reason: "expected a URL that begins with http:// or https://")
    }
    let rest = url[colon.upperBound...]
    let authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    let path = rest[authority.endIndex...]
    guard path.allSatisfy({ $0.isASCII && $0 != " " && $0 != "?" && $0 != "#" }) else {
      throw Refusal(reason: "expected a URL without a query, such as http://127.0.0.1:4723/wd/hub")
    }
    let at = authority.lastIndex(of: "@")
    let host = at.map { authority[authority.index(after: $0)...] } ?? authority
    guard Self.isHost(host) else {
      throw Refusal(reason: "expected the name of a host and perhaps a port")
    }
    self.scheme = scheme
    self.host = String(host)
    basePath = String(path.reversed().drop { $0 == "/" }.reversed())
    authorization = at.map { "Basic " + Base64.encode(Self.decode(authority[..<$0])) }
  }

  /// The URL without the credentials.
  public var description: String { "\(scheme.rawValue)://\(host)\(basePath)" }

  /// The host without its port and without brackets.
  public var name: Substring {
    host.hasPrefix("[") ? host.prefix { $0 != "]" }.dropFirst() : host.prefix { $0 != ":" }
  }

  /// Whether requests never leave this machine.
  public var isLoopback: Bool {
    name == "localhost" || name == "::1" || name.hasPrefix("127.")
  }

  private static func isHost(_ text: Substring) -> Bool {
    let isBracketed = text.hasPrefix("[")
    let end = isBracketed ? text.firstIndex(of: "]").map { text.index(after: $0) } : nil
    if isBracketed, end == nil { return false }
    let name = end.map { text[..<$0] } ?? text.prefix { $0 != ":" }
    let port = text[name.endIndex...]
    let isName =
      isBracketed
      ? name.dropFirst().dropLast().allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
      : !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || "-._".contains($0) }
    return isName && (port.isEmpty || UInt16(port.dropFirst()).map { $0 > 0 } == true)
  }

  /// `user:key` with percent-encoding decoded.
  private static func decode(_ text: Substring) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }
}
