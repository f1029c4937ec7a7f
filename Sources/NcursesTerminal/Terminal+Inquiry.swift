import TerminalCore

/// What a terminal said about itself when it was asked without being taken.
package struct TerminalAnswers: Equatable, Sendable {
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
  /// What it calls itself; nil where it did not say.
  package var name: String?
  /// What it said about pictures.
  package var pictures = PictureAnswers()
  /// What it takes for characters on whose columns terminals do not agree;
  /// `fixed` where it did not say.
  package var widths: ClusterWidths { measuring.widths ?? .fixed }
  /// Whether it was asked for those; it is not where its window is too small.
  package var wasAskedForWidths = false
  var measuring = CursorMeasuring()
  /// How it gets pictures as pixels; nil where they are tiles.
  package var pictureWay: PictureWay?

  /// Takes an answer in.
  mutating func take(_ answer: Answer) {
    pictures.take(answer)
    measuring.take(answer)
    switch answer {
    case .deviceAttributes: answers = true
    case .mode(2026, let setting): synchronizes = setting == 1 || setting == 2
    case .background(let color): background = color
    case .version(let name): self.name = name
    case .mode, .scheme, .cursor, .cell, .textArea, .kittyPictures, .inlineCell, .other: break
    }
  }
}

extension Terminal {
  /// Asks whether there is a terminal, and leaves it as it is.
  ///
  /// - Throws: `TerminalError.noTerminal` where there is none.
  package static func require() throws(TerminalError) {
    _ = try TerminalDevice()
  }

  /// Asks a terminal about itself, and waits 150 ms for the answers at most. Nothing is shown; what
  /// is typed meanwhile is lost.
  ///
  /// - Throws: `TerminalError` where there is none that could show a screen.
  package static func inquire(_ options: TerminalOptions) throws(TerminalError) -> TerminalAnswers {
    let device = try TerminalDevice()
    let screen = try Screen(type: options.type, size: device.size, colorMode: options.colorMode)
    var answers = TerminalAnswers(
      colors: screen.capabilities.colors, promisesTrueColor: Capabilities.promisesTrueColor)
    if options.allowsQuestions, screen.capabilities.followsXterm { ask(device, options, &answers) }
    if screen.capabilities.showsPictures {
      answers.pictureWay = PictureWay(
        options.pictures, answers.pictures, through: options.multiplexer, size: device.size,
        window: device.pixels)
    }
    return answers
  }

  private static func ask(
    _ device: borrowing TerminalDevice, _ options: TerminalOptions,
    _ answers: inout TerminalAnswers
  ) {
    answers.wasAsked = true
    device.makeRaw()
    defer { device.restore() }
    let measures = options.widths == .measured && CursorMeasuring.hasRoom(on: device.size)
    answers.wasAskedForWidths = measures
    device.write(
      (measures ? CursorMeasuring.onNextLine : [])
        + PictureAnswers.questions(for: options) + Answer.backgroundQuestion
        + Answer.versionQuestion + Answer.questions)
    var decoder = InputDecoder()
    while !answers.answers, device.waitForInput(milliseconds: 150), let bytes = device.read() {
      for case .answer(let answer) in decoder.feed(bytes) { answers.take(answer) }
    }
  }
}
