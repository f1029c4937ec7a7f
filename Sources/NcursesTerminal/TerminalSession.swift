internal import CTerminal
import Glibc
import TerminalCore

/// One taking of the terminal, from `start` to `stop`.
final class TerminalSession {
  /// What it was asked.
  var inquiry = Inquiry()
  private let device: TerminalDevice
  private let pipe: SignalPipe
  private var screen: Screen
  private var modes: TerminalModes
  private let allowsQuestions: Bool
  private var options: TerminalOptions
  private var pictureAnswers = PictureAnswers()
  private var measuring: CursorMeasuring?
  /// What is to be written with the next frame, so that the first frame is one write too.
  private var opening: [UInt8] = []

  /// Takes the terminal.
  ///
  /// - Throws: `TerminalError`; the terminal is then untouched.
  init(options: TerminalOptions) throws(TerminalError) {
    self.options = options
    device = try TerminalDevice()
    guard let pipe = SignalPipe() else { throw .system("open a pipe", errno: errno) }
    self.pipe = pipe
    // ncurses handles signals in its own way from `newterm` on; what was before it counts.
    ct_remember()
    screen = try Screen(type: options.type, size: device.size, colorMode: options.colorMode)
    screen.showsLinks = options.multiplexer != .screen
    modes = TerminalModes(
      capabilities: screen.capabilities, mayHaveOneScreen: options.multiplexer == .screen)
    allowsQuestions = options.allowsQuestions && screen.capabilities.followsXterm
    modes.followsScheme = allowsQuestions && options.asksBackground
    take()
    ask(Questions(options).union(showsPictures ? .pictures : []))
    if options.pictures.forced != nil { choosePictureWay() }
  }

  // With the next frame, so that the first one is one write, too.
  private func ask(_ questions: Questions) {
    guard allowsQuestions else { return }
    if questions.contains(.widths) { measure() }
    if questions.contains(.pictures) { opening += PictureAnswers.questions(for: options) }
    if questions.contains(.background) { opening += Answer.backgroundQuestion }
    if questions.contains(.name) { opening += Answer.versionQuestion }
    opening += Answer.questions
    inquiry.ask()
  }

  // The next frame paints over what is written for it.
  private func measure() {
    guard CursorMeasuring.hasRoom(on: screen.size) else { return }
    screen.forget()
    opening += CursorMeasuring.belowTop
    measuring = CursorMeasuring()
  }

  /// Takes other wishes over; what they need to know of the terminal, it is asked.
  func use(_ new: TerminalOptions) {
    let old = options
    options = new
    if new.colorMode != old.colorMode { screen.use(new.colorMode) }
    choosePictureWay()
    if new.widths == .fixed { forgetMeasured() }
    var questions = Questions(new).subtracting(Questions(old))
    if showsPictures, new.pictures != old.pictures { questions.insert(.pictures) }
    if allowsQuestions, questions.contains(.background) {
      modes.followsScheme = true
      opening += TerminalModes.schemeOn
      setRestoration()
    }
    if !questions.isEmpty { ask(questions) }
  }

  /// The extent in cells.
  var size: Size { screen.size }
  /// How many colors it has.
  var colors: Int { screen.capabilities.colors }
  /// What to poll for input.
  var input: Int32 { device.input }
  /// What to poll for signals.
  var signals: Int32 { pipe.reading }

  /// Takes the terminal, at first or after it was given back. Nothing is
  /// written before the next frame.
  func take() {
    setRestoration()
    ct_install(device.output, pipe.writing)
    device.makeRaw()
    opening = modes.enter()
    screen.forget()
  }

  /// Sets everything once more, because something else may have changed it.
  func takeAgain() {
    device.makeRaw()
    opening = screen.takeSentPicturesAway() + modes.enterAgain()
    screen.forget()
  }

  /// Gives the terminal back; `take` may follow.
  func giveBack() {
    device.write(screen.takeSentPicturesAway() + modes.leave())
    device.restore()
  }

  /// Gives the terminal back for good.
  func stop() {
    giveBack()
    ct_remove()
  }

  /// Writes what changed, if anything did.
  func show(_ frame: Frame) {
    let wasExplicit = modes.isExplicit
    var bytes = opening + modes.prepare(for: frame)
    opening = []
    // Whatever ends the program from now on gives this back, too.
    if modes.isExplicit != wasExplicit { setRestoration() }
    let sent = screen.sentPictures
    screen.paint(frame, into: &bytes)
    if screen.sentPictures != sent { setRestoration() }
    bytes += modes.finish(frame)
    device.write(modes.wrapped(bytes))
  }

  /// Takes the window's size over and returns it; nil when it is the same.
  func resize() -> Size? {
    let size = device.size
    guard size != screen.size else { return nil }
    screen.resize(to: size)
    // Cells may have another size by now.
    if screen.pictureWay != nil {
      choosePictureWay()
      if allowsQuestions {
        opening += PictureAnswers.cellQuestions + Answer.endingQuestion
        inquiry.ask()
      }
    }
    return size
  }

  /// Writes something beside the frames; nothing where the terminal would show it as text.
  ///
  /// - Returns: Whether it was written.
  func write(aside bytes: [UInt8]) -> Bool {
    guard screen.capabilities.followsXterm else { return false }
    device.write(bytes)
    return true
  }

  /// Learns from what the terminal said about itself.
  ///
  /// - Returns: Whether the last frame is to be shown again: it has pictures that are shown
  ///   otherwise now, or characters that cover more than was known.
  func hear(_ answer: Answer) -> Bool {
    if inquiry.isOpen {
      pictureAnswers.take(answer)
      measuring?.take(answer)
    }
    switch answer {
    case .mode(2026, let setting) where setting == 1 || setting == 2:
      modes.synchronizes = allowsQuestions
      setRestoration()
    case .deviceAttributes where inquiry.isOpen:
      inquiry.end()
      let (isOtherPicture, isOtherWidth) = (choosePictureWay(), takeMeasured())
      return isOtherPicture || isOtherWidth
    case .mode, .deviceAttributes, .cursor, .background, .scheme, .cell, .textArea, .kittyPictures,
      .inlineCell, .version, .other:
      break
    }
    return false
  }

  /// Whether pictures are shown as pixels.
  var showsPixels: Bool { screen.pictureWay != nil }

  /// What it takes for characters on whose columns terminals do not agree.
  var widths: ClusterWidths { screen.widths }

  /// Whether all is to be painted again: more was painted over than was known.
  private func takeMeasured() -> Bool {
    defer { measuring = nil }
    guard let measuring, let widths = measuring.widths else { return false }
    screen.widths = widths
    screen.abilities.learn(repeatsAll: measuring.repeatsAll)
    if widths.hasExcess { screen.forget() }
    return widths.hasExcess
  }

  private func forgetMeasured() {
    (measuring, screen.widths) = (nil, .fixed)
    screen.abilities.learn(repeatsAll: false)
  }

  private var showsPictures: Bool {
    screen.capabilities.showsPictures && options.colorMode != .none
  }

  @discardableResult
  private func choosePictureWay() -> Bool {
    let way =
      showsPictures
      ? PictureWay(
        options.pictures, pictureAnswers, through: options.multiplexer, size: screen.size,
        window: device.pixels) : nil
    guard way != screen.pictureWay else { return false }
    opening += screen.show(picturesIn: way)
    return screen.hasPictures
  }

  /// Reads what has arrived; nil when the terminal is gone.
  func read() -> [UInt8]? { device.read() }

  /// Waits for input; whether some came.
  func waitForInput(milliseconds: Int32) -> Bool {
    device.waitForInput(milliseconds: milliseconds)
  }

  /// Takes the signals that arrived.
  func takeSignals() -> [TerminalSignal] { pipe.take() }

  private func setRestoration() {
    let bytes = screen.removalOfSentPictures + modes.leave()
    ct_restore_with(bytes, UInt(bytes.count))
  }
}

/// What a terminal is asked about itself, beside what it is always asked.
private struct Questions: OptionSet {
  let rawValue: Int

  static let pictures = Questions(rawValue: 1)
  static let background = Questions(rawValue: 2)
  static let name = Questions(rawValue: 4)
  static let widths = Questions(rawValue: 8)
}

extension Questions {
  /// All that is wished for, but for pictures: whether those can be shown is up to the terminal.
  fileprivate init(_ options: TerminalOptions) {
    self = []
    if options.asksBackground { insert(.background) }
    if options.asksName { insert(.name) }
    if options.widths == .measured { insert(.widths) }
  }
}
