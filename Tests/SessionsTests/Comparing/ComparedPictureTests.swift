import Explaining
import Notifications
import TerminalCore
import Testing

@testable import Sessions

@Suite("Two phones side by side")
struct ComparedPictureTests {
  private func picture(_ texts: [String], _ rows: [String]) -> Matrix.Picture {
    var cell = MatrixCell(at: MatrixPoint())
    cell.texts = texts
    return Matrix.Picture(cell: cell, frame: .made(rows, columns: 20))
  }

  private func told(_ left: Matrix.Picture, _ right: Matrix.Picture) -> [String] {
    ComparedPicture(left, right).differences.map(\.words)
  }

  @Test("Where a text is broken, or which look it has, is no difference of words")
  func broken() {
    let texts = ["Jane was here", "Is that my hat?"]
    let one = picture(texts, ["Jane was here", "Is that my", "hat?"])
    let other = picture(texts, ["Jane was", "here", "Is that…"])
    #expect(told(one, one) == [])
    #expect(told(one, other) == ["the same words in another look"])
  }

  @Test("What stands beside the texts that both show is told")
  func besides() {
    let one = picture(["Hello"], ["TEA now", "Hello"])
    let other = picture(["Hello"], ["TEA teraz", " Hello"])
    #expect(told(one, other) == ["TEA now | TEA teraz"])
    #expect(told(picture([], ["a"]), picture([], ["b"])) == ["a | b"])
  }

  @Test("A text that stands elsewhere is told as that")
  func moved() {
    let one = picture(["a", "b"], ["a", "b"])
    #expect(
      told(one, picture(["b", "a"], ["b", "a"])).allSatisfy { $0.hasSuffix("another place") })
  }

  @Test("A page of two phones tells what differs, and no flaws of either that it does not explain")
  func flaws() {
    let flags = [MatrixFlag(.untranslated, "title: a literal")]
    let cell = MatrixCell(at: MatrixPoint(), flags: flags)
    let flawed = Matrix.Picture(cell: cell, frame: .made(["a"], columns: 20))
    for other in [picture([], ["a"]), picture([], ["b"])] {
      let page = MatrixPage(ComparedPicture(flawed, other), title: "Tea", sides: ["a", "b"]).html
      #expect(!page.contains("f-untranslated") && !page.contains("a literal"), "\(page)")
    }
  }

  @Test("What runs from right to left is isolated, so that both sides keep their places")
  func directions() {
    let one = picture(["3 \u{5D0}"], ["3 \u{5D0}"])
    let other = picture(["3 kolejne"], ["3 kolejne"])
    #expect(told(one, other) == ["\u{2068}3 \u{5D0}\u{2069} | 3 kolejne"])
    #expect(told(one, picture([], [""])) == ["only left: \u{2068}3 \u{5D0}\u{2069}"])
    let page = MatrixPage(ComparedPicture(one, other), title: "Tea", sides: ["a", "b"]).html
    #expect(
      page.contains("<bdi dir=\"ltr\"><bdi>3 \u{5D0}</bdi> | 3 kolejne</bdi>"), "\(page)")
  }
}
