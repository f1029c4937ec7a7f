import Delivery

extension Session {
  /// Tells of facts one by one, each with the state by which to speak of it: the present one, for
  /// names, by the clock of where the phone was then (formats.md §4).
  ///
  /// More may have come since, as the rest of a line does that waited for its time.
  ///
  /// - Parameter count: The number before that of the first.
  // Inlined where something is told, it takes a whole state apart each time, 12,000 bytes.
  @inline(never)
  func tell(_ facts: [Fact], after count: Int, _ body: (Fact, State) -> Void) {
    guard let zone = self.facts.zone(after: count) else {
      for fact in facts { body(fact, state) }
      return
    }
    var then = state
    then.takeClock(of: zone)
    for fact in facts {
      if let zone = fact.event.zones?.after { then.takeClock(of: zone) }
      body(fact, then)
    }
  }
}
