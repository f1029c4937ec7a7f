internal import CTerminal
import Glibc
import TerminalCore

/// The terminal of the person: shows frames, reads what comes, and is given back as it was found.
///
/// The loop polls `inputFileDescriptor` and `signalFileDescriptor` and sleeps otherwise. Nothing
/// here reads a clock or the environment, and nothing waits but for answers of the terminal, 150 ms
/// each: what asks it, and what gives it back. One of a process is started at a time: ncurses and
/// signals belong to the process.
package final class Terminal {
  private var options: TerminalOptions
  private var session: TerminalSession?
  // In the place of the session where no screen is drawn.
  private var lines: LineSession?
  private var decoder = InputDecoder()
  // Whether the screen is about to be given back, so that nothing more is painted.
  private var isLeaving = false
  /// What was shown last; nil before anything was.
  package private(set) var lastFrame: Frame?
  /// Whether the terminal has gone away: nothing will come any more, and the loop must leave.
  package private(set) var isInputClosed = false

  /// Makes a terminal that is not used before `start()`.
  package init(options: TerminalOptions) {
    self.options = options
  }

  /// Takes the terminal.
  ///
  /// Does nothing where it is taken already.
  ///
  /// - Throws: `TerminalError`, whose description is one line; the terminal is then untouched.
  package func start() throws(TerminalError) {
    guard session == nil, lines == nil else { return }
    if options.isLinear {
      lines = try LineSession()
    } else {
      session = try TerminalSession(options: options)
    }
    decoder = InputDecoder()
    isInputClosed = false
  }

  /// Gives the terminal back as it was found. Does nothing when it is not taken.
  package func stop() {
    swallowLateAnswer()
    session?.stop()
    lines?.stop()
    (session, lines) = (nil, nil)
    lastFrame = nil
  }

  /// Whether pictures are shown as pixels; false before the terminal has said that it can.
  package var showsPixels: Bool { session?.showsPixels ?? false }

  /// What the terminal takes for characters on whose columns terminals do not agree;
  /// `fixed` before it has said so.
  package var widths: ClusterWidths { session?.widths ?? .fixed }

  /// Takes other wishes over, for colors, pictures, widths and what follows the background,
  /// and shows the last frame so.
  ///
  /// What the terminal was not asked yet it is asked now, if it may be asked.
  package func use(_ options: TerminalOptions) {
    self.options = options
    session?.use(options)
    if let lastFrame { session?.show(lastFrame) }
  }

  /// Shows a frame: one write with what changed since the last, none when nothing did.
  ///
  /// Before `start` it is only kept, as `lastFrame`.
  package func show(_ frame: Frame) {
    lastFrame = frame
    session?.show(frame)
  }

  /// Paints everything again, because something else may have written to the terminal (Ctrl-L, or
  /// `TerminalSignal.continued`).
  package func redraw() {
    session?.takeAgain()
    if let lastFrame { session?.show(lastFrame) }
  }

  /// Gives the terminal back, stops as the shell's Ctrl-Z would, and when continued takes the
  /// terminal and shows the last frame again.
  ///
  /// - Returns: The size when it changed meanwhile.
  package func suspend() -> Input? { lend { ct_stop_here() } }

  /// Gives the terminal back while something else uses it, then takes it and
  /// shows the last frame again.
  ///
  /// An answer of the terminal that may still be on its way is waited for, 150 ms at most. Does
  /// nothing, and calls nothing, where the terminal is not taken.
  ///
  /// - Parameter work: Runs while the terminal is as it was found.
  /// - Returns: The size when it changed meanwhile.
  package func lend(to work: () -> Void) -> Input? {
    if let lines {
      lines.stop()
      work()
      lines.take()
      return nil
    }
    guard session != nil else { return nil }
    swallowLateAnswer()
    session?.giveBack()
    work()
    session?.take()
    let change = resize()
    if let lastFrame { show(lastFrame) }
    return change
  }

  /// Puts text into the terminal's clipboard (OSC 52), so far as the terminal
  /// allows it; it does not say.
  ///
  /// - Returns: `unsupported` also while the terminal is not taken.
  package func copy(_ text: String) -> ClipboardOutcome {
    let bytes = Array(text.utf8)
    guard bytes.count <= Clipboard.byteLimit else { return .tooLong(limit: Clipboard.byteLimit) }
    let sequence = Clipboard.sequence(for: bytes, through: options.multiplexer)
    return session?.write(aside: sequence) == true ? .sent : .unsupported
  }

  /// Rings the terminal's bell.
  package func ring() {
    lines?.write("\u{07}")
    _ = session?.write(aside: [0x07])
  }

  /// Takes the window's size over, after `TerminalSignal.resized`.
  ///
  /// - Returns: The new size, or nil when it is the same. The next frame paints everything.
  package func resize() -> Input? {
    session?.resize().map(Input.resize)
  }

  /// The size in cells; 80 by 24 when the terminal is not taken or does not say.
  ///
  /// Read line by line it is the one that everything is laid out for.
  package var size: Size {
    lines == nil ? session?.size ?? Size(columns: 80, rows: 24) : LineSession.size
  }

  /// How many colors it has by terminfo, 0 for none; nil when the terminal is not taken.
  package var colors: Int? { session?.colors }

  /// What becomes readable when input has arrived; -1 when the terminal is not taken.
  package var inputFileDescriptor: Int32 { session?.input ?? lines?.input ?? -1 }

  /// What becomes readable when a signal has arrived; -1 when the terminal is not taken.
  package var signalFileDescriptor: Int32 {
    session?.signals ?? lines?.signals ?? -1
  }

  /// How long to wait for more input before `flushInput()`; nil when nothing is pending.
  package var inputDelay: Duration? { decoder.isPending ? options.escapeDelay : nil }

  /// Tells how late it is, by any clock that never goes back: what has answered nothing for a
  /// second never will, and giving it back waits for no answer then.
  package func pass(to now: Duration) { session?.inquiry.pass(to: now) }

  /// How long to wait for more of a paste before `endLostPaste(at:)`; nil outside of one.
  package var pasteDelay: Duration? { decoder.pasteDelay }

  /// Ends a paste for which nothing came for `pasteDelay`, by the same clock.
  package func endLostPaste(at now: Duration) -> [Input] { inputs(decoder.endLostPaste(at: now)) }

  /// Reads what has arrived, without waiting.
  ///
  /// Once the terminal has gone away, what was pending comes, and `isInputClosed` is true.
  package func readInput() -> [Input] {
    if let lines, !lines.read() { isInputClosed = true }
    guard let session else { return [] }
    guard let bytes = session.read() else {
      isInputClosed = true
      return flushInput()
    }
    return inputs(decoder.feed(bytes))
  }

  /// Decides what is pending after `inputDelay` has passed: a lone ESC was the Escape key.
  package func flushInput() -> [Input] {
    inputs(decoder.flush())
  }

  /// Takes the signals that arrived, each once, in the order of arrival.
  ///
  /// Empty while the terminal is not taken.
  package func takeSignals() -> [TerminalSignal] {
    session?.takeSignals() ?? lines?.takeSignals() ?? []
  }

  /// Takes the lines that were typed whole; none where a screen is drawn.
  package func takeLines() -> [String] { lines?.takeLines() ?? [] }

  /// Writes text as it stands; nothing where a screen is drawn.
  package func write(_ text: String) { lines?.write(text) }

  /// Answers tell the session; the rest is for the caller.
  private func inputs(_ events: [InputDecoder.Event]) -> [Input] {
    events.compactMap { event in
      switch event {
      case .input(let input): input
      case .answer(let answer): hear(answer)
      }
    }
  }

  // What the caller gets of it; nil for nothing.
  private func hear(_ answer: Answer) -> Input? {
    // After DA1 it is no answer to a question of ours.
    let isAwaited = session?.inquiry.isOpen == true
    if session?.hear(answer) == true, !isLeaving, let lastFrame { session?.show(lastFrame) }
    switch answer {
    case .background(let color) where isAwaited && options.asksBackground:
      return .background(color)
    case .scheme(let isDark) where options.asksBackground:
      return .background(isDark ? RGB(0x000000) : RGB(0xFFFFFF))
    case .version(let name) where isAwaited && options.asksName: return .terminal(name)
    case .deviceAttributes, .mode, .cursor, .background, .scheme, .cell, .textArea, .kittyPictures,
      .inlineCell, .version, .other:
      return nil
    }
  }

  /// An answer that is still on its way would be typed into the shell: it gets
  /// 150 ms, where any can come.
  private func swallowLateAnswer() {
    isLeaving = true
    defer { isLeaving = false }
    while let session, session.inquiry.expectsAnswer, session.waitForInput(milliseconds: 150) {
      guard let bytes = session.read() else { return }
      _ = inputs(decoder.feed(bytes))
    }
  }
}
