import AccessibilityModel
import Foundation
import TestSupport

/// One case of `Tests/Vectors`, or of the shared vectors, which have the same form.
struct TranscriptVector: Decodable, CustomStringConvertible {
  var id: String
  var kind: String
  var engine: String
  var source: String
  var given: Given
  var expect: Expectation
  var note: String?

  var description: String { id }

  struct Expectation: Decodable {
    var spoken: String?
    var hint: String?
    var availability: String?
    var elements: [String]?
    var order: [String]?
  }

  struct Given: Decodable {
    var label: String?
    var value: String?
    var hint: String?
    var traits: [String]?
    var context: Context?
    var uiClass: String?
    var headingLevel: Int?
    var state: String?
    var assetName: String?
    var placeholder: String?
    var customActions: [String]?
    var customContent: [Content]?
    var blocks: Ignored?
    var insertion: String?
    var typingMode: String?
    var sequence: [Words]?
    var alert: Ignored?
    var event: String?
    var idiom: String?
    var direction: String?
    var root: View?
    var swiftui: String?
    var items: [Item]?
  }

  struct Words: Decodable {
    var label: String?
    var value: String?
    var traits: [String]?
  }

  struct Content: Decodable {
    var label: String
    var value: String
    var importance: String
  }

  struct Context: Decodable {
    var type: String
    var index: Int?
    var count: Int?
    var row: Int?
    var column: Int?
    var width: Int?
    var height: Int?
    var isFirstInRow: Bool?
    var rowHeaders: [Words]?
    var columnHeaders: [Words]?
  }

  struct Item: Decodable {
    var label: String
    var sortPriority: Double
  }

  struct Ignored: Decodable {}

  struct View: Decodable {
    var type: String?
    var isElement: Bool?
    var label: String?
    var value: String?
    var hint: String?
    var traits: [String]?
    var frame: [Double]?
    var isHidden: Bool?
    var elementsHidden: Bool?
    var alpha: Double?
    var clipsToBounds: Bool?
    var isModal: Bool?
    var group: Bool?
    var container: String?
    var children: [View]?
    var accessibilityElements: [View]?
  }
}

extension TranscriptVector {
  private struct File: Decodable { var vectors: [TranscriptVector] }

  private static let folder = URL(fileURLWithPath: "\(PackageFiles.root)/Tests/Vectors")

  private static let shared = URL(fileURLWithPath: SharedFiles.path("vectors/voiceover.json"))

  static let hasShared = SharedFiles.has("vectors/voiceover.json")

  static let spoken = read(folder.appendingPathComponent("spoken.json"))
  static let layout = read(folder.appendingPathComponent("layout.json"))
  static let sharedSpoken = hasShared ? read(shared).filter { $0.kind == "spoken" } : []
  static let sharedLayout =
    hasShared ? read(shared).filter { ["selection", "order"].contains($0.kind) } : []

  private static func read(_ file: URL) -> [TranscriptVector] {
    do {
      return try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).vectors
    } catch {
      preconditionFailure("\(file.lastPathComponent): \(error)")
    }
  }

  /// Why a case cannot be tested; nil if it can.
  var reasonLeftOut: String? {
    if id.hasPrefix("rec-toggle-row") { return "some rows of Settings, which no input can tell" }
    if engine == "peer-voiceoverdesigner" && id == "vod-switch" {
      return "the second peer, which departs from AccessibilitySnapshot here"
    }
    if given.swiftui != nil { return "wrong against the device, as its own note says" }
    if note?.contains("NON-TRANSITIVE") == true { return "the peer itself depends on the input" }
    if given.blocks != nil {
      return "a hierarchy holds what a block gave, not the block: its reader has decided"
    }
    if given.alert != nil { return "an alert that appears: the interactive reader announces it" }
    if given.event != nil { return "what follows an activation: the interactive reader says it" }
    return nil
  }
}
