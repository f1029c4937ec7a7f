import Delivery
import Notifications
import Scenarios

extension ProgramReply {
  /// What a program printed, in the form in which a journal keeps it: what is read
  /// here is read there again.
  ///
  /// - Parameter bytes: One JSON value.
  /// - Returns: Its answer, and what is wrong in it.
  static func read(
    _ bytes: [UInt8], to answer: AwaitedAnswer, in state: State
  ) -> (reply: ProgramReply, slips: [Diagnostic]) {
    let printed = SourceText(bytes[...], at: Place(answer.name))
    let key = state.notification(answer.number).key
    let reading = printed.scenarioJSON.map { text in
      let source = SourceText(Array(text.utf8)[...], at: printed.place)
      return read(from: answer.name, about: key, source, in: state)
    }
    if let reading, let reply = reading.value { return (reply, reading.diagnostics) }
    let words = "it answered neither an object nor an array"
    return (ProgramReply(failing: answer, because: words, in: state), [])
  }

  /// The answer of a program that gave none.
  ///
  /// - Parameter words: Why, as a part of a sentence.
  init(failing answer: AwaitedAnswer, because words: String, in state: State) {
    self.init(
      from: answer.name, about: state.notification(answer.number).key,
      text: JSONText.compact(["error": .string(words)]), answer: .failed(words))
  }
}
