import Files
import Notifications
import Scenarios
import TestSupport
import Testing

@testable import Sessions

@Suite("Scenarios within scenarios")
struct InclusionTests {
  private func run(
    _ files: [String: String], _ name: String = "a.scenario"
  ) throws -> (folder: ScratchFolder, run: HeadlessRun) {
    let folder = try ScratchFolder(files)
    let locations = DataLocations(dataFolder: nil)
    let opening = try LoadedInput([folder(name)], settings: WorldSettings(), locations: locations)
    return (folder, HeadlessRun(opening))
  }

  private func said(_ files: [String: String], _ name: String = "a.scenario") throws -> [String] {
    var (folder, run) = try run(files, name)
    withExtendedLifetime(folder) { _ = run.play() }
    return run.report.diagnostics.map {
      $0.description.replacing(folder.path + "/", with: "")
    }
  }

  @Test("include plays another scenario where it stands, and then goes on")
  func order() throws {
    var (folder, run) = try run([
      "a.scenario":
        "note one\n09:45 include parts/b.scenario\nnote three\nexpect screen contains x",
      "parts/b.scenario": "note two\n+1m include c.scenario",
      "parts/c.scenario": "+1m note \"two and a half\"",
    ])
    withExtendedLifetime(folder) { _ = run.play() }
    let notes = run.session.facts.facts.compactMap { fact -> String? in
      if case .noted(let text) = fact.event {
        "\(text) \(CivilTime(fact.at, in: run.session.state.device.timeZone).clockText)"
      } else {
        nil
      }
    }
    #expect(notes == ["one 09:41:00", "two 09:45:00", "two and a half 09:47:00", "three 09:47:00"])
    #expect(run.session.scenarioLines.count == 7, "\(run.session.scenarioLines)")
  }

  @Test("An included scenario finds files beside itself, and those that follow where they were")
  func folders() throws {
    let json = #"{"bundleIdentifier":"com.example.chat"}"#
    let payload = #"{"aps":{"alert":"Hi"}}"#
    let found = try said([
      "a.scenario": "app \(json)\ninclude parts/b.scenario\npush chat one.apns",
      "parts/b.scenario": "push chat two.apns", "one.apns": payload, "parts/two.apns": payload,
    ])
    #expect(found == [])
  }

  @Test("A file that names a push is included once, which is said of the name")
  func namedTwice() throws {
    let found = try said([
      "a.scenario": #"app {"bundleIdentifier":"com.example.chat"}"#
        + "\ninclude b.scenario\ninclude b.scenario\n",
      "b.scenario": #"push chat {"aps":{"alert":"Hi"}} id=x"#,
    ])
    #expect(
      found == [
        "b.scenario:1:37: error: this line was played before and named its push \"x\"; "
          + "include its file once, or leave id= out"
      ])
  }

  @Test("What is wrong in an included scenario is said at its place there, all in one go")
  func mistakes() throws {
    let found = try said([
      "a.scenario": "wkae\ninclude b.scenario\ninclude b.scenario",
      "b.scenario": "wake\nwait long\nsleeep",
    ])
    #expect(
      found.prefix(3) == [
        "a.scenario:1:1: error: unknown verb \"wkae\"; did you mean \"wake\"?",
        "b.scenario:2:6: error: \"long\" is no duration; write one such as 5s, 90m or 1h30m",
        "b.scenario:3:1: error: unknown verb \"sleeep\"; did you mean \"sleep\"?",
      ])
  }

  @Test("What only comes up as a case is played says what the case filled in there, once")
  func filled() throws {
    let found = try said(
      [
        "a.scenario": "case one app=chat known=chat at=09:45\n"
          + "case two app=chta known=chat at=09:30\n"
          + "app {\"bundleIdentifier\":\"com.example.chat\"}\nlaunch {app}\n"
          + "include b.scenario\n{at} wake\nlaunch chta\n",
        "b.scenario": "home\nopen-app-settings {app}\nopen-app-settings {known}\n",
      ], "a.scenario[two]")
    let wanted = [
      ("a.scenario:4:8: ", "{app} is “chta”"), ("b.scenario:2:19: ", "{app} is “chta”"),
      ("b.scenario:3:1: ", "{known} is “chat”"), ("a.scenario:6:1: ", "{at} is “09:30”"),
    ]
    for (place, words) in wanted {
      let lines = found.filter { $0.hasPrefix(place) }
      #expect(lines.count == 1, "\(place) in \(found)")
      #expect(lines.first?.split(separator: " (\(words) in case two").count == 2, "\(found)")
    }
    let plain = found.filter { $0.hasPrefix("a.scenario:7:8: ") }
    #expect(plain.count == 1 && !plain[0].contains("in case"), "\(found)")
  }

  @Test("What an included file says of its own test is told to do nothing")
  func directives() throws {
    let found = try said([
      "a.scenario": "include b.scenario\ninclude b.scenario",
      "b.scenario": "title B\ntag slow\ncase one n=1\nskip later\nfails never\nwake",
    ])
    let verbs = ["tag", "case", "skip", "fails"]
    #expect(
      found
        == verbs.enumerated().map { index, verb in
          "b.scenario:\(index + 2):1: warning: \(verb) does nothing where its file is included; "
            + "write it in the scenario that includes it"
        })
  }

  @Test("A scenario that includes itself, also through others, is refused with the chain")
  func circle() throws {
    let found = try said([
      "a.scenario": "include b.scenario", "b.scenario": "wake\ninclude ./a.scenario",
    ])
    #expect(
      found.first
        == "b.scenario:2:9: error: \"./a.scenario\" is being played already: "
        + "a.scenario → b.scenario → ./a.scenario")
  }

  @Test(
    "32 scenarios that include each other are played; one more is too deep", arguments: [32, 33])
  func depth(count: Int) throws {
    let name = { (number: Int) in number == 1 ? "a.scenario" : "\(number).scenario" }
    var files = [name(count): "note end"]
    for number in 1..<count { files[name(number)] = "include \(name(number + 1))" }
    let chain = (count - 7...count).map(name).joined(separator: " → ")
    let refusal = "error: \"\(name(count))\" is included too deep: \(chain)"
    // Told as it is read, and once more as it is played.
    let found = Set(try said(files))
    #expect(found == (count > 32 ? ["\(name(count - 1)):1:9: \(refusal)"] : []))
  }

  @Test("Scenarios that include others twice, which do so too, come to an end")
  func twice() throws {
    var files = ["z.scenario": "note end"]
    let names = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "z"]
    for (name, next) in zip(names, names.dropFirst()) {
      files["\(name).scenario"] = "include \(next).scenario\ninclude \(next).scenario"
    }
    let found = try said(files)
    #expect(
      found.first?.hasSuffix("error: scenarios are included more than 1000 times; include fewer")
        == true)
  }

  @Test(
    "What cannot be included is refused at the word",
    arguments: [
      ("include none.scenario", "a.scenario:1:9: error: there is no file \"none.scenario\""),
      // One that is being played cannot be meant.
      ("include _a.scenario", "a.scenario:1:9: error: there is no file \"_a.scenario\""),
      (
        "push - d.scenario",
        "a.scenario:1:8: error: d.scenario cannot be read: this is a folder where a file is needed"
      ),
      (
        "app d.scenario",
        "a.scenario:1:5: error: d.scenario cannot be read: nothing of an app is in this folder: "
          + "no Info.plist, Notifications.json, .lproj, .strings, .stringsdict, .xcstrings, .apns "
          + "or .ndjson"
      ),
      ("include {}", "a.scenario:1:9: error: this is JSON where PATH is needed"),
      ("include", "a.scenario:1:1: error: include lacks PATH; write include PATH"),
      (
        "include a.apns",
        "a.scenario:1:9: error: include takes a .scenario file; app installs bundles, "
          + "and push sends payloads"
      ),
      (
        "include d.scenario",
        "a.scenario:1:9: error: d.scenario cannot be read: "
          + "this is a folder where a file is needed"
      ),
    ])
  func refused(line: String, words: String) throws {
    let found = try said(["a.scenario": line, "a.apns": "{}", "d.scenario/x": ""])
    #expect(found.first == words)
  }
}
