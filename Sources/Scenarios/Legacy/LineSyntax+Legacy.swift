import Delivery
import Files
import Notifications

/// What an app does with a local notification of old.
struct LegacyCall: Sendable {
  /// The app whose code does it.
  var app: BundleIdentifier
  /// The notification.
  var notification: LocalNotification
}

extension LineSyntax<LegacyCall> {
  /// An app, and its notification in JSON or in a file.
  ///
  /// Written as JSON, also where it came from a file.
  static var localNotification: LineSyntax {
    let app = WordSyntax<BundleIdentifier>.app
    let source = Parameter("JSON|PATH", .text)
    return LineSyntax(Signature([app.parameter, source])) { reader throws(Diagnostic) in
      let app = try app.read(try reader.next(app.parameter), &reader)
      let word = try reader.next(source)
      let (notification, fields) = try reader.localNotification(word, of: app)
      let slips = LegacySlips(
        fields: fields, notification: notification, localizer: reader.state.localizer(of: app),
        device: reader.state.device, now: reader.state.now)
      reader.remark(slips.findings)
      return LegacyCall(app: app, notification: notification)
    } write: { call, writer throws(Unwritable) in
      writer.add(try app.write(call.app, &writer))
      writer.add(JSONText.compact(call.notification.json))
    }
  }
}

/// What an app cancels.
struct Cancellation: Sendable {
  /// The app whose notifications are meant.
  var app: BundleIdentifier
  /// Which of them.
  var act: LegacyAct
}

extension LineSyntax<Cancellation> {
  /// An app, and which of its local notifications of old: by identifier, by what is equal, or all.
  ///
  /// A word with a dot is a path; any other one is an identifier that was scheduled.
  static var cancellation: LineSyntax {
    let app = WordSyntax<BundleIdentifier>.app
    let which = Parameter("ID|JSON|PATH", .text, or: ["all"])
    return LineSyntax(Signature([app.parameter, which])) { reader throws(Diagnostic) in
      let app = try app.read(try reader.next(app.parameter), &reader)
      let word = try reader.next(which)
      return Cancellation(app: app, act: try reader.cancellation(word, of: app))
    } write: { cancellation, writer throws(Unwritable) in
      writer.add(try app.write(cancellation.app, &writer))
      switch cancellation.act {
      case .cancel(let notification): writer.add(JSONText.compact(notification.json))
      case .cancelNamed(let name): writer.add(name.scenarioWord)
      case .cancelAll: writer.add("all")
      case .schedule, .present: throw Unwritable()
      }
    }
  }
}

extension LineReader<ResolutionContext> {
  /// A local notification of old that is written in JSON or lies in a file; says what
  /// there is to say about it.
  fileprivate mutating func localNotification(
    _ word: Word, of app: BundleIdentifier
  ) throws(Diagnostic) -> (LocalNotification, LegacyFields) {
    let fields = try legacyFields(word, of: app)
    try checkRegion(in: fields)
    let sources = LegacySources(
      now: state.now, deviceZone: zone, regions: state.app(app)?.app.regions ?? [],
      timeZone: context.files.timeZone)
    let reading = LocalNotificationReader.read(fields, in: sources)
    guard let notification = reading.value else {
      throw refusal(reading.diagnostics, at: word.place)
    }
    remark(reading.diagnostics)
    return (notification.known(to: state.device.profile), fields)
  }

  // N30: without its place it would fire at once.
  private func checkRegion(in fields: LegacyFields) throws(Diagnostic) {
    guard let region = fields["region"],
      let words = Feature.legacyRegion.refusal(in: state.device.profile)
    else { return }
    throw Diagnostic(region.namePlace, .error, words, lacking: .profile)
  }

  private mutating func legacyFields(
    _ word: Word, of app: BundleIdentifier
  ) throws(Diagnostic) -> LegacyFields {
    guard let source = word.json else {
      let bundle = state.app(app)?.app.folder
      return try context.files.read(word, bundle: bundle, LegacyFile.fields)
    }
    let document = JSONDocument.read(source, grammar: .ours)
    guard let root = document.root, !document.isBroken else {
      throw refusal(document.diagnostics, at: word.place)
    }
    remark(document.diagnostics)
    return try LegacyFields(checking: root)
  }

  fileprivate mutating func cancellation(
    _ word: Word, of app: BundleIdentifier
  ) throws(Diagnostic) -> LegacyAct {
    if word.isKeyword("all") { return .cancelAll }
    if word.json != nil || word.text.contains(".") {
      return .cancel(try localNotification(word, of: app).0)
    }
    if state.localNotification(named: word.text, of: app) != nil {
      return .cancelNamed(word.text)
    }
    let known = state.localNotificationNames(of: app)
    let near = suggestion(for: word.text, among: known)
    let others = known.isEmpty ? "" : "; it scheduled \(known.joined(separator: ", "))"
    throw Diagnostic(
      word.place, .error,
      "the app has no local notification \"\(word.text)\"\(near.isEmpty ? others : near)",
      lacking: .name(word.text))
  }
}

extension LocalNotification {
  // Y36: without the properties that came between the versions that are simulated.
  fileprivate func known(to profile: Profile) -> LocalNotification {
    guard !profile.has(.notificationList) else { return self }
    var known = self
    (known.alertTitle, known.category, known.regionTriggersOnce) = (nil, nil, true)
    return known
  }
}

extension State {
  // What waits, and what was delivered last.
  fileprivate func localNotificationNames(of app: BundleIdentifier) -> [String] {
    let waiting = pending.requests(of: app).filter { $0.request.trigger.isLegacy }
    let delivered = notifications.suffix(100).map(\.value).filter {
      $0.app == app && $0.isLegacy
    }
    return (delivered.map(\.request.identifier) + waiting.map(\.request.identifier)).uniqued()
  }
}
