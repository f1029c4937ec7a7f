import Delivery
import Explaining
import Notifications

// What can be expected beside the words of a row, each line as it is so now.
extension State {
  /// Of what lies over the screen: a prompt, a sheet and what it offers, a rich view, a suggestion.
  var expectableOfLayers: [String] {
    var lines: [String] = []
    if let prompt { lines.append("prompt \(text(of: prompt).quoted)") }
    if let box = alertBox { lines.append("alert \(box.message.quoted)") }
    if let sheet { lines.append("sheet \(sheet.name.rawValue)") }
    if pane?.textInput != nil { lines.append("sheet text-input") }
    let titles = offers.map(\.title.quoted)
    if !titles.isEmpty { lines.append("offers " + titles.joined(separator: " ")) }
    if let suggested { lines.append("suggestion \(scenarioName(of: suggested.app))") }
    return lines + expectableOfView
  }

  private var expectableOfView: [String] {
    guard let pane, let view = richView else { return [] }
    let name = scenarioName(of: notification(pane.notification).key)
    var lines = ["view of \(name)", "view title \(view.title.quoted)"]
    if let media = view.media {
      lines.append("view media \(media.isPlaying ? "playing" : "paused")")
    }
    switch view.input {
    case nil: break
    case .field: lines.append("view input field")
    case .custom(let items): lines.append("view input \(items.joined(separator: ",").quoted)")
    }
    return lines + ["actions " + actionWords(of: pane.notification)]
  }

  /// Of a notification: what was heard, what it offers, where it stands, why it is so.
  ///
  /// - Parameter rules: Those that made it what it is.
  func expectableParts(ofNotification number: Int, _ rules: [RuleID]) -> [String] {
    let notification = notification(number)
    let name = scenarioName(of: notification.key)
    let ids = rules.map(\.description).joined(separator: " ")
    return [
      "sound \(name) \(soundWords(of: number))", "actions \(name) \(actionWords(of: number))",
      ids.isEmpty ? nil : "why \(name) \(ids)", orderLine(around: number),
    ].compactMap(\.self)
  }

  /// Of an app: what it may do, what waits, what it was told.
  func expectableParts(of app: InstalledApp) -> [String] {
    let identifier = app.app.bundleIdentifier
    let name = scenarioName(of: identifier)
    let waiting = pending.requests(of: identifier)
    return [
      "authorization \(name) \(app.reportedStatus.rawValue)", "pending \(name) \(waiting.count)",
    ] + waiting.prefix(3).map(pendingLine) + [callLine(of: identifier, name)]
      + (device.settingsApp == identifier ? settingLines(of: app, name) : [])
  }

  private func settingLines(of app: InstalledApp, _ name: String) -> [String] {
    app.settings.all.map { "setting \(name) \($0.key)=\(app.value(ofSetting: $0.key))" }
  }

  private func pendingLine(_ request: PendingRequest) -> String {
    let name = request.request.identifier.scenarioWord
    guard let date = request.nextTriggerDate else { return "pending \(name)" }
    return "pending \(name) at=\(date.scenarioText(in: device.timeZone))"
  }

  private func callLine(of app: BundleIdentifier, _ name: String) -> String {
    let mark = noteMarks.last?.calls ?? 0
    guard let call = calls.dropFirst(mark).last(where: { $0.app == app }) else {
      return "call \(name) none"
    }
    let notification = call.notification.map {
      " notification=" + scenarioName(of: self.notification($0).key)
    }
    let action = call.action.map { " action=" + $0.scenarioWord }
    return "call \(name) \(call.method.rawValue)" + (notification ?? "") + (action ?? "")
  }

  private func soundWords(of number: Int) -> String {
    guard let sound = sounds.last(where: { $0.number == number }) else { return "none" }
    if let silence = sound.suppressedBy { return "none suppressed-by=\(silence.rawValue)" }
    return sound.name.scenarioWord + (sound.vibrates ? " vibrate" : "") + " volume=\(sound.volume)"
  }

  private func actionWords(of number: Int) -> String {
    let choices = choices(of: number)
    if choices.isEmpty { return "none" }
    let titles = choices.map(\.title).joined(separator: ",").quoted
    return choices.map(\.identifier).joined(separator: ",").scenarioWord + " titles=" + titles
  }

  // With its neighbors in the list, at most so many.
  private func orderLine(around number: Int) -> String? {
    guard let place = place(of: number) else { return nil }
    let listed = list[place.section].groups.prefix(5).flatMap { $0.memberNumbers.prefix(5) }
    guard listed.count > 1 else { return nil }
    let shown = listed.prefix(5).map { scenarioName(of: notification($0).key) }
    return "order " + shown.joined(separator: " ")
  }
}
