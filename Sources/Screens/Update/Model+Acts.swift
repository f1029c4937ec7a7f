extension Model {
  /// What every act of the person begins with: what was said before is read.
  mutating func beginAct() {
    message = nil
    list.arrived = []
    if layout.drawsPhone { list.wasAtTop = false }
    pointer.clicked = nil
    lastAct.awaitsArrival = false
    lastAct.isShownNowhere = false
    lastAct.isRewinding = false
    lastAct.leavesField = false
    pressed.lost = nil
  }

  /// Says that a field went by itself while it was written into.
  ///
  /// - Parameter isTyped: Whether it had the keys: what is typed on is no command then.
  mutating func sayLost(_ words: Sentence, isTyped: Bool) {
    say(words, isError: true)
    if isTyped, sheets.isEmpty { pressed.lost = message }
  }

  /// Says once more that a field went, and goes on to take no letters.
  mutating func stayLost(_ lost: Message) { (message, pressed.lost) = (lost, lost) }

  /// Lets something come by an effect.
  mutating func awaiting(_ effect: Effect) -> [Effect] {
    lastAct.awaitsArrival = true
    return [effect]
  }

  /// Sends a payload.
  mutating func deliver(_ title: String, by effect: Effect) -> [Effect] {
    // What becomes of it is what one wants to see: it is selected, whatever was chosen before.
    list.scroll = .top
    list.isChosen = false
    say(Words.delivering(title))
    return awaiting(effect)
  }

  /// A sentence with the keys in force.
  package func text(_ sentence: Sentence) -> String { sentence.text(keymap, glyphs) }

  /// Says something above the footer, until the next act.
  ///
  /// - Parameter isError: Draws it as a complaint, and notes it in the inspector.
  mutating func say(_ text: String, isError: Bool = false) {
    let words = text.withInnerQuotes
    message = Message(text: words, isError: isError)
    if isError { inspector.note(refusal: words) }
  }

  /// Says something above the footer, until the next act.
  mutating func say(_ sentence: Sentence, isError: Bool = false) {
    say(text(sentence), isError: isError)
  }

  /// Says something behind what the act itself has to say.
  mutating func add(_ sentence: Sentence) {
    let words = [message?.text, text(sentence)].compactMap(\.self).joined(separator: " ")
    message = Message(text: words, isError: message?.isError == true)
  }
}
