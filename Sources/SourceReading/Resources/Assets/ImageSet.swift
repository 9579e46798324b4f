internal import SourceText

/// A named image or symbol of an asset catalogue.
public struct ImageSet: Sendable, Equatable {
  /// One file of the set.
  public struct Image: Sendable, Equatable {
    /// Nil for one of Xcode's wells that was left empty.
    public var fileName: String?
    public var idiom: String
    /// Pixels per point; nil for a vector image or a single scale.
    public var scale: Double?
    /// Nil for any.
    public var luminosity: ColorSet.Luminosity?
    /// In pixels, or in points for a vector image; nil if the file does not show it.
    public var size: Size?
    public var location: SourceLocation
  }

  public struct Size: Sendable, Equatable {
    public var width: Double
    public var height: Double
  }

  /// With the surrounding folders that form a namespace (`Player/Play`).
  public var name: String
  /// Whether it is a symbol (`symbolset`), which follows the size and weight of adjacent text.
  public var isSymbol: Bool
  /// Whether it is drawn in the tint colour, so that its own colours do not count.
  public var isTemplate: Bool
  public var images: [Image]
  public var location: SourceLocation

  /// In points; nil if no file of the set shows its size.
  public var size: Size? {
    for image in images {
      guard let size = image.size else { continue }
      let scale = image.scale ?? 1
      return Size(width: size.width / scale, height: size.height / scale)
    }
    return nil
  }
}

extension ImageSet {
  /// - Parameter size: the size of a file of the set, by its name.
  init(
    _ root: JSONValue, name: String, isSymbol: Bool, file: String, size: (String) -> Size?
  ) {
    self.name = name
    self.isSymbol = isSymbol
    isTemplate = root["properties"]?["template-rendering-intent"]?.string == "template"
    location = SourceLocation(file: file, line: 1)
    images = (root[isSymbol ? "symbols" : "images"]?.array ?? []).map { entry in
      let fileName = entry["filename"]?.string
      return Image(
        fileName: fileName, idiom: entry["idiom"]?.string ?? "universal",
        scale: entry["scale"]?.string.flatMap(Self.scale),
        luminosity: AssetAppearances(entry).luminosity, size: fileName.flatMap(size),
        location: SourceLocation(file: file, line: entry.position.line))
    }
  }

  /// `2x` is 2.
  private static func scale(_ text: String) -> Double? {
    guard text.hasSuffix("x"), let scale = Double(text.dropLast()), (1...10).contains(scale) else {
      return nil
    }
    return scale
  }
}
