internal import AccessibilityModel
internal import HierarchyReading
internal import SourceReading

/// The colours of an app's asset catalogues.
struct AssetColors: Sendable {
  /// By name, also `Brand/Accent` of a folder with a namespace.
  private let byName: [String: DynamicColor]
  /// By the symbol that Xcode makes of the name.
  private let bySymbol: [String: DynamicColor]

  init(_ resources: AppResources) {
    var byName: [String: DynamicColor] = [:]
    for name in resources.colors.keys {
      guard
        var color = resources.color(named: name)?.dynamicColor(system: {
          SystemColors.color(named: $0, on: .iOS)
        })
      else { continue }
      // The other colours of a view are rarely known with increased contrast.
      color.variants = color.variants.filter { !$0.key.isHighContrast }
      byName[name] = color
    }
    self.byName = byName
    bySymbol = Dictionary(
      byName.map { (Self.symbol(of: $0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// The accent colour of the app, which Xcode takes from the asset of this name; nil for the system's blue
  /// (https://developer.apple.com/documentation/xcode/specifying-your-apps-color-scheme).
  var accent: StatedColor? { byName["AccentColor"].map { StatedColor.known($0).opened } }

  /// `Color("Accent")`.
  func color(named name: String) -> StatedColor { byName[name].map(StatedColor.known) ?? .unknown }

  /// `Color(.accent)` and `Color.accent`.
  func color(ofSymbol name: String) -> StatedColor {
    bySymbol[Self.symbol(of: name)].map(StatedColor.known) ?? .unknown
  }

  /// A name without separators and case, like that of its symbol: Xcode makes `brandText` of `Brand text`, `BrandText`
  /// and `brand-text-color`, and `EBA_72_B` of `EBA72B`
  /// (https://developer.apple.com/documentation/xcode/managing-assets-with-asset-catalogs).
  static func symbol(of name: String) -> String {
    let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
    return letters.hasSuffix("color") && letters.count > 5 ? String(letters.dropLast(5)) : letters
  }

  /// The sizes in points of images, by their names and their symbols; none for a name that several have.
  static func sizesOfImages(_ resources: AppResources) -> [String: FixedSides] {
    var sizes: [String: FixedSides] = [:]
    for (name, sets) in resources.images {
      guard sets.count == 1, !sets[0].isSymbol, let size = sets[0].size else { continue }
      let sides = FixedSides(width: size.width, height: size.height)
      sizes[name] = sides
      sizes[symbol(of: name)] = sides
    }
    return sizes
  }
}
