import Notifications

extension CheckSettings {
  /// What a run tells of an event: of its files, not what its project does not want to hear.
  ///
  /// - Returns: None where it is not told; behind it what is wrong with the settings themselves.
  mutating func weighed(_ event: SessionEvent) -> [SessionEvent] {
    switch event {
    case .complaint(let complaint):
      // What only the project calls an error kept no line from being played.
      applied(toLesser: [complaint]).map {
        $0.severity > complaint.severity ? .finding($0) : .complaint($0)
      }
    case .finding(let finding): (applied(to: [finding]) + takeMistakes()).map(SessionEvent.finding)
    case .happened, .rewound, .expectation, .snapshot, .compared, .title, .performed: [event]
    }
  }
}
