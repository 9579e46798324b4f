/// The maximum sizes of a document.
///
/// libxml2's own limits are lifted, because they stop at 256 levels; these replace them.
public struct XMLLimits: Hashable, Sendable {
  /// Open elements at one time. The deepest real file has 43; libxml2 itself stops at 2,048.
  public var depth = 2_000
  /// Bytes of one attribute value, after decoding.
  public var attributeLength = 1 << 20
  /// Attributes of one element.
  public var attributes = 512
  /// Namespaces open at one time, each counted wherever it is declared again.
  public var namespaces = 512
  /// Different names of elements and attributes; libxml2's table for them has a fixed size.
  public var names = 1 << 16
  /// Elements in the whole document.
  public var elements = 4_000_000

  public init() {}
}
