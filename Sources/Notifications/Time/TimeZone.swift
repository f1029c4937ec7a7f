/// A time zone as a value: its changes are read once, so nothing asks the machine later.
package struct TimeZone: Hashable, Sendable {
  /// The identifier of the tz database, such as `America/Los_Angeles`.
  package let identifier: String
  /// Seconds east of Greenwich before the first change.
  package let firstOffset: Int
  /// When the offset changes, earliest first.
  package let changes: [Change]

  /// A moment from which another offset holds.
  package struct Change: Hashable, Sendable {
    /// Seconds since 1 January 1970 UTC.
    package let start: Int64
    /// Seconds east of Greenwich from then on.
    package let offset: Int

    package init(start: Int64, offset: Int) {
      (self.start, self.offset) = (start, offset)
    }
  }

  package init(identifier: String, firstOffset: Int, changes: [Change] = []) {
    (self.identifier, self.firstOffset, self.changes) = (identifier, firstOffset, changes)
  }

  /// The zone that holds unless another is named.
  package static let standardIdentifier = "America/Los_Angeles"

  /// Greenwich, where nothing ever changes.
  package static let utc = TimeZone(identifier: "UTC", firstOffset: 0)

  /// Seconds east of Greenwich at a moment.
  package func secondsFromGMT(at instant: Instant) -> Int { secondsFromGMT(at: instant.seconds) }

  /// Seconds east of Greenwich, at seconds since 1970.
  package func secondsFromGMT(at seconds: Int64) -> Int {
    let index = firstChange(after: seconds)
    return index == 0 ? firstOffset : changes[index - 1].offset
  }

  /// The index of the first change later than seconds since 1970; the count of all where none is.
  package func firstChange(after seconds: Int64) -> Int {
    changes.indices.partitioningIndex { changes[$0].start > seconds }
  }
}
