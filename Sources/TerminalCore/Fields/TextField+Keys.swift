extension TextField {
  /// Does what a key means in a line editor, with the keys of shells.
  ///
  /// - Parameter direction: Which way the line runs where some of it runs from right to left (L34):
  ///   there left is on, and right is back, as it is seen.
  /// - Returns: False when the key means nothing here, so that it can mean something elsewhere.
  package mutating func handle(_ key: Key, running direction: Direction = .leftToRight) -> Bool {
    let isTurned = direction == .rightToLeft && text.hasRightToLeft
    let key = isTurned ? key.turned : key
    switch (key.code, key.modifiers) {
    case (.character(let character), []): insert(String(character))
    case (.backspace, []): deleteBackward()
    case (.delete, []), (.character("d"), .control): deleteForward()
    case (.backspace, .alt), (.character("w"), .control): deleteWordBackward()
    case (.character("d"), .alt): deleteWordForward()
    case (.character("u"), .control): deleteToStart()
    case (.character("k"), .control): deleteToEnd()
    // Terminals send the same for Ctrl-/.
    case (.character("_"), .control), (.character("/"), .control): undo()
    default: return handleMove(key)
    }
    return true
  }

  private mutating func handleMove(_ key: Key) -> Bool {
    switch (key.code, key.modifiers) {
    case (.left, []), (.character("b"), .control): move(.backward)
    case (.right, []), (.character("f"), .control): move(.forward)
    case (.left, .control), (.left, .alt), (.character("b"), .alt): move(.wordBackward)
    case (.right, .control), (.right, .alt), (.character("f"), .alt): move(.wordForward)
    case (.home, []), (.character("a"), .control): move(.start)
    case (.end, []), (.character("e"), .control): move(.end)
    default: return false
    }
    return true
  }
}

extension Key {
  // Left for right, and the other way round.
  fileprivate var turned: Key {
    guard code == .left || code == .right else { return self }
    return Key(code == .left ? .right : .left, modifiers)
  }
}
