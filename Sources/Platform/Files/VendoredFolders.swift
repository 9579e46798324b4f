/// The names of folders that package managers and build tools fill with third-party or generated
/// files.
///
/// Hidden ones such as `.build` are never searched.
public enum VendoredFolders {
  public static let names: Set<String> = [
    "Carthage", "DerivedData", "Pods", "SourcePackages", "ThirdParty", "Vendor", "node_modules",
    "third_party", "vendor",
  ]

  /// Xcode exports another copy of a storyboard for each language, into a localisation catalogue
  /// (https://developer.apple.com/documentation/xcode/exporting-localizations). The files of a data set in an asset
  /// catalogue are data to the app, code too
  /// (https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/DatasetType.html).
  static let suffixes = [".xcloc", ".dataset"]

  public static func contains(_ name: String) -> Bool {
    names.contains(name) || suffixes.contains(where: name.hasSuffix)
  }
}
