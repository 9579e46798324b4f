import Platform
import SourceText
import TestSupport
import Testing

/// Layouts of a project, with its resources and its code.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"))
struct AndroidLayoutCommandTests {
  private static let layout = AndroidLayoutDocument.text(
    """
    <ImageButton android:src="@drawable/cart"/>
    <ImageButton android:id="@+id/share_cart"/>
    <ImageButton android:id="@+id/clear_cart"/>
    <ImageButton android:contentDescription="@string/of_library"/>
    <ImageButton android:contentDescription="@string/buy"/>
    <include layout="@layout/row"/>
    """)

  private static func project() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    let main = "app/src/main"
    _ = try folder.write("", to: "settings.gradle.kts")
    _ = try folder.write(layout, to: "\(main)/res/layout/cart.xml")
    _ = try folder.write(
      AndroidLayoutDocument.text("<ImageButton android:src=\"@drawable/buy\"/>"),
      to: "\(main)/res/layout/row.xml")
    _ = try folder.write(
      "<resources><string name=\"buy\">Buy</string></resources>",
      to: "texts/src/main/res/values/strings.xml")
    _ = try folder.write(
      "class Cart {\n  fun show() { binding.shareCart.contentDescription = title }\n}\n",
      to: "\(main)/java/Cart.kt")
    return folder
  }

  @Test func `a project is audited with its resources, its code and its other modules`() throws {
    let folder = try Self.project()
    let run = try CommandRun(
      "a11y-audit", ["--only", "missing-label", "--format", "json", "."], in: folder.path)
    #expect(run.status == 1)
    let root = try JSONDocument(Array(run.output.utf8)).root
    let screens = root["screens"].map { Array($0.elements) } ?? []
    let places = screens.flatMap { screen in
      (screen["findings"]?.array ?? []).map { finding in
        let line = finding["element"]?["line"]?.integer ?? 0
        return "\(finding["outcome"]?.string ?? "") \(screen["source"]?.string ?? ""):\(line)"
      }
    }
    let folderOfLayouts = "app/src/main/res/layout"
    #expect(
      places == [
        "fail \(folderOfLayouts)/cart.xml:2", "fail \(folderOfLayouts)/cart.xml:4",
        "fail \(folderOfLayouts)/row.xml:2",
      ])
  }

  @Test func `an included layout that is not in the run is reported where it is included`() throws {
    let folder = try Self.project()
    let cart = "app/src/main/res/layout/cart.xml"
    let run = try CommandRun(
      "a11y-audit", ["--only", "missing-label", "--format", "json", cart], in: folder.path)
    let root = try JSONDocument(Array(run.output.utf8)).root
    let findings = root["screens"]?.array?.first?["findings"]?.array ?? []
    #expect(
      findings.map { "\($0["element"]?["line"]?.integer ?? 0) \($0["message"]?.string ?? "")" } == [
        "2 ImageButton has no label", "4 ImageButton \"clear_cart\" has no label",
        "7 ImageButton in row.xml:2 has no label",
      ])
  }

  @Test func `a fix is not written where a layout is included`() throws {
    let folder = try ScratchFolder()
    let layouts = "app/src/main/res/layout"
    _ = try folder.write("", to: "settings.gradle.kts")
    let text = "<TextView android:text=\"A\" android:textSize=\"14dp\"/>"
    _ = try folder.write(
      AndroidLayoutDocument.text("\(text)\n<include layout=\"@layout/row\"/>"),
      to: "\(layouts)/cart.xml")
    _ = try folder.write(AndroidLayoutDocument.text(text), to: "\(layouts)/row.xml")
    let audit = try CommandRun("a11y-audit", ["\(layouts)/cart.xml"], in: folder.path)
    #expect(audit.output.contains("Autofix available for 1 finding;"))
    let run = try CommandRun("a11y-audit", ["--fix", "\(layouts)/cart.xml"], in: folder.path)
    #expect(run.output.contains("TextView \"A\" in row.xml:2 has a text size of 14 dp"))
    let fixed = text.replacing("14dp", with: "14sp")
    let files = try ["cart", "row"].map { name in
      String(decoding: try InputFile.read("\(folder.path)/\(layouts)/\(name).xml"), as: UTF8.self)
    }
    #expect(
      files == [
        AndroidLayoutDocument.text("\(fixed)\n<include layout=\"@layout/row\"/>"),
        AndroidLayoutDocument.text(text),
      ])
  }

  @Test func `code may title an item of a menu, and a preference of the app has its title`() throws
  {
    let folder = try ScratchFolder()
    let main = "app/src/main"
    _ = try folder.write("", to: "settings.gradle.kts")
    let item = "<item android:id=\"@+id/view_mode\" android:icon=\"@drawable/grid\"/>"
    _ = try folder.write(
      "<menu \(AndroidLayoutDocument.namespaces)>\(item)</menu>", to: "\(main)/res/menu/main.xml")
    _ = try folder.write(
      """
      <PreferenceScreen \(AndroidLayoutDocument.namespaces)>
      <org.example.CheckBox app:title="Hidden files"/>
      </PreferenceScreen>
      """, to: "\(main)/res/xml/prefs.xml")
    _ = try folder.write("class Cart", to: "\(main)/java/Cart.kt")
    let arguments = ["--only", "missing-label", "."]
    let unread = try CommandRun("a11y-audit", arguments, in: folder.path)
    #expect(unread.output.contains("1 error, 0 warnings."))
    _ = try folder.write(
      "class Main { fun f(menu: Menu) { menu.findItem(R.id.view_mode).setTitle(mode) } }",
      to: "\(main)/java/Main.kt")
    let run = try CommandRun("a11y-audit", arguments, in: folder.path)
    #expect(!run.output.contains("error: "))
  }

  @Test func `a layout is read by TalkBack's rules, with what it includes`() throws {
    let folder = try Self.project()
    let run = try CommandRun(
      "a11y-read", ["--transcript", "app/src/main/res/layout/cart.xml"], in: folder.path)
    #expect(run.status == 0)
    #expect(run.output.contains("Unlabelled, Button"))
    #expect(run.output.contains("Buy, Button"))
    // The text of a library is not known.
    #expect(run.output.contains("…, Button"))
  }

  @Test func `a folder names the texts that were not found`() throws {
    let folder = try Self.project()
    let run = try CommandRun("a11y-audit", ["app/src/main/res"], in: folder.path)
    #expect(
      run.errors.contains(
        "app/src/main/res/layout/cart.xml:5:1: warning: the string “of_library” was not found"))
  }

  private static let form = """
    <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android"
        android:orientation="vertical">
      <TextView
          android:text="Currency"
          android:textSize="14dp" />
      <Spinner android:id="@+id/currency" />
      <ImageButton android:src="@drawable/cart" />
    </LinearLayout>

    """

  private static let fixedForm = form.replacing(
    "14dp\" />", with: "14sp\"\n      android:labelFor=\"@+id/currency\" />")

  @Test(arguments: [true, false])
  func `--fix edits attributes of a layout and writes no texts`(_ isDryRun: Bool) throws {
    let folder = try Self.project()
    let path = "app/src/main/res/layout/form.xml"
    _ = try folder.write(Self.form, to: path)
    let run = try CommandRun(
      "a11y-audit",
      ["--only", "missing-label,text-too-small", "--fix"] + (isDryRun ? ["--dry-run"] : []) + [
        path
      ],
      in: folder.path)
    let summary =
      "\(isDryRun ? "Would fix" : "Fixed") 2 findings in 1 file: \(path) (2).\n"
      + "\(path) is an Android layout; --fix writes no texts into layouts: they belong into "
      + "resources.\n"
    #expect((run.output + run.errors).contains(summary))
    let text = String(decoding: try InputFile.read("\(folder.path)/\(path)"), as: UTF8.self)
    #expect(text == (isDryRun ? Self.form : Self.fixedForm))
  }
}
