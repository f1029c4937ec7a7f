import TestSupport
import TestTraits
import Testing

@Suite("new", .waitsOutside)
struct NewCommandTests {
  @Test(
    "A slash at the end of a name, as shells write it, makes no file that nobody sees",
    arguments: [
      ("app", "kiosk2/", "kiosk2.app/Info.plist"), ("app", "Kiosk.app//", "Kiosk.app/Info.plist"),
      ("scenario", "flow/", "flow.scenario"), ("theme", "dusk/", "dusk.json"),
    ])
  func slash(kind: String, name: String, path: String) throws {
    let desk = try CommandLineHarness()
    let outcome = try desk.run("new", kind, name)
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    #expect(desk.folder.text(path) != nil, "\(desk.folder.names())")
    #expect(!desk.folder.names().contains { $0.hasPrefix(".") }, "\(desk.folder.names())")
  }

  @Test(
    "A name without a letter is refused with one to write instead",
    arguments: [
      ("app", ".", "Bistro"), ("app", "..", "Bistro"), ("app", "/", "Bistro"),
      ("app", "   ", "Bistro"), ("app", ".app", "Bistro"), ("scenario", "bar/.scenario", "lunch"),
      ("theme", "...", "dusk"),
    ])
  func nameless(kind: String, name: String, example: String) throws {
    let desk = try CommandLineHarness()
    let before = desk.folder.names()
    let outcome = try desk.run("new", kind, name)
    let message = "“\(name)” is no name for a file; write one with letters, such as \(example)"
    #expect(outcome.errors == "coversheet: \(message)\nTry “coversheet help new”.\n")
    #expect(outcome.status == .exited(2))
    #expect(desk.folder.names() == before)
  }

  @Test("A theme is no color scheme, which ends in .yaml", arguments: ["yaml", "yml"])
  func scheme(ending: String) throws {
    let desk = try CommandLineHarness()
    let outcome = try desk.run("new", "theme", "dusk.\(ending)")
    #expect(outcome.status == .exited(2))
    #expect(outcome.errors.contains("would be a color scheme; for a theme write dusk\n"))
    #expect(!desk.folder.names().contains { $0.contains("dusk") }, "\(desk.folder.names())")
  }

  @Test(
    "What it says to type next is what a shell needs",
    arguments: [
      (["app", "My App"], "Open it with: coversheet 'My App.app'\n"),
      (["app", "My App"], "Check it with: coversheet check 'My App.app';"),
      (["app", "--", "-x"], "Open it with: coversheet -- -x.app\n"),
      (["app", "--", "-x"], "Check it with: coversheet check -- -x.app;"),
      (["scenario", "Bob's day"], #"Open it with: coversheet 'Bob'\''s day.scenario'"# + "\n"),
      (["theme", "late dusk"], "Use it with: coversheet --theme='late dusk.json'\n"),
      (["app", "Kiosk"], "Open it with: coversheet Kiosk.app\n"),
    ])
  func hints(words: [String], hint: String) throws {
    let outcome = try CommandLineHarness().run(["new"] + words)
    #expect(outcome.status == .exited(0))
    #expect(outcome.errors.contains(hint), "\(outcome.errors)")
  }

  @Test(
    "The identifier tells apps apart, also where their names have no letter of ASCII",
    arguments: [
      ("日本", "u65e5672c"), ("日曜", "u65e566dc"), ("App", "app1"), ("My Café 2", "mycaf2"),
    ])
  func identifier(name: String, part: String) throws {
    let desk = try CommandLineHarness()
    _ = try desk.run("new", "app", name)
    let list = try #require(desk.folder.text("\(name).app/Info.plist"))
    #expect(list.contains("<string>com.example.\(part)</string>"), "\(list)")
  }

  @Test("A bundle whose name begins with a dash is checked as it is said")
  func dash() throws {
    let desk = try CommandLineHarness()
    _ = try desk.run("new", "app", "--", "-x")
    #expect(try desk.run("check", "--", "-x.app").status == .exited(0))
  }
}
