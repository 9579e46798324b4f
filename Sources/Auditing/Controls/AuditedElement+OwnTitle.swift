extension LabelSource {
  /// Whether the system draws its title in a font of its own, whatever the file has of a button: that to
  /// sign in with Apple (https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidbutton).
  public var drawsItsOwnTitle: Bool { subject.className == "ASAuthorizationAppleIDButton" }
}
