import Encodings
import TerminalCore

/// Turns the bytes of any terminal into inputs, independent of terminfo.
///
/// It knows the keys of xterm, Linux, rxvt, screen, tmux and vt100, whatever arrives cut in pieces,
/// and never fails: what it cannot read it drops. It keeps 64 bytes of a sequence and 1 MiB of a
/// paste; strings (OSC, DCS, APC, PM, SOS) are dropped whole, however long.
///
///     var decoder = InputDecoder()
///     decoder.feed([0x1b, 0x5b, 0x41])  // [.input(.key(Key(.up)))]
package struct InputDecoder: Sendable {
  /// What bytes mean.
  package enum Event: Hashable, Sendable {
    /// Something from the person.
    case input(Input)
    /// Something that the terminal says about itself; never shown.
    case answer(Answer)
  }

  private var state = State.ground
  private var text = TypedText()
  /// The beginning of an OSC that has begun; what is longer is no answer that is looked at.
  private var command: [UInt8] = []
  private var mouse = MouseReports()
  private var paste = PasteBuffer()
  private var events: [Event] = []

  /// Begins with nothing pending.
  package init() {}

  /// Whether `flush()` is to be called when nothing more comes within the escape delay.
  package var isPending: Bool {
    switch state {
    case .escape, .single, .linuxFunction, .mouse, .alternate: true
    case .control(let sequence): sequence.isEmpty
    case .string(_, let isEmpty, _): isEmpty
    case .ground, .paste: false
    }
  }

  /// Takes bytes as they arrived.
  ///
  /// - Returns: What they complete, in order. A sequence may be cut anywhere between two calls.
  package mutating func feed(_ bytes: some Sequence<UInt8>) -> [Event] {
    for byte in bytes { take(byte) }
    finishText(keepsIncomplete: true)
    return takeEvents()
  }

  /// Decides what is pending: nothing more came within the escape delay.
  ///
  /// A sequence that has begun beyond doubt is waited for, so that a late answer is never keys.
  package mutating func flush() -> [Event] {
    guard isPending else { return [] }
    switch state {
    case .escape(let twice):
      for _ in 0..<(twice ? 2 : 1) { emit(Key(.escape)) }
    case .control(let sequence):
      emitEscape(before: sequence)
      emit(Key(.character("["), .alt))
    case .single(let sequence): giveUp(sequence)
    case .string(let introducer, _, _):
      emit(Key(.character(Character(Unicode.Scalar(introducer.rawValue))), .alt))
    case .linuxFunction, .mouse, .alternate, .ground, .paste: break
    }
    state = .ground
    return takeEvents()
  }

  /// How long a paste waits for more before `endLostPaste(at:)`; nil outside of one.
  package var pasteDelay: Duration? {
    if case .paste = state { PasteBuffer.patience } else { nil }
  }

  /// Ends a paste for which nothing came for `pasteDelay`, as if its end had come: without one it
  /// would keep all keys from the person.
  ///
  /// - Parameter now: By any clock that never goes back; told after each `feed(_:)`.
  package mutating func endLostPaste(at now: Duration) -> [Event] {
    guard case .paste = state, let text = paste.text(at: now) else { return [] }
    finishPaste(text)
    return takeEvents()
  }

  private mutating func takeEvents() -> [Event] {
    defer { events = [] }
    return events
  }

  private mutating func emit(_ key: Key) {
    events.append(.input(.key(key)))
  }

  // Two ESC before what is no key: the first was the Escape key itself.
  private mutating func emitEscape(before sequence: ControlSequence) {
    if sequence.afterEscape { emit(Key(.escape)) }
  }

  // What looked like a sequence behind ESC O, and is none.
  private mutating func giveUp(_ sequence: ControlSequence) {
    emitEscape(before: sequence)
    if sequence.isEmpty { emit(Key(.character("O"), .alt)) }
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeGround(byte)
    case .escape(let twice): takeEscape(byte, twice: twice)
    case .control(let sequence): takeControl(byte, sequence)
    case .single(let sequence): takeSingle(byte, sequence)
    case .linuxFunction: takeLinuxFunction(byte)
    case .string(let introducer, _, let afterEscape):
      takeString(byte, introducer, afterEscape: afterEscape)
    case .mouse(let bytes): takeMouse(bytes + [byte])
    case .alternate(let bytes, let count): takeAlternate(byte, bytes, count: count)
    case .paste: takePaste(byte)
    }
  }

  private mutating func restart(with byte: UInt8) {
    state = .ground
    takeGround(byte)
  }
}

// MARK: - Text

extension InputDecoder {
  private mutating func takeGround(_ byte: UInt8) {
    if byte >= 0x20 && byte != 0x7f {
      text.append(byte)
      return
    }
    finishText(keepsIncomplete: false)
    if byte == 0x1b {
      state = .escape(twice: false)
    } else if let key = KeyTable.control(byte) {
      emit(key)
    }
  }

  private mutating func finishText(keepsIncomplete: Bool) {
    for character in text.finish(keepsIncomplete: keepsIncomplete) {
      emit(Key(.character(character)))
    }
  }

  private mutating func takeAlternate(_ byte: UInt8, _ bytes: [UInt8], count: Int) {
    guard byte & 0xc0 == 0x80 else { return restart(with: byte) }
    let bytes = bytes + [byte]
    guard bytes.count == count else {
      state = .alternate(bytes, count: count)
      return
    }
    state = .ground
    let first = String(decoding: bytes, as: UTF8.self).unicodeScalars.first
    if let first, TypedText.isTyped(first) { emit(Key(.character(Character(first)), .alt)) }
  }
}

// MARK: - Sequences

extension InputDecoder {
  private mutating func takeEscape(_ byte: UInt8, twice: Bool) {
    switch byte {
    case 0x1b:
      if twice { emit(Key(.escape)) }
      state = .escape(twice: true)
    case UInt8(ascii: "["): state = .control(ControlSequence(afterEscape: twice))
    case UInt8(ascii: "O"): state = .single(ControlSequence(afterEscape: twice))
    default:
      if twice { emit(Key(.escape)) }
      takeAfterEscape(byte)
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8) {
    if let introducer = StringIntroducer(rawValue: byte) {
      state = .string(introducer, isEmpty: true, afterEscape: false)
      return command.removeAll(keepingCapacity: true)
    }
    state = .ground
    switch byte {
    case 0x20...0x7e: emit(Key(.character(Character(Unicode.Scalar(byte))), .alt))
    case 0xc2...0xf4: state = .alternate([byte], count: byte.scalarLength)
    default:
      guard var key = KeyTable.control(byte) else { return }
      key.modifiers.insert(.alt)
      emit(key)
    }
  }

  private mutating func takeControl(_ byte: UInt8, _ sequence: ControlSequence) {
    var sequence = sequence
    switch byte {
    case UInt8(ascii: "[") where sequence.isEmpty:
      emitEscape(before: sequence)
      state = .linuxFunction
    case UInt8(ascii: "$") where sequence.isOneNumber: finishControl(byte, sequence)
    case 0x20...0x3f:
      sequence.append(byte)
      state = .control(sequence)
    case 0x40...0x7e: finishControl(byte, sequence)
    case 0x18, 0x1a, 0x80...:
      emitEscape(before: sequence)
      state = .ground
    default:
      emitEscape(before: sequence)
      restart(with: byte)
    }
  }

  private mutating func takeSingle(_ byte: UInt8, _ sequence: ControlSequence) {
    var sequence = sequence
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: ";"):
      sequence.append(byte)
      state = .single(sequence)
    case 0x20...0x7e:
      state = .ground
      if let key = KeyTable.single(byte, sequence) { return emit(key) }
      emitEscape(before: sequence)
    default:
      giveUp(sequence)
      restart(with: byte)
    }
  }

  private mutating func takeLinuxFunction(_ byte: UInt8) {
    state = .ground
    guard case UInt8(ascii: "A")...UInt8(ascii: "E") = byte else { return }
    emit(Key(.function(Int(byte - UInt8(ascii: "A")) + 1)))
  }

  private mutating func finishControl(_ final: UInt8, _ sequence: ControlSequence) {
    state = .ground
    if let key = KeyTable.control(final, sequence) { return emit(key) }
    emitEscape(before: sequence)
    switch (sequence.prefix, final, sequence.numbers.first) {
    case (nil, UInt8(ascii: "M"), nil): state = .mouse([])
    case (nil, UInt8(ascii: "~"), 200):
      paste = PasteBuffer()
      state = .paste
    case (nil, UInt8(ascii: "~"), _): break
    case (nil, UInt8(ascii: "I"), nil): events.append(.input(.focus(true)))
    case (nil, UInt8(ascii: "O"), nil): events.append(.input(.focus(false)))
    case (UInt8(ascii: "<"), UInt8(ascii: "M"), _), (UInt8(ascii: "<"), UInt8(ascii: "m"), _),
      (nil, UInt8(ascii: "M"), _):
      if let report = mouse.report(sequence, final: final) { events.append(.input(.mouse(report))) }
    default: events.append(.answer(Answer(sequence, final: final)))
    }
  }

  private mutating func takeMouse(_ bytes: [UInt8]) {
    guard bytes.count == 3 else {
      state = .mouse(bytes)
      return
    }
    state = .ground
    if let report = mouse.report(bytes) { events.append(.input(.mouse(report))) }
  }

  private mutating func takeString(
    _ byte: UInt8, _ introducer: StringIntroducer, afterEscape: Bool
  ) {
    switch byte {
    case UInt8(ascii: "\\") where afterEscape: finishString(introducer)
    // xterm's short end, of no other string.
    case 0x07 where introducer == .operatingSystemCommand: finishString(introducer)
    case _ where afterEscape:
      state = .ground
      takeEscape(byte, twice: false)
    case 0x1b: state = .string(introducer, isEmpty: false, afterEscape: true)
    case 0x18, 0x1a: state = .ground
    // Ctrl-C: a string that never ends would keep all keys from the person.
    case 0x03: restart(with: byte)
    default:
      if command.count < 64 { command.append(byte) }
      state = .string(introducer, isEmpty: false, afterEscape: false)
    }
  }

  private mutating func finishString(_ introducer: StringIntroducer) {
    state = .ground
    events.append(.answer(Answer(string: String(decoding: command, as: UTF8.self), introducer)))
  }

  private mutating func takePaste(_ byte: UInt8) {
    if let text = paste.take(byte) { finishPaste(text) }
  }

  private mutating func finishPaste(_ text: String) {
    paste = PasteBuffer()
    state = .ground
    events.append(.input(.paste(text)))
  }
}
