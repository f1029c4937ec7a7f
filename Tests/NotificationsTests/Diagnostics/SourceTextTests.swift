import Notifications
import Synchronization
import Testing

@Suite("Parts of files")
struct SourceTextTests {
  private final class Releases: Sendable {
    let ranges = Mutex<[String]>([])
  }

  @Test("Texts one after the other are given back at once, each file's by themselves")
  func released() {
    let releases = Releases()
    func file(_ name: String) -> FileText {
      FileText(Array(repeating: 0x20, count: 100)[...], path: name) { range in
        releases.ranges.withLock { $0.append("\(name) \(range)") }
      }
    }
    func texts(_ file: FileText, _ ranges: Range<Int>...) -> [SourceText] {
      ranges.map { SourceText($0, of: file, line: 1, column: 1) }
    }
    let (tea, soup) = (file("tea"), file("soup"))
    let kept = FileText([0x20], path: "kept")
    SourceText.release(
      texts(tea, 0..<10, 10..<20, 30..<40) + texts(soup, 0..<5) + texts(kept, 0..<1)
        + texts(soup, 5..<9) + texts(tea, 50..<60, 20..<30))
    let expected = ["tea 0..<40", "soup 0..<5", "soup 5..<9", "tea 50..<60", "tea 20..<30"]
    #expect(releases.ranges.withLock { $0 } == expected)
    SourceText.release([])
    #expect(releases.ranges.withLock { $0.count } == expected.count)
  }
}
