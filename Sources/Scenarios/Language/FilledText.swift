import Notifications

/// The text of a scenario with what a case gives in the place of each `{key}`, and where
/// its bytes stand in the file.
struct FilledText {
  /// Of all that is filled in, in bytes: a long text and as many keys would fill the memory.
  static let most = 16 << 20

  /// As it is read.
  private(set) var bytes: [UInt8]
  /// As it stands in the file.
  let file: [UInt8]
  /// Where the first key is in the file that had no room; nil where all had.
  private(set) var firstWithoutRoom: Int?
  private var filledCount = 0
  // Ascending; what was left out is empty in the text that is read.
  private var spans: [WrittenText.Span] = []

  /// A text in which nothing is filled in.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    file = bytes
  }

  /// Fills in what a case gives, but not in the lines that give cases; other braces stay.
  init(_ cases: ScenarioCases, _ values: ScenarioCase) {
    self.init(cases, values, keeping: 0..<cases.bytes.count)
  }

  /// The same without the lines of the other cases, unless something is wrong with one.
  ///
  /// - Parameter values: The case; nil for a scenario without cases.
  init(_ cases: ScenarioCases, playing values: ScenarioCase?) {
    guard let values else {
      self.init(cases.bytes)
      return
    }
    let own = cases.isSound ? cases.range(of: values.name) : nil
    self.init(cases, values, keeping: own ?? 0..<cases.bytes.count)
  }

  /// Fills in what a case gives in all of a text.
  init(_ text: [UInt8], filling values: ScenarioCase) {
    (bytes, file) = ([], text)
    fill(0..<text.count, values.texts)
  }

  // Of the lines that give cases, those in a range are kept.
  private init(_ cases: ScenarioCases, _ values: ScenarioCase, keeping kept: Range<Int>) {
    (bytes, file) = ([], cases.bytes)
    bytes.reserveCapacity(file.count)
    let texts = values.texts
    var index = 0
    for block in cases.blocks {
      fill(index..<block.lowerBound, texts)
      let own = kept.clamped(to: block)
      leaveOut(block.lowerBound..<own.lowerBound)
      bytes += file[own]
      leaveOut(own.upperBound..<block.upperBound)
      index = block.upperBound
    }
    fill(index..<file.count, texts)
  }

  private mutating func fill(_ range: Range<Int>, _ texts: [[UInt8]: [UInt8]]) {
    var index = range.lowerBound
    while index < range.upperBound {
      guard let key = Self.key(in: file, at: index), let text = texts[Array(file[key])],
        hasRoom(for: text, at: index)
      else {
        bytes.append(file[index])
        index += 1
        continue
      }
      let origin = index..<key.upperBound + 1
      spans.append(
        WrittenText.Span(range: bytes.count..<bytes.count + text.count, origin: origin))
      bytes += text
      index = origin.upperBound
    }
  }

  // From the first on that has none, keys stay as they are written.
  private mutating func hasRoom(for text: [UInt8], at index: Int) -> Bool {
    guard firstWithoutRoom == nil else { return false }
    filledCount += text.count
    if filledCount > Self.most { firstWithoutRoom = index }
    return firstWithoutRoom == nil
  }

  private mutating func leaveOut(_ origin: Range<Int>) {
    if origin.isEmpty { return }
    spans.append(WrittenText.Span(range: bytes.count..<bytes.count, origin: origin))
  }

  /// What was filled in, ascending: where it is in the text that is read, and where its key stands
  /// in the file, braces included.
  var fillings: [(range: Range<Int>, origin: Range<Int>)] {
    spans.filter { file[$0.origin.lowerBound] == .openBrace }.map { ($0.range, $0.origin) }
  }

  /// Where a byte stands in the file; of what was filled in, where its brace opens, and
  /// never in what was left out.
  ///
  /// - Parameter offset: From the first byte of the text that is read.
  func offsetInFile(of offset: Int) -> Int { spans.origin(of: offset) }

  /// What stands in the file in the place of a part of the text; nil where
  /// nothing was filled in there.
  ///
  /// - Parameter part: In bytes from the first of the text that is read.
  func written(_ part: Range<Int>) -> WrittenText? {
    let first = spans.indices.partitioningIndex { spans[$0].range.upperBound > part.lowerBound }
    let last = spans.indices.partitioningIndex { spans[$0].range.lowerBound >= part.upperBound }
    guard first < last else { return nil }
    let start = offsetInFile(of: part.lowerBound)
    let filled = spans[first..<last].map { span in
      WrittenText.Span(
        range: span.range.moved(by: -part.lowerBound), origin: span.origin.moved(by: -start))
    }
    return WrittenText(file[start..<offsetInFile(of: part.upperBound)], filling: filled)
  }

  /// The key of `{key}`, where one begins at an index.
  static func key(in file: [UInt8], at index: Int) -> Range<Int>? {
    guard file[index] == .openBrace else { return nil }
    var end = index + 1
    while end < file.count, file[end].isKeyByte { end += 1 }
    guard end > index + 1, end < file.count, file[end] == UInt8(ascii: "}") else { return nil }
    return index + 1..<end
  }
}

extension ScenarioCase {
  // What it gives, by its keys.
  fileprivate var texts: [[UInt8]: [UInt8]] {
    Dictionary(values.map { (Array($0.key.utf8), Array($0.text.utf8)) }) { $1 }
  }
}
