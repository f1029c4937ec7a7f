import Delivery

extension Act {
  /// The line that gives this act when it is read in the same state, by the first verb that can say it.
  ///
  /// A single notification's own group, where grouping is off, is named as the notification.
  ///
  /// - Returns: Nil for what no line can say: a group whose notification is gone, a payload that is no
  ///   JSON object, a remark.
  package func line(in state: State) -> String? {
    for verb in Verb.inOrderOfWriting {
      if let line = verb.line(of: self, in: state) { return line }
    }
    return nil
  }
}

extension Command {
  /// The line that gives this command when it is read in the same state.
  package func line(in state: State) -> String? { Act.command(self).line(in: state) }
}

extension Verb {
  // `locale` says in one word what `device` says in two.
  fileprivate static let inOrderOfWriting =
    all.filter { $0.name == "locale" } + all.filter { $0.name != "locale" }
}
