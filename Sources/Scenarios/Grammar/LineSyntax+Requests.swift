import Delivery
import Files
import Notifications

/// A request of an app's code.
struct ScheduledRequest: Sendable {
  /// The app that asks.
  var app: BundleIdentifier
  /// What it asks for.
  var request: Request
}

extension LineSyntax<ScheduledRequest> {
  /// An app, and its request in JSON, whose place names are looked up among the app's.
  static var request: LineSyntax {
    let app = WordSyntax<BundleIdentifier>.app
    let json = Parameter("REQUEST", .text)
    let device = VerbOption(
      "on", Parameter("DEVICE", .choice(["watch"])), "the watch, where its own app asks")
    return LineSyntax(Signature([app.parameter, json], options: [device])) {
      reader throws(Diagnostic) in
      let app = try app.read(try reader.next(app.parameter), &reader)
      var request = try reader.request(try reader.next(json), of: app)
      request.isForWatch = reader.option("on") != nil
      return ScheduledRequest(app: app, request: request)
    } write: { scheduled, writer throws(Unwritable) in
      writer.add(try app.write(scheduled.app, &writer))
      guard let json = scheduled.request.scenarioJSON else { throw Unwritable() }
      writer.add(JSONText.compact(json))
      if scheduled.request.isForWatch { writer.add("on", "watch") }
    }
  }
}

extension LineReader<ResolutionContext> {
  /// A request that is written in JSON; says what there is to say about it.
  fileprivate mutating func request(
    _ word: Word, of app: BundleIdentifier
  ) throws(Diagnostic) -> Request {
    guard let source = word.json else {
      let example = #"{"identifier":"lunch","content":{"title":"Lunch"},"trigger":null}"#
      throw Diagnostic(word.place, .error, "a request is JSON, such as \(example)")
    }
    let regions = state.app(app)?.app.regions ?? []
    let sources = TriggerSources(regions: regions, timeZone: context.files.timeZone)
    let others = [state.app(app)?.app.folder, context.files.dataFolder].compactMap(\.self)
    let folders = [context.files.folder] + others
    let reading = RequestReader.read(source, folders: folders, in: sources)
    guard let asked = reading.value else { throw refusal(reading.diagnostics, at: word.place) }
    remark(reading.diagnostics)
    let request = asked.request
    let found = request.content.attachments.filter { $0.byteCount != nil }
    let outside = found.firstNonNil { context.files.reach?.refusal(of: $0.path, at: word.place) }
    if let outside { throw outside }
    return request
  }
}

extension LocalRequest {
  // No templates: its texts are what they are.
  fileprivate var request: Request {
    var (content, room) = (Content(), TemplateRoom())
    _ = content.apply(self.content, values: TemplateValues(), within: &room)
    return Request(
      identifier: identifier?.filled(with: TemplateValues()).value ?? "", content: content,
      trigger: trigger)
  }
}
