import Foundation
import Glibc
import TestSupport
import TestTraits
import Testing

@Suite("Installing and removing the program", .waitsOutside)
struct InstallTests {
  private func script(_ line: String, _ desk: CommandLineHarness) throws -> Program.Outcome {
    let line = line.replacing(".ci/", with: Checkout.path + "/.ci/")
      .replacing("PROGRAM", with: Program.path("coversheet"))
    return try Program.run(
      ["-c", line], of: "/bin/sh", in: desk.folder.path,
      environment: ["HOME=\(desk.folder.path)", "PATH=/usr/bin:/bin"])
  }

  private func everything(_ desk: CommandLineHarness) throws -> [String] {
    try script("find . | LC_ALL=C sort", desk).output.split(separator: "\n").map(String.init)
  }

  private func install(_ desk: CommandLineHarness) throws {
    let outcome = try script(".ci/install --prefix here --program PROGRAM", desk)
    try #require(outcome.status == .exited(0), "\(outcome.errors)")
  }

  @Test("What was installed works from anywhere with its own data, manual and completions")
  func works() throws {
    let desk = try CommandLineHarness()
    try install(desk)
    let doctor = try script("cd / && \"$OLDPWD/here/bin/coversheet\" doctor", desk)
    #expect(
      doctor.output.contains(desk.folder("here/share/coversheet/Fixtures/Apps)")),
      "\(doctor.output)")
    let tour = try script("here/bin/coversheet run tour-checked.scenario", desk)
    #expect(tour.status == .exited(0), "\(tour.errors)")
    for (path, start) in [
      ("man/man1/coversheet.1", ".TH COVERSHEET 1"),
      ("man/man5/coversheet-language.5", ".TH COVERSHEET-LANGUAGE 5"),
      ("man/man7/coversheet-rules.7", ".TH COVERSHEET-RULES 7"),
      ("bash-completion/completions/coversheet", "complete "),
      ("zsh/site-functions/_coversheet", "#compdef coversheet"),
      ("fish/vendor_completions.d/coversheet.fish", "complete -c coversheet"),
      ("doc/coversheet/CHANGELOG.md", "# "),
    ] {
      let text = desk.folder.text("here/share/" + path)
      #expect(text?.contains(start) == true, "\(path)")
    }
    let others = try script("find here -perm /022 ! -type l", desk)
    #expect(others.output == "", "what others may write")
  }

  @Test("Every link of the installed pages leads to a file that is installed, too")
  func links() throws {
    let desk = try CommandLineHarness()
    try install(desk)
    let found = try script(
      #"""
      find here/share -name '*.md' | while IFS= read -r page; do
        grep -oE '\]\([^)#]+' "$page" | sed 's/^](//' | grep -v '^http' | sort -u |
          while IFS= read -r link; do
            echo "$link"
            [ -e "$(dirname "$page")/$link" ] || echo "$page: $link" >&2
          done
      done
      """#, desk)
    #expect(found.errors == "")
    #expect(found.output.split(separator: "\n").count > 400)
    #expect(desk.folder.text("here/share/coversheet/Fixtures/Integrations/README.md") != nil)
  }

  @Test("Every folder that the installed list of fixtures has a section of is installed, too")
  func fixtures() throws {
    let desk = try CommandLineHarness()
    try install(desk)
    let fixtures = "here/share/coversheet/Fixtures/"
    let text = try #require(desk.folder.text(fixtures + "README.md"))
    let folders = text.matches(of: /(?m)^## (\w+)$/).map(\.output.1)
    #expect(folders.count > 5)
    let present = try script("ls \(fixtures)", desk).output.split(separator: "\n")
    #expect(folders.filter { !present.contains($0) } == [])
  }

  @Test("Removing leaves what was there before and what came since, and nothing else")
  func removes() throws {
    let desk = try CommandLineHarness(["here/share/man/man1/other.1": "x"])
    let before = try everything(desk)
    try install(desk)
    try install(desk)
    try desk.folder.write(Array("mine".utf8), to: "here/share/coversheet/Themes/mine.json")
    #expect(try everything(desk).count > 500)
    let outcome = try script(".ci/uninstall --prefix here", desk)
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    let since = ["", "/Themes", "/Themes/mine.json"].map { "./here/share/coversheet" + $0 }
    #expect(try everything(desk) == (before + since).sorted())
  }

  @Test("The image for containers has the name by which the README runs it")
  func image() throws {
    let desk = try CommandLineHarness(["usr/bin/coversheet": ""])
    let announced = try desk.run("--version").output.prefix { $0 != "\n" }
    let version = try #require(announced.split(separator: " ").last)
    let status = "Package: coversheet\nVersion: \(version)-1\n"
    try desk.folder.write(Array(status.utf8), to: "var/lib/dpkg/status")
    let outcome = try script(
      """
      tar -cf root.tar ./usr ./var && SOURCE_DATE_EPOCH=0 .ci/image root.tar image.tar \
        && tar -xOf image.tar manifest.json
      """, desk)
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    let name = "localhost/coversheet:\(version)"
    #expect(outcome.output.contains(#""RepoTags": ["\#(name)"]"#), "\(outcome.output)")
    let readme = try String(contentsOfFile: Checkout.path + "/README.md", encoding: .utf8)
    let load = "docker load -i coversheet-\(version).oci.tar"
    #expect(readme.contains("\(load) && docker run -it -v \"$PWD\":/work \(name) "))
  }

  @Test("A folder that was made for the program goes with it")
  func madeFolder() throws {
    let desk = try CommandLineHarness()
    try install(desk)
    #expect(try script(".ci/uninstall --prefix=here", desk).status == .exited(0))
    #expect(try everything(desk) == ["."])
  }

  @Test("What an older version had is gone with the next, and what it had begun can be removed")
  func olderVersion() throws {
    let desk = try CommandLineHarness([
      "here/share/coversheet/installed": "share/coversheet/\nshare/coversheet/old.json\n",
      "here/share/coversheet/old.json": "{}",
    ])
    try install(desk)
    #expect(desk.folder.text("here/share/coversheet/old.json") == nil)
    #expect(try script(".ci/uninstall --prefix here", desk).status == .exited(0))
    #expect(try everything(desk) == [".", "./here", "./here/share"])
  }

  @Test(
    "What cannot be done is said, and nothing is changed",
    arguments: [
      (".ci/install", "--prefix is missing", 2),
      (".ci/install --prefix", "--prefix needs a value", 2),
      (".ci/install --into here", "unknown word “--into”", 2),
      (".ci/install --prefix here --program notes", "notes is no program", 1),
      (".ci/install --prefix notes --program PROGRAM", "notes is no folder", 1),
      (".ci/install --prefix no/where --program PROGRAM", "no/where cannot be made", 1),
      (".ci/uninstall", "--prefix is missing", 2),
      (".ci/uninstall --prefix .", "nothing was installed in .", 1),
      (".ci/uninstall --prefix forged", "names what does not lie in forged", 1),
    ])
  func mistakes(line: String, complaint: String, status: Int32) throws {
    let desk = try CommandLineHarness([
      "notes": "buy tea", "forged/share/coversheet/installed": "../notes\n",
    ])
    let before = try everything(desk)
    let outcome = try script(line, desk)
    #expect(outcome.status == .exited(status))
    #expect(outcome.errors.contains(complaint), "\(outcome.errors)")
    #expect(try everything(desk) == before)
  }
}
