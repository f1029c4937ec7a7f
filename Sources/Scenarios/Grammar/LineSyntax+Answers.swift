import Delivery
import Files
import Notifications

extension LineSyntax<ProgramReply?> {
  /// An extension and what its program answered; nil where that is no answer, which is said.
  static var reply: LineSyntax {
    let name = Parameter("EXTENSION", .identifier)
    let json = Parameter("JSON", .text)
    let notification = LineSyntax<NotificationKey?>.option(
      "notification", .notification("ID"),
      "what it was asked about; what it was asked first if not said")
    let signature = Signature([name, json], options: notification.signature.options)
    return LineSyntax(signature) { reader throws(Diagnostic) in
      let name = try reader.next(name).text
      let source = try reader.next(json).answer
      let key = try notification.read(&reader)
      let reading = ProgramReply.read(from: name, about: key, source, in: reader.state)
      reader.remark(reading.diagnostics)
      return reading.value
    } write: { reply, writer throws(Unwritable) in
      guard let reply else { throw Unwritable() }
      writer.add(reply.name.scenarioWord)
      writer.add(reply.text)
      try notification.write(reply.notification, &writer)
    }
  }
}

extension Word {
  fileprivate var answer: SourceText {
    get throws(Diagnostic) {
      if let json { return json }
      let message = "an answer is JSON, such as {\"content\":{…}} or {\"error\":\"…\"}"
      throw Diagnostic(place, .error, message)
    }
  }
}

extension ProgramReply {
  /// Reads what an extension's program answered.
  ///
  /// - Parameters:
  ///   - name: The extension's.
  ///   - key: What it was asked about; nil for what it was asked first.
  ///   - source: What the program wrote.
  ///   - state: Where the questions are that wait for answers.
  /// - Returns: A failure counts as an answer: what makes no sense is one.
  package static func read(
    from name: String, about key: NotificationKey?, _ source: SourceText, in state: State
  ) -> Reading<ProgramReply> {
    let probe = ProgramReply(from: name, about: key, text: "", answer: .failed(""))
    let awaited = state.index(ofAwaited: probe).map { state.awaitedAnswers[$0] }
    let app = awaited.flatMap { state.app($0.app)?.app }
    let content = app?.contentExtensions.first { $0.name == name }
    let reader = ProgramAnswerReader(
      folders: [awaited?.folder, app?.folder].compactMap(\.self),
      elementNames: content?.table.view.flatMap(\.leaves).compactMap(\.name) ?? [],
      isOfService: awaited?.kind == .service)
    let reading = reader.read(source)
    let text = source.writtenJSON ?? source.string
    return Reading(
      reading.value.map { ProgramReply(from: name, about: key, text: text, answer: $0) },
      reading.diagnostics)
  }
}
