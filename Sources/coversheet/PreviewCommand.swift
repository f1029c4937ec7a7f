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
    options: [
      CommandLineOption(
        name: "locales", value: "ID,…", summary: "in these, such as pl,pt-BR; all if not said"),
      CommandLineOption(
        name: "counts", value: "N,…",
        summary: "for these numbers; if not said, the smallest of each plural form"),
      CommandLineOption(
        name: "text", summary: "print a table for each category; so it is if nothing is said"),
      .json, .output,
    ],
    common: CommandLineOption.playing + [.quiet, .verbose]
  ) { invocation in
    _ = try invocation.operand(0, "APP")
    let (locales, counts) = (try invocation.locales(), try invocation.counts())
    var run = HeadlessRun(try invocation.opening(invocation.arguments.operands))
    run.play()
    let report = WordReport(run.session.state, locales: locales, numbers: counts)
    let isJSON = invocation.arguments.has("json")
    let columns = invocation.outputPath == nil ? invocation.environment.outputColumns : 80
    let text = isJSON ? JSONText.pretty(report.json) : report.text(columns: columns)
    try invocation.deliver(text, .done)
    return .done
  }
}

extension Invocation {
  fileprivate func locales() throws(UsageError) -> [WordLocale]? {
    guard let text = arguments["locales"] else { return nil }
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

  fileprivate func counts() throws(UsageError) -> [Int]? {
    guard let text = arguments["counts"] else { return nil }
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
