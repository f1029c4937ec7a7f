import Notifications
import Sessions

extension CommandSpec {
  /// `coversheet preview`: what each category says, in every language and for every number,
  /// as text, page or pictures.
  static let preview = CommandSpec(
    name: "preview", synopsis: "APP…|-",
    summary: "print or draw what each category says, in every language, for every plural form",
    examples: [
      ("coversheet preview Album.app", "all languages that the app speaks"),
      ("coversheet preview Album.app --locales=pl,ru --counts=1,2,5,22", "these alone"),
      ("coversheet preview Album.app --json", "with key, form, file and line, for programs"),
      (
        "coversheet preview Album.app --previews=never --html=album.html",
        "all languages with previews hidden: a page that says where it breaks"
      ),
      (
        "coversheet preview Album.app --pseudo --strict --html=album.html",
        "what is not localized; status 1 where anything is wrong"
      ),
      (
        "coversheet preview Album.app --against=New.app --locales=en --html=changes.html",
        "two versions of an app side by side, what differs in strong ink"
      ),
      (
        "coversheet preview Album.app --against=locale=pl --html=changes.html",
        "one app in two languages, or set otherwise in another way"
      ),
      (
        "coversheet preview day.scenario --rows=theme --columns=system --svg=pictures",
        "a picture a cell of what is played"
      ),
    ],
    common: CommandLineOption.playing + [.quiet, .verbose]
  ) { (invocation, options: PreviewOptions) in
    _ = try invocation.operand(0, "APP")
    var request = try options.request()
    if !request.isJSON {
      let endings = request.html == "-" ? ["html"] : []
      try PictureEnding.check(invocation.outputPath, writing: endings)
    }
    try invocation.check(request)
    request.palettes = try invocation.palettes(request)
    let invocation = try invocation.opening(on: request)
    let run = try invocation.headlessRun(of: invocation.arguments.operands) { run in
      // Else one of two sources may have it.
      if request.against?.path == nil { try request.check(in: [run]) }
    }
    let state = run.session.state
    if let note = run.missingWords(in: request.shownLocales(on: state)) { invocation.say([note]) }
    let status = invocation.status(of: run, shownAs: request)
    if let other = request.against {
      return try invocation.drawComparison(request, of: run, status, with: other)
    }
    if request.isDrawn { return try invocation.drawMatrix(request, of: run.session, status) }
    let locales = request.locales(else: nil)
    let report = WordReport(state, locales: locales, numbers: request.counts)
    if let note = report.reasonOfNothing(in: run.title) { invocation.say([note]) }
    let columns = invocation.outputPath == nil ? invocation.environment.outputColumns : 80
    let text = request.isJSON ? JSONText.pretty(report.json) : report.text(columns: columns)
    try invocation.deliver(text, status)
    return status
  }
}
