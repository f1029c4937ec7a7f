import TestSupport
import TestTraits
import Testing

@Suite("Archives on the command line", .waitsOutside)
struct ArchiveTests {
  private static let scenario = """
    app {"bundleIdentifier":"com.example.alarm","displayName":"Alarm"}
    schedule-legacy alarm {"fireDate":"2019-01-01T07:00","alertBody":"Up","userInfo":{"b":1,"a":[2]}}

    """

  @Test("N24, Z66: what is archived is scheduled, compared and canceled from its file")
  func roundTrip() throws {
    let desk = try CommandLineHarness([
      "a.scenario": Self.scenario,
      "b.scenario": Self.scenario + "cancel-legacy alarm wake.plist\nexpect pending alarm 0\n",
      "c.scenario": """
      app {"bundleIdentifier":"com.example.alarm","displayName":"Alarm"}
      schedule-legacy alarm wake.plist
      expect pending l1 at=2019-01-01T07:00
      present-legacy alarm wake.plist
      expect notification l2 body Up

      """,
    ])
    let written = try desk.run("archive", "a.scenario", "l1", "-o", "wake.plist")
    #expect(written.status == .exited(0), "\(written.errors)")
    #expect(desk.folder.text("wake.plist")?.contains("<date>2019-01-01T15:00:00Z</date>") == true)
    for file in ["b.scenario", "c.scenario"] {
      let run = try desk.run("run", file)
      #expect(run.status == .exited(0), "\(run.errors)")
    }
  }

  @Test("An identifier that there is not is said, with those there are")
  func unknown() throws {
    let desk = try CommandLineHarness(["a.scenario": Self.scenario])
    let outcome = try desk.run("archive", "a.scenario", "l9")
    #expect(outcome.status == .exited(2))
    #expect(outcome.errors.contains("there is no local notification \"l9\"; there is l1\n"))
  }

  @Test("APP:ID says whose it is, where two apps share an ID")
  func ofApp() throws {
    let app = { (name: String) in
      #"app {"bundleIdentifier":"com.example.\#(name)","displayName":"\#(name)"}"#
    }
    let schedule = { (name: String) in
      #"schedule-legacy \#(name) {"fireDate":"2019-01-01T09:00","alertBody":"\#(name) sings"}"#
    }
    let lines = ["device os=4", app("tea"), app("mug"), schedule("tea"), schedule("mug")]
    let desk = try CommandLineHarness(["l.scenario": lines.joined(separator: "\n") + "\n"])
    let names = ["tea:l1": "tea sings", "mug:l2": "mug sings"]
    for (name, words) in names {
      let outcome = try desk.run("archive", "l.scenario", name)
      #expect(outcome.status == .exited(0) && outcome.output.contains(words), "\(outcome.errors)")
    }
    #expect(try desk.run("archive", "l.scenario", "mug:l1").status == .exited(2))
  }

  @Test("A file that is no archive is refused at its place")
  func wrong() throws {
    let app = "app {\"bundleIdentifier\":\"com.example.alarm\"}\nschedule-legacy alarm wake.plist\n"
    let desk = try CommandLineHarness([
      "a.scenario": app, "wake.plist": "<plist><dict>\n<key>alertBody</key></plist>",
    ])
    let outcome = try desk.run("run", "a.scenario")
    #expect(outcome.status == .exited(2))
    #expect(outcome.errors.contains("wake.plist:2:"), "\(outcome.errors)")
  }
}
