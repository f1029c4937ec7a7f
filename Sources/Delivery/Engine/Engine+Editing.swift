import Notifications

// No phone can do this: the words of a notification change where it stands, as if it had come with
// them. Nothing is delivered for it, so nothing is seen, heard or counted a second time, and its
// extensions are not asked again.
extension Engine {
  /// Writes words of a listed notification anew; in another thread it joins the
  /// group that it now belongs to.
  mutating func edit(_ key: NotificationKey, _ revision: ContentRevision) throws(Refusal) {
    let (number, section) = try find(key)
    let old = state.notification(number)
    if let reason = state.reasonNotToEdit(number) { throw Refusal(reason) }
    var new = old
    new.changeRequest { request in
      request.content.revise(by: revision)
      request.revision = Boxed((old.revision ?? ContentRevision()).adding(revision))
    }
    guard new.content.hasAlert else {
      throw Refusal("nothing of it would be left to list; clear it instead")
    }
    if new.content.isExactly(old.content) { return }
    let place = GroupPlace(state.groupKey(of: new), in: section)
    let isElsewhere = place.key != state.groupKey(of: old)
    collapseIfLeaving(number, section, to: place)
    emit(
      .edited(from: Boxed(old), to: Boxed(new)),
      because: isElsewhere ? state.reasons(for: place.key) : [])
  }
}

extension State {
  /// Why words of a notification cannot be written anew now; nil where they can.
  package func reasonNotToEdit(_ number: Int) -> String? {
    let notification = notification(number)
    if place(of: number) == nil {
      return "“\(notification.name)” \(reasonNotListed(notification.key))"
    }
    if notification.isLegacy {
      return "a local notification of old is not edited; schedule it anew (schedule-legacy)"
    }
    // What waits or is open holds on to the words that it began with.
    if pane?.notification == number { return "its rich view is open; close it first (dismiss)" }
    if waitingBanners.numbers.contains(number) {
      return "its banner still waits for its turn; let that pass first"
    }
    return nil
  }
}

extension Content {
  // A3, G5, T11: a thread, category or argument that only looks like another is another one.
  fileprivate func isExactly(_ other: Content) -> Bool {
    self == other && threadIdentifier.isExactly(other.threadIdentifier)
      && categoryIdentifier.isExactly(other.categoryIdentifier)
      && summaryArgument.isExactly(other.summaryArgument)
  }
}

extension ContentRevision {
  fileprivate func adding(_ later: ContentRevision) -> ContentRevision {
    var sum = self
    sum.add(later)
    return sum
  }
}
