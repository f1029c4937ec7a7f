import Scenarios
import TerminalCore

extension CommandSpec {
  /// `coversheet export`: writes what was played as a story, pictures, a recording of a terminal,
  /// payloads or one scenario.
  static let export = CommandSpec(
    name: "export", synopsis: "WHAT|- --as=FORM",
    summary: "write what was played as a story, pictures, a recording, payloads or one scenario",
    examples: [
      (
        "coversheet export day.scenario --as=story -o day.html", "a page to go through step by step"
      ),
      ("coversheet export day.scenario --as=story", "the same as Markdown"),
      (
        "coversheet export day.scenario --as=story -o day.html --image=day.png",
        "with a picture beside it that chats show"
      ),
      ("coversheet export day.scenario --as=cast -o day.cast", "for asciinema play"),
      (
        "coversheet export day.scenario --as=animation -o day.svg",
        "a picture that moves, for a README"
      ),
      ("coversheet export day.scenario --as=payloads -o pushes", "a folder with every push"),
      ("coversheet export day.scenario --as=scenario", "with all that it includes in one file"),
      (
        "coversheet export day.scenario --as=simctl -o simulator",
        "a script for a simulator, with the payloads; maestro, detox and xcuitest are others"
      ),
      ("coversheet export day.scenario --as=sheet -o day.html", "all steps side by side"),
      ("coversheet export day.scenario --as=svg --at=12:00 -o noon.svg", "one picture"),
      ("coversheet export day.scenario --as=sheet -o day.png", "all steps as one picture"),
    ],
    common: CommandLineOption.playing + CommandLineOption.saying + [.color, .ascii, .bidi]
  ) { (invocation, options: ExportOptions) in
    try invocation.expectAtMost(1)
    _ = try invocation.operand(0, "WHAT")
    return try invocation.export(options)
  }
}

/// What something is exported as.
enum ExportForm: String, CaseIterable {
  case story, sheet, svg, png, html, animation, cast, payloads, scenario
  case simctl, maestro, detox, xcuitest
}

extension ExportForm {
  /// Whether it is made of one screen after the other, or of one, as the terminal shows it.
  var isPicture: Bool { isOnePicture || self == .animation }

  /// Whether it shows screens.
  fileprivate var hasScreens: Bool { isPicture || [.story, .sheet, .cast].contains(self) }

  /// Whether it is one picture of one screen.
  var isOnePicture: Bool {
    switch self {
    case .svg, .png, .html: true
    case .story, .sheet, .animation, .cast, .payloads, .scenario, .simctl, .maestro, .detox,
      .xcuitest:
      false
    }
  }
}

/// What `export` takes.
struct ExportOptions: CommandOptions {
  private let formName: ExportForm?
  private let format: StoryFormat?
  /// What `--at` says; nil where it is not given.
  let time: String?
  /// What the pictures in it look like.
  let picture: PictureOptions
  /// The file for the picture that chats show of a page; nil for none.
  let image: String?

  /// How a story is written.
  enum StoryFormat: String, CaseIterable {
    case markdown = "md"
    case html
  }

  init(_ line: inout OptionReader) {
    formName = line.choice(
      CommandLineOption(
        name: "as", value: "FORM", choices: ExportForm.allCases.map(\.rawValue),
        summary: "what to write"))
    format = line.choice(
      CommandLineOption(
        name: "format", value: "FORMAT", choices: StoryFormat.allCases.map(\.rawValue),
        summary: "how to write a story; as the name after -o ends, else md"))
    time = line.value(.at)
    picture = PictureOptions(
      &line, sizeSummary: "how big the screens are; 48x28 in a story or sheet, else 80x24")
    image = line.value(
      CommandLineOption(
        name: "image", value: "FILE", isOutput: true,
        summary: "write one picture there as well, PNG or SVG; the page names it for chats"))
    line.shares(.output)
  }

  /// What to write. Throws where it is not said, or where an option is of another form.
  func form() throws(UsageError) -> ExportForm {
    guard let formName else {
      let names = ExportForm.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("--as is missing; give one of \(names)")
    }
    if format != nil, formName != .story {
      throw UsageError("--format is for --as=story; --as=\(formName.rawValue) has one format")
    }
    if picture.hasSize, !formName.hasScreens {
      throw UsageError(
        "--size is for what shows screens: --as=svg, png, html, animation, story, sheet or cast")
    }
    if picture.hasScreen, !formName.isOnePicture {
      throw UsageError("--screen is for one picture: --as=svg, png or html")
    }
    if picture.isBare, !formName.isPicture {
      throw UsageError("--bare is for pictures: --as=svg, png, html or animation")
    }
    if image != nil, ![.story, .sheet].contains(formName) {
      throw UsageError("--image is for pages: --as=story or sheet, with -o PAGE.html")
    }
    return formName
  }

  /// What files of a form are called that programs know; of a story as it is to be written.
  func pictureEndings(of form: ExportForm) -> [String] {
    form == .story && format == .markdown
      ? [StoryFormat.markdown.rawValue] : form.pictureEndings
  }

  /// How to write a story: as asked for, else as the name of its file ends.
  func storyFormat(at path: String?) -> StoryFormat {
    if let format { return format }
    let ending = path.map(PictureFormat.ending) ?? ""
    return ["html", "htm"].contains(ending) ? .html : .markdown
  }
}

extension Size {
  /// The value of `--size`.
  init(option text: String) throws(UsageError) {
    guard let size = ScreenSize(text) else {
      throw UsageError(
        "--size takes COLUMNSxROWS up to \(ScreenSize.most), such as 100x40, not “\(text)”")
    }
    self.init(columns: size.columns, rows: size.rows)
  }
}
