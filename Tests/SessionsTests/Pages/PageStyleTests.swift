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
}
