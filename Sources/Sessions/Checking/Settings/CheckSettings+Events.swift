import Notifications

extension CheckSettings {
  /// What a run tells of an event: of its files, not what its project does not want to hear.
  ///
  /// - Returns: Nil where it is not told.
  mutating func weighed(_ event: SessionEvent) -> SessionEvent? {
    switch event {
    case .complaint(let complaint):
      // What only the project calls an error kept no line from being played.
      applied(toLesser: [complaint]).first.map {
        $0.severity > complaint.severity ? .finding($0) : .complaint($0)
      }
    case .finding(let finding): applied(to: [finding]).first.map(SessionEvent.finding)
    case .happened, .rewound, .expectation, .snapshot, .compared, .title, .performed: event
    }
  }
}
