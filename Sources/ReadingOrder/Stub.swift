public import AccessibilityModel

public struct ReadingOrder {
  public static func stops(in screen: Screen) -> [Stop] {
    screen.elements.indices.filter { screen.elements[$0].isElement }.map { Stop(element: $0) }
  }
}
