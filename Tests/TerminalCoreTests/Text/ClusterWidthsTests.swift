import Testing

@testable import TerminalCore

@Suite("What a terminal takes for emoji of several parts")
struct ClusterWidthsTests {
  private static let agreeing = ClusterWidths(measured: [2, 2, 2, 2, 2])

  @Test("Our table has two columns for a sample of each kind, and knows which kind it is")
  func samples() {
    for kind in ClusterKind.allCases {
      #expect(kind.sample.columns == 2 && kind.sample.clusterKinds.contains(kind), "\(kind)")
      #expect(kind.sample.isBuiltAsSamples, "\(kind)")
    }
  }

  @Test(
    "A terminal that takes two columns for the samples is believed about what is built as they are",
    arguments: [
      ("👨‍👩‍👧‍👦", true), ("👩🏽‍🚀", true), ("🏴‍☠️", true), ("❤️", true), ("1️⃣", true), ("🇳🇴", true),
      ("👍🏽", true),
      // Longer than any sample, on a base that may stay narrow, half of a flag, and no emoji.
      ("👩🏽‍❤️‍💋‍👨🏽", false), ("☝🏽", false), ("🤷\u{200D}\u{2642}", false), ("🇳", false), ("क्‍ष", false),
      ("日", false),
      ("a", false), ("👩\u{200D}", false), ("🏽", false), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", false),
    ])
  func agreement(text: String, agrees: Bool) throws {
    let character = try #require(text.first)
    #expect(Self.agreeing?.agree(on: character) == agrees)
    #expect(!ClusterWidths.fixed.agree(on: character), "nothing was measured")
  }

  @Test("Each kind in a character has to be agreed on")
  func mixture() {
    let narrowSigns = ClusterWidths(measured: [2, 1, 2, 2, 2])
    #expect(narrowSigns?.agree(on: "👨‍👩‍👧‍👦") == true)
    #expect(narrowSigns?.agree(on: "❤️") == false && narrowSigns?.agree(on: "🏴‍☠️") == false)
    #expect(narrowSigns?[.selected] == 1 && narrowSigns?[.keycap] == 2)
  }

  @Test("A terminal that shows joiners takes a column more for each")
  func excess() {
    let widths = ClusterWidths(measured: [11, 2, 4, 4, 2])
    #expect(widths?.excess(of: "👨‍👩‍👧‍👦") == 3 && widths?.excess(of: "👩‍🚀") == 1)
    #expect(widths?.excess(of: "❤️") == 0 && widths?.hasExcess == true)
    #expect(ClusterWidths(measured: [8, 1, 4, 4, 1])?.hasExcess == false)
    #expect(ClusterWidths.fixed.excess(of: "👩‍🚀") == 0)
  }

  @Test(
    "What is not a number of columns for each kind was not measured",
    arguments: [[], [2, 2, 2, 2], [2, 2, 2, 2, 2, 2], [2, 2, 2, 2, 79], [2, -1, 2, 2, 2]])
  func garbage(columns: [Int]) {
    #expect(ClusterWidths(measured: columns) == nil)
  }

  @Test("Pictures and pages record what the terminal takes that they were drawn for")
  func record() {
    var frame = Frame(canvas: Canvas(size: Size(columns: 4, rows: 1)), palette: .dark)
    #expect(frame.svg.contains(" data-widths=\"fixed\">"))
    #expect(frame.html.contains("<meta name=\"coversheet-widths\" content=\"fixed\">"))
    frame.widths = ClusterWidths(measured: [8, 1, 2, 4, 2]) ?? .fixed
    let words = "measured joined=8 selected=1 flag=2 toned=4 keycap=2"
    #expect(frame.svg.contains(" data-widths=\"\(words)\">"))
    #expect(frame.html.contains("content=\"\(words)\""))
    let animation = FrameAnimation([FrameAnimation.Shot(frame, milliseconds: 9)])
    #expect(animation.svg.contains(words))
  }
}
