/// Folders that package managers and build tools fill with what a project did not write, by their names.
///
/// Hidden ones such as `.build` are never walked.
public enum VendoredFolders {
  public static let names: Set<String> = [
    "Carthage", "DerivedData", "Pods", "SourcePackages", "ThirdParty", "Vendor", "node_modules",
    "third_party", "vendor",
  ]
}
