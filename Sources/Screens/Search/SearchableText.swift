import Delivery
import Notifications

/// What all notifications say, as it is drawn, one after the other: looked through in one go, as
/// long as none of it changes.
///
/// Kept with small letters for capitals of ASCII, as most searches do not mind case; a search that
/// does looks again at what is found.
struct SearchableText: Sendable {
  // No text has this byte, so nothing is found across two of them.
  private static let boundary: UInt8 = 0xFF

  private var bytes: [UInt8] = []
  // Where what each notification says ends.
  private var ends: [Int] = []
  // The apps that notifications are of, and which of them each one is of.
  private var apps: [BundleIdentifier] = []
  private var appIndices: [Int32] = []
  private var indices: [BundleIdentifier: Int32] = [:]

  /// How many notifications it has, by their numbers from 0 on.
  var count: Int { ends.count }

  /// Takes some more notifications in.
  ///
  /// - Parameter most: How many at once.
  mutating func extend(_ state: State, by most: Int) {
    let end = min(state.notifications.count, count + most)
    while count < end {
      take(count..<min(end, count + State.wordsAtOnce), of: state)
      state.releaseFile(of: count - 1)
    }
  }

  private mutating func take(_ numbers: Range<Int>, of state: State) {
    // As long as those so far, it has its room at once: growing, it would be there twice.
    if count == State.wordsAtOnce {
      let pieces = state.notifications.count / State.wordsAtOnce + 1
      bytes.reserveCapacity(bytes.count * pieces)
    }
    for number in numbers {
      let texts = state.rowTexts(of: number)
      for case let words? in [texts.title, texts.body, texts.subtitle] {
        for byte in words.sought.utf8 { bytes.append(TextMatcher.fold(byte)) }
        bytes.append(Self.boundary)
      }
      ends.append(bytes.count)
      appIndices.append(index(of: state.notification(number).app))
    }
  }

  private mutating func index(of app: BundleIdentifier) -> Int32 {
    if let known = indices[app] { return known }
    let index = Int32(apps.count)
    apps.append(app)
    indices[app] = index
    return index
  }

  /// Whether each notification says what is looked for, or its app is called so, by its number.
  ///
  /// - Returns: Nil where the notifications are not all here, or where letters
  ///   beyond ASCII are looked for.
  func answers(_ matcher: TextMatcher, in state: State) -> [Bool]? {
    guard count == state.notifications.count, matcher.isASCII else { return nil }
    var answers = Array(repeating: false, count: count)
    let called = apps.map { matcher.matches(state.displayName(of: $0)) }
    if called.contains(true) {
      for number in 0..<count { answers[number] = called[Int(appIndices[number])] }
    }
    bytes.withUnsafeBufferPointer { text in
      var (number, index) = (0, 0)
      while let hit = matcher.foldedHit(in: text, from: index) {
        while ends[number] <= hit { number += 1 }
        answers[number] = answers[number] || !matcher.mindsCase || state.says(matcher, number)
        index = ends[number]
      }
    }
    return answers
  }
}
