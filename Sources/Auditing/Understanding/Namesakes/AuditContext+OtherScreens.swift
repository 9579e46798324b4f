internal import AccessibilityModel

extension AuditContext {
  /// The key under which a control is the same one on other screens; nil for a control that nothing identifies there.
  ///
  /// The layouts of an Android app share one set of identifiers, and use the same ones for different views, such as
  /// `confirm_button`. Their views are one control only if they have the same picture as well, and a description of
  /// their own.
  public func identityOnOtherScreens(of subject: AuditedElement) -> String? {
    guard let identifier = subject.element.identifier, !identifier.isEmpty else { return nil }
    guard screen.isLayoutOfAndroid else { return identifier }
    // A button for a menu is named after the content of the menu.
    guard subject.hasStatedLabel, let image = subject.details.image,
      !Self.menuPictures.occurs(in: subject.imageName)
    else { return nil }
    return "\(identifier) \(image)"
  }

  private static let menuPictures = PhraseLists("phrase-menu-pictures").inIdentifiers
}
