public import HierarchyReading

/// A capture with all its files, before any of them is written.
public struct TakenCapture: Hashable, Sendable {
  public var description: CaptureDescription
  /// The trees and pictures, by the names of their files.
  public var files: [String: [UInt8]]

  public init(description: CaptureDescription, files: [String: [UInt8]]) {
    self.description = description
    self.files = files
  }
}
