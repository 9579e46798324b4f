public import CGlibc

/// Tells the processor which memory will be read soon, so that it comes while something else is done.
///
/// Of a million elements hardly anything that a report tells is in the processor's cache, and to wait
/// for it takes as long as some hundred instructions. An address at which nothing lies does no harm.
public enum MemoryFetch {
  /// Bytes that a processor fetches at once.
  @usableFromInline static var lineLength: Int { 64 }

  /// Fetches a value, all of it.
  @inlinable @inline(__always) public static func begin<Value>(_ value: UnsafePointer<Value>) {
    let start = unsafe UnsafeRawPointer(value)
    for offset in stride(from: 0, to: MemoryLayout<Value>.size, by: lineLength) {
      unsafe earshot_fetch(start + offset)
    }
    // It may begin in the middle of a line.
    unsafe earshot_fetch(start + (MemoryLayout<Value>.size - 1))
  }

  /// Fetches some numbers of a list.
  public static func begin(_ numbers: [Int32], at indices: [Int32]) {
    unsafe numbers.withUnsafeBufferPointer { numbers in
      for index in indices where numbers.indices.contains(Int(index)) {
        if let start = numbers.baseAddress { unsafe earshot_fetch(start + Int(index)) }
      }
    }
  }

  /// Fetches the object of a field.
  ///
  /// - Parameter field: a reference, or none.
  @inlinable @inline(__always) public static func begin(objectAt field: UnsafeRawPointer) {
    unsafe earshot_fetch(field.load(as: UnsafeRawPointer?.self))
  }

  /// Fetches the beginning of a text that stands apart, as do those of more than fifteen bytes.
  ///
  /// - Parameter field: a `String` or a `String?`.
  @inlinable @inline(__always) public static func begin(textAt field: UnsafeRawPointer) {
    let text = unsafe address(ofTextAt: field)
    unsafe earshot_fetch(text)
    unsafe earshot_fetch(text?.advanced(by: lineLength))
  }

  /// Where a text stands apart; anything else where it does not.
  ///
  /// Swift shows nobody where a text stands without counting who holds it, which would wait for the very
  /// memory. Of its sixteen bytes the last eight are the address, but for the highest.
  @inlinable @inline(__always) static func address(
    ofTextAt field: UnsafeRawPointer
  ) -> UnsafeRawPointer? {
    unsafe UnsafeRawPointer(bitPattern: field.load(fromByteOffset: 8, as: UInt.self) & (.max >> 8))
  }
}
