/// What stands under `fact` in JSON: the events of the phone, and what is told among them.
package enum FactName {
  /// What was done is taken back, or done again.
  package static let rewound = "rewound"
  /// A server or program that connected came to nothing.
  static let clientFailed = "clientFailed"

  /// All of them, in the order in which help lists them.
  package static let all = EventName.allCases.map(\.rawValue) + [rewound, clientFailed]
}
