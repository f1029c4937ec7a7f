import TestTraits
import Testing

@Suite("What explain says is what happened", .waitsOutside)
struct ToldReasonTests {
  private static let mail = #"app {"bundleIdentifier":"com.example.mail","displayName":"Mail"}"#

  private func explained(_ lines: String, _ name: String) throws -> String {
    let desk = try CommandLineHarness(["a.scenario": lines + "\n"])
    let outcome = try desk.run("explain", "a.scenario", name)
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    return outcome.output
  }

  @Test(
    "P16, U4, U11, F5, F12: who set an app’s badge, when, and why it is not drawn",
    arguments: [
      (
        """
        push mail {"aps":{"alert":"a","badge":3}} id=q1
        setting mail badges=off
        +1m push mail {"aps":{"alert":"b","badge":4}} id=q2
        setting mail badges=on
        """, "4  set by q2 “b” at 09:42  P16"
      ),
      (
        "push mail {\"aps\":{\"alert\":\"a\",\"badge\":3}} id=q1\nset-badge mail 9",
        "9  set by Mail at 09:41  P16"
      ),
      (
        "push mail {\"aps\":{\"alert\":\"a\",\"badge\":3}} id=q1\nsetting mail badges=off",
        "3  set by q1 “a” at 09:41; Badges are off, so it does not show  P16 U11"
      ),
      (
        "push mail {\"aps\":{\"alert\":\"a\",\"badge\":3}} id=q1\nfocus Work badges=off",
        "3  set by q1 “a” at 09:41; Work hides it, so it does not show  P16 F5"
      ),
      (
        """
        summary on apps=mail
        push mail {"aps":{"alert":"a","badge":3}} id=q1
        """, "3  set by q1 “a” at 09:41  P16"
      ),
    ])
  func badge(lines: String, words: String) throws {
    let output = try explained("device os=15\n\(Self.mail)\n\(lines)", "mail")
    let told = output.split(separator: "\n").map { $0.trimmedToWords }
    #expect(told.contains(words.trimmedToWords), "\(output)")
  }

  @Test(
    "F13, F17, G26: what left a summary says why, as what left the list does",
    arguments: [
      ("remove mail delivered k", "the app removed it K23"),
      ("remove mail delivered all", "the app took it back G28"),
      ("set-badge mail 0", "the app set its badge to 0 P19"),
      ("turn-off mail", "turned off, an app leaves nothing in the list X7"),
      ("uninstall mail", "the app was deleted K24"),
      (
        "push mail {\"aps\":{\"alert\":\"c\"}} id=c collapse-id=k\nat 20:00",
        "c came with its identifier G26"
      ),
    ])
  func leftSummary(line: String, words: String) throws {
    let output = try explained(
      """
      device os=15
      \(Self.mail)
      summary on times=18:00,20:00 apps=mail
      push mail {"aps":{"alert":"a"}} id=a
      push mail {"aps":{"alert":"b"}} id=b collapse-id=k
      at 18:00
      \(line)
      """, "b")
    let told = output.split(separator: "\n").map { $0.trimmedToWords }
    #expect(told.contains(words), "\(output)")
    #expect(output.contains("taken out of Evening Summary"), "\(output)")
  }

  @Test("Things that happen again later are told again, in their order")
  func again() throws {
    let output = try explained(
      """
      \(Self.mail)
      push mail {"aps":{"alert":"one"}} id=a
      unlock
      center
      view a
      home
      center
      view a
      """, "a")
    #expect(output.components(of: "opened") == 2, "\(output)")
    let last = output.split(separator: "\n").last ?? ""
    #expect(last.contains("opened"), "\(output)")
  }

  @Test("G30, F3: why one stands alone beside older ones, and why the newest does not lead")
  func stacks() throws {
    let lines = """
      push mail {"aps":{"alert":"m1","thread-id":"a"}} id=m1
      push mail {"aps":{"alert":"m2","thread-id":"a"}} id=m2
      unlock
      lock
      push mail {"aps":{"alert":"m3","thread-id":"a"}} id=m3
      """
    let alone = try explained("\(Self.mail)\n\(lines)", "m3")
    let words =
      "the only one of conversation a on the lock screen; 2 others lie in Notification Center"
    #expect(alone.contains(words) && alone.contains("G30"), "\(alone)")
    let urgent = #"""
      device os=16
      app {"bundleIdentifier":"com.example.mail","displayName":"Mail","entitlements":["com.apple.developer.usernotifications.time-sensitive"]}
      push mail {"aps":{"alert":"ts","thread-id":"a","interruption-level":"time-sensitive"}} id=ts
      +1s push mail {"aps":{"alert":"later","thread-id":"a"}} id=later
      """#
    let led = try explained(urgent, "later")
    #expect(
      led.contains("conversation a, what leads the lock screen first, then the newest"), "\(led)")
  }

  @Test("H11, H13: a text that is made of several is quoted whole")
  func joined() throws {
    let output = try explained(
      #"""
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat","categories":[{"identifier":"CMT","hiddenPreviewsBodyPlaceholder":{"key":"CH"}}],"stringsdict":{"en":{"CH":{"NSStringLocalizedFormatKey":"%#@n@","n":{"NSStringFormatSpecTypeKey":"NSStringPluralRuleType","NSStringFormatValueTypeKey":"u","one":"%u comment","other":"%u comments"}}}}}
      setting all previews=never
      push chat {"aps":{"alert":"a","thread-id":"x","category":"CMT"}} id=a
      push chat {"aps":{"alert":"b","thread-id":"x","category":"CMT"}} id=b
      push chat {"aps":{"alert":"c","thread-id":"x"}} id=c
      """#, "chat/x")
    #expect(output.contains("“1 Notification and 2 comments”"), "\(output)")
  }

  @Test("B15, V8: no advice promises what would fail again")
  func advice() throws {
    let push =
      #"push mail {"aps":{"alert":"x"}} via=http id=v push-type=voip topic=com.example.mail.voip"#
    let refused = try explained("\(Self.mail)\n\(push)", "v")
    #expect(!refused.contains("the next one like it"), "\(refused)")
    let emptied = try explained(
      #"""
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat","service":{"misbehave":"emptyContent"}}
      policy service.emptyContent allow
      push chat {"aps":{"alert":"one","mutable-content":1}} id=a
      """#, "a")
    #expect(
      emptied.contains("let the service extension of Chat leave something to read"), "\(emptied)")
  }

  @Test("X18, X21: a switch that would stay off is refused, and says what has to come first")
  func keptOff() throws {
    let app = { (options: String) in
      #"app {"bundleIdentifier":"com.example.news","displayName":"News","authorization":{"options":["#
        + options + "]}}"
    }
    let trial = app(#""alert","sound","badge","provisional""#)
    let desk = try CommandLineHarness([
      "trial.scenario": trial + "\nsetting news lock-screen=on\n",
      "center.scenario": trial + "\nsetting news center=on grouping=off\n",
      "off.scenario": trial + "\nsetting news notifications=off\nsetting news sounds=on\n",
      "on.scenario": trial + "\nsetting news notifications=off\n"
        + "setting news notifications=on sounds=on\n",
    ])
    let provisional = try desk.run("run", "--quiet", "trial.scenario")
    #expect(
      provisional.errors.contains("News is provisional, so “Lock Screen” stays off; keep it first"),
      "\(provisional.errors)")
    let denied = try desk.run("run", "--quiet", "off.scenario")
    #expect(
      denied.errors.contains("News may not notify, so “Sounds” stays off"), "\(denied.errors)")
    for file in ["center.scenario", "on.scenario"] {
      #expect(try desk.run("run", "--quiet", file).status == .exited(0), "\(file)")
    }
  }
}

extension StringProtocol {
  /// Its words with one blank between them.
  fileprivate var trimmedToWords: String {
    split(separator: " ").joined(separator: " ")
  }

  /// How often a word stands in it.
  fileprivate func components(of word: String) -> Int {
    split { !$0.isLetter }.count { $0 == word }
  }
}
