import Notifications

/// What stands under a collapsed group, before it is put into words.
package struct Summary: Hashable, Sendable {
  /// How many more there are.
  package var number: Int
  package var reasons: [Reason]
}

extension State {
  /// T1, T2, T8: the summary of a group; nil for single rows and while its members show.
  package func summary(of group: Group) -> Summary? {
    guard group.isStack(threshold: device.policies.stackThreshold), !group.isExpanded else {
      return nil
    }
    let number = summaryNumber(of: group)
    let counted = Reason("T2", [Reason.Detail("number", String(number))])
    return Summary(number: number, reasons: [Reason("T1"), counted, Reason("T8")])
  }

  // G32, T26: from iOS 15 every member counts 1, whatever it says.
  private func summaryNumber(of group: Group) -> Int {
    let ignoresCounts = device.profile >= .ios15
    let all = ignoresCounts ? group.count : group.summaryCount
    if device.policies.summaryIncludesLeading { return all }
    return all - (ignoresCounts ? 1 : notification(group.leading).summaryCount)
  }
}
