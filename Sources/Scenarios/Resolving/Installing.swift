import Delivery
import Files
import Localization
import Notifications

extension ResolutionContext {
  /// The acts of `app`: what there is to say about the bundle, and the installation.
  func install(_ arguments: VerbArguments) throws(Diagnostic) -> [Act] {
    guard let source = arguments[0] else { return [] }
    let reading = try app(source.word, from: arguments["from"]?.text)
    guard var app = reading.value else { throw reading.diagnostics.worst(at: source.place) }
    app.inlineSource = source.word.json
    let late = app.featureUses.complaints(in: state.device.profile)
    if let error = late.first(where: { $0.severity == .error }) { throw error }
    let strings = try strings(of: app)
    let isGranted = arguments["state"]?.keyword != "fresh"
    let remarks = (reading.diagnostics + late + strings.diagnostics).map(Act.remark)
    return remarks
      + [.command(.install(app, isGranted: isGranted, strings: strings.value ?? .none))]
  }

  /// The acts of `set-categories`: what there is to say about the list, and the registration.
  func categories(_ list: Argument, of app: BundleIdentifier) throws(Diagnostic) -> [Act] {
    guard let source = list.word.json else {
      let message = "categories are a list in JSON, such as [{\"identifier\":\"mail\"}]"
      throw Diagnostic(list.place, .error, message)
    }
    let reading = AppManifest.readCategories(source, profile: state.device.profile)
    guard let categories = reading.value else { throw reading.diagnostics.worst(at: list.place) }
    return reading.diagnostics.map(Act.remark) + [.command(.setCategories(app, categories))]
  }

  private func strings(of app: App) throws(Diagnostic) -> Reading<AppStrings> {
    if let source = app.inlineSource {
      guard let root = JSONDocument.read(source, grammar: .ours).root else { return Reading(nil) }
      return AppStrings.read(inline: root, developmentRegion: app.developmentRegion)
    }
    guard app.folder != nil else { return Reading(nil) }
    return Reading(AppStrings.read(of: app))
  }

  private func app(_ word: Word, from folder: String?) throws(Diagnostic) -> Reading<App> {
    if let json = word.json { return files.inlineApp(json, folder) }
    return try files.app(try files.find(word))
  }

  /// The change that `device` asks for; its start is read in its own time zone.
  func configuration(_ arguments: VerbArguments) throws(Diagnostic) -> DeviceConfiguration {
    var change = DeviceConfiguration()
    change.profile = arguments["os"].flatMap { Profile(version: $0.text) }
    change.locale = arguments["locale"]?.text
    change.languages = arguments["languages"].map {
      $0.text.split(separator: ",").map(String.init)
    }
    if let zone = arguments["timezone"] {
      change.timeZone = try files.timeZone(zone.text, zone.place)
    }
    let zone = change.timeZone ?? state.device.timeZone
    change.start = arguments["start"]?.time?.instant(from: state.now, in: zone)
    change.uses24HourClock = arguments["24h"].map { $0.keyword == "on" }
    change.battery = arguments["battery"]?.number
    change.hasScheduledSummary = arguments["summary"].map { $0.keyword == "on" }
    return change
  }
}
