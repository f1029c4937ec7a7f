import Testing

@testable import Sessions

@Suite("What a matrix keeps of its cells")
struct LatestCellsTests {
  @Test("The oldest go where there are too many, one at a time")
  func oldest() {
    var cells = LatestCells<Int, String>()
    let most = LatestCells<Int, String>.most
    for number in 0..<most { cells.keep("\(number)", for: number) }
    cells.keep("again", for: 3)
    #expect((0..<most).allSatisfy { cells[$0] != nil } && cells[3] == "again")
    cells.keep("new", for: most)
    #expect(cells[0] == nil && (1...most).allSatisfy { cells[$0] != nil })
  }
}
