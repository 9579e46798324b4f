// The names of SwiftUI's views that need no code of their own.

extension ViewInterpreter {
  static let containers: [String: ViewNode.Kind] = [
    "VStack": .stack, "HStack": .stack, "ZStack": .stack, "LazyVStack": .stack,
    "LazyHStack": .stack, "Grid": .stack, "GridRow": .stack, "LazyVGrid": .stack,
    "LazyHGrid": .stack, "GeometryReader": .group, "ScrollViewReader": .group, "Group": .group,
    "ViewThatFits": .group, "TimelineView": .group, "ControlGroup": .group, "GroupBox": .group,
    "ToolbarItem": .group, "ToolbarItemGroup": .group, "Tab": .group, "List": .list,
    "Form": .list, "Section": .section, "ScrollView": .scrollView, "TabView": .tabView,
    "NavigationStack": .navigation, "NavigationView": .navigation,
    "NavigationSplitView": .navigation, "GlassEffectContainer": .group, "TabSection": .group,
    "WithPerceptionTracking": .group,
  ]

  static let shapes: Set<String> = [
    "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse", "Path", "Color",
    "LinearGradient", "RadialGradient", "AngularGradient", "MeshGradient", "Canvas",
    "UnevenRoundedRectangle", "ContainerRelativeShape", "Shape",
  ]

  static let opaque: Set<String> = [
    "Chart", "Chart3D", "VideoPlayer", "WebView", "Table", "SceneView", "SpriteView", "RealityView",
    "CameraView", "TipView", "Model3D", "SubscriptionStoreView", "StoreView",
    "ProductView",
  ]

  static let nothing: Set<String> = [
    "Spacer", "Divider", "EmptyView", "ToolbarSpacer", "print", "DispatchQueue", "Marker",
    "MapMarker", "MapPin", "MapPolyline", "MapPolygon", "MapCircle", "UserAnnotation",
  ]
}
