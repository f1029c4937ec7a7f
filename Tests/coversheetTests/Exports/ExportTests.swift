import Glibc
import TestSupport
import TestTraits
import Testing

@Suite("export", .waitsOutside)
struct ExportTests {
  private static let day = """
    include start.scenario
    push mail {"aps":{"alert":{"title":"Jo","body":"Cake?"}},"k":1e3} id=cake
    +1m push mail {"aps":{"alert":"Third"},"Simulator Target Bundle":"com.example.other"}
    wake
    expect group mail count 2
    expect notification cake title "Jo"

    """

  private static let start = """
    title "The start"
    device locale=de_DE
    app {"bundleIdentifier":"com.example.mail","displayName":"Mail"}

    """

  private func desk() throws -> CommandLineHarness {
    try CommandLineHarness(["day.scenario": Self.day, "start.scenario": Self.start])
  }

  @Test(
    "A story is Markdown, and a page where the name after -o or --format says so",
    arguments: [
      (["-o", "a.md"], "# The start"), (["-o", "a.html"], "<!DOCTYPE html>"),
      (["-o", "a.md", "--format=html"], "<!DOCTYPE html>"), (["-o", "a"], "# The start"),
    ])
  func story(words: [String], start: String) throws {
    let desk = try desk()
    let outcome = try desk.run(["export", "day.scenario", "--as=story"] + words)
    #expect(outcome.status == .exited(0) && outcome.output.isEmpty, "\(outcome.errors)")
    #expect(desk.folder.text(words[1])?.hasPrefix(start) == true)
  }

  @Test(
    "One picture is what render draws",
    arguments: ["svg", "html"])
  func picture(form: String) throws {
    let desk = try desk()
    let words = ["--at=09:42", "--size=60x20", "--screen=home", "--bare"]
    let exported = try desk.run(["export", "day.scenario", "--as=\(form)"] + words)
    let drawn = try desk.run(["render", "day.scenario", "--format=\(form)"] + words)
    #expect(exported.status == .exited(0) && exported.output == drawn.output, "\(exported.errors)")
    #expect(exported.output.count > 1000)
  }

  @Test("A contact sheet is a page or a picture with every step: its picture, line and time")
  func sheet() throws {
    let desk = try desk()
    for name in ["sheet.html", "sheet.svg"] {
      let outcome = try desk.run("export", "day.scenario", "--as=sheet", "-o", name)
      #expect(outcome.status == .exited(0), "\(outcome.errors)")
    }
    let page = try #require(desk.folder.text("sheet.html"))
    #expect(
      page.contains("<main>") && page.contains("lang=") && page.contains("<h1>The start"))
    #expect(page.contains("09:42") && page.contains("Cake?"))
    #expect(page.contains("display stays on"), "\(page)")
    #expect(!page.contains("display off"), "it went dark, which is not seen")
    let picture = try #require(desk.folder.text("sheet.svg"))
    let steps = page.ranges(of: "<li id=").count
    #expect(steps == 5 && picture.ranges(of: "role=\"group\"").count == steps, "\(steps)")
    let check = try desk.shell("python3 -c 'import xml.dom.minidom as m; m.parse(\"sheet.svg\")'")
    #expect(check.status == .exited(0), "\(check.errors)")
    #expect(picture.contains("#1e232c"), "cards have their patch")
    let light = ["export", "day.scenario", "--as=sheet", "--theme=light", "-o"]
    #expect(try desk.run(light + ["light.svg"]).status == .exited(0))
    #expect(desk.folder.text("light.svg")?.contains("#1e232c") == false)
    let refused = try desk.run(light + ["light.html"])
    #expect(refused.status == .exited(2) && refused.errors.contains("-o FILE.svg or .png"))
    let wrong = try desk.run("export", "day.scenario", "--as=sheet", "--bare")
    #expect(wrong.status == .exited(2) && wrong.errors.contains("--as=svg, png, html or animation"))
  }

  @Test("An animation has the screen after every step, in a theme, and is well-formed")
  func animation() throws {
    let desk = try desk()
    let words = ["export", "day.scenario", "--as=animation", "--size=60x20"]
    let whole = try desk.run(words + ["--theme=light", "-o", "day.svg"])
    #expect(whole.status == .exited(0) && whole.output.isEmpty, "\(whole.errors)")
    let svg = try #require(desk.folder.text("day.svg"))
    #expect(svg.contains("Cake?") && svg.contains("Third") && svg.contains("@keyframes"))
    let bare = try desk.run(words + ["--bare"])
    #expect(bare.status == .exited(0) && bare.output != svg)
    let check = try desk.shell("python3 -c 'import xml.dom.minidom as m; m.parse(\"day.svg\")'")
    #expect(check.status == .exited(0), "\(check.errors)")
  }

  @Test(
    "--image is one picture beside a page, which names it from where it is",
    arguments: [
      ("story", "out/day.html", "day.svg", "../day.svg"),
      ("sheet", "day.html", "a b.svg", "a%20b.svg"),
    ])
  func image(form: String, page: String, image: String, address: String) throws {
    let desk = try desk()
    let words = ["export", "day.scenario", "--as=\(form)", "-o", page, "--image=\(image)"]
    let outcome = try desk.run(words)
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    let head = try #require(desk.folder.text(page))
    #expect(
      head.contains("<meta property=\"og:image\" content=\"\(address)\">"), "\(head.prefix(900))")
    let svg = try #require(desk.folder.text(image))
    #expect(svg.hasPrefix("<svg "), "\(svg.prefix(200))")
  }

  @Test(
    "--image is refused where there is no page, and for what is no picture",
    arguments: [
      (["--as=story", "-o", "a.md", "--image=a.png"], "-o PAGE.html"),
      (["--as=sheet", "-o", "a.svg", "--image=a.png"], "-o PAGE.html"),
      (["--as=cast", "--image=a.png"], "--as=story or sheet"),
      (["--as=story", "-o", "a.html", "--image=a.gif"], ".png or .svg"),
      (["--as=story", "-o", "a.html", "--image=a.html"], "give each its own"),
    ])
  func refusedImage(words: [String], said: String) throws {
    let outcome = try desk().run(["export", "day.scenario"] + words)
    #expect(outcome.status == .exited(2) && outcome.errors.contains(said), "\(outcome.errors)")
  }

  @Test(
    "What is handed on names nothing of the folders that it was made in",
    arguments: [
      "story", "sheet", "cast", "scenario", "simctl", "maestro", "detox", "xcuitest",
    ])
  func folders(form: String) throws {
    let desk = try CommandLineHarness(
      AlbumFiles.app("there/Album.app").merging([
        "there/a.scenario": "app Album.app\nunlock\npush album \(#"{"aps":{"alert":"Hi"}}"#)\n"
      ]) { $1 })
    let outcome = try desk.run(
      "export", desk.folder("there/a.scenario"), "--as=\(form)", "-o", "out")
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    let words = try desk.shell("cat out out/* 2> /dev/null").output
    #expect(words.contains("a.scenario") && !words.contains(desk.folder.path), "\(words)")
    #expect(!words.contains("a.scenario: a.scenario"))
  }

  @Test("A page is well-formed for a reader of HTML")
  func parser() throws {
    let desk = try desk()
    _ = try desk.run("export", "day.scenario", "--as=story", "-o", "day.html")
    let check = """
      python3 - <<'END'
      import html.parser, sys
      void = {"meta", "input", "br", "link"}
      class Reader(html.parser.HTMLParser):
          open, seen, ids = [], set(), []
          def handle_starttag(self, tag, attributes):
              self.seen.add(tag)
              self.ids += [value for name, value in attributes if name == "id"]
              if tag not in void: self.open.append(tag)
          def handle_endtag(self, tag):
              assert self.open.pop() == tag, tag
      reader = Reader()
      reader.feed(open("day.html", encoding="utf-8").read())
      assert not reader.open, reader.open
      assert len(reader.ids) == len(set(reader.ids))
      assert {"header", "nav", "main", "article", "figure", "script"} <= reader.seen
      END
      """
    let outcome = try desk.shell(check)
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
  }

  @Test("A scenario holds what was included, and plays to the same state with the same checks")
  func scenario() throws {
    let desk = try desk()
    let outcome = try desk.run("export", "day.scenario", "--as=scenario", "-o", "flat/all.scenario")
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    let flat = try #require(desk.folder.text("flat/all.scenario"))
    #expect(!flat.contains("include") && flat.contains("title \"The start\""), "\(flat)")
    #expect(flat.contains("expect group mail count 2"))
    let before = try desk.run("state", "day.scenario").output
    #expect(try desk.run("state", "flat/all.scenario").output == before)
    #expect(before.contains("\"passed\": 2"))
  }

  @Test(
    "Options of the world are in the scenario that is exported",
    arguments: [
      "--os=15", "--timezone=Asia/Tokyo", "--locale=pl_PL", "--seed=7",
      "--policy=group.stackThreshold=5",
    ])
  func world(option: String) throws {
    let desk = try desk()
    _ = try desk.run("export", "day.scenario", "--as=scenario", "-o", "all.scenario", option)
    let before = try desk.run("state", "day.scenario", option).output
    #expect(try desk.run("state", "all.scenario").output == before)
  }

  @Test("Every push is a file that names its app and can be played alone")
  func payloads() throws {
    let desk = try desk()
    let outcome = try desk.run("export", "day.scenario", "--as=payloads", "-o", "out/pushes")
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    #expect(desk.folder.names(in: "out") == ["pushes"])
    #expect(desk.folder.names(in: "out/pushes") == ["1-mail-cake.apns", "2-mail.apns"])
    let second = try #require(desk.folder.text("out/pushes/2-mail.apns"))
    #expect(second.contains("com.example.mail") && !second.contains("com.example.other"))
    #expect(desk.folder.text("out/pushes/1-mail-cake.apns")?.contains("1e3") == true)
    #expect(try desk.run("state", "out/pushes/2-mail.apns").output.contains("Third"))
  }

  @Test("Nothing gives way to payloads: a file, or a folder with something in it")
  func existing() throws {
    let desk = try desk()
    for path in ["day.scenario", "."] {
      let outcome = try desk.run("export", "day.scenario", "--as=payloads", "-o", path)
      #expect(outcome.status == .exited(2) && outcome.errors.contains("\(path)"), "\(path)")
    }
    #expect(desk.folder.text("day.scenario") == Self.day)
    #expect(desk.folder.names().allSatisfy { !$0.hasPrefix(".coversheet") })
  }

  @Test(
    "What lacks a word says which",
    arguments: [
      (
        [],
        "--as is missing; give one of story, sheet, svg, png, html, animation, "
          + "cast, payloads, scenario"
      ),
      (["--as=film"], "film"), (["--as=payloads"], "name a folder for them with -o"),
      (
        ["--as=animation", "--format=html"],
        "--format is for --as=story; --as=animation has one format"
      ),
      (["--as=story", "--size=big"], "--size takes COLUMNSxROWS"),
      (["--as=story", "--size=80x24xfoo"], "--size takes COLUMNSxROWS"),
      (["--as=svg", "--size=80xx24"], "--size takes COLUMNSxROWS"),
      (["--as=story", "--at=08:00"], "is past"),
    ])
  func mistakes(words: [String], message: String) throws {
    let outcome = try desk().run(["export", "day.scenario"] + words)
    #expect(outcome.status == .exited(2) && outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }

  @Test(
    "A full disk is said, and leaves no half of a file", arguments: ["story", "cast", "scenario"])
  func fullDisk(form: String) throws {
    let desk = try desk()
    let outcome = try desk.run("export", "day.scenario", "--as=\(form)", "-o", "/dev/full")
    #expect(outcome.status == .exited(2) && outcome.errors.contains("the disk is full"))
    let cut = try desk.shell(
      "ulimit -f 0; trap '' XFSZ; \"$0\" export day.scenario --as=\(form) -o out.txt")
    #expect(cut.status == .exited(2), "\(cut.errors)")
    #expect(desk.folder.names().sorted() == ["day.scenario", "start.scenario"])
  }

  @Test("What cannot be played leaves what was exported before")
  func invalid() throws {
    let desk = try desk()
    _ = try desk.run("export", "day.scenario", "--as=story", "-o", "day.md")
    let before = desk.folder.text("day.md")
    try desk.folder.write(Array("wkae\n".utf8), to: "day.scenario")
    let outcome = try desk.run("export", "day.scenario", "--as=story", "-o", "day.md")
    #expect(outcome.status == .exited(2) && desk.folder.text("day.md") == before)
  }

  @Test("Control characters in titles and names drive no terminal and leave no folder")
  func hostile() throws {
    let desk = try CommandLineHarness([
      "day.scenario": """
      title "\\u{1B}]0;x\\u{7}\\u{202E}"
      app {"bundleIdentifier":"com.example.mail","displayName":"Mail\\u001b[2J"}
      push mail {"aps":{"alert":{"title":"\\u001b[31m","body":"\\u0000"}}} id="../../up"

      """
    ])
    for form in ["story", "story --format=html", "scenario"] {
      let words =
        ["export", "day.scenario"] + "--as=\(form)".split(separator: " ").map(String.init)
      let outcome = try desk.run(words)
      #expect(outcome.status == .exited(0), "\(outcome.errors)")
      let bytes = outcome.outputBytes
      #expect(!bytes.contains { $0 < 0x20 && $0 != 0x0A || $0 == 0x7F }, "\(form)")
    }
    _ = try desk.run("export", "day.scenario", "--as=payloads", "-o", "out")
    #expect(desk.folder.names(in: "out") == ["1-mail-..-..-up.apns"])
  }
}
