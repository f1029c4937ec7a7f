/// A place where rules meet: what each of them depends on, as axes whose
/// values are played in pairs.
struct RuleSurface: Sendable {
  /// What its scenarios' names begin with.
  let name: String
  let axes: [RuleAxis]

  static let all = [arrival, stack, waiting]

  /// Its scenarios in order, each value of an axis with each of every other.
  var scenarios: [PairedScenario] {
    PairwiseRows(counts: axes.map(\.values.count)).rows.enumerated().map { index, row in
      var scenario = PairedScenario()
      let values = zip(axes, row).map { $0.values[$1] }
      for value in values { value.change(&scenario) }
      let number = String(index + 1)
      scenario.name = "\(name)-\(number.count < 2 ? "0" : "")\(number)"
      scenario.title = "\(name): \(values.map(\.name).joined(separator: ", "))"
      return scenario
    }
  }
}

/// What a rule depends on.
struct RuleAxis: Sendable {
  /// For those who read a failure.
  let name: String
  let values: [Value]

  struct Value: Sendable {
    /// Said in the scenario's title.
    let name: String
    /// What it adds to a scenario.
    let change: @Sendable (inout PairedScenario) -> Void

    init(_ name: String, _ change: @escaping @Sendable (inout PairedScenario) -> Void = { _ in }) {
      (self.name, self.change) = (name, change)
    }
  }

  init(_ name: String, _ values: [Value]) { (self.name, self.values) = (name, values) }
}

/// A scenario that is put together of values of axes.
struct PairedScenario: Sendable {
  var name = ""
  var title = ""
  /// Lines above the app: the device and its switches.
  var device: [String] = []
  /// What the app is granted by its answer.
  var options = ["alert", "sound", "badge"]
  /// Members of the app besides its name and what it asks for.
  var app: [String] = []
  /// Lines behind the app.
  var phone: [String] = []
  /// What is pushed, in order.
  var pushes = [Push(name: "a")]
  /// Lines behind the pushes.
  var end: [String] = []

  /// One push.
  struct Push: Sendable {
    var name: String
    /// Members of `alert`; none for no such object.
    var alert: [String] = []
    /// Members of `aps`.
    var members: [String] = []
    /// Options of the line.
    var options = ""
  }

  /// Its lines, without what is expected.
  var lines: [String] {
    let options = options.map { "\"\($0)\"" }.joined(separator: ",")
    let own =
      [
        #""bundleIdentifier":"com.example.kettle","displayName":"Kettle""#,
        #""authorization":{"options":[\#(options)],"request":"firstLaunch"}"#,
      ] + app
    let sent = pushes.map { push in
      let alert = push.alert.isEmpty ? [] : ["\"alert\":{\(push.alert.joined(separator: ","))}"]
      let members = (alert + push.members).joined(separator: ",")
      let words = ["+1s push kettle {\"aps\":{\(members)}} id=\(push.name)", push.options]
      return words.filter { !$0.isEmpty }.joined(separator: " ")
    }
    return ["title \"\(title)\""] + device + ["app {\(own.joined(separator: ","))}"] + phone + sent
      + end
  }
}
