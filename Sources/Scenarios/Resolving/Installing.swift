import Delivery
import Files
import Localization
import Notifications

extension LineReader<ResolutionContext> {
  /// The app that a bundle or JSON describes, with its string tables; says what
  /// there is to say about it.
  ///
  /// - Parameters:
  ///   - source: The path of a bundle, or JSON.
  ///   - folder: Where relative paths in the JSON begin; nil for the scenario's own.
  /// - Throws: The worst complaint, where the app cannot be used; the others are said.
  mutating func app(
    _ source: Word, from folder: String?
  ) throws(Diagnostic) -> (App, AppStrings) {
    let reading = try context.app(source, from: folder)
    guard var app = reading.value else {
      let words = source.json.map { context.strings(in: $0) }?.diagnostics ?? []
      throw refusal(reading.diagnostics + words, at: source.place)
    }
    app.inlineSource = source.json
    let late = app.featureUses.complaints(in: state.device.profile)
    let strings = context.strings(of: app)
    let found = reading.diagnostics + late + strings.diagnostics
    if late.contains(where: { $0.severity == .error }) {
      throw refusal(found, at: source.place)
    }
    remark(found)
    return (app, strings.value ?? .none)
  }

  /// The categories of a list in JSON; says what there is to say about it.
  ///
  /// - Parameter list: A word of JSON.
  mutating func categories(_ list: Word) throws(Diagnostic) -> [Category] {
    guard let source = list.json else {
      let message = "categories are a list in JSON, such as [{\"identifier\":\"mail\"}]"
      throw Diagnostic(list.place, .error, message)
    }
    let reading = AppManifest.readCategories(source, profile: state.device.profile)
    guard let categories = reading.value else { throw refusal(reading.diagnostics, at: list.place) }
    remark(reading.diagnostics)
    return categories
  }
}

extension ResolutionContext {
  fileprivate func strings(of app: App) -> Reading<AppStrings> {
    if let source = app.inlineSource { return strings(in: source) }
    guard app.folder != nil else { return Reading(nil) }
    return Reading(files.strings(app))
  }

  fileprivate func strings(in source: SourceText) -> Reading<AppStrings> {
    let document = JSONDocument.read(source, grammar: .ours)
    guard let root = document.root, !document.isBroken else { return Reading(nil) }
    return AppStrings.read(inline: root, developmentRegion: root["developmentRegion"]?.string)
  }

  fileprivate func app(_ word: Word, from folder: String?) throws(Diagnostic) -> Reading<App> {
    guard let json = word.json else { return try files.read(word, files.app) }
    // A line that is typed stands in no file, but in the folder of what was opened.
    let own = files.folder.isEmpty ? nil : files.folder
    return files.inlineApp(json, folder.map { files.locate($0) ?? files.path($0) } ?? own)
  }
}
