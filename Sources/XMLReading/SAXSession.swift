/// A document on its way into a handler of a known kind.
final class SAXSession<Handler: XMLHandler>: AnySAXSession {
  private(set) var handler: Handler
  private var depth = 0
  private var count = 0
  /// Where namespaces were opened that are open still; libxml2 goes through all for each prefix.
  private var namespaces: [(depth: Int, count: Int)] = []
  private let cases = Array(Handler.Attribute.allCases)

  init(bytes: [UInt8], limits: XMLLimits, handler: Handler) {
    self.handler = handler
    super.init(
      bytes: bytes, limits: limits, attributes: Handler.Attribute.allCases.map(\.rawValue))
  }

  override func start(
    name: UnsafePointer<UInt8>, prefix: UnsafePointer<UInt8>?, namespaces: Int, count: Int,
    attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  ) {
    guard failure == nil else { return }
    depth += 1
    self.count += 1
    if namespaces > 0 { self.namespaces.append((depth, namespaces)) }
    guard isWithinLimits(count: count, attributes: attributes) else { return }
    let (line, column) = tagPosition()
    let tag = XMLStartTag<Handler>(
      name: elementName(name, prefix: prefix), line: line, column: column, count: count,
      session: self, cases: cases, attributes: attributes)
    do throws(XMLReadingError) { try handler.start(tag) } catch { fail(error) }
  }

  override func end() {
    guard failure == nil else { return }
    if let last = namespaces.last, last.depth == depth { namespaces.removeLast() }
    depth -= 1
    do throws(XMLReadingError) { try handler.end() } catch { fail(error) }
  }

  override func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard failure == nil else { return }
    do throws(XMLReadingError) {
      try handler.text(String(decoding: bytes, as: UTF8.self))
    } catch { fail(error) }
  }

  override func comment(_ text: String) {
    guard failure == nil else { return }
    let line = commentLine()
    do throws(XMLReadingError) { try handler.comment(text, line: line) } catch { fail(error) }
  }

  private func isWithinLimits(
    count: Int, attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  ) -> Bool {
    if depth > limits.depth {
      failAtTag("elements nested \(depth) deep, expected at most \(limits.depth) levels")
    } else if self.count > limits.elements {
      failAtTag("more than \(limits.elements) elements, expected at most that many")
    } else if nameCount > limits.names {
      failAtTag("more than \(limits.names) different names, expected at most that many")
    } else if count > limits.attributes {
      failAtTag(
        "more than \(limits.attributes) attributes on one element, expected at most that many")
    } else if !namespaces.isEmpty, namespaces.reduce(0, { $0 + $1.count }) > limits.namespaces {
      failAtTag("more than \(limits.namespaces) namespaces, expected at most that many")
    } else if let attributes {
      for index in 0..<count {
        guard let start = attributes[index * 5 + 3], let end = attributes[index * 5 + 4],
          end - start > limits.attributeLength
        else { continue }
        failAtTag(
          "an attribute of \(end - start) bytes, expected at most \(limits.attributeLength)")
        break
      }
    }
    return failure == nil
  }
}
