import Delivery
import Explaining
import Interaction
import Notifications
import Sessions

extension Bench {
  /// A matrix of ten languages, each cell played and drawn: ten times the cells at most ten times
  /// the cost, and a page that can be sent.
  static let matrixCells = Bench(
    name: "matrix", summary: "90 and 900 cells of a matrix, played and drawn on a page"
  ) { conditions, findings throws(BenchError) in
    let path = try conditions.folder.write(Array(Self.matrixApp.utf8), to: "matrix.scenario")
    let session = try matrixSession(path)
    var few: [Duration] = []
    var many: [Duration] = []
    var bytes = 0
    for _ in 0..<min(conditions.rounds, conditions.isSmoke ? 3 : 5) {
      few.append(elapsed { _ = matrixPage(of: session, counts: [2]) })
      many.append(elapsed { bytes = matrixPage(of: session, counts: Array(1...10)).utf8.count })
    }
    findings.note("matrix.cells.90", few)
    findings.note("matrix.cells.900", many)
    findings.promise(
      "matrix.ratio", many.median / few.median, "×", atMost: conditions.isSmoke ? 12 : 10)
    findings.promise("matrix.page.megabytes", Double(bytes) / 1_000_000, "MB", atMost: 3)
  }

  private static func matrixSession(_ path: String) throws(BenchError) -> Session {
    var settings = WorldSettings()
    settings.drawing = .screens
    do {
      let opening = try LoadedInput(
        [path], settings: settings, locations: DataLocations(dataFolder: "."))
      var run = HeadlessRun(opening)
      run.play()
      return run.session
    } catch {
      throw BenchError("the app of the matrix cannot be opened: \(error)")
    }
  }

  private static func matrixPage(of session: Session, counts: [Int]) -> String {
    let subject = WordSubject(app: "com.example.album", category: "like")
    let values =
      languages.map { MatrixValue.locale(WordLocale($0)) }
      + Previews.allCases.map(MatrixValue.previews) + MatrixLock.allCases.map(MatrixValue.lock)
      + counts.map(MatrixValue.count)
    var matrix = Matrix([.category(subject)], of: session) { _ in MatrixAxes(values) }
    var page = MatrixPage(matrix, title: "Album")
    for row in matrix.sections[0].axes.rowPoints {
      for column in matrix.sections[0].axes.columnPoints {
        page.add(matrix.picture(0, at: row.with(column)), to: 0)
      }
    }
    return page.html
  }

  private static let languages = ["ar", "cs", "de", "en", "fr", "he", "ja", "pl", "ru", "uk"]

  private static let matrixApp: String = {
    let strings = languages.map { #""\#($0)":{"HIDDEN":"%u \#($0)","MORE":"%u more \#($0)"}"# }
    return """
      app {"bundleIdentifier":"com.example.album","displayName":"Album","developmentRegion":"en",\
      "categories":[{"identifier":"like","categorySummaryFormat":{"key":"MORE"},\
      "hiddenPreviewsBodyPlaceholder":{"key":"HIDDEN"}}],\
      "strings":{\(strings.joined(separator: ","))}}
      push album {"aps":{"alert":{"title":"Jane","subtitle":"Thai vacation",\
      "body":"Likes the one with the goose, and the one with the hat."},"category":"like"}}

      """
  }()
}
