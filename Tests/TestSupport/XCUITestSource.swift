/// Page sources of an app on iOS around the elements that a test is about.
public enum XCUITestSource {
  /// The source of an app with a screen of a phone; its elements begin on the second line.
  ///
  /// - Parameters:
  ///   - app: its name.
  ///   - attributes: of the application, besides its name and frame.
  public static func text(
    _ elements: String, app: String = "Shop", width: Int = 390, height: Int = 844,
    attributes: String = ""
  ) -> String {
    """
    <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="\(app)" label="\(app)" \
    x="0" y="0" width="\(width)" height="\(height)" \(attributes)>
    \(elements)
    </XCUIElementTypeApplication>
    """
  }
}
