import TestSupport
import TestTraits
import Testing

@Suite("preview draws the matrix", .waitsOutside)
struct MatrixTests {
  private static let files = AlbumFiles.languages(
    categories: """
      {"categories": [
        {"identifier": "photo", "categorySummaryFormat": {"key": "MORE"},
         "options": ["hiddenPreviewsShowTitle"], "hiddenPreviewsBodyPlaceholder": {"key": "HIDDEN"}},
        {"identifier": "plain", "hiddenPreviewsBodyPlaceholder": "%u things"}]}
      """, japanese: "他%u枚の写真がこのアルバムに追加されましたのでご確認ください、ぜひ"
  ).merging([
    "day.scenario": """
    app A.app
    push album {"aps":{"alert":{"title":"Anna","body":"A hat"},"category":"photo"}}
    push album {"aps":{"alert":{"title":"Ben","body":"Two hats"},"category":"photo"}}

    """
  ]) { $1 }

  private func desk() throws -> CommandLineHarness { try CommandLineHarness(Self.files) }

  @Test("All languages with previews hidden: one command says where it breaks, and draws it")
  func hidden() throws {
    let desk = try desk()
    let outcome = try desk.run(
      "preview", "A.app", "--previews=never", "--counts=1,5", "--html=a.html")
    #expect(outcome.status == .exited(0) && outcome.errors.isEmpty, "\(outcome.errors)")
    let expected = """
      Album · photo
        ✎ untranslated: placeholder: the key HIDDEN is missing in ja (ja, 2 cells)
        ◐ shows too much: the title shows while previews are hidden (all rows, 6 cells)
      12 cells: 2 untranslated, 6 show too much

      """
    #expect(outcome.output == expected)
    let page = desk.folder.text("a.html") ?? ""
    #expect(page.contains("zdjęcia: 5") && page.contains("lang=\"ja\""))
  }

  @Test("An app that its name alone names, in the data folder, is no scenario that was played")
  func bundled() throws {
    let command = ["preview", "Album.app", "--locales=pl,ar", "--counts=1,5"]
    let desk = try CommandLineHarness()
    let outcome = try desk.run(command + ["--html=a.html"])
    #expect(outcome.status == .exited(0) && outcome.errors.isEmpty, "\(outcome.errors)")
    let path = "\(Checkout.path)/Fixtures/Apps/Album.app"
    let whole = try desk.run(["preview", path] + command.dropFirst(2) + ["--html=b.html"])
    #expect(outcome.output == whole.output && whole.output.contains(" cells"), "\(outcome.output)")
    let against = try desk.run(command + ["--against=Album.app"])
    #expect(against.status == .exited(0), "\(against.errors)")
  }

  @Test("A page that is printed goes where -o says")
  func printedPage() throws {
    let desk = try desk()
    let command = ["preview", "A.app", "--locales=en", "--counts=1"]
    let printed = try desk.run(command + ["--html=-"])
    let written = try desk.run(command + ["--html=-", "--output=a.html"])
    #expect(printed.output.hasPrefix("<!DOCTYPE html>"), "\(printed.errors)")
    #expect(written.status == .exited(0) && written.output.isEmpty, "\(written.errors)")
    #expect(desk.folder.text("a.html")?.hasSuffix("</html>\n") == true)
  }

  @Test("L26, T29: a missing plural form and a summary that is cut are flagged where previews show")
  func shown() throws {
    let output = try desk().run(
      "preview", "A.app", "--previews=always", "--counts=5", "--strict")
    #expect(output.status == .exited(1))
    let lines = output.output.split(separator: "\n")
    #expect(
      lines.contains(
        "  ∅ form missing: summary: the form many is missing; other stands in (pl, 1 cell)"
          + "  pl · Localizable.stringsdict:6"),
      "\(output.output)")
    #expect(
      lines.contains { $0.hasPrefix("  ✂ cut: summary cut after 1 of ") && $0.contains("ja") },
      "\(output.output)")
  }

  @Test("G2: A phone is drawn as far as its list goes, on the page and as a picture")
  func wholeList() throws {
    let desk = try desk()
    let pushes = (10..<22).map { "push album {\"aps\":{\"alert\":\"Cake\($0)\"}}\n" }
    try desk.folder.write(Array(("app A.app\n" + pushes.joined()).utf8), to: "many.scenario")
    let outcome = try desk.run(
      "preview", "many.scenario", "--grouping=off", "--locales=en", "--previews=always",
      "--html=a.html", "--svg=out")
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    let page = desk.folder.text("a.html") ?? ""
    let name = try #require(desk.folder.names(in: "out").first)
    let picture = desk.folder.text("out/\(name)") ?? ""
    for number in 10..<22 {
      #expect(page.contains("Cake\(number)"), "\(page)")
      #expect(picture.contains("Cake\(number)"), "\(picture)")
    }
  }

  @Test("What stays plain in a language that nobody speaks is not localized")
  func pseudo() throws {
    let output = try desk().run(
      "preview", "A.app", "--locales=en", "--pseudo", "--previews=never", "--counts=2"
    ).output
    let line =
      "  ✎ untranslated: placeholder: a literal, the same in all languages"
      + " (en-XL, en-XA, ar-XB, 3 cells)"
    #expect(output.contains("Album · plain\n\(line)\n"), "\(output)")
    #expect(!output.contains("Album · photo\n  ✎"))
  }

  @Test(
    "H1, H2: a phone that knows its owner hides nothing until unlocked, and nothing leaks there")
  func locks() throws {
    let output = try desk().run(
      "preview", "A.app", "--locales=en", "--counts=2", "--previews=when-unlocked",
      "--columns=lock", "--html=a.html"
    ).output
    let line = "  ◐ shows too much: the title shows while previews are hidden (1 cell)"
    #expect(output.contains(line), "\(output)")
    #expect(output.contains(", 1 shows too much"))
  }

  @Test("A scenario's cells show what was played, in each language; its pictures are a file each")
  func played() throws {
    let desk = try desk()
    let outcome = try desk.run(
      "preview", "day.scenario", "--rows=previews", "--columns=theme,locale", "--locales=en,pl",
      "--svg=pictures", "--quiet")
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    let picture = desk.folder.text("pictures/day.scenario-never-light-pl.svg") ?? ""
    #expect(picture.contains(">zdjęcia:<"), "\(picture)")
    let again = try desk.run("preview", "day.scenario", "--svg=pictures")
    #expect(again.status == .exited(0), "\(again.errors)")
  }

  @Test("The picture of a table's only cell is called as the table")
  func onlyPicture() throws {
    let desk = try desk()
    let outcome = try desk.run(
      "preview", "day.scenario", "--locales=en", "--previews=never", "--svg=out")
    #expect(desk.folder.names(in: "out") == ["day.scenario.svg"], "\(outcome)")
  }

  @Test("Pictures are a file a cell where names are long or differ in signs, and tell their cell")
  func pictureNames() throws {
    let long = "com.example.reminders.category." + String(repeating: "appointment.", count: 6)
    let categories = [long, "a b", "a-b", "a/b"].map { #"{"identifier": "\#($0)"}"# }
    let desk = try CommandLineHarness([
      "L.app/Notifications.json": #"{"categories": [\#(categories.joined(separator: ","))]}"#
    ])
    let outcome = try desk.run(
      "preview", "L.app", "--locales=en,de", "--counts=1,2", "--svg=out")
    let names = desk.folder.names(in: "out")
    #expect(outcome.output.contains("32 cells") && names.count == 32, "\(names)")
    #expect(names.count { $0.contains("appointment") && $0.contains("-de-") } == 4, "\(names)")
  }

  @Test("A setting that the version lacks is said in the cell, and the others are drawn")
  func refused() throws {
    let desk = try desk()
    _ = try desk.run(
      "preview", "A.app", "--locales=en", "--counts=1", "--columns=system", "--systems=10,12",
      "--grouping=by-app", "--html=a.html")
    let page = desk.folder.text("a.html") ?? ""
    #expect(page.contains("class=\"none\"") && page.contains("1 photos"), "\(page)")
    #expect(page.contains("<p>Grouping is there from iOS 12 on; "), "\(page)")
  }

  @Test(
    "What cannot be said names what can",
    arguments: [
      (
        ["--previews=sometimes"],
        "--previews takes always, when-unlocked, never; “sometimes” is none"
      ),
      (["--grouping=x"], "--grouping takes automatic, by-app, off; “x” is none"),
      (["--rows=color"], "--rows takes system, locale, focus"),
      (["--rows=locale", "--columns=locale"], "--rows and --columns both have locale"),
      (["--widths=12", "--html=a"], "--widths takes columns from 40 to 120; “12” is none"),
      (
        ["--counts=+1"],
        "--counts takes whole numbers from 0 to 1000000000, such as 0,1,2,22; “+1” is none"
      ),
      (["--counts=1000000001"], "whole numbers from 0 to 1000000000"),
      (["--systems=+15"], "--systems takes versions of the system, 4, or 10 to 26; “+15” is none"),
      (["--systems=7"], "--systems takes versions of the system, 4, or 10 to 26; “7” is none"),
      (["--counts=5000", "--html=a"], "up to 1000 notifications, not 5000"),
      (["--themes=purple", "--html=a"], "purple"),
      (["--html=", "--counts=1"], "--html is empty; write --html=FILE"),
      (["--svg=-", "--counts=1"], "--svg=- is no folder; name one, such as ./-"),
      (["--html=-", "--output=a.svg"], "-o a.svg: what is written is no .svg; name it a.html"),
    ])
  func mistakes(words: [String], complaint: String) throws {
    let outcome = try desk().run(["preview", "A.app"] + words)
    #expect(outcome.status == .exited(2) && outcome.output.isEmpty)
    #expect(outcome.errors.contains(complaint), "\(outcome.errors)")
  }

  @Test("What an app chose by name for all of its categories is a note, which --strict lets pass")
  func chosen() throws {
    let categories = """
      {"categories": [{"identifier": "photo", "categorySummaryFormat": {"key": "MORE"},
        "options": ["hiddenPreviewsShowTitle"], "hiddenPreviewsBodyPlaceholder": {"key": "HIDDEN"}}]}
      """
    let desk = try CommandLineHarness(AlbumFiles.app(categories: categories))
    let outcome = try desk.run(
      "preview", "A.app", "--previews=never", "--counts=2", "--strict", "--html=a.html")
    #expect(outcome.status == .exited(0), "\(outcome.output)")
    #expect(outcome.output.contains("note: the title shows while previews are hidden"))
    #expect(outcome.output.hasSuffix("1 cell, nothing is wrong; 1 note\n"), "\(outcome.output)")
    let json = try desk.run(
      "preview", "A.app", "--previews=never", "--counts=2", "--rows=locale", "--json"
    ).output
    #expect(json.contains("\"chosen\": true") && json.contains("\"notes\": 1"), "\(json)")
  }

  @Test("A page says how it was made, on what phone, and what its marks mean")
  func head() throws {
    let desk = try desk()
    _ = try desk.run("preview", "A.app", "--counts=1,5", "--html=a.html")
    let page = desk.folder.text("a.html") ?? ""
    #expect(page.contains("<code>coversheet preview A.app --counts=1,5</code>"), "\(page)")
    for word in ["iOS 12", "locked", "40 columns", "2018", "legend", "class=\"wide\"", "og:title"] {
      #expect(page.contains(word), "\(word)")
    }
  }

  @Test(
    "P20, W6: banner, watch and members of a stack are cells of their own; what is none says why")
  func surfaces() throws {
    let desk = try desk()
    let output = try desk.run(
      "preview", "A.app", "--locales=en", "--counts=2", "--previews=always",
      "--surfaces=list,banner,watch,member", "--ages=now,Yesterday", "--text"
    ).output
    #expect(output.contains("By then it is gone from there."), "\(output)")
    #expect(output.contains("\nbanner  ") && output.contains("Yesterday"), "\(output)")
    let slip = try desk.run("preview", "A.app", "--surfaces=bannr", "--html=a")
    #expect(
      slip.status == .exited(2) && slip.errors.contains("did you mean \"banner\""), "\(slip.errors)"
    )
  }

  @Test("The page is well-formed, asks for nothing, names its cells, and has no picture twice")
  func page() throws {
    let desk = try desk()
    _ = try desk.run(
      "preview", "A.app", "--counts=2", "--columns=lock,previews", "--html=a.html")
    let check = """
      python3 - <<'END'
      import html.parser, re
      text = open("a.html", encoding="utf-8").read()
      void = {"meta", "input", "br", "link"}
      class Reader(html.parser.HTMLParser):
          open, seen, ids, pictures, keys, roles, cells, scopes = [], set(), [], [], [], [], 0, []
          inside = None
          def handle_starttag(self, tag, attributes):
              values = dict(attributes)
              self.seen.add(tag)
              if "id" in values: self.ids.append(values["id"])
              if tag == "th": self.scopes.append(values["scope"])
              if tag == "td" and "id" in values:
                  self.cells += 1
                  assert values["lang"] and values["dir"] in ("ltr", "rtl"), values
              if tag == "pre":
                  assert values["role"] == "img" and values["aria-label"]
                  self.inside = len(self.pictures)
                  self.pictures.append(self.get_starttag_text())
              if tag == "a" and values.get("class") == "copy": self.keys.append(values["href"][1:])
              for name in ("src", "srcset"): assert name not in values
              if tag not in void: self.open.append(tag)
          def handle_endtag(self, tag):
              assert self.open.pop() == tag, tag
      reader = Reader()
      reader.feed(text)
      assert not reader.open, reader.open
      assert len(reader.ids) == len(set(reader.ids))
      assert {"header", "form", "main", "section", "table", "caption", "script"} <= reader.seen
      assert reader.scopes.count("row") == 6 and reader.scopes.count("col") == 12
      assert reader.cells == 36, reader.cells
      assert all(key in reader.ids for key in reader.keys) and reader.keys
      bodies = re.findall(r"<pre[^>]*>(.*?)</pre>", text, re.S)
      assert len(bodies) == len(set(bodies))
      assert "http" not in text and "@import" not in text and "url(" not in text
      END
      """
    let outcome = try desk.shell(check)
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
  }
}
