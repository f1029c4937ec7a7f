import Files
import Notifications
import Sessions
import TerminalCore

extension Invocation {
  /// Plays what is opened and writes it in the form that was asked for.
  func export(_ own: ExportOptions) throws -> ExitStatus {
    let form = try own.form()
    if options.theme != nil, !form.isPicture, form != .sheet || !isPicture {
      throw UsageError(
        "--theme is for pictures: --as=svg, png, html or animation, or a sheet with -o FILE.svg or .png"
      )
    }
    if !form.isOnePicture {
      try refuse(
        [.color, .ascii, .bidi], with: "--as=\(form.rawValue)",
        "it is for one picture: --as=svg, png or html")
    }
    try PictureEnding.check(outputPath, writing: own.pictureEndings(of: form))
    switch form {
    case .story: return try exportStory(own)
    case .sheet: return try exportSheet(own)
    case .svg: return try exportPicture(own, as: .svg)
    case .png: return try exportPicture(own, as: nil)
    case .html: return try exportPicture(own, as: .html)
    case .animation: return try exportAnimation(own)
    case .cast: return try exportCast(own)
    case .payloads: return try exportPayloads(own)
    case .scenario: return try exportScenario(own)
    case .simctl: return try exportScript(.simctl, own)
    case .maestro: return try exportScript(.maestro, own)
    case .detox: return try exportScript(.detox, own)
    case .xcuitest: return try exportScript(.xcuitest, own)
    }
  }

  private func exportStory(_ own: ExportOptions) throws -> ExitStatus {
    let size = try own.picture.size(else: Size(columns: 48, rows: 28))
    let format = own.storyFormat(at: outputPath)
    let image = try PageImage(own, isPage: format == .html, self)
    let (story, status) = try story(own, size, isBare: true, PictureFormat.html.standardTheme)
    switch format {
    case .markdown: try deliver(story.markdown, status)
    case .html: try deliver(story.html(showing: try image?.deliver(story, status)), status)
    }
    return status
  }

  // As SVG or PNG where the name after -o ends so.
  private func exportSheet(_ own: ExportOptions) throws -> ExitStatus {
    let size = try own.picture.size(else: Size(columns: 48, rows: 28))
    let palette = try pictureTheme() ?? PictureFormat.svg.standardTheme
    let image = try PageImage(own, isPage: !isPicture, self)
    let (story, status) = try story(own, size, isBare: true, palette)
    let page = try sendable(
      isPicture
        ? ContactSheet(story).svg
        : ContactSheet(story).html(showing: try image?.deliver(story, status)), of: story)
    if outputEnding == CommandSpec.pngFormat {
      try deliver(png(page), status)
    } else {
      try deliver(page, status)
    }
    return status
  }

  private var outputEnding: String { outputPath.map(PictureFormat.ending) ?? "" }

  private var isPicture: Bool { ["svg", CommandSpec.pngFormat].contains(outputEnding) }

  private func sendable(_ page: String, of story: Story) throws(UsageError) -> String {
    guard page.utf8.count <= ContactSheet.byteLimit else {
      throw UsageError(
        "\(story.steps.count) steps would be \(page.utf8.count / 1_000_000) MB, and no more than"
          + " 3 are sent around; --at=TIME exports those before a moment, --size smaller ones")
    }
    return page
  }

  private func exportPicture(
    _ own: ExportOptions, as format: PictureFormat?
  ) throws -> ExitStatus {
    let look = try look(own.picture, as: format)
    let played = try playedForExport(own)
    let status = status(of: played.run)
    let picture = try picture(of: played, played.run.session, pressing: [], look)
    try deliver(picture, look, status)
    return status
  }

  private func exportAnimation(_ own: ExportOptions) throws -> ExitStatus {
    let size = try own.picture.size(else: Size(columns: 80, rows: 24))
    let palette = try pictureTheme() ?? PictureFormat.svg.standardTheme
    let (story, status) = try story(own, size, isBare: own.picture.isBare, palette)
    try deliver(try sendable(story.animation, of: story), status)
    return status
  }

  private func exportCast(_ own: ExportOptions) throws -> ExitStatus {
    let size = try own.picture.size(else: Size(columns: 80, rows: 24))
    let (story, status) = try story(own, size, isBare: false, .terminal)
    try deliver(Cast(story).text, status)
    return status
  }

  private func exportPayloads(_ own: ExportOptions) throws -> ExitStatus {
    try exportFolder(own, because: "payloads are a file each") { played in
      let files = PushFiles(played.run.session).files
      guard !files.isEmpty else { throw UsageError("nothing was pushed, so there are no payloads") }
      return OutputFolder(files: files.map { ($0.name, Array($0.text.utf8)) })
    }
  }

  private func exportScript(_ script: DeviceScript, _ own: ExportOptions) throws -> ExitStatus {
    try refuse(
      [.at], with: "--as=\(script.rawValue)", "it says the lines of the whole scenario in order")
    let reason = "\(script.rawValue) is a script with payloads beside it"
    return try exportFolder(own, because: reason) { played in
      OutputFolder(files: script.files(DeviceFlow(played.opening, origin: matrixTitle)))
    }
  }

  // The folder of what could not be played is left as it was.
  private func exportFolder(
    _ own: ExportOptions, because reason: String, of files: (PlayedInput) throws -> OutputFolder
  ) throws -> ExitStatus {
    guard let path = outputPath else {
      throw UsageError("\(reason); name a folder for them with -o")
    }
    try OutputFolder.checkPlace(path)
    let played = try playedForExport(own)
    let status = status(of: played.run)
    if status == .unusable {
      leave(path)
    } else {
      try files(played).write(to: path)
    }
    return status
  }

  private func exportScenario(_ own: ExportOptions) throws -> ExitStatus {
    let played = try playedForExport(own)
    let (opening, run) = (played.opening, played.run)
    let path = outputPath.flatMap { $0.isEmpty ? nil : $0 } ?? "-"
    let scenario = FlatScenario(
      run.session, title: run.report.title, directives: opening.directives, origin: matrixTitle,
      in: path, from: environment.workingDirectory)
    let status = status(of: run)
    let pictures = scenario.pictures(of: opening, in: path)
    let takesPictures = FilePath(path).kind == "scenario"
    // What it names first, so that it is there when the scenario is.
    if takesPictures, status != .unusable {
      for picture in pictures { try deliver(picture.bytes, to: picture.path, status) }
    }
    try deliver(scenario.text, status)
    tellLack(of: takesPictures ? 0 : pictures.count, run.session.overtakenCheckCount)
    return status
  }

  // What was opened has it, and what is written does not.
  private func tellLack(of pictures: Int, _ expectations: Int) {
    var lacks: [String] = []
    if expectations > 0 {
      let words = expectations.counted("expectation")
      lacks.append("the export lacks \(words) of what was undone, as nothing is undone in it")
    }
    if pictures > 0 {
      let words = pictures.counted("picture")
      lacks.append("the export lacks \(words); -o NAME.scenario writes them beside it")
    }
    say(lacks.map { Diagnostic(Place(arguments.operands[0]), .note, $0) })
  }

  private func playedForExport(
    _ own: ExportOptions, stopsOften: Bool = false,
    recorder: (LoadedInput) -> (any Recorder)? = { _ in nil }
  ) throws -> PlayedInput {
    let opening = try silentOpening(arguments.operands)
    var run = HeadlessRun(
      opening, keepsChecks: true, stopsOften: stopsOften,
      recorders: [recorder(opening)].compactMap(\.self))
    try play(&run, until: own.time)
    return PlayedInput(opening: opening, run: run)
  }

  private func story(
    _ own: ExportOptions, _ size: Size, isBare: Bool, _ palette: Palette
  ) throws -> (Story, ExitStatus) {
    let launcher = try locations().programs.launcher
    var recorder: StoryRecorder?
    let run = try playedForExport(own, stopsOften: true) { opening in
      recorder = StoryRecorder(
        title: matrixTitle, in: FilePath(arguments.operands[0]).folder, on: opening.session,
        look: StoryRecorder.Look(
          size: size, isBare: isBare, palette: palette, launcher: launcher))
      return recorder
    }.run
    guard let recorder, recorder.stepCount <= Story.mostSteps else {
      throw UsageError(
        "there are more than \(Story.mostSteps) steps; --at=TIME exports those before a moment")
    }
    guard !recorder.story.steps.isEmpty else {
      throw UsageError("nothing happens, so there is nothing to tell")
    }
    return (recorder.story, status(of: run))
  }
}
