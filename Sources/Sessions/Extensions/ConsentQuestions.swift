import Delivery

/// The questions whether programs may run, with the answers of programs that wait
/// for the person's decision.
struct ConsentQuestions {
  private var open: [Asking] = []
  private var refused: [ProgramQuestion] = []

  private struct Asking {
    /// What the person is asked about one program.
    let question: ProgramQuestion
    /// The answers that wait for the person's decision.
    var answers: [AwaitedAnswer]
    /// Whether the question was handed to the screen already.
    var isTold = false
  }

  /// Whether nothing waits for the person.
  var isEmpty: Bool { open.isEmpty }

  /// What the person has to be asked that they were not asked yet; each once.
  mutating func takeNew() -> [ProgramQuestion] {
    let new = open.filter { !$0.isTold }.map(\.question)
    for index in open.indices { open[index].isTold = true }
    return new
  }

  /// Has an answer wait for the person's decision.
  mutating func hold(_ answer: AwaitedAnswer, _ question: ProgramQuestion) {
    let index = open.firstIndex { $0.question == question }
    var asking = index.map { open.remove(at: $0) } ?? Asking(question: question, answers: [])
    asking.answers.append(answer)
    open.append(asking)
  }

  /// Whether an answer waits for the person's decision.
  func holds(_ answer: AwaitedAnswer) -> Bool { open.contains { $0.answers.contains(answer) } }

  /// Closes a question that was decided; a program that was refused is not asked about again.
  mutating func close(_ question: ProgramQuestion, allows: Bool) {
    if !allows { refused.append(question) }
    open.removeAll { $0.question == question }
  }

  /// Whether the person refused it.
  func isRefused(_ question: ProgramQuestion) -> Bool { refused.contains(question) }

  /// Drops the questions whose answers are awaited no more.
  mutating func keep(awaited: [AwaitedAnswer]) {
    open.removeAll { asking in !asking.answers.contains { awaited.contains($0) } }
  }
}
