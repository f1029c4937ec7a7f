import Delivery
import Notifications
import Push

extension LineSyntax<PushFault> {
  /// An app or its token, a status with its reason, and how often.
  ///
  /// A status and a reason that do not belong together are an error at the status.
  static var pushFault: LineSyntax {
    let target = Parameter("APP|TOKEN", .app)
    let statuses = Set(PushRefusal.allCases.map(\.status)).sorted().map(String.init)
    let status = Parameter("STATUS", .choice(statuses), role: .status)
    let reason = WordSyntax<PushRefusal>.choice("REASON", of: PushRefusal.self)
    let times = LineSyntax<Int?>.option(
      "times", .number("N", 0...Int.max), "how many; 0 for no more")
    let signature = Signature(
      [target, status, reason.parameter], options: times.signature.options)
    return LineSyntax(signature) { reader throws(Diagnostic) in
      let app = try reader.recipient(try reader.next(target))
      let status = try reader.next(status)
      let refusal = try reason.read(try reader.next(reason.parameter), &reader)
      guard status.text == String(refusal.status) else {
        throw Diagnostic(
          status.place, .error,
          "\(refusal.rawValue) is answered with \(refusal.status), not with \(status.text)")
      }
      return PushFault(app: app, refusal: refusal, times: try times.read(&reader) ?? 1)
    } write: { fault, writer in
      writer.add(writer.state.scenarioName(of: fault.app))
      writer.add(String(fault.refusal.status))
      writer.add(fault.refusal.rawValue)
      if fault.times != 1 { writer.add("times", String(fault.times)) }
    }
  }
}

extension LineReader<ResolutionContext> {
  // The app that a token is of, deleted ones too, or one that is named.
  fileprivate func recipient(_ word: Word) throws(Diagnostic) -> BundleIdentifier {
    if let app = state.owner(ofToken: word.text) { return app }
    if let former = state.formerApp(BundleIdentifier(word.text)) { return former.app }
    return try state.requireApp(word).app.bundleIdentifier
  }
}
