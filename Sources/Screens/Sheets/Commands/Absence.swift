/// Something that is looked for and that there is not, with what there is instead.
struct Absence: Sendable {
  /// Words that mean it, each a phrase of its own.
  let words: [String]
  /// What the palette calls it.
  let title: String
  /// Why there is none, and what there is.
  let reason: Sentence

  /// All that people look for first.
  static let all: [Absence] = [
    Absence(
      words: ["font", "font size", "text size", "bigger", "larger", "smaller", "zoom in"],
      title: "font size",
      reason: "The terminal decides, mostly with Ctrl-+; \(key: .density) gives rows more room."),
    Absence(
      words: ["favourite", "favorite", "favourites", "favorites", "star", "pin", "bookmark"],
      title: "favorites",
      reason: "A phone has none among notifications; \(key: .search) and \(key: .filter) find them."
    ),
    Absence(
      words: ["snooze", "remind me", "later", "postpone"], title: "snooze",
      reason: "A phone has none; an app may ask for another request (\(key: .send), then Tab)."),
    Absence(
      words: ["mark as read", "mark read", "read", "unread", "seen"], title: "mark as read",
      reason: "Notifications are not read or unread; \(key: .clear) clears them, a tap opens them."),
    Absence(
      words: ["archive", "trash"], title: "archive",
      reason: "What is cleared is gone, as on a phone; \(key: .undo) brings it back."),
    Absence(
      words: ["rotate", "landscape", "orientation"], title: "landscape",
      reason: "The phone stands upright; a wider terminal gives it more columns."),
    Absence(
      words: ["vibrate", "haptic", "haptics", "vibration"], title: "vibration",
      reason:
        "It follows from the ringer: \(key: .ringer) turns that off; the log says what vibrates."),
    Absence(
      words: ["save", "save as"], title: "save",
      reason:
        "Nothing has to be saved: “coversheet open --resume” goes on; \(key: .record) records a scenario."
    ),
  ]

  /// What is meant by typed words; nil where there may be such a thing.
  static func meant(by typed: String) -> Absence? {
    all.first { $0.words.contains(typed.lowercased()) }
  }
}
