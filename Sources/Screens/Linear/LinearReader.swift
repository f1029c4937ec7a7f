import Notifications
import TerminalCore

/// Says a screen line by line: all of it where it is another one, else what changed.
///
/// What can be chosen has a number, which stays its own for as long as its screen is open.
package struct LinearReader: Sendable {
  /// A screen as it was read last.
  private struct Reading: Sendable {
    let topic: [String]
    var lines: [LinearLine<Spot>] = []
    var numbers: [Thing: Int] = [:]
  }

  /// What has a number: what can be chosen. Where a list is narrowed by what is typed, the place
  /// of a row is another's next: there it is what the row says.
  private struct Thing: Hashable {
    let spot: Spot
    let words: String
  }

  // The one that is open is the last; those before it are beneath it, or were there before.
  private var readings: [Reading] = []
  private var keymap = Keymap.standard
  private var isWritten = false

  package init() {}

  /// What there is to say now; empty where nothing changed.
  ///
  /// - Parameters:
  ///   - isWhole: Whether all of it is wanted.
  ///   - isAsked: Whether a line was typed; many rows that come by themselves are only counted.
  package mutating func announcements(
    of screen: LinearScreen, keymap: Keymap, isWhole: Bool = false, isAsked: Bool = true
  ) -> [String] {
    (self.keymap, isWritten) = (keymap, screen.isWritten)
    if let place = readings.lastIndex(where: { $0.topic == screen.topic }) {
      let isBack = place < readings.count - 1
      readings.removeSubrange((place + 1)...)
      let heading = isBack ? [Words.backOn(screen.topic)] : []
      return isWhole ? whole(screen) : heading + changes(to: screen, isAsked: isAsked)
    }
    readings = readings.suffix(Self.mostReadings) + [Reading(topic: screen.topic)]
    return whole(screen)
  }

  /// Forgets that words were said above the footer: those that are said once more are new.
  package mutating func forget(_ words: String) {
    for index in readings.indices {
      readings[index].lines = readings[index].lines.filter {
        $0.role != .status || !$0.words.hasSuffix(words)
      }
    }
  }

  /// What a number stands for; nil for one that nothing of the open screen has.
  package func spot(numbered number: Int) -> Spot? {
    guard let reading = readings.last else { return nil }
    let thing = reading.numbers.first { $0.value == number }?.key
    return thing.flatMap { thing in reading.lines.first { self.thing($0) == thing }?.id }
  }

  /// The numbers that there are, in their order.
  package var numbers: [Int] {
    (readings.last?.lines ?? []).compactMap(number).sorted()
  }

  private func number(of line: LinearLine<Spot>) -> Int? {
    thing(line).flatMap { readings.last?.numbers[$0] }
  }

  private func thing(_ line: LinearLine<Spot>) -> Thing? {
    guard isWritten, line.role == .row, case .choice = line.id else {
      return line.id.map { Thing(spot: $0, words: "") }
    }
    return Thing(spot: .choice(0), words: line.words)
  }

  // More are never open over each other.
  private static let mostReadings = 8

  private mutating func whole(_ screen: LinearScreen) -> [String] {
    take(screen.lines)
    return [Words.screenHeading(screen.topic)] + screen.lines.map(text)
  }

  private mutating func take(_ lines: [LinearLine<Spot>]) {
    guard var reading = readings.popLast() else { return }
    var next = (reading.numbers.values.max() ?? 0) + 1
    for new in lines.compactMap(thing) where reading.numbers[new] == nil {
      reading.numbers[new] = next
      next += 1
    }
    reading.lines = lines
    readings.append(reading)
  }

  private mutating func changes(to screen: LinearScreen, isAsked: Bool) -> [String] {
    let all = readings.last?.lines ?? []
    let before = all.filter { !$0.isInToolbar }
    let now = screen.lines.filter { !$0.isInToolbar }
    let there = Set(now.compactMap(thing))
    let left = before.filter { isGone($0, but: there, from: now) }
      .map { Words.gone(text($0).beginning) }
    take(screen.lines)
    let acts = screen.lines.filter { isOther($0, than: all) }.map { Words.changed(text($0)) }
    var texts = now.filter(\.isText).areNew(after: before.filter(\.isText))[...]
    // Several lines of one thing have its number: each is what the line at
    // its place among them was.
    var known = Dictionary(grouping: before.filter { $0.id != nil }.reversed(), by: thing)
    var said: [Announcement] = []
    for line in now {
      if !line.isText {
        said += [change(of: known[thing(line)]?.popLast(), to: line)].compactMap(\.self)
      } else if texts.popFirst() == true, line.role != .time {
        let words = line.role == .status ? Words.said(line.words) : Words.shown(text(line))
        said.append(Announcement(kind: .other, words: words))
      }
    }
    return (left.count > Self.most ? [Words.gone(left.count)] : left)
      + lines(said, isAsked: isAsked) + acts
  }

  // What is typed changes the words of a field, which has no identity of its own.
  private func isGone(
    _ line: LinearLine<Spot>, but there: Set<Thing>, from now: [LinearLine<Spot>]
  ) -> Bool {
    if let thing = thing(line) { return !there.contains(thing) }
    return line.role == .field && !now.contains { $0.id == nil && $0.role == .field }
  }

  // Enter and Esc are pressed without another look at what they do: where that is something else
  // than before, it is said.
  private func isOther(_ act: LinearLine<Spot>, than before: [LinearLine<Spot>]) -> Bool {
    guard act.isInToolbar, let id = act.id?.control(in: keymap), id == .tap || id == .back else {
      return false
    }
    return before.contains { $0.isInToolbar && $0.id == act.id && $0.words != act.words }
  }

  /// Something that is said of a change.
  private struct Announcement {
    enum Kind {
      /// A thing says something else than before.
      case changed
      /// A row is there that was not.
      case shown
      case other
    }

    let kind: Kind
    let words: String
  }

  // More of a kind are only counted: a table that fills would never be silent.
  private static let most = 8

  // What a line that was typed has shown is what it asked for.
  private func lines(_ said: [Announcement], isAsked: Bool) -> [String] {
    let kinds: [Announcement.Kind] = isAsked ? [.changed] : [.changed, .shown]
    let many = kinds.filter { kind in said.count { $0.kind == kind } > Self.most }
    let counts = many.map { kind in
      let words = Words.many(said.count { $0.kind == kind }, isWritten: isWritten)
      return kind == .changed ? Words.changed(words) : Words.shown(words)
    }
    return counts + said.filter { !many.contains($0.kind) }.map(\.words)
  }

  private func change(of old: LinearLine<Spot>?, to new: LinearLine<Spot>) -> Announcement? {
    guard let old else {
      return Announcement(kind: new.role == .row ? .shown : .other, words: Words.shown(text(new)))
    }
    if old.timeless == new.timeless { return nil }
    var selected = old.timeless
    selected.isSelected = new.isSelected
    if selected == new.timeless {
      return new.isSelected ? Announcement(kind: .other, words: Words.selected(text(new))) : nil
    }
    return Announcement(kind: .changed, words: Words.changed(text(new)))
  }

  /// A line as it is printed: its number, what it is, how it is, what it says.
  private func text(_ line: LinearLine<Spot>) -> String {
    let number = self.number(of: line).map { "\($0). " } ?? ""
    let states = [
      line.id?.keyName(in: keymap, isWritten: isWritten).map(Words.keyNamed),
      line.isSelected ? Words.isSelected : nil,
      line.whyDisabled == nil ? nil : Words.isUnavailable,
    ].compactMap(\.self)
    let kind = [Words.kind(of: line)].compactMap(\.self) + states
    let reason = line.whyDisabled.flatMap { line.words.containsBytes(of: $0) ? nil : $0 }
    let words = line.words.andThen(line.time).andThen(reason ?? "")
    let prefix = kind.joined(separator: ", ")
    return number + (prefix.isEmpty ? words : words.isEmpty ? prefix : "\(prefix): \(words)")
  }
}

extension String {
  /// What there is to say besides behind it, which needs no mark of its own behind a sentence.
  fileprivate func andThen(_ rest: String) -> String {
    if isEmpty || rest.isEmpty { return self + rest }
    return self + (endsSentence ? " " : "; ") + rest
  }
}
