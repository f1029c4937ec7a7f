import Delivery
import Notifications

extension State {
  /// H5, H16, H20: what stands for hidden content; nil where it shows.
  ///
  /// - Parameters:
  ///   - number: The notification's number; nil for a group's words alone.
  ///   - group: Where it is listed; nil for nowhere.
  func hiddenCover(of number: Int?, in group: Group?) -> HiddenPlaceholder? {
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

  // H2, H14: with why it is hidden, and why some of its own shows all the same.
  private func cover(_ placeholder: HiddenPlaceholder, of leading: Int) -> HiddenPlaceholder {
    var cover = placeholder
    cover.reasons =
      [hidingReason(of: notification(leading).app)] + placeholder.reasons
      + [bareReason(of: leading)].compactMap(\.self)
    return cover
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
