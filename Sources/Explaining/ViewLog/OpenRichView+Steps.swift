import Delivery
import Notifications

extension OpenRichView {
  /// What an extension did between two moments, a step each, as its table would say it.
  func steps(since old: OpenRichView) -> [String] {
    guard let new = content, let before = old.content else {
      return old.content == nil ? [] : ["failed; the system’s own view shows"]
    }
    return new.values(since: before) + new.actionSteps(since: before)
      + new.accessSteps(since: before) + mediaSteps(since: old)
  }

  private func mediaSteps(since old: OpenRichView) -> [String] {
    if media.isPlaying == old.media.isPlaying { return [] }
    return [media.isPlaying ? "mediaPlayingStarted" : "mediaPlayingPaused"]
  }
}

extension ExtensionPane {
  fileprivate func values(since old: ExtensionPane) -> [String] {
    values.compactMap { member in
      let before = old[member.key]
      if before == member.value { return nil }
      guard let lines = member.value.array else {
        let words = member.value.words
        return words.isEmpty ? "set \(member.key) to nothing" : "set \(member.key): \(words)"
      }
      // A list that grew says what was added.
      guard let had = before?.array, lines.starts(with: had) else {
        return "set \(member.key): \(lines.count.counted("line"))"
      }
      let added = lines.dropFirst(had.count).map(\.words).joined(separator: ", ")
      return "append \(member.key): \(added)"
    }
  }

  fileprivate func actionSteps(since old: ExtensionPane) -> [String] {
    var steps: [String] = []
    if actions != old.actions {
      let names = actions?.map(\.identifier).joined(separator: ", ") ?? ""
      steps.append("setActions: \(names.isEmpty ? "none" : names)")
    }
    if isFirstResponder != old.isFirstResponder {
      steps.append(isFirstResponder ? "becomeFirstResponder" : "resignFirstResponder")
    }
    return steps
  }

  fileprivate func accessSteps(since old: ExtensionPane) -> [String] {
    accesses.flatMap { access in
      let before = old.accesses.first { $0.attachment == access.attachment }
      let started = access.started > (before?.started ?? 0)
      let stopped = access.stopped > (before?.stopped ?? 0)
      return [
        started ? "startAccessingSecurityScopedResource \(access.attachment)" : nil,
        stopped ? "stopAccessingSecurityScopedResource \(access.attachment)" : nil,
      ].compactMap(\.self)
    }
  }
}
