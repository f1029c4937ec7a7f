import Synchronization

/// Which categories small numbers fall into, by locale: ICU reads the rules of a language anew with each question, and a
/// check of many scenarios asks about the same hundreds of numbers for each language of each app.
enum PluralMemory {
  // Beyond, numbers are asked about once, if at all.
  private static let numbers = 0...Int64(1000)
  private static let known = Mutex<[String: [Int64: PluralCategory]]>([:])

  /// What is known of a number; nil where ICU is to be asked.
  static func category(of number: Int64, _ locale: String) -> PluralCategory? {
    numbers.contains(number) ? known.withLock { $0[locale]?[number] } : nil
  }

  /// Keeps what ICU said.
  static func keep(_ category: PluralCategory, of number: Int64, _ locale: String) {
    guard numbers.contains(number) else { return }
    known.withLock { $0[locale, default: [:]][number] = category }
  }
}
