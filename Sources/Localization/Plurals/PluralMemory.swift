import Synchronization

/// Which categories small numbers fall into, by locale: ICU reads the rules of a language anew
/// with each question, and a check of many scenarios asks about the same hundreds of numbers for
/// each language of each app.
enum PluralMemory {
  // Beyond, numbers are asked about once, if at all.
  private static let numbers = 0...Int64(1000)
  private static let known = Mutex<[String: [PluralCategory?]]>([:])

  /// The categories of some numbers, in their order.
  ///
  /// - Parameter ask: Asks ICU about a number that is not known yet.
  static func categories(
    of asked: [Int64], _ locale: String, ask: (Int64) -> PluralCategory
  ) -> [PluralCategory] {
    let row = known.withLock { $0[locale] }
    var learned: [(number: Int64, category: PluralCategory)] = []
    // Without the lock: what ICU reads takes long, and others ask about other languages meanwhile.
    let categories = asked.map { number in
      guard numbers.contains(number) else { return ask(number) }
      if let category = row?[Int(number)] { return category }
      let category = ask(number)
      learned.append((number, category))
      return category
    }
    if !learned.isEmpty { remember(learned, of: locale) }
    return categories
  }

  // Beside what others learned since.
  private static func remember(
    _ learned: [(number: Int64, category: PluralCategory)], of locale: String
  ) {
    known.withLock { known in
      var row = known.removeValue(forKey: locale) ?? Array(repeating: nil, count: numbers.count)
      for (number, category) in learned { row[Int(number)] = category }
      known[locale] = row
    }
  }
}
