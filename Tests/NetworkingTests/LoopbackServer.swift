import Foundation
import Synchronization

/// A server on loopback that sends prepared bytes to its one client.
final class LoopbackServer: Sendable {
  enum Reply: Sendable {
    /// Sends the bytes and closes the connection.
    case bytes(String)
    /// Reads the request and stays silent until the client leaves.
    case silence
    /// Closes the connection without a response.
    case nothing
  }

  struct NoSocket: Error {}

  let port: UInt16
  private let listening: Int32
  private let received = Mutex<[UInt8]>([])
  private let isDone = DispatchSemaphore(value: 0)

  init(_ reply: Reply) throws {
    listening = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let (descriptor, copy) = (listening, address)
    let isBound = unsafe withUnsafeBytes(of: copy) { bytes in
      unsafe bind(descriptor, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), length)
    }
    guard isBound == 0, listen(listening, 1) == 0 else { throw NoSocket() }
    var bound = sockaddr_in()
    var size = length
    _ = unsafe withUnsafeMutableBytes(of: &bound) { bytes in
      unsafe getsockname(
        descriptor, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), &size)
    }
    port = UInt16(bigEndian: bound.sin_port)
    Thread.detachNewThread { [self] in serve(reply) }
  }

  deinit { close(listening) }

  /// The request, once the connection is closed.
  var request: String {
    isDone.wait()
    isDone.signal()
    return received.withLock { String(decoding: $0, as: UTF8.self) }
  }

  private func serve(_ reply: Reply) {
    let client = accept(listening, nil, nil)
    readRequest(from: client)
    switch reply {
    case .bytes(let text):
      let bytes = Array(text.utf8)
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = unsafe rest.withUnsafeBytes {
          unsafe send(client, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        guard count > 0 else { break }
        rest = rest.dropFirst(count)
      }
    case .silence: while read(from: client) {}
    case .nothing: break
    }
    close(client)
    isDone.signal()
  }

  /// Reads the head, and the number of bytes in its `Content-Length`.
  private func readRequest(from client: Int32) {
    while !received.withLock({ Self.isWhole($0) }), read(from: client) {}
  }

  private func read(from client: Int32) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe buffer.withUnsafeMutableBytes {
      unsafe recv(client, $0.baseAddress, $0.count, 0)
    }
    guard count > 0 else { return false }
    received.withLock { $0 += buffer[..<count] }
    return true
  }

  private static func isWhole(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let head = text.range(of: "\r\n\r\n") else { return false }
    let length =
      text[..<head.lowerBound].components(separatedBy: "\r\n").lazy
      .filter { $0.hasPrefix("Content-Length: ") }
      .compactMap { Int($0.dropFirst("Content-Length: ".count)) }.first ?? 0
    return text[head.upperBound...].utf8.count >= length
  }
}
