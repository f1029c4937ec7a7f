import Delivery

extension Act {
  /// The line that gives this act when it is read in the same state, by the
  /// first verb that can say it.
  ///
  /// A single notification's own group, where grouping is off, is named as the notification.
  ///
  /// - Parameter state: The one before the act is performed.
  /// - Returns: Nil for what no line can say: a group whose notification is gone, a payload that is
  ///   no JSON object, a remark.
  package func line(in state: State) -> String? {
    for write in Verb.inOrderOfWriting {
      if let line = try? write(self, state) { return line }
    }
    return nil
  }
}

extension Command {
  /// The line that gives this command when it is read in the same state.
  package func line(in state: State) -> String? { Act.command(self).line(in: state) }
}

extension Verb {
  // Pushes come by the thousand, each written down before it is answered; `locale` says in one
  // word what `device` says in two. Without the rest of the rows: they are gone through for every
  // act that is written down.
  fileprivate static let inOrderOfWriting = {
    let first = ["push", "locale"]
    let front = first.flatMap { name in all.filter { $0.name == name } }
    return (front + all.filter { !first.contains($0.name) }).map(\.write)
  }()
}
