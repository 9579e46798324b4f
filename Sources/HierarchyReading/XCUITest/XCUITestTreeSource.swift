internal import AccessibilityModel

/// The program that wrote a tree of XCTest's types, which decides what the tree includes and omits.
enum XCUITestTreeSource {
  case pageSource
  /// `idb ui describe-all`, `axe describe-ui`.
  case idb
  /// `XCUIApplication.debugDescription`.
  case description
  /// WebDriverAgent's `/source?format=json`.
  case json
  /// `maestro hierarchy` of an iPhone.
  case maestro

  /// The name of such trees in the reasons of skipped rules.
  var plural: String {
    switch self {
    case .pageSource: "page sources"
    case .idb: "idb descriptions"
    case .description: "XCTest descriptions"
    case .json: "page sources in JSON"
    case .maestro: "Maestro hierarchies"
    }
  }

  /// How to obtain the data that is missing.
  var remedy: String {
    "capture these screens as page sources in XML, or write them in the ui format"
  }

  /// The data that every such tree includes.
  var provides: Capabilities {
    switch self {
    case .pageSource, .json, .maestro: []
    // A heading has a type of its own, and only accessibility elements are listed.
    case .idb: [.headings, .exposure]
    // Only elements in that state have the word.
    case .description: [.selection, .placeholders]
    }
  }

  /// The data that no such tree includes, even if another part of it suggests so.
  var lacks: Capabilities {
    switch self {
    case .pageSource, .json: []
    case .idb: [.placeholders, .valueRange]
    case .description: [.valueRange]
    case .maestro: [.values, .valueRange, .selection, .placeholders, .hints]
    }
  }
}
