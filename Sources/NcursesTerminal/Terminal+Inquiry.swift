import TerminalCore

/// What a terminal said about itself when it was asked without being taken.
package struct TerminalAnswers: Hashable, Sendable {
  /// Colors that terminfo promises, 0 for none.
  package var colors = 0
  /// Whether terminfo promises 24 bits.
  package var promisesTrueColor = false
  /// Whether there was a question at all; there is none where it might be shown as text.
  package var wasAsked = false
  /// Whether it answered in time.
  package var answers = false
  /// Whether it shows frames as a whole (2026).
  package var synchronizes = false
  /// Its background; nil where it did not say.
  package var background: RGB?

  /// Takes an answer in.
  mutating func take(_ answer: Answer) {
    switch answer {
    case .deviceAttributes: answers = true
    case .mode(2026, let setting): synchronizes = setting == 1 || setting == 2
    case .background(let color): background = color
    case .mode, .cursor, .other: break
    }
  }
}

extension Terminal {
  /// Asks a terminal about itself, and waits 150 ms for the answers at most. Nothing is shown; what is typed
  /// meanwhile is lost.
  ///
  /// - Throws: `TerminalError` where there is none that could show a screen.
  package static func inquire(_ options: TerminalOptions) throws(TerminalError) -> TerminalAnswers {
    let device = try TerminalDevice(input: options.input, output: options.output)
    let screen = try Screen(type: options.type, size: device.size, colorMode: options.colorMode)
    var answers = TerminalAnswers(
      colors: screen.capabilities.colors, promisesTrueColor: Capabilities.promisesTrueColor)
    guard options.allowsQuestions, screen.capabilities.followsXterm else { return answers }
    answers.wasAsked = true
    device.makeRaw()
    defer { device.restore() }
    device.write(Answer.backgroundQuestion + Answer.questions)
    var decoder = InputDecoder()
    while !answers.answers, device.waitForInput(milliseconds: 150), let bytes = device.read() {
      for case .answer(let answer) in decoder.feed(bytes) { answers.take(answer) }
    }
    return answers
  }
}
