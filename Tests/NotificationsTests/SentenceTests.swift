import Notifications
import Testing

@Suite("Words as sentences")
struct SentenceTests {
  @Test(
    "A sentence begins with a capital and ends with a stop; paths and names stay as they are",
    arguments: [
      ("nothing is listed", "Nothing is listed."), ("already so!", "Already so!"), ("", ""),
      (
        "en.lproj/Localizable.strings:3:1: this text is not closed",
        "en.lproj/Localizable.strings:3:1: this text is not closed."
      ),
      ("day.scenario cannot be read", "day.scenario cannot be read."),
      ("apps/a.apns: no JSON", "apps/a.apns: no JSON."),
      ("apns-priority is 10 or 5", "Apns-priority is 10 or 5."),
      ("thread_id is none", "thread_id is none."),
      ("iOS 12 has none", "iOS 12 has none."), ("push, and wait", "Push, and wait."),
      ("(nothing) is there", "(nothing) is there."), ("'zz' is no app", "'zz' is no app."),
      ("n1 is gone", "n1 is gone."),
      (#"unknown verb "x"; did you mean "y"?"#, #"Unknown verb "x"; did you mean "y"?"#),
    ])
  func sentence(words: String, sentence: String) { #expect(words.asSentence == sentence) }

  @Test("What to do stands behind a semicolon, or as a sentence of its own behind a question")
  func followed() {
    let advice = "send it again"
    #expect("it is empty".followed(byClause: advice) == "it is empty; send it again")
    #expect("is it y?".followed(byClause: advice) == "is it y? Send it again")
    #expect("(It is empty.)".followed(byClause: advice) == "(It is empty.) Send it again")
    #expect("it is f(…)".followed(byClause: advice) == "it is f(…); send it again")
  }
}
