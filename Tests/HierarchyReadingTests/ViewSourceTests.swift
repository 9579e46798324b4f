import HierarchyReading
import Testing

/// The source files that define views.
@Suite struct ViewSourceTests {
  @Test(arguments: ViewSourceCase.all)
  func `source code defines views if it uses a framework of views and declares one`(
    _ test: ViewSourceCase
  ) {
    #expect(UnsupportedFormat.isSourceCode(named: test.name))
    #expect(
      UnsupportedFormat(sourceCode: Array(test.code.utf8), named: test.name) == test.format)
  }

  @Test(arguments: ["cart.xml", "Cart.m", "swift", "kt", "Cart.swift.txt"])
  func `other files are not source code that may define views`(_ name: String) {
    #expect(!UnsupportedFormat.isSourceCode(named: name))
    #expect(
      UnsupportedFormat(sourceCode: Array("import SwiftUI; some View".utf8), named: name) == nil)
  }

  @Test(arguments: [
    ("Cart.swift", "import SwiftUI\nvar body: some View", "SwiftUI"),
    ("Cart.kt", "import androidx.compose.runtime.Composable\n@Composable fun a() {}", "Compose"),
  ])
  func `a named file is refused with what to do`(
    _ name: String, _ code: String, _ framework: String
  ) {
    let error = #expect(throws: HierarchyReadingError.self) {
      try HierarchyFormats.read(Array(code.utf8), named: name)
    }
    #expect(
      error?.description
        == "\(name):1:1: error: found \(framework) source code; "
        + "expected a capture of the running app: docs/capture.md")
  }
}

struct ViewSourceCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let name: String
  let code: String
  let format: UnsupportedFormat?

  init(_ description: String, _ name: String, _ code: String, _ format: UnsupportedFormat?) {
    testDescription = description
    self.name = name
    self.code = code
    self.format = format
  }

  static let all = [
    ViewSourceCase(
      "a view", "A.swift", "import SwiftUI\nstruct A: View { var body: some View { Text(\"\") } }",
      .swiftUI),
    ViewSourceCase(
      "a window", "A.swift", "import SwiftUI\nstruct A: App { var body: some Scene { b } }",
      .swiftUI),
    ViewSourceCase(
      "a widget", "A.swift", "import WidgetKit\nvar body: some WidgetConfiguration { b }", .swiftUI),
    ViewSourceCase(
      "a hosting controller", "A.swift", "import SwiftUI\nlet a = Host(rootView: b)", .swiftUI),
    ViewSourceCase(
      "a view at the very end", "A.swift", "@_exported import SwiftUI\nvar a: some View", .swiftUI),
    ViewSourceCase(
      "a qualified view", "A.SWIFT", "public import SwiftUI\nvar a: some SwiftUI.View { b }",
      .swiftUI),
    ViewSourceCase("UIKit", "A.swift", "import UIKit\nclass A: UIView {}", nil),
    ViewSourceCase(
      "a view of a module that brings SwiftUI along", "A.swift",
      "import CartKit\nstruct A: View { var body: some View { b } }", .swiftUI),
    ViewSourceCase("no view", "A.swift", "import SwiftUI\nlet a = Color.red", nil),
    ViewSourceCase(
      "another library", "A.swift", "import SwiftUIX\nfunc a() -> some View { b }", nil),
    ViewSourceCase(
      "another type", "A.swift", "import SwiftUI\nfunc a() -> some ViewModifier { b }", nil),
    ViewSourceCase(
      "a preview of a UIKit view", "A.swift",
      "import SwiftUI\nstruct P: PreviewProvider { static var previews: some View { W() } }", nil),
    ViewSourceCase(
      "a view with its preview", "A.swift",
      "import SwiftUI\nstatic var previews: some View { A() }\nvar body: some View { b }", .swiftUI),
    ViewSourceCase(
      "a composable", "A.kt", "import androidx.compose.material.Text\n@Composable\nfun A() {}",
      .compose),
    ViewSourceCase("an activity", "A.kt", "import android.app.Activity\nclass A : Activity()", nil),
    ViewSourceCase(
      "another annotation", "A.kt", "import androidx.compose.b\n@ComposableTarget fun A() {}", nil),
    ViewSourceCase("an empty file", "A.swift", "", nil),
  ]
}
