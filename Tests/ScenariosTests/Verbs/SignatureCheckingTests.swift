import Testing

@testable import Scenarios

@Suite("The words of a line against what its verb takes")
struct SignatureCheckingTests {
  @Test(
    "What one mistake brings with it is not told beside it",
    arguments: [
      ("wake\ncase", "2:1: error: case lacks NAME; write case NAME KEY=TEXT…"),
      (
        "edit",
        "1:1: error: edit lacks NOTIFICATION; write edit NOTIFICATION [title=TEXT] [subtitle=TEXT] "
          + "[body=TEXT] [thread=ID] [category=ID] [argument=TEXT]"
      ),
      (
        "push-fault chat 429",
        "1:1: error: push-fault lacks REASON; write push-fault APP|TOKEN "
          + "400|403|404|405|410|413|429|500|503 REASON [times=N] "
          + "(“coversheet help arguments” lists each REASON)"
      ),
      ("expect apns 400 reason", "1:17: error: \"reason\" is an option; write reason=REASON"),
      (#"schedule {"identifier":"a"}"#, "1:10: error: this is JSON where APP is needed"),
      (#"push {"aps":{}}"#, "1:6: error: this is JSON where APP is needed"),
      (
        "remove chat foo",
        "1:13: error: remove knows no \"foo\"; write one of: pending delivered"
      ),
      ("arm foo", "1:5: error: arm knows no \"foo\"; write one of: clear"),
      ("alert x y", "1:7: error: alert knows no \"x\"; write one of: open close"),
      ("dnd maybe", "1:5: error: dnd knows no \"maybe\"; write one of: on off"),
      (
        "wait 5 minutes",
        "1:6: error: \"5\" is no duration; write one such as 5s, 90m or 1h30m"
      ),
    ])
  func once(text: String, message: String) { expect(message, of: text) }

  @Test(
    "A text with = and no quotes is told to need them",
    arguments: [
      ("note a=b", "1:6: error: note has no option a="),
      ("expect prompt a=b", "1:15: error: expect prompt has no option a="),
      ("press a=b", "1:7: error: press has no option a="),
      ("type a=b", "1:6: error: type has no option a="),
      ("note so a=b", "1:9: error: note has no option a="),
    ])
  func textWithSign(line: String, beginning: String) {
    let advice = "; put quotes around a text with =, such as \"a=b\""
    expect(beginning + advice, of: line)
  }

  @Test(
    "A blank between what belongs together is told, with the word to write",
    arguments: [
      ("setting chat banners on", "1:14: error: \"banners\" is an option; write banners=on"),
      ("setting chat banners", "1:14: error: \"banners\" is an option; write banners=on|off"),
      ("device os = 12", "1:8: error: \"os\" is an option; write os=12"),
      ("device os =12", "1:8: error: \"os\" is an option; write os=12"),
      ("push c {} id = \"a b\"", "1:11: error: \"id\" is an option; write id=\"a b\""),
      ("act reply text = yes", "1:11: error: \"text\" is an option; write text=yes"),
      ("watch worn on", "1:7: error: \"worn\" is an option; write worn=on"),
      ("case x a = b", "1:8: error: \"a\" is an option; write a=b"),
      ("ringer = off", "1:8: error: no = stands here; write off without it"),
      ("expect groups = 1", "1:15: error: no = stands here; write 1 without it"),
      ("wait 5 s", "1:6: error: write 5s in one word"),
      ("wait 1h 30m", "1:6: error: write 1h30m in one word"),
      ("expect within 5 s groups 0", "1:15: error: write 5s in one word"),
      ("2018-06-05 10:00 lock", "1:1: error: write 2018-06-05T10:00 in one word"),
      ("+ 5s lock", "1:1: error: write +5s in one word"),
      ("+1h 30m lock", "1:1: error: write +1h30m in one word"),
    ])
  func strayBlank(line: String, message: String) { expect(message, of: line) }

  private func expect(_ message: String, of text: String) {
    let found = ScenarioDocument(Array(text.utf8), path: "a").diagnostics.map(\.description)
    #expect(found == ["a:" + message])
  }
}
