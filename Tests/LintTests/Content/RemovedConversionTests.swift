import Notifications
import Testing

@Suite("Percent signs in what an app says by itself")
struct RemovedConversionTests {
  private func found(_ content: String, _ members: String = "") -> [String] {
    let schedule = #"{"schedule":{"identifier":"a","content":{\#(content)},"trigger":null}}"#
    return LintHarness(
      #"{"bundleIdentifier":"com.example.a",\#(members)"on":{"launch":[\#(schedule)]}}"#
    ).findings(of: "Y16").map { String($0.drop { $0 != " " }.dropFirst()) }
  }

  @Test(
    "Y16, L16: letters that a percent sign takes with it are told where they are written",
    arguments: [
      (#""title":"Save 50% today""#, "% to", "Save 50% today", "Save 50day"),
      (#""title":"a","subtitle":"20% off""#, "% o", "20% off", "20ff"),
      (#""body":"You are 100% sure""#, "% s", "You are 100% sure", "You are 100ure"),
      (#""body":"%@ and %d""#, "%@", "%@ and %d", " and "),
      (#""body":"a %n""#, "%n", "a %n", "a "),
      (
        #""body":{"key":"SALE","arguments":[3,"50% off today"]}"#, "% o", "50% off today",
        "50ff today"
      ),
    ])
  func removed(content: String, part: String, words: String, shown: String) {
    #expect(
      found(content) == [
        "warning: '\(part)' takes an argument, which no literal has: \"\(words)\" shows as "
          + "\"\(shown)\"; write %% for a percent sign [Y16]"
      ])
  }

  @Test(
    "Y16, L16: what shows as it is written, or is filled, is not told",
    arguments: [
      #""body":"50%% off""#, #""body":"100%""#, #""body":"100 %.""#, #""body":{"key":"50% off"}"#,
      #""title":"a","userInfo":{"k":"50% off"}"#,
      #""body":{"key":"SALE","arguments":["50%% off","{userInfo.name} 5% off"]}"#,
    ])
  func kept(content: String) {
    #expect(found(content) == [])
  }

  @Test("Y16, L16: what a service extension sets is a push’s, of which nothing is removed")
  func edits() {
    let service = #""service":{"steps":[{"set":{"title":"Save 50% today"}}]},"#
    #expect(found(#""title":"a""#, service) == [])
  }
}
