import Files
import Notifications
import Sessions
import TerminalCore

extension CommandSpec {
  /// `coversheet export`: writes what was played as a story, a recording of a terminal, payloads or one scenario.
  static let export = CommandSpec(
    name: "export", synopsis: "WHAT --as=FORM",
    summary: "write what was played as a story, a recording, payloads or one scenario",
    examples: [
      (
        "coversheet export day.scenario --as=story -o day.html", "a page to go through step by step"
      ),
      ("coversheet export day.scenario --as=story", "the same as Markdown"),
      ("coversheet export day.scenario --as=cast -o day.cast", "for asciinema play"),
      ("coversheet export day.scenario --as=payloads -o pushes", "a folder with every push"),
      ("coversheet export day.scenario --as=scenario", "with all that it includes in one file"),
    ],
    common: CommandLineOption.playing + CommandLineOption.saying
  ) { (invocation, options: ExportOptions) in
    try invocation.expectAtMost(1)
    _ = try invocation.operand(0, "WHAT")
    return try invocation.export(options)
  }
}

/// What something is exported as.
enum ExportForm: String, CaseIterable {
  case story, cast, payloads, scenario
}

/// What `export` takes.
struct ExportOptions: CommandOptions {
  private let formName: ExportForm?
  private let format: StoryFormat?
  let time: String?
  private let sizeText: String?

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
    sizeText = line.value(
      CommandLineOption(
        name: "size", value: "COLUMNSxROWS",
        summary: "how big the screens are; 48x28 in a story, 80x24 in a cast if not said"))
    line.shares(.output)
  }

  func form() throws(UsageError) -> ExportForm {
    guard let formName else {
      let names = ExportForm.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("--as is missing; give one of \(names)")
    }
    if format != nil, formName != .story {
      throw UsageError("--format is for --as=story; a \(formName.rawValue) has one format")
    }
    return formName
  }

  func storyFormat(at path: String?) -> StoryFormat {
    if let format { return format }
    let ending = path.map(PictureFormat.ending) ?? ""
    return ["html", "htm"].contains(ending) ? .html : .markdown
  }

  /// The size that was asked for, else a usual one.
  func size(else usual: Size) throws(UsageError) -> Size {
    try sizeText.map { text throws(UsageError) in try Size(option: text) } ?? usual
  }
}

extension Size {
  /// The value of `--size`.
  init(option text: String) throws(UsageError) {
    let parts = text.split(separator: "x").compactMap { Int($0) }
    guard parts.count == 2, (1...1000).contains(parts[0]), (1...1000).contains(parts[1]) else {
      throw UsageError("--size takes COLUMNSxROWS up to 1000, such as 100x40, not “\(text)”")
    }
    self.init(columns: parts[0], rows: parts[1])
  }
}
