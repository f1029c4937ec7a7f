import Delivery
import Notifications
import Scenarios

extension ProgramReply {
  /// What a program printed, in the form in which a journal keeps it: what is read
  /// here is read there again.
  ///
  /// - Parameter bytes: One JSON value.
  init(_ bytes: [UInt8], to answer: AwaitedAnswer, in state: State) {
    let printed = SourceText(bytes[...], at: Place(answer.name))
    let key = state.notification(answer.number).key
    guard let text = printed.scenarioJSON,
      let reply = ProgramReply.read(
        from: answer.name, about: key, SourceText(Array(text.utf8)[...], at: printed.place),
        in: state
      ).value
    else {
      let words = "it answered neither an object nor an array"
      self.init(failing: answer, because: words, in: state)
      return
    }
    self = reply
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
