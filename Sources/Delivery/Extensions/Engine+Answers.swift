import Notifications

extension Engine {
  /// V17: a program is done with what it was asked first.
  mutating func take(_ reply: ProgramReply) throws(Refusal) {
    guard let index = state.index(ofAwaited: reply) else {
      let names = state.awaitedAnswers.map(\.name)
      let near = suggestion(for: reply.name, among: names)
      throw Refusal("“\(reply.name)” is asked nothing\(near)")
    }
    let awaited = state.awaitedAnswers[index]
    record(
      .replied(Boxed(awaited), index: index, reply: reply.text), because: [reply.answer.reason])
    switch awaited.kind {
    case .service: finishService(of: awaited.number, with: reply.answer)
    case .content: take(reply.answer, forViewOf: awaited.number)
    }
  }

  private mutating func finishService(of number: Int, with answer: ProgramAnswer) {
    guard let run = state.serviceRun(of: number) else { return }
    switch answer {
    case .content(let edit):
      var content = state.notification(number).content
      var room = TemplateRoom()
      _ = content.apply(edit, values: TemplateValues(), within: &room)
      finish(run, state.serviceLimits(of: run.app).ending(answering: content))
    case .steps: finish(run, .original(.program("it answered steps where content is needed")))
    case .failed(let words): finish(run, .original(.program(words)))
    }
  }

  /// These answers are not awaited any more.
  mutating func giveUpAnswers(_ isMeant: (AwaitedAnswer) -> Bool) {
    while let index = state.awaitedAnswers.firstIndex(where: isMeant) {
      record(.replied(Boxed(state.awaitedAnswers[index]), index: index, reply: nil))
    }
  }
}

extension ProgramAnswer {
  // What comes where a program could not run, or was late, is no answer of its own.
  fileprivate var reason: Reason {
    switch self {
    case .content, .steps: Reason("V17", "replied")
    case .failed: Reason("V17", "failed")
    }
  }
}

extension State {
  /// Where what a program answers is among what is awaited; nil where it is not awaited.
  package func index(ofAwaited reply: ProgramReply) -> Int? {
    awaitedAnswers.firstIndex { awaited in
      guard awaited.name == reply.name else { return false }
      guard let key = reply.notification else { return true }
      return notification(awaited.number).key == key
    }
  }
}
