import Delivery
import Localization
import Notifications
import Sessions

extension CommandSpec {
  static let preview = CommandSpec(
    name: "preview", synopsis: "APP…",
    summary: "print what each category says, in every language, for every plural form",
    examples: [
      ("coversheet preview Album.app", "all languages that the app speaks"),
      ("coversheet preview Album.app --locales=pl,ru --counts=1,2,5,22", "these alone"),
      ("coversheet preview Album.app --json", "with key, form, file and line, for programs"),
    ],
    common: CommandLineOption.playing + [.quiet, .verbose]
  ) { (invocation, options: PreviewOptions) in
    _ = try invocation.operand(0, "APP")
    let (locales, counts) = (try options.locales(), try options.counts())
    var run = HeadlessRun(try invocation.opening(invocation.arguments.operands))
    run.play()
    let report = WordReport(run.session.state, locales: locales, numbers: counts)
    let columns = invocation.outputPath == nil ? invocation.environment.outputColumns : 80
    let text = options.isJSON ? JSONText.pretty(report.json) : report.text(columns: columns)
    try invocation.deliver(text, .done)
    return .done
  }
}

/// What `preview` takes.
private struct PreviewOptions: CommandOptions {
  private let localesText: String?
  private let countsText: String?
  let isJSON: Bool

  init(_ line: inout OptionReader) {
    localesText = line.value(
      CommandLineOption(
        name: "locales", value: "ID,…", summary: "in these, such as pl,pt-BR; all if not said"))
    countsText = line.value(
      CommandLineOption(
        name: "counts", value: "N,…",
        summary: "for these numbers; if not said, the smallest of each plural form"))
    // What is printed anyway.
    line.shares(
      CommandLineOption(
        name: "text", summary: "print a table for each category; so it is if nothing is said"))
    isJSON = line.has(.json)
    line.shares(.output)
  }

  func locales() throws(UsageError) -> [WordLocale]? {
    guard let text = localesText else { return nil }
    var locales: [WordLocale] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      let tag = LanguageTag(String(name))
      guard !tag.language.isEmpty, tag.englishName != tag.name else {
        throw UsageError("--locales takes languages such as pl,pt-BR; “\(name)” is none")
      }
      locales.append(WordLocale(tag.name))
    }
    return locales
  }

  func counts() throws(UsageError) -> [Int]? {
    guard let text = countsText else { return nil }
    var counts: [Int] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let count = Int(word), (0...1_000_000_000).contains(count) else {
        throw UsageError("--counts takes whole numbers from 0, such as 0,1,2,22; “\(word)” is none")
      }
      counts.append(count)
    }
    return counts
  }
}
