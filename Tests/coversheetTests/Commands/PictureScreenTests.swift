import TestTraits
import Testing

@Suite("A picture of a screen shows what that screen would", .waitsOutside)
struct PictureScreenTests {
  private static let mail = #"app {"bundleIdentifier":"com.example.mail","displayName":"Mail"}"#

  private func picture(_ lines: String, _ screen: String, _ more: [String] = []) throws -> String {
    let desk = try CommandLineHarness(["a.scenario": lines + "\n"])
    let words = ["render", "a.scenario", "--screen=\(screen)", "--size=60x14"] + more
    let outcome = try desk.run(words)
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    return outcome.output
  }

  @Test("F19: only the lock screen counts, wherever the phone is")
  func counted() throws {
    let lines = """
      device os=16
      \(Self.mail)
      push mail {"aps":{"alert":"m1","thread-id":"a"}}
      push mail {"aps":{"alert":"m2","thread-id":"a"}}
      setting all display=count
      """
    #expect(try picture(lines, "notification-center").contains("m2"))
    let locked = try picture(lines + "\nunlock\nlock", "lock-screen")
    #expect(!locked.contains("m2"), "\(locked)")
  }

  @Test("F7: how many came while a Focus was on stands in Notification Center alone")
  func past() throws {
    let lines = """
      device os=15
      \(Self.mail)
      unlock
      focus Work
      push mail {"aps":{"alert":"m1"}}
      focus off
      """
    #expect(try picture(lines, "notification-center").contains("1 while Work was on"))
    let locked = try picture(lines + "\ncenter", "lock-screen")
    #expect(!locked.contains("while Work"), "\(locked)")
  }

  @Test("F16: the next summary can be looked at in Notification Center")
  func next() throws {
    let lines = """
      device os=15
      \(Self.mail)
      summary on apps=mail
      push mail {"aps":{"alert":"m1"}}
      """
    let center = try picture(lines, "notification-center")
    #expect(center.contains("Show Next Summary"), "\(center)")
  }

  @Test("X13: no suggestion stands under a critical alert, though another member is asked about")
  func suggestion() throws {
    let lines = #"""
      app {"bundleIdentifier":"com.example.alarm","displayName":"Alarm","entitlements":["com.apple.developer.usernotifications.critical-alerts"],"authorization":{"options":["alert","sound","badge","criticalAlert"]}}
      push alarm {"aps":{"alert":"low","thread-id":"x"}} id=low
      suggest alarm
      push alarm {"aps":{"alert":"fire","thread-id":"x","sound":{"critical":1,"name":"default"}}} id=fire
      """#
    let locked = try picture(lines, "lock-screen")
    #expect(locked.contains("fire") && !locked.contains("Keep receiving"), "\(locked)")
  }

  @Test(
    "P5, P6: a picture is the screen as it is once the person went there",
    arguments: [
      ("unlock", "", "notification-center", "center"), ("unlock", "", "lock-screen", "lock\nwake"),
      ("", "manage one", "notification-center", "center"),
      ("", "manage one", "home", "unlock\nhome"),
      ("", "view one", "notification-center", "center"),
    ])
  func wentThere(before: String, behind: String, screen: String, acts: String) throws {
    let push = #"push mail {"aps":{"alert":"m1"}} id=one"#
    let lines = [Self.mail, before, push, behind].joined(separator: "\n")
    let wanted = try picture(lines + "\n" + acts, "as-is", ["--bare"])
    #expect(try picture(lines, screen, ["--bare"]) == wanted)
    #expect(wanted.contains("m1") == (screen != "home"), "\(wanted)")
  }

  @Test(
    "P1: a picture of any screen is one of a lit phone, wherever that is",
    arguments: ["lock-screen", "notification-center", "home"],
    ["lock\nsleep", "unlock\nsleep", "center\nsleep"])
  func lit(screen: String, acts: String) throws {
    let picture = try picture("\(Self.mail)\n\(acts)", screen)
    #expect(!picture.contains("display off"), "\(picture)")
  }

  @Test("K24: a phone that is off shows the same, whatever screen is asked for")
  func off() throws {
    let lines = "\(Self.mail)\npush mail {\"aps\":{\"alert\":\"m1\"}}\npower off"
    let off = try picture(lines, "as-is")
    #expect(off.contains("turned off"), "\(off)")
    for screen in ["lock-screen", "notification-center", "home", "settings"] {
      #expect(try picture(lines, screen) == off, "\(screen)")
    }
  }

  @Test("P1: what waits for the owner leads no picture away from its screen")
  func asking() throws {
    let lines = "\(Self.mail)\npush mail {\"aps\":{\"alert\":\"m1\"}} id=one\ntap one"
    let home = try picture(lines, "home", ["--bare"])
    #expect(home == (try picture("\(Self.mail)\nunlock\nhome", "as-is", ["--bare"])), "\(home)")
  }

  @Test("A picture that would only say how small it is, is refused", arguments: ["60x10", "30x20"])
  func small(size: String) throws {
    let desk = try CommandLineHarness(["a.scenario": Self.mail + "\n"])
    let outcome = try desk.run("render", "a.scenario", "--size=\(size)")
    #expect(outcome.status == .exited(2) && outcome.output.isEmpty)
    #expect(outcome.errors.contains("a screen needs 40x12"), "\(outcome.errors)")
    #expect(try desk.run("render", "a.scenario", "--bare", "--size=30x8").status == .exited(0))
  }
}
