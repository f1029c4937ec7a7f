import Delivery
import Localization
import Notifications

/// What stands for content that is hidden.
struct HiddenCover {
  /// Its words.
  let words: String
  /// What they were made of.
  let parts: [ResolvedText]
  /// H2, H3–H14: why it is hidden, how the words were chosen, and why some of
  /// its own show all the same.
  let reasons: [Reason]
  /// What is wrong with them, and with those of which nothing was left.
  let flaws: [Diagnostic]
}

extension State {
  /// H5, H16, H20: what stands for hidden content; nil where it shows.
  ///
  /// - Parameters:
  ///   - number: The notification's number; nil for a group's words alone.
  ///   - group: Where it is listed; nil for nowhere.
  func hiddenCover(of number: Int?, in group: Group?) -> HiddenCover? {
    if let group, number == nil || isStack(group) && !group.isExpanded {
      return isHidden(group.leading) ? cover(placeholder(for: group), of: group.leading) : nil
    }
    // A row of its own, a banner, a look on the watch, or a part of a summary.
    guard let number, isHidden(number),
      group != nil || banner?.number == number || isOnWatch(number)
        || summaryWords(of: number) != nil
    else { return nil }
    return cover(placeholder(for: number), of: number)
  }

  private func cover(_ placeholder: HiddenPlaceholder, of leading: Int) -> HiddenCover {
    HiddenCover(
      words: placeholder.words, parts: placeholder.parts,
      reasons: [hidingReason(of: notification(leading).app)] + placeholder.reasons
        + [bareReason(of: leading)].compactMap(\.self),
      flaws: placeholder.complaints)
  }

  // H14: why some of it shows all the same; nil where nothing does.
  private func bareReason(of number: Int) -> Reason? {
    let shown = shown(number)
    switch (shown.title != nil, shown.subtitle != nil) {
    case (true, true): return Reason("H14", "both")
    case (true, false): return Reason("H14", "title")
    case (false, true): return Reason("H14", "subtitle")
    case (false, false): return nil
    }
  }
}
