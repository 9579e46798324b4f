import Platform
import TestSupport
import Testing

/// `--report html=folder/`.
@Suite(.enabled(if: CommandRun.isBuilt("a11y-audit"), "skips: a11y-audit is not built here"))
struct ReportFolderTests {
  private static func screen(_ title: String) -> String {
    """
    <screen title="\(title)" size="390 844"><UIButton identifier="buy" frame="10 100 60 60"/></screen>
    """
  }

  private func write(
    _ target: String = "report/", in folder: ScratchFolder, status: Int32 = 1
  ) throws -> CommandRun {
    _ = try folder.write(Self.screen("Cart"), to: "in/cart.xml")
    _ = try folder.write(Self.screen("Pay"), to: "in/pay/form.xml")
    let run = try CommandRun(
      "a11y-audit", ["--only", "missing-label", "--report", "html=\(target)", "in"], in: folder.path
    )
    #expect(run.status == status)
    return run
  }

  private func page(_ name: String, in folder: ScratchFolder) throws -> String {
    String(decoding: try InputFile.read("\(folder.path)/report/\(name)"), as: UTF8.self)
  }

  @Test func `the folder has an index and a page for each file, which link each other`() throws {
    let folder = try ScratchFolder()
    _ = try write(in: folder)
    #expect(
      Folder.names(in: folder.path + "/report")
        == ["in-cart.xml.html", "in-pay-form.xml.html", "index.html"])
    let index = try page("index.html", in: folder)
    #expect(index.contains("<a href=\"in-pay-form.xml.html\">in/pay/form.xml</a>"))
    #expect(!index.contains("has no label"))
    let pay = try page("in-pay-form.xml.html", in: folder)
    #expect(pay.contains("<a href=\"index.html\">All files</a>"))
    #expect(pay.contains("id=\"s-in-pay-form.xml-Pay-portrait\""))
    #expect(!pay.contains("Cart"))
  }

  @Test func `an earlier report is replaced whole`() throws {
    let folder = try ScratchFolder()
    _ = try write(in: folder)
    _ = try folder.write(Self.screen("Help"), to: "in/help.xml")
    _ = try write(in: folder)
    #expect(
      Folder.names(in: folder.path + "/report")
        == ["in-cart.xml.html", "in-help.xml.html", "in-pay-form.xml.html", "index.html"])
    #expect(Folder.names(in: folder.path) == ["in", "report"])
  }

  @Test(arguments: ["notes.txt", "page.html"])
  func `a folder that holds anything else is left alone`(_ name: String) throws {
    let folder = try ScratchFolder()
    _ = try folder.write("mine", to: "report/\(name)")
    let run = try write(in: folder, status: 2)
    #expect(
      run.errors
        == "report: error: holds \(name), which is not part of a report; name another folder\n")
    #expect(Folder.names(in: folder.path + "/report") == [name])
    #expect(Folder.names(in: folder.path) == ["in", "report"])
  }

  @Test func `a file with the name of the folder is unchanged`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write("mine", to: "report")
    let run = try write(in: folder, status: 2)
    #expect(
      run.errors == "report: error: is not a folder that can be read; name another folder\n")
    #expect(Folder.names(in: folder.path) == ["in", "report"])
  }

  @Test func `only HTML can be a folder`() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.screen("Cart"), to: "cart.xml")
    let run = try CommandRun(
      "a11y-audit", ["--report", "json=report/", "cart.xml"], in: folder.path)
    #expect(run.status == 64)
    #expect(run.errors.contains("The value 'json=report/' is invalid for '--report <form=file>'"))
  }

  private static let again = "\"$audit\" --only missing-label --report html=report/ in"

  @Test(.timeLimit(.minutes(10)))
  func `runs at once leave the report of one, and nothing else`() throws {
    let folder = try ScratchFolder()
    _ = try write(in: folder)
    let runs = try ShellRun(
      "for n in 1 2 3 4 5 6 7 8; do \(Self.again) > /dev/null & done; wait", in: folder)
    #expect(runs.errors == "")
    #expect(Folder.names(in: folder.path) == ["in", "report"])
    #expect(
      Folder.names(in: folder.path + "/report")
        == ["in-cart.xml.html", "in-pay-form.xml.html", "index.html"])
  }

  /// Kills runs after they have written some files, each time more.
  @Test(.timeLimit(.minutes(10)))
  func `the next run removes the files of a killed one`() throws {
    let folder = try ScratchFolder()
    for number in 0..<120 {
      _ = try folder.write(Self.screen("\(number)"), to: "in/\(number).xml")
    }
    let kills = try ShellRun(
      """
      for count in 1 20 40 60 80 100; do
        \(Self.again) > /dev/null 2>&1 &
        while kill -0 $! 2> /dev/null; do
          set -- report.$!.tmp/*
          if [ -e "$1" ] && [ $# -ge $count ]; then kill -9 $!; echo killed; fi
        done
        wait
      done 2> /dev/null
      ls
      """, in: folder)
    #expect(kills.output.contains("killed\n"))
    _ = try ShellRun(Self.again, in: folder)
    #expect(Folder.names(in: folder.path) == ["in", "report"])
    #expect(Folder.names(in: folder.path + "/report")?.count == 121)
  }
}
