import TestSupport
import TestTraits
import Testing

@Suite("Scenarios that are wrong", .waitsOutside)
struct BadScenarioTests {
  @Test("A wrong line is said at its place, with what to write instead", arguments: bad)
  func says(mistake: Mistake) throws {
    let desk = try CommandLineHarness()
    for (name, bytes) in mistake.files { try desk.folder.write(bytes, to: name) }
    let outcome = try desk.run(mistake.arguments)
    let errors = outcome.errors.replacing(Checkout.path, with: "DATA")
    #expect(errors == mistake.errors.map { $0 + "\n" }.joined())
    #expect(outcome.status == .exited(mistake.status))
  }

  private static let chat = "app {\"bundleIdentifier\":\"com.example.chat\"}\n"

  private static let push = "push chat {\"aps\":{\"alert\":\"x\"}} "

  static let bad: [Mistake] = [
    Mistake(
      "an unknown verb", in: "a.scenario", "psuh chat {}",
      says: "a.scenario:1:1: error: unknown verb \"psuh\"; did you mean \"push\"?"),
    Mistake(
      "a payload where a line is needed", in: "a.scenario", "{\"aps\":{\"alert\":\"x\"}}",
      says: "a.scenario:1:1: error: a line begins with a verb; of a payload write push APP {…}, "
        + "or push - {…} where it names its app"),
    Mistake(
      "an unknown app", in: "a.scenario", chat + "uninstall caht",
      says: "a.scenario:2:11: error: unknown app \"caht\"; did you mean \"chat\"?"),
    Mistake(
      "an unknown key of an app", in: "a.scenario",
      "app {\"bundleIdentifier\":\"com.example.chat\",\"displyName\":\"C\"}",
      says: "a.scenario:1:44: warning: unknown key \"displyName\"; did you mean \"displayName\"?",
      status: 0),
    Mistake(
      "an unknown option of a verb", in: "a.scenario", chat + "push chat {} collapse=x",
      says: "a.scenario:2:14: error: push has no option collapse=; did you mean \"collapse-id\"?"),
    Mistake(
      "an unknown policy", in: "a.scenario", "policy group.stackTreshold 3",
      says: "a.scenario:1:8: error: unknown policy \"group.stackTreshold\"; "
        + "did you mean \"group.stackThreshold\"?"),
    Mistake(
      "a value that a policy does not take", in: "a.scenario", "policy group.stackThreshold 99",
      says: "a.scenario:1:29: error: group.stackThreshold takes 2 to 9, not “99”"),
    Mistake(
      "values of a push that the phone refuses, each at its word", in: "a.scenario",
      chat + push + "push-type=voip\n" + push + "priority=7\n" + push
        + "via=binary0 expiration=+5m\n" + push + "via=binary1 collapse-id=x\n" + push
        + "identifier=3\nschedule chat {\"identifier\":\"a\"} on=watch\n",
      says: "a.scenario:2:43: error: a push of type “voip” is outside of what is simulated; "
        + "write alert or background",
      "a.scenario:3:42: error: there is no priority 7; write 10, 5 or 1",
      "a.scenario:4:56: error: command 0 has no room for an expiration or an identifier; "
        + "write via=binary1",
      "a.scenario:5:57: error: the binary interface has no room for collapse-id, push-type and topic; "
        + "write via=http",
      "a.scenario:6:44: error: only the binary interface has identifiers; write via=binary1 or "
        + "via=binary2",
      "a.scenario:7:37: error: chat has no app on the watch; "
        + "write \"watch\": {\"hasApp\": true} in its bundle"),
    Mistake(
      "an unknown expectation", in: "a.scenario", "expect grup chat count 2",
      says: "a.scenario:1:8: error: there is no expectation \"grup\"; did you mean \"group\"?"),
    Mistake(
      "an unknown form of an expectation", in: "a.scenario", "expect group chat sumary x",
      says: "a.scenario:1:19: error: expect group knows no \"sumary\"; did you mean \"summary\"?"),
    Mistake(
      "a wait beyond the last year", in: "a.scenario", "wait 420000w\n+420000w wake",
      says: "a.scenario:1:1: error: the clock ends as the last day of the year 9999 begins in "
        + "Greenwich",
      "a.scenario:2:1: error: the clock ends as the last day of the year 9999 begins in Greenwich"),
    Mistake(
      "a wait that no clock could measure", in: "a.scenario", "wait 1000000w\n+99999999999w wake",
      says: "a.scenario:1:6: error: \"1000000w\" is longer than the clock goes, "
        + "which ends in the year 9999",
      "a.scenario:2:1: error: \"+99999999999w\" is longer than the clock goes, "
        + "which ends in the year 9999"),
    Mistake(
      "a wait in which too much comes by itself", in: "a.scenario",
      "policy clock.maxEvents 9\n" + chat
        + #"schedule chat {"identifier":"a","trigger":{"timeInterval":60,"repeats":true}}"#
        + "\nwait 100w",
      says: "a.scenario:4:1: error: more than 9 events come by themselves until "
        + "2018-06-04T09:51:00-07:00; let less time pass, or raise “policy clock.maxEvents”"),
    Mistake(
      "a clock that goes backwards", in: "a.scenario", "09:40 wake",
      says:
        "a.scenario:1:1: error: the clock only goes forward; it reads 2018-06-04T09:41 already, "
        + "and 09:40 is past"),
    Mistake(
      "an inline payload that is no JSON", in: "a.scenario", chat + "push chat {\"aps\": oops}",
      says: "a.scenario:2:19: error: 'oops' is no JSON value; write \"oops\""),
    Mistake(
      "a payload that is not there", in: "a.scenario", chat + "push chat first.apns",
      says: "a.scenario:2:11: error: there is no file \"first.apns\"; looked for first.apns, "
        + ["Apps", "Payloads", "Scenarios"].map { "DATA/Fixtures/\($0)/first.apns" }
        .joined(separator: ", ")),
    Mistake(
      "several mistakes, said in one go and in the order of the file", in: "a.scenario",
      "wake\npsuh\nfoo \"x\nwait x\nlock\nexpect grup a\n",
      says: "a.scenario:2:1: error: unknown verb \"psuh\"; did you mean \"push\"?",
      "a.scenario:3:1: error: unknown verb \"foo\"",
      "a.scenario:3:5: error: this \" is never closed; close it on the same line",
      "a.scenario:4:6: error: \"x\" is no duration; write one such as 5s, 90m or 1h30m",
      "a.scenario:6:8: error: there is no expectation \"grup\"; did you mean \"group\"?"),
    Mistake(
      "a mistake of the language and one that shows when the line runs, in one go",
      in: "a.scenario",
      chat + "expct x\npush nobody {\"aps\":{}}\ntimezone Mars/Base\npush chat none.apns\n",
      says: "a.scenario:2:1: error: unknown verb \"expct\"; did you mean \"expect\"?",
      "a.scenario:3:6: error: unknown app \"nobody\"",
      "a.scenario:4:10: error: unknown time zone \"Mars/Base\"",
      "a.scenario:5:11: error: there is no file \"none.apns\"; looked for none.apns, "
        + ["Apps", "Payloads", "Scenarios"].map { "DATA/Fixtures/\($0)/none.apns" }
        .joined(separator: ", ")),
    Mistake(
      "a broken line, without what only follows from it", in: "a.scenario",
      "app {\"bundleIdentifier\": oops, \"x\": \"com.example.chat\"}\npush chat {\"aps\":{\"alert\":\"x\"}}\n"
        + "tap n1\nlaunch chat\nlocale ../x\n",
      says: "a.scenario:1:26: error: 'oops' is no JSON value; write \"oops\"",
      "a.scenario:5:8: error: \"../x\" is no locale; write one such as de_DE"),
    Mistake(
      "what is wrong in itself, whatever a broken line would have done", in: "a.scenario",
      chat + "psuh chat {\"aps\":{}}\npolicy group.stackThreshold 99\ntimezone Mars/psuh\n"
        + "launch chat\nconfirm\nallow\n",
      says: "a.scenario:2:1: error: unknown verb \"psuh\"; did you mean \"push\"?",
      "a.scenario:3:29: error: group.stackThreshold takes 2 to 9, not “99”",
      "a.scenario:4:10: error: unknown time zone \"Mars/psuh\""),
    Mistake(
      "a text left open in JSON over several lines, which are no verbs", in: "a.scenario",
      "app {\n  \"bundleIdentifier\": \"com.example.chat,\n  \"displayName\": \"Chat\"\n}\n"
        + "push chat {\"aps\":{\"alert\":\"x\"}}\nsnapshot morning\npush chat hello.apns\nlock now\n",
      says: "a.scenario:2:23: error: this \" is never closed; close it on the same line",
      "a.scenario:8:6: error: too much for lock, which takes nothing"),
    Mistake(
      "languages that are none, and a picture outside its folder", in: "a.scenario",
      chat + "locale ../../etc\ndevice languages=de,../x\nlanguage chat ../x\nsnapshot ../x\n",
      says: "a.scenario:2:8: error: \"../../etc\" is no locale; write one such as de_DE",
      "a.scenario:3:18: error: \"../x\" is no language; write one such as pl or pt-BR",
      "a.scenario:4:15: error: \"../x\" is no language; write one such as pl or pt-BR",
      "a.scenario:5:10: error: \"../x\" is no name of a file; write one without slashes or a dot in front, such as morning"
    ),
    Mistake(
      "a version that there is not", in: "a.scenario", "device os=9",
      says: "a.scenario:1:11: error: iOS 9 cannot be simulated: "
        + "no rules tell of iOS 5 to 9; write 4, or 10 to 26"),
    Mistake(
      "an expectation that does not hold", in: "a.scenario",
      chat + "push chat {\"aps\":{\"alert\":\"Hi\"}}\nexpect notification n1 body Ho",
      says: "a.scenario:3:1: error: expected notification n1 body Ho, but found \"Hi\"",
      "  expected  \"Ho\"", "  actual    \"Hi\"",
      "  differs   at character 2: \"o\" expected, \"i\" found", "  rules     P3 P24 R12 P16 G3 B2",
      "  see       coversheet explain a.scenario n1 --line 3",
      "  open      coversheet open a.scenario --line 3", status: 1),
  ]
}
