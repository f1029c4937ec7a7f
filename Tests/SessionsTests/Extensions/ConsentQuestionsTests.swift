import Notifications
import Testing

@testable import Delivery
@testable import Sessions

@Suite("Questions whether programs may run")
struct ConsentQuestionsTests {
  private func question(_ name: String, print: String = "1") -> ProgramQuestion {
    ProgramQuestion(
      name: name, app: "Tea", command: "./\(name)", folder: "/apps/Tea.app", fingerprint: print)
  }

  private func answer(_ number: Int) -> AwaitedAnswer {
    AwaitedAnswer(
      app: "com.example.tea", name: "S", number: number, kind: .service, command: ["./s"],
      folder: nil, requests: ["{}"])
  }

  @Test("V17: each question is put once, however many answers wait for it")
  func once() {
    var questions = ConsentQuestions()
    #expect(questions.isEmpty && questions.takeNew().isEmpty)
    questions.hold(answer(1), question("s"))
    questions.hold(answer(2), question("s"))
    #expect(questions.takeNew() == [question("s")] && questions.takeNew() == [])
    questions.hold(answer(3), question("s"))
    #expect(questions.takeNew() == [], "it was put already")
    #expect([1, 2, 3].allSatisfy { questions.holds(answer($0)) } && !questions.holds(answer(4)))
  }

  @Test("V17: another program, or the same one changed, is another question")
  func others() {
    var questions = ConsentQuestions()
    questions.hold(answer(1), question("s"))
    questions.hold(answer(2), question("t"))
    questions.hold(answer(3), question("s", print: "2"))
    #expect(questions.takeNew() == [question("s"), question("t"), question("s", print: "2")])
  }

  @Test(
    "V17: one that was refused is remembered, one that was allowed is only closed",
    arguments: [true, false])
  func decided(allows: Bool) {
    var questions = ConsentQuestions()
    questions.hold(answer(1), question("s"))
    questions.close(question("s"), allows: allows)
    #expect(questions.isEmpty && !questions.holds(answer(1)))
    #expect(questions.isRefused(question("s")) == !allows && !questions.isRefused(question("t")))
    #expect(!questions.isRefused(question("s", print: "2")), "it is another program by now")
  }

  @Test("A question goes with the last answer that waits for it")
  func dropped() {
    var questions = ConsentQuestions()
    questions.hold(answer(1), question("s"))
    questions.hold(answer(2), question("s"))
    questions.hold(answer(3), question("t"))
    questions.keep(awaited: [answer(2)])
    #expect(questions.takeNew() == [question("s")])
    questions.keep(awaited: [])
    #expect(questions.isEmpty)
  }
}
