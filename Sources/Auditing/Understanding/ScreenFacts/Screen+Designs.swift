internal import AccessibilityModel

extension Screen {
  /// Whether it is a layout of an Android project, whose facts are those of the design.
  var isLayoutOfAndroid: Bool { platform == .android && framesAreDesignTime }

  /// Whether it was captured from a running Android app.
  var isDumpOfAndroid: Bool { platform == .android && !framesAreDesignTime }

  /// Whether it is a screen of an Interface Builder file.
  var isInterfaceBuilder: Bool { framesAreDesignTime && !isSwiftUI && platform != .android }

  /// Whether it is a design of an iOS app outside of SwiftUI's source, as of Interface Builder.
  var isDesignOfUIKit: Bool { platform == .iOS && framesAreDesignTime && !isSwiftUI }
}
