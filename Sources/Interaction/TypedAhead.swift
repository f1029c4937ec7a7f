import Screens
import TerminalCore

extension Interaction {
  /// Takes what waits and belongs together: letters for a line that is typed into are taken as one,
  /// so that what the line finds is looked for once; a key that moves the selection, as often as it
  /// comes. Anything else is taken alone.
  ///
  /// - Parameter waiting: Not empty; what is taken is gone from it.
  package mutating func handle(nextOf waiting: inout ArraySlice<Input>) {
    let next = waiting.prefix(2)
    if next.count == 2, next.allSatisfy({ $0.letter != nil }), model.takesLetters(in: scene) {
      let letters = waiting.prefix(TextField.limit).prefix { $0.letter != nil }
      waiting = waiting.dropFirst(letters.count)
      handle(.input(.paste(String(letters.compactMap(\.letter)))))
    } else if let next = waiting.popFirst() {
      handle(.input(next))
      moveOn(like: next, &waiting)
    }
  }

  // The same key, typed ahead or held down: what lies between is never drawn.
  private mutating func moveOn(like last: Input, _ waiting: inout ArraySlice<Input>) {
    guard case .key(let key) = last, waiting.first == last else { return }
    let count = waiting.prefix { $0 == last }.count
    waiting = waiting.dropFirst(model.moveOn(key, atMost: count, in: scene))
  }
}

extension ArraySlice<Input> {
  /// What was typed before Ctrl-C is given up where it is more than a person can mean; what the
  /// terminal itself said stays.
  package mutating func dropBeforeInterrupt() {
    guard count > Self.mostTypedAhead, let last = lastIndex(of: .interrupt) else { return }
    let first = self[...last].lastIndex { $0 != .interrupt }.map { $0 + 1 } ?? startIndex
    let kept = self[..<first].filter { !$0.isAct }
    self = (kept + self[first...])[...]
  }

  // So much is done within a moment, or was meant.
  private static let mostTypedAhead = 64
}

extension Input {
  fileprivate static let interrupt = Input.key(Key(.character("c"), .control))

  /// The key that was pressed; nil for anything else.
  var key: Key? { if case .key(let key) = self { key } else { nil } }

  /// What is typed where a line takes it; nil for all that is no letter.
  fileprivate var letter: Character? {
    guard case .key(let key) = self, key.modifiers.isEmpty, case .character(let letter) = key.code
    else { return nil }
    return letter
  }

  /// Whether it is something that the person did.
  fileprivate var isAct: Bool {
    switch self {
    case .key, .mouse, .paste: true
    case .resize, .focus, .background, .terminal: false
    }
  }
}
