import Glibc
import Testing

@testable import NcursesTerminal

@Suite("Words and numbers of the terminal")
struct TerminalWordTests {
  @Test(
    "What is wrong is one line, with what to do about it, and drives nothing",
    arguments: [
      (TerminalError.noTerminal, "standard output is no terminal"),
      (.noType, "TERM is not set; set TERM to what your terminal is, such as xterm-256color"),
      (
        .unknownType("tea\u{1B}[31m\u{9B}pot\n"),
        "unknown terminal type 'tea?[31m?pot?'; set TERM to what your terminal is, such as xterm-256color"
      ),
      (
        .cannotMoveCursor("dumb"),
        "terminal type 'dumb' cannot show a screen; set TERM to what your terminal is, such as xterm-256color"
      ),
      (
        .system("open a pipe", errno: EMFILE),
        "cannot open a pipe: too many files are open; allow more (ulimit -n)"
      ),
      (.system("open a pipe", errno: EIO), "cannot open a pipe: Input/output error"),
    ])
  func errors(error: TerminalError, words: String) {
    #expect(error.description == words)
  }

  @Test(
    "A signal is what the loop has to do, and a status of 128 and its number where it has to leave",
    arguments: [
      (SIGWINCH, .resized, nil), (SIGTSTP, .suspend, nil), (SIGCONT, .continued, nil),
      (SIGINT, .leave(SIGINT), 130), (SIGTERM, .leave(SIGTERM), 143), (SIGHUP, .leave(SIGHUP), 129),
    ] as [(Int32, TerminalSignal, Int32?)])
  func signals(number: Int32, signal: TerminalSignal, status: Int32?) {
    #expect(TerminalSignal(number: number) == signal && signal.exitStatus == status)
  }

  @Test("Signals come once each, in the order of arrival")
  func pipe() {
    guard let pipe = SignalPipe() else {
      Issue.record("there is no pipe left")
      return
    }
    let none = pipe.take()
    #expect(none.isEmpty)
    let signals: [Int32] = [SIGWINCH, SIGTERM, SIGWINCH, SIGCONT, SIGTERM]
    let numbers = signals.map { UInt8($0) }
    let written = write(pipe.writing, numbers, numbers.count)
    #expect(written == numbers.count)
    let first = pipe.take()
    #expect(first == [.resized, .leave(SIGTERM), .continued])
    let rest = pipe.take()
    #expect(rest.isEmpty)
  }
}
