import Delivery
import Notifications

extension LineSyntax<GroupTarget> {
  /// A group, with `in=` where it stands in both sections.
  static var group: LineSyntax {
    let word = Parameter("GROUP", .group)
    return LineSyntax(Signature([word], options: LineSyntax<Section?>.section.signature.options)) {
      reader throws(Diagnostic) in
      try reader.state.requireGroup(
        try reader.next(word), in: reader.section, by: reader.context.index)
    } write: { target, writer in
      writer.add(target)
    }
  }
}

extension LineSyntax<GroupTarget?> {
  /// A group, or all there is, which is nil and in both sections (G23).
  static var groupOrAll: LineSyntax {
    var word = Parameter("GROUP", .group, or: ["all"])
    word.keysBeside = { $0.isKeyword("all") ? [] : nil }
    return LineSyntax(Signature([word], options: LineSyntax<Section?>.section.signature.options)) {
      [word] reader throws(Diagnostic) in
      let name = try reader.next(word)
      if name.isKeyword("all") {
        try reader.refuseSection()
        return nil
      }
      return try reader.state.requireGroup(
        name, in: reader.section, by: reader.context.index)
    } write: { target, writer in
      if let target { writer.add(target) } else { writer.add("all") }
    }
  }
}

extension LineSyntax<ClearTarget> {
  /// A notification or a group.
  static var notificationOrGroup: LineSyntax {
    LineSyntax(.notificationOrGroup) { reader throws(Diagnostic) in
      let word = try reader.next(.notificationOrGroup)
      return try reader.context.target(word, in: reader.section)
    } write: { target, writer in
      switch target {
      case .notification(let key): writer.add(writer.state.scenarioName(of: key))
      case .group(let target): writer.add(target, isTriedLast: true)
      }
    }
  }
}

extension LineSyntax<NotificationKey> {
  /// A notification, or the newest of a group.
  static var notificationOrNewest: LineSyntax {
    LineSyntax(.notificationOrGroup) { reader throws(Diagnostic) in
      let word = try reader.next(.notificationOrGroup)
      switch try reader.context.target(word, in: reader.section) {
      case .notification(let key): return key
      case .group(let target): return try reader.state.leading(of: target, word)
      }
    } write: { key, writer in
      writer.add(writer.state.scenarioName(of: key))
    }
  }
}

extension Parameter {
  fileprivate static let notificationOrGroup = Parameter("NOTIFICATION|GROUP", .notificationOrGroup)
}

extension Signature {
  fileprivate static let notificationOrGroup = Signature(
    [.notificationOrGroup], options: LineSyntax<Section?>.section.signature.options)
}

extension LineReader<ResolutionContext> {
  // The section that `in=` asks for.
  fileprivate var section: Section? {
    option("in").flatMap { Section(rawValue: $0.text) }
  }

  // Read and not heeded, it would clear the other section as well.
  fileprivate func refuseSection() throws(Diagnostic) {
    guard let section, let option = options.first else { return }
    let name = section == .lockScreen ? "lock-screen" : "notification-center"
    throw Diagnostic(
      option.place, .error,
      "\"all\" is both sections; leave in= out, or write “clear-all \(name)”")
  }
}

extension LineWriter {
  fileprivate mutating func add(_ target: GroupTarget, isTriedLast: Bool = false) {
    add(state.scenarioName(of: target.key, isTriedLast: isTriedLast && target.section == nil))
    if let section = target.section { add("in", section.rawValue) }
  }
}

extension ResolutionContext {
  // A notification is tried first; quotes around an app, or a section, only make sense for a group.
  fileprivate func target(_ word: Word, in section: Section?) throws(Diagnostic) -> ClearTarget {
    if section == nil, word.headAndTail("/") == nil {
      if let key = try findNotification(word), state.list.find(key) != nil {
        return .notification(key)
      }
      if let group = try state.findGroup(word) { return .group(group) }
      if let key = try findNotification(word) { return .notification(key) }
      throw try unknownTarget(word)
    }
    if let group = try state.findGroup(word, in: section) { return .group(group) }
    if word.headAndTail("/") == nil, let key = try findNotification(word) {
      guard let found = state.list.find(key)?.section, found != section else {
        return .notification(key)
      }
      throw state.misplaced(key, word)
    }
    throw try state.unknownGroup(word, in: section)
  }

  /// The error about a word that means no notification and no group, with the nearest name. Throws
  /// where an app's name fits several.
  func unknownTarget(_ word: Word) throws(Diagnostic) -> Diagnostic {
    // A known app is no mistake: it has no such group.
    let isOfApp = word.groupReadings.contains { reading in
      (try? state.findApp(reading.app, at: word.place)) != nil
    }
    if isOfApp { return try state.unknownGroup(word, in: nil) }
    let names = state.notificationNames + state.groupNames()
    let near = suggestion(for: word.text, among: names)
    return Diagnostic(
      word.place, .error, "there is no notification and no group \"\(word.text)\"\(near)",
      lacking: .name(word.text))
  }
}

extension State {
  /// The newest notification of a group that a word named.
  ///
  /// - Parameters:
  ///   - target: Has to be in the list.
  ///   - word: For the complaint.
  func leading(of target: GroupTarget, _ word: Word) throws(Diagnostic) -> NotificationKey {
    guard let place = list.find(target.key, in: target.section),
      let group = list.group(at: place)
    else { throw try unknownGroup(word, in: target.section) }
    return notification(group.leading).key
  }
}
