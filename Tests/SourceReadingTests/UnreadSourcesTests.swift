import Foundation
import Platform
import SourceReading
import TestSupport
import Testing

/// Sources that are not read, and the evidence about a button that no other code uses.
struct UnreadSourcesTests {
  private let code = [
    "App.swift": "class Player: UIViewController { @IBOutlet var play: UIButton! }"
  ]

  @Test(arguments: [
    ("nothing", "B.swift", "class B: UIView {}", nil),
    (
      "a macro for all files", "App.pch", "#import <UIKit/UIKit.h>\n#define A self.play.alpha = 1",
      "App.pch"
    ),
    ("a setter in a header of C++", "A.hpp", "#import \"P.h\"\n[p setPlay:b];", "A.hpp"),
    (
      "Objective-C under another name", "A.cpp",
      "#import <UIKit/UIKit.h>\nvoid a() { p.play.alpha = 1; }", "A.cpp"
    ),
    ("a header without imports", "App.pch", "#define A self.play.alpha = 1", "App.pch"),
    ("a text of Objective-C", "A.cpp", "void a() { p.play.x = @\"Play\"; }", "A.cpp"),
    ("another name", "App.pch", "#import <UIKit/UIKit.h>\n#define A self.stop.alpha = 1", nil),
    ("plain C", "a.c", "int play(int a) { return a; }", nil),
    ("code with an error", "B.swift", "class B: UIView { func a( }\nlet b = p.play", "B.swift"),
    ("an error in other code", "B.swift", "class B: UIView { func a( }", nil),
    ("the folder of no tests", "SoundTests/B.swift", "class B: UIView {}", nil),
  ])
  func `a file that mentions the outlet leaves it open`(
    _ name: String, _ path: String, _ text: String, _ unread: String?
  ) throws {
    let folder = try ScratchFolder()
    for (path, text) in code { _ = try folder.write(text, to: path) }
    _ = try folder.write(text, to: path)
    #expect(try answer(in: folder.path) == unread.map { "\($0), which may set it, is not read" })
  }

  @Test(arguments: [
    ("a link to a folder elsewhere", "Shared", "elsewhere", "Shared"),
    ("a link to code that is gone", "B.swift", "gone", "B.swift"),
    ("a link to a folder of the sources", "Shared", "app/Views", nil),
    ("a link to a picture that is gone", "a.png", "gone", nil),
    ("a link to build products", "Latest", "DerivedData/App/Build/Products", nil),
  ])
  func `a link that is not followed leaves it open`(
    _ name: String, _ link: String, _ target: String, _ unread: String?
  ) throws {
    let folder = try ScratchFolder()
    for (path, text) in code { _ = try folder.write(text, to: "app/\(path)") }
    for path in ["elsewhere/B.swift", "app/Views/C.swift"] {
      _ = try folder.write("class X {}", to: path)
    }
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/app/\(link)", withDestinationPath: "\(folder.path)/\(target)")
    #expect(
      try answer(in: folder.path + "/app") == unread.map { "\($0), which may set it, is not read" })
  }

  /// Why it is not known whether code sets the label of the button; nil if none does.
  private func answer(in folder: String) throws -> String? {
    let listing = FolderListing(below: folder)
    let sources = AppSources(
      reading: SourceFolder.files(in: listing), unreadable: SourceFolder.unreadable(in: listing)
    ) { String($0.dropFirst(folder.count + 1)) }
    switch sources.answer([.accessibilityLabel], of: .button("Player", "play")) {
    case .unknown(let gap): return gap.description
    case .notSet: return nil
    case .set(let assignment): return "set at \(assignment.location)"
    }
  }
}
