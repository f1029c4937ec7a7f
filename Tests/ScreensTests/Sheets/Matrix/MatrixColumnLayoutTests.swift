import Testing

@testable import Screens

@Suite("The columns of the matrix")
struct MatrixColumnLayoutTests {
  private func layout(_ longest: [Int], selected: Int = 0, room: Int) -> MatrixColumnLayout {
    MatrixColumnLayout(
      longest.map { .init(longest: $0, word: min($0, 9)) }, selected: selected, room: room)
  }

  @Test("Where all fit, each is as wide as its longest cell, and what is left is air")
  func all() {
    let layout = layout([20, 8, 30], room: 100)
    #expect(layout.seen == 0..<3 && layout.widths[0] >= 22 && layout.widths[2] >= 32)
    #expect(layout.widths.reduce(0, +) <= 100)
  }

  @Test("Where cells have to take two lines, the whole room is used", arguments: [60, 71, 90, 200])
  func room(room: Int) {
    let layout = layout([40, 40, 40, 40, 40], room: room)
    #expect(layout.widths.reduce(0, +) <= room)
    let isWhole = layout.seen.count == 5 && layout.widths.allSatisfy { $0 >= 42 }
    #expect(isWhole || layout.widths.reduce(0, +) == room, "\(layout)")
  }

  @Test("A column that lacks little has its longest cell on one line before others get more")
  func littleFirst() {
    let layout = layout([16, 60, 70], room: 84)
    #expect(layout.seen == 0..<3 && layout.width(of: 0) == 18, "\(layout)")
    #expect(layout.widths.reduce(0, +) == 84)
  }

  @Test("The selected column is always seen, whatever the room", arguments: 0..<9)
  func selected(column: Int) {
    for room in [1, 12, 30, 60, 400] {
      let layout = layout([5, 50, 12, 33, 80, 7, 7, 22, 40], selected: column, room: room)
      #expect(layout.seen.contains(column) && layout.width(of: column) > 0, "\(room): \(layout)")
      #expect(layout.widths.count == layout.seen.count)
    }
  }

  @Test("No column is narrower than the longest word in it, where there is room for that word")
  func words() {
    let layout = MatrixColumnLayout(
      [.init(longest: 44, word: 21), .init(longest: 30, word: 10)], selected: 0, room: 48)
    #expect(layout.width(of: 0) >= 21, "\(layout)")
  }
}
