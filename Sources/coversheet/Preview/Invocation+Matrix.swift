import Delivery
import Explaining
import Files
import Notifications
import Sessions
import TerminalCore

extension Invocation {
  /// How a run ended, after what is wrong with the tables of the languages that are asked for is
  /// said: a table that cannot be read is invalid input.
  func status(of run: HeadlessRun, shownAs request: MatrixRequest) -> ExitStatus {
    let broken = run.brokenTables(in: request.shownLocales(on: run.session.state))
    say(broken)
    return broken.isEmpty ? status(of: run) : .unusable
  }

  /// Plays every cell, writes page and pictures, and prints what is wrong.
  ///
  /// - Parameter status: How the run ended that is shown.
  func drawMatrix(
    _ request: MatrixRequest, of session: Session, _ status: ExitStatus
  ) throws -> ExitStatus {
    if status == .unusable { return leaveAll(of: request) }
    let matrix = try matrix(request, of: session)
    let (page, drawn) = played(matrix, request, of: session.state)
    return max(status, try deliver(page, drawn, request))
  }

  /// Refuses what cannot be drawn or written as it is asked for, before anything is played.
  func check(_ request: MatrixRequest) throws {
    if request.isJSON, request.isText {
      throw UsageError("--json and --text both want the output; give one of them")
    }
    guard request.isDrawn else { return }
    if request.against != nil, request.isJSON {
      throw UsageError("--json prints the words of one app; with --against it prints nothing")
    }
    try checkOutputs(request)
    _ = try isPlayed(shownPaths(of: request), request)
  }

  /// The same on the system that apps are opened on for some cells; a scenario says its own, and so
  /// may `--os`.
  func opening(on request: MatrixRequest) throws(UsageError) -> Invocation {
    guard options.system == nil, let system = request.openingSystem,
      try !isPlayed(shownPaths(of: request), request)
    else { return self }
    var opening = self
    opening.options.system = "\(system.rawValue)"
    return opening
  }

  // What the cells show, and what they are compared with.
  private func shownPaths(of request: MatrixRequest) -> [String] {
    arguments.operands + [request.against?.path].compactMap(\.self)
  }

  /// Says that nothing is written: of lines that were not played, the cells would
  /// say that nothing is wrong.
  func leaveAll(of request: MatrixRequest) -> ExitStatus {
    for path in [request.svg, request.html, outputPath].compactMap(\.self) where path != "-" {
      leave(path)
    }
    return .unusable
  }

  private func checkOutputs(_ request: MatrixRequest) throws {
    if request.html == "-", request.isJSON || request.isText {
      throw UsageError("--html=- prints the page; leave out what else is to be printed")
    }
    if let path = request.html, path != "-" { try checkOutput(path) }
    if let path = request.svg {
      try OutputFolder.checkPlace(path, replacing: DrawnCells.isOwn)
    }
  }

  /// Writes page and pictures, and prints what the page counts.
  func deliver(
    _ page: MatrixPage, _ drawn: DrawnCells, _ request: MatrixRequest
  ) throws -> ExitStatus {
    let tables = MatrixTables(drawn.tables, drawn.cells)
    let sections = tables.sections
    let digest = page.digest
    let isBroken = request.isStrict && !digest.findings.isEmpty
    if let path = request.svg {
      try OutputFolder(files: drawn.pictures).write(to: path, replacing: DrawnCells.isOwn)
    }
    // What is printed goes where -o says.
    if request.html == "-" {
      try deliver(page.html, .done)
    } else {
      if let path = request.html { try deliver(page.html, to: path, .done) }
      let text = digest.text(of: sections)
      try deliver(
        request.isJSON
          ? JSONText.pretty(tables.json(digest)) : (request.isText ? tables.text : "") + text,
        .done)
    }
    // The digest went into a file, and standard error has to say why the command failed.
    if isBroken, request.html == "-" || outputPath != nil {
      for line in digest.text(of: sections).split(separator: "\n") {
        Console.complain(String(line))
      }
    }
    return isBroken ? .failed : .done
  }

  private func matrix(_ request: MatrixRequest, of session: Session) throws -> Matrix {
    let isPlayed = try isPlayed(arguments.operands, request)
    let state = session.state
    let subjects = isPlayed ? [.played] : state.wordSubjects.map(MatrixSubject.category)
    let palettes = request.palettes
    let matrix = Matrix(
      subjects, of: session, title: matrixTitle,
      palette: { palettes[$0] }, axes: { request.axes(of: $0, on: state) })
    try checkCount(matrix.cellCount)
    return matrix
  }

  /// Whether what was played is shown, and not the categories of apps.
  func isPlayed(_ paths: [String], _ request: MatrixRequest) throws(UsageError) -> Bool {
    let locations = try locations()
    let isPlayed = paths.contains { locations.kind(named: $0).map { $0 != .app } ?? true }
    if isPlayed, request.counts != nil {
      throw UsageError("--counts is for an app’s categories; what was played has its own numbers")
    }
    if let most = request.counts?.max(), most > MatrixRequest.mostCounted {
      throw UsageError(
        "a picture shows up to \(MatrixRequest.mostCounted) notifications, not \(most); --text counts on"
      )
    }
    return isPlayed
  }

  /// Refuses more cells than are looked through.
  func checkCount(_ count: Int) throws(UsageError) {
    guard count > MatrixRequest.mostCells else { return }
    throw UsageError(
      "there would be \(count) cells; name fewer values, for up to \(MatrixRequest.mostCells)")
  }

  /// Reviewers know the app, not where it lies on another machine.
  var matrixTitle: String {
    arguments.operands.map { FilePath($0).name(in: environment.workingDirectory) }
      .joined(separator: " ").revealedLine
  }

  /// The themes that are named, by their names.
  func palettes(_ request: MatrixRequest) throws -> [String: Palette] {
    var palettes: [String: Palette] = [:]
    let named = request.values[.theme] ?? MatrixAxis.theme.allValues
    let other = request.against?.point.values ?? []
    for case .theme(let name) in named + other where palettes[name] == nil {
      guard let palette = try palette(named: name) else {
        throw named.contains(.theme(name))
          ? UsageError("--themes \(MatrixAxis.theme.refusal(of: name))")
          : ComparedInput.refusal(of: name, on: .theme)
      }
      palettes[name] = palette
    }
    return palettes
  }

  private func played(
    _ matrix: Matrix, _ request: MatrixRequest, of state: State
  ) -> (MatrixPage, DrawnCells) {
    var matrix = matrix
    var page = MatrixPage(matrix, title: matrixTitle)
    page.head = MatrixHead(
      matrix.sections, of: state, command: request.command(of: arguments.operands))
    var drawn = DrawnCells(matrix.sections, keepsPictures: request.svg != nil)
    eachCell(of: matrix.sections, called: "cells") { index, point in
      let picture = matrix.picture(index, at: point)
      page.add(picture, to: index)
      drawn.add(picture.cell, at: point, to: index, showing: [(nil, picture.frame)])
    }
    return (page, drawn)
  }

  /// Goes through every cell, row by row, and says on the terminal how far it is.
  ///
  /// - Parameter noun: What several of them are called.
  func eachCell(
    of tables: [Matrix.Table], called noun: String, draw: (_ table: Int, MatrixPoint) -> Void
  ) {
    let progress = ProgressLine(environment, isWanted: !options.isQuiet)
    let clock = MonotonicClock()
    let (start, total) = (clock.now, tables.reduce(0) { $0 + $1.cellCount })
    var count = 0
    for (index, table) in tables.enumerated() {
      for point in table.axes.rowPoints.flatMap({ table.axes.columnPoints.map($0.with) }) {
        draw(index, point)
        count += 1
        progress.show("\(count) of \(total) \(noun)", elapsed: clock.now - start)
      }
    }
    progress.clear()
  }
}

extension MatrixDigest {
  /// What is wrong, a line a flaw, and the sum.
  fileprivate func text(of sections: [Matrix.Table]) -> String {
    var lines: [String] = []
    for (index, section) in sections.enumerated() {
      let own = (findings + notes).filter { $0.section == index }
      if own.isEmpty { continue }
      lines.append(section.title)
      lines += own.map { line($0, of: section) }
    }
    return (lines + [summary])
      .map { $0.filteredBetweenIsolates(by: \.visibleLine) + "\n" }.joined()
  }

  // What, where in the table, and where in the files it can be mended.
  private func line(_ entry: Entry, of section: Matrix.Table) -> String {
    let flag = entry.flag
    let place = entry.rowWords(of: section.axes.rowPoints.count)
    let whereWords = [place, cells(entry.count)].filter { !$0.isEmpty }.joined(separator: ", ")
    let head = flag.isChosen ? "note" : "\(flag.kind.mark.symbol) \(flag.kind.word)"
    let source = flag.source.map { "  \($0.words)" } ?? ""
    return "  \(head): \(flag.words) (\(whereWords))\(source)"
  }
}
