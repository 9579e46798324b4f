/// The classes of UIKit and AppKit whose accessibility is known.
public enum KnownClasses {
  /// Their names, sorted.
  public static let names: [String] = Set(UIKitClass.table.keys)
    .union(AppKitClass.table.keys).sorted()
}
