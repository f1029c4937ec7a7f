import Delivery
import Notifications

extension ExpectationForm {
  /// What apps were told.
  ///
  /// Unless `since=start` says otherwise, since the last `note`.
  static let calls: [ExpectationForm] = [
    ExpectationForm(
      "call", "That an app’s delegate was called since the last note", .word(.naming(.app)),
      .word(.choice("METHOD", of: Call.Method.self, orLast: "none"))
        .alone(but: ["since"]),
      .option("notification", .naming(.notification), or: "none", "about which one"),
      .option("action", .naming(.action), "which action, default or dismiss"),
      .option("text", .quoted(), "what the person wrote"),
      .option("state", .choice("STATE", of: Call.State.self), "in which state the app was"),
      .option(
        "launch-option", .choice("KEY", of: Call.LaunchOption.self, orLast: "none"),
        "what its launch options carry"),
      .option("launch-image", .quoted("NAME"), or: "none", "the picture it starts with"),
      .flag("since", "WHEN", "start", "from the start, not the last note"),
      .option("count", .expectedNumber(), "how many times"),
      claim: { app, method, notification, action, text, state, option, image, sinceStart, count in
        .call(
          app,
          ExpectedCall(
            method: method, notification: notification, action: action, text: text, state: state,
            launchOption: option, launchImage: image, isSinceStart: sinceStart, count: count))
      },
      values: {
        guard case .call(let app, let call) = $0 else { return nil }
        return (
          app, call.method, call.notification, call.action, call.text, call.state,
          call.launchOption, call.launchImage, call.isSinceStart, call.count
        )
      }
    ) {
      context, app, method, name, action, text, state, option, image, start, count
        throws(Diagnostic) in
      try context.call(
        app,
        ExpectedCall(
          method: method, notification: name, action: action, text: text, state: state,
          launchOption: option, launchImage: image, isSinceStart: start, count: count))
    }
  ]
}

/// A call that an app's delegate can be expected to have got; nil for what may be any.
package struct ExpectedCall: Hashable, Sendable {
  /// Nil for no call at all.
  var method: Call.Method?
  /// What it was about; a nil inside for no notification (X9).
  var notification: ExpectedName??
  /// An action's identifier, `default` or `dismiss`.
  var action: ExpectedName?
  /// What the person wrote.
  var text: String?
  /// What the app was then.
  var state: Call.State?
  /// What the launch options carried; a nil inside for nothing.
  var launchOption: Call.LaunchOption??
  /// The picture that the app started with; a nil inside for none.
  var launchImage: String??
  /// Whether calls before the last `note` count, too.
  var isSinceStart = false
  /// How many times; nil for at least once.
  var count: ExpectedNumber?
}

extension ExpectationContext {
  fileprivate func call(
    _ name: ExpectedName, _ wanted: ExpectedCall
  ) throws(Diagnostic) -> ExpectationFinding {
    let app = try app(name).app.bundleIdentifier
    let mark = wanted.isSinceStart ? 0 : state.noteMarks.last?.calls ?? 0
    let calls = index.calls(of: app, from: mark, in: state)
    guard let method = wanted.method else {
      return ExpectationFinding(calls.isEmpty, actual: account(of: calls))
    }
    var deliveries: NamedDeliveries?
    if case .some(let name?) = wanted.notification { deliveries = try self.deliveries(name) }
    let isMeant = { [deliveries] (call: Call) in
      call.method == method
        && (deliveries.map { call.notification.map($0.has) ?? false } ?? true)
        && call.fits(wanted)
    }
    let found = calls.last(where: isMeant)
    return ExpectationFinding(
      wanted.count.map { $0.holds(for: calls.count(where: isMeant)) } ?? (found != nil),
      actual: account(of: calls), about: found?.notification ?? calls.last?.notification)
  }

  private func account(of calls: DeliveryIndex.PlacedCalls) -> String {
    calls.isEmpty ? "no call" : calls.map(account).joined(separator: "; ")
  }

  private func account(_ call: Call) -> String {
    let name = call.notification.map { state.notification($0).name }
    let details: [(String, String?)] = [
      ("notification", name), ("action", call.action), ("text", call.text?.quoted),
      ("state", call.state.rawValue), ("launch-option", call.launchOption?.rawValue),
      ("launch-image", call.launchImage?.quoted),
    ]
    return
      ([call.method.rawValue] + details.compactMap { key, value in value.map { "\(key)=\($0)" } })
      .joined(separator: " ")
  }
}

extension Call {
  fileprivate func fits(_ wanted: ExpectedCall) -> Bool {
    (wanted.notification != .some(nil) || notification == nil)
      && (wanted.action == nil
        || (wanted.action?.word.text).map(SystemAction.word).isExactly(action))
      && (wanted.text == nil || wanted.text == text)
      && (wanted.state == nil || wanted.state == state)
      && (wanted.launchOption.map { $0 == launchOption } ?? true)
      && (wanted.launchImage.map { $0 == launchImage } ?? true)
  }
}
