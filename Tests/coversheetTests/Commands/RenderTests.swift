import TestSupport
import TestTraits
import Testing

@Suite("render", .waitsOutside)
struct RenderTests {
  private static let day = """
    app {"bundleIdentifier":"com.example.a","displayName":"Album"}
    push a {"aps":{"alert":{"title":"Beach","body":"Jane was here"}}}
    """

  @Test(
    "The name after -o says how; --format says otherwise",
    arguments: [
      ("a.svg", "<svg "), ("a.html", "<!DOCTYPE html>"), ("a.txt", " 9:41"), ("a", " 9:41"),
      ("a.ansi", "\u{1B}["),
    ])
  func format(name: String, start: String) throws {
    let desk = try CommandLineHarness(["day.scenario": Self.day])
    let outcome = try desk.run("render", "day.scenario", "-o", name)
    #expect(outcome.status == .exited(0) && outcome.output.isEmpty, "\(outcome.errors)")
    #expect(desk.folder.text(name)?.prefix(60).contains(start) == true)
    let other = try desk.run("render", "day.scenario", "--format=svg", "-o", name)
    // What shows a page would show nothing of a picture.
    let isRefused = name == "a.html"
    #expect(other.status == .exited(isRefused ? 2 : 0), "\(other.errors)")
    #expect(desk.folder.text(name)?.hasPrefix(isRefused ? start : "<svg ") == true)
  }

  @Test("A name that says another format than is written is refused, with one that fits")
  func otherEnding() throws {
    let desk = try CommandLineHarness(["day.scenario": Self.day])
    let rows = [
      (["render", "day.scenario"], "a.gif", "name it a.svg"),
      (["render", "day.scenario", "--format=svg"], "x.png", "name it x.svg"),
      (["render", "day.scenario", "--format=png"], "x.svg", "name it x.png"),
      (["render", "day.scenario", "--format=text"], "x.html", "name it x.txt"),
      (["render", "day.scenario", "--format=styled"], "x.svg", "name it x.txt"),
      (["render", "day.scenario", "--format=ansi"], "x.svg", "name it x.ansi"),
      (["export", "day.scenario", "--as=animation"], "a.gif", "name it a.svg"),
      (["export", "day.scenario", "--as=svg"], "a.png", "name it a.svg"),
      (["export", "day.scenario", "--as=png"], "a.svg", "name it a.png"),
      (["export", "day.scenario", "--as=scenario"], "a.svg", "another ending"),
      (["export", "day.scenario", "--as=story"], "a.svg", "name it a.html"),
      (["export", "day.scenario", "--as=svg"], "a.HTM", "no .htm; name it a.svg"),
      (["export", "day.scenario", "--as=story", "--format=md"], "a.html", "name it a.md"),
      (["test", "day.scenario"], "x.gif", "name it x.svg"),
      (["test", "day.scenario", "--list"], "x.html", "another ending"),
      (["preview", "day.scenario"], "x.html", "another ending"),
      (["check", "day.scenario"], "x.svg", "another ending"),
    ]
    for (words, name, advice) in rows {
      let outcome = try desk.run(words + ["-o", name])
      #expect(outcome.status == .exited(2), "\(words) \(outcome.errors)")
      #expect(outcome.errors.contains(advice), "\(outcome.errors)")
      #expect(desk.folder.text(name) == nil)
    }
  }

  @Test(
    "A size that no terminal has is refused, here and in a scenario",
    arguments: ["32768x24", "80x32768", "65536x65536", "1001x24", "0x24", "99999999999999999999x2"])
  func size(text: String) throws {
    let desk = try CommandLineHarness([
      "day.scenario": Self.day, "big.scenario": Self.day + "\nsnapshot big size=\(text)\n",
    ])
    let outcome = try desk.run("render", "day.scenario", "--size=\(text)")
    #expect(
      outcome.status == .exited(2) && outcome.errors.contains("up to 1000"), "\(outcome.errors)")
    let played = try desk.run("run", "big.scenario")
    #expect(played.status == .exited(2) && played.errors.contains("is no size"), "\(played.errors)")
  }

  @Test("An HTML file is a whole page in the phone's language")
  func page() throws {
    let desk = try CommandLineHarness(["day.scenario": Self.day])
    let html = try desk.run("render", "day.scenario", "--format=html", "--locale=pl_PL").output
    #expect(html.contains("<html lang=\"pl") && html.contains("<meta charset=\"utf-8\">"))
    #expect(html.contains("<title>"), "\(html)")
  }

  @Test("--bare is the phone alone, --previews as if it were set so; both change nothing else")
  func bare() throws {
    let desk = try CommandLineHarness(["day.scenario": Self.day])
    let text = try desk.run("render", "day.scenario", "--bare", "--previews=never").output
    #expect(text.contains("Notification") && !text.contains("Jane was here"), "\(text)")
    #expect(!text.contains("help") && !text.contains("iOS"), "\(text)")
    let shown = try desk.run("render", "day.scenario", "--bare", "--previews=always").output
    #expect(shown.contains("Jane was here") && !shown.contains("Notification\n"), "\(shown)")
    let refused = try desk.run("render", "day.scenario", "--previews=sometimes")
    #expect(refused.status == .exited(2) && refused.errors.contains("always, when-unlocked, never"))
  }
}
