import Glibc
import NcursesTerminal
import TerminalCore
import TestSupport

/// The smallest program with a loop like the real one.
struct Probe {
  private let terminal: Terminal
  private var lines: [String] = []
  private var log: [String] = []
  private var palette = Palette.terminal
  private var cursor: Point?
  private var capturesMouse = true
  /// Random frames are shown, one for each `j`.
  private var seed: UInt64?
  private var frames: RandomFrames?
  private var randomFrame: Frame?
  /// Where it is written what the terminal should show.
  private var dumpPath: String?
  private let depth: ColorDepth
  /// Where the first line leads.
  private var link: String?
  private var status: Int32?
  private var picture: ProbePicture?

  /// Reads the command line.
  init(arguments: [String]) {
    var options = TerminalOptions(type: getenv("TERM").map { String(cString: $0) } ?? "")
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--background": options.asksBackground = true
      case "--iterm2": options.isITerm2 = true
      case "--name": options.asksName = true
      case "--multiplexer": options.multiplexer = rest.popFirst().flatMap(Multiplexer.init) ?? .none
      case "--link": link = rest.popFirst()
      case "--pictures": options.pictures = rest.popFirst().flatMap(PictureWish.init) ?? .tiles
      case "--picture":
        picture = ProbePicture()
      case "--widths": options.widths = .measured
      case "--random": seed = rest.popFirst().flatMap { UInt64($0) }
      case "--dump": dumpPath = rest.popFirst()
      case "--no-query": options.allowsQuestions = false
      case "--color": options.colorMode = rest.popFirst().flatMap(ColorMode.init) ?? .automatic
      case "--rgb":
        palette = Palette(name: "rgb") { role in
          role == .background
            ? .rgb(red: 20, green: 24, blue: 33) : .rgb(red: 255, green: 0, blue: 0)
        }
      case "--cursor": cursor = Point(column: 2, row: 1)
      default: lines.append(argument)
      }
    }
    terminal = Terminal(options: options)
    depth = options.colorMode.depth
  }

  /// Runs until told to leave; returns the exit status.
  mutating func run() -> Int32 {
    do {
      try terminal.start()
    } catch {
      let line = "terminal-probe: \(error)\n"
      _ = Glibc.write(2, line, line.utf8.count)
      return 2
    }
    showNext()
    terminal.show(frame)
    while status == nil {
      wait()
      terminal.takeSignals().forEach { perform($0) }
      let inputs = terminal.readInput()
      inputs.forEach { perform($0) }
      if terminal.isInputClosed { status = status ?? 129 }
      terminal.show(frame)
    }
    terminal.stop()
    return status ?? 0
  }

  private mutating func wait() {
    var requests = [terminal.inputFileDescriptor, terminal.signalFileDescriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let delay = terminal.inputDelay.map { Int32($0.components.attoseconds / 1_000_000_000_000_000) }
    if poll(&requests, 2, delay ?? -1) == 0 {
      terminal.flushInput().forEach { perform($0) }
    }
  }

  private mutating func perform(_ signal: TerminalSignal) {
    switch signal {
    case .resized: if let input = terminal.resize() { perform(input) }
    case .suspend: if let input = terminal.suspend() { perform(input) }
    case .continued: terminal.redraw()
    case .leave: status = signal.exitStatus
    }
  }

  private mutating func perform(_ input: Input) {
    log.append(describe(input))
    switch input {
    case .key(Key(.character("q"))): status = 0
    case .key(Key(.character("j"))) where seed != nil: showNext()
    case .key(Key(.character("!"))): log.append(log[log.count])
    case .key(Key(.character("z"), .control)):
      if let input = terminal.suspend() { perform(input) }
    case .key(Key(.character("l"), .control)): terminal.redraw()
    case .key(Key(.character("%"))): capturesMouse.toggle()
    case .key(Key(.character("y"))): log.append("copy \(terminal.copy("two\nlines"))")
    case .key(Key(.character("Y"))):
      log.append("copy \(terminal.copy(String(repeating: "x", count: 74_995)))")
    case .key(Key(.character("n"))): link = nil
    case .key(Key(.character("N"))): link = "file:///later"
    case .key(let key) where picture != nil:
      if case .character(let letter) = key.code { picture?.perform(letter) }
    case .key, .mouse, .paste, .resize, .focus, .background, .terminal: break
    }
  }

  // Written before it is shown: who sees the frame can read what it should be.
  private mutating func showNext() {
    guard let seed else { return }
    frames = frames ?? RandomFrames(seed: seed, size: terminal.size)
    randomFrame = frames?.next()
    guard let dumpPath, let file = fopen(dumpPath, "we") else { return }
    let text = randomFrame?.dump(depth) ?? ""
    fwrite(text, 1, text.utf8.count, file)
    fclose(file)
  }

  private func describe(_ input: Input) -> String {
    switch input {
    case .key(let key): "key \(key.code) \(key.modifiers.rawValue)"
    case .mouse(let mouse): "mouse \(mouse.act) \(mouse.point.column) \(mouse.point.row)"
    case .paste(let text): "paste \(text.split(separator: "\n", omittingEmptySubsequences: false))"
    case .resize(let size): "size \(size.columns) \(size.rows)"
    case .focus(let isFocused): "focus \(isFocused)"
    case .background(let color): "background \(color.hex)"
    case .terminal(let name): "terminal \(name)"
    }
  }

  private var firstLine: Rect {
    Rect(column: 0, row: 1, columns: lines.first?.columns ?? 0, rows: 1)
  }

  private var frame: Frame {
    if let randomFrame { return randomFrame }
    let size = terminal.size
    var canvas = Canvas(size: size)
    let shown = lines + log.suffix(max(0, size.rows - lines.count - 2))
    write(
      "terminal-probe \(size.columns)x\(size.rows)", row: 0, Style(.accent, [.bold]), on: &canvas)
    for (row, line) in shown.prefix(size.rows - 2).enumerated() {
      write(line, row: row + 1, Style(row.isMultiple(of: 2) ? .text : .dim), on: &canvas)
    }
    write("end", row: size.rows - 1, Style(.text, [.reverse]), on: &canvas)
    picture?.draw(on: &canvas)
    return Frame(
      canvas: canvas, cursor: cursor, title: "probe", capturesMouse: capturesMouse,
      palette: palette, links: link.map { [Link(firstLine, to: $0)] } ?? [])
  }

  private func write(_ text: String, row: Int, _ style: Style, on canvas: inout Canvas) {
    guard row >= 0, row < canvas.size.rows else { return }
    var column = 0
    for character in text {
      let width = character.columns
      guard column + width <= canvas.size.columns, width > 0 else { return }
      canvas[Point(column: column, row: row)] = Cell(character, style, columns: UInt8(width))
      if width == 2 {
        canvas[Point(column: column + 1, row: row)] = Cell(" ", style, columns: 0)
      }
      column += width
    }
  }
}

extension ColorMode {
  /// How deep the colors are that it comes to where terminfo has 256.
  fileprivate var depth: ColorDepth {
    switch self {
    case .none: .none
    case .sixteen: .sixteen
    case .palette256, .automatic: .twoHundredFiftySix
    case .truecolor: .full
    }
  }
}
