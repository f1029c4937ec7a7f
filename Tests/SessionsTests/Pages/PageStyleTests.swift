import Explaining
import Testing

@testable import Sessions

@Suite("How pages are laid out")
struct PageStyleTests {
  @Test("On a page of tests names break anywhere, and results and times only between words")
  func results() {
    let style = String(decoding: PackageResources.tests_css, as: UTF8.self)
    #expect(style.contains("td:nth-child(2) { overflow-wrap: anywhere; }"))
    let cells = style.matches(of: /(?m)^(t[hd].*)\{([^}]*)\}/)
    let breaking = cells.filter { $0.2.contains("anywhere") }.map { String($0.1) }
    #expect(breaking == ["td:nth-child(2) "] && cells.count > 1, "\(breaking)")
  }

  @Test("Two phones that are compared stay side by side, on a screen and in print")
  func pairs() {
    let section = Matrix.Table(
      subject: .played, title: "Tea", axes: MatrixAxes([]), isMadeUp: false)
    let pairs = MatrixPage([section], title: "Tea", sides: ["old", "new"]).html
    #expect(pairs.contains("<table role=\"table\" class=\"pairs\">"), "\(pairs)")
    #expect(MatrixPage([section], title: "Tea").html.contains("<table role=\"table\">"))
    let columns = pairs.matches(
      of: /pairs tbody tr \{[^}]*grid-template-columns: repeat\(([^;]*)\);/)
    #expect(columns.map { String($0.1) } == ["auto-fill, var(--p) var(--p)", "2, 1fr"])
  }
}
