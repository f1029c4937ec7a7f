import Notifications
import Testing

@testable import Localization

@Suite("Formats in languages that are made up, and lines that run both ways")
struct PseudoFormatTests {
  private static let parts = [
    "tea ", "%@", "%1$@", "%u", "%%", "%#@cups@", "%-5.2f", " cup", "茶", "é", "Z",
  ]

  @Test(
    "What takes arguments stays as it is, in its order; only words change",
    arguments: PseudoLocale.allCases)
  func placeholders(pseudo: PseudoLocale) {
    var random = SplitMix(seed: 3)
    for _ in 0..<300 {
      let format = (0..<random.next() % 8).map { _ in
        Self.parts[Int(random.next() % UInt64(Self.parts.count))]
      }.joined()
      let read = format.reading(in: pseudo)
      let (before, after) = (FormatString(format), FormatString(read))
      #expect(before.placeholders == after.placeholders, "\(format)")
      #expect(before.variables == after.variables, "\(format)")
      #expect(before.pieces.count == after.pieces.count, "\(format) became \(read)")
    }
  }

  @Test(
    "L34: each place is seen once, and one level more turns all of it round",
    arguments: 1...20 as ClosedRange<UInt64>)
  func order(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<50 {
      let levels = (0..<random.next() % 20).map { _ in UInt8(random.next() % 4) }
      let order = VisualOrder.order(levels)
      #expect(order.sorted() == Array(levels.indices))
      #expect(VisualOrder.order(levels.map { $0 + 2 }) == order, "\(levels)")
      #expect(VisualOrder.order(levels.map { $0 + 1 }) == order.reversed(), "\(levels)")
      for place in order.indices where levels[order[place]] == 0 {
        let isBehind = order[..<place].allSatisfy { $0 < order[place] }
        #expect(isBehind, "what runs from the left keeps its place: \(levels)")
      }
    }
    #expect(VisualOrder.order([]) == [])
    #expect(VisualOrder.order([0, 1, 1, 2, 2, 1, 0]) == [0, 5, 3, 4, 2, 1, 6])
  }
}
