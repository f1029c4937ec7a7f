import Notifications

extension LexedLine {
  /// The line as it stands so many rows further down.
  func moved(by rows: Int) -> LexedLine {
    guard rows != 0 else { return self }
    var line = self
    line.place.line += Int32(clamping: rows)
    for index in words.indices { line.words[index].move(by: rows) }
    for index in options.indices {
      line.options[index].place.line += Int32(clamping: rows)
      line.options[index].value.move(by: rows)
    }
    return line
  }

  /// Copies the JSON in it, which would keep the whole file as it was then.
  mutating func keepOwnJSON() {
    for index in words.indices { words[index].keepOwnJSON() }
    for index in options.indices { options[index].value.keepOwnJSON() }
  }
}

extension Word {
  /// Goes so many rows further down.
  mutating func move(by rows: Int) {
    place.line += Int32(clamping: rows)
    guard let source = json else { return }
    var moved = source.place
    moved.line += Int32(clamping: rows)
    form = .json(SourceText(source.bytes, at: moved, written: source.written))
  }

  /// Copies its JSON.
  mutating func keepOwnJSON() {
    guard let source = json else { return }
    form = .json(source.replacingBytes(by: Array(source.bytes)))
  }
}
