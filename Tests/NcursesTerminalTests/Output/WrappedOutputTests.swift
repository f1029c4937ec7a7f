import Foundation
import Glibc
import TerminalCore
import TestSupport
import Testing

@testable import NcursesTerminal

@Suite("Bytes beside the frames")
struct WrappedOutputTests {
  static let seeds: [UInt64] = Array(1...30)

  /// What the terminal gets: what is between, unwrapped.
  private func unwrapped(_ bytes: [UInt8], _ multiplexer: Multiplexer) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    switch multiplexer {
    case .none: return text
    case .tmux:
      let wrapped = text.split(separator: "\u{1B}Ptmux;", maxSplits: 1).last ?? ""
      return String(wrapped.dropLast(2)).replacing("\u{1B}\u{1B}", with: "\u{1B}")
    case .screen:
      return text.split(separator: "\u{1B}\\").map { $0.dropFirst(2) }.joined()
    }
  }

  @Test(
    "However it is wrapped, the terminal gets the same", arguments: Multiplexer.allCases,
    [0, 1, 179, 180, 4000])
  func wrapped(multiplexer: Multiplexer, count: Int) {
    var random = RandomTexts(seed: UInt64(count) + 1)
    let bytes = random.bytes(count)
    let sequence = Clipboard.sequence(for: bytes, through: multiplexer)
    let plain = "\u{1B}]52;c;\(Data(bytes).base64EncodedString())\u{07}"
    #expect(unwrapped(sequence, multiplexer) == plain)
  }

  @Test(
    "Kitty gets a file in pieces that put together are the file",
    arguments: [0, 1, 3071, 3072, 3073, 9000])
  func kittyPieces(count: Int) {
    var random = RandomTexts(seed: UInt64(count))
    let file = random.bytes(count)
    let pieces = DecodedPictures(KittyPictures.transmission(file, id: 77)).kitty
    #expect(pieces.map(\.payload).joined() == Data(file).base64EncodedString())
    #expect(pieces.allSatisfy { $0.payload.utf8.count <= 4096 })
    #expect(
      pieces.map { $0.keys.hasSuffix("m=0") } == pieces.indices.map { $0 == pieces.count - 1 })
    #expect(pieces.first.map { $0.keys.contains("i=77,") } ?? true)
  }

  @Test(
    "Whether rows may have moved is seen in what was written",
    arguments: [
      ("tea", false), ("\u{1B}[5;7Htea", false), ("\u{1B}[1;31mtea\u{1B}[m", false),
      ("tea\n", true),
      ("\u{1B}M", true), ("\u{1B}[3L", true), ("\u{1B}[M", true), ("\u{1B}[2S", true),
      ("\u{1B}[T", true), ("\u{1B}[2;20r", true), ("M L S T r", false), ("\u{1B}[K\u{1B}[J", false),
      ("\u{1B}[7mMST", false), ("\u{1B}[?25l", false), ("", false),
    ])
  func scrolling(written: String, mayScroll: Bool) {
    #expect(Screen.mayScroll(Array(written.utf8)[...]) == mayScroll, "\(written.debugDescription)")
  }

  @Test(
    "Requests for a color are exchanged for it, and everything else comes through", arguments: seeds
  )
  func colors(seed: UInt64) {
    var random = RandomTexts(seed: seed)
    var slots = TrueColorSlots()
    let colors = (0..<random.number(1...12)).map { _ in random.bytes(3) }
    let numbers = colors.map { slots.number(of: RGB($0[0], $0[1], $0[2])) }
    var (sent, wanted) = ("", "")
    for _ in 0..<40 {
      let index = random.number(0...colors.count - 1)
      let (number, color) = (numbers[index], colors[index])
      let first = random.pick(["3", "4"])
      let plain = random.pick([
        "tea", "\u{1B}[m", "\u{1B}[1m", "38;5;16m", "\u{1B}[38;5;9m", "\u{1B}[38;5;255m", "8",
        "\u{1B}[38;2;1;2;3m", "日本", "\u{1B}[5;38H",
      ])
      if random.once(in: 2) {
        sent += "\u{1B}[\(first)8;5;\(number)m"
        wanted += "\u{1B}[\(first)8;2;\(color[0]);\(color[1]);\(color[2])m"
      } else {
        sent += plain
        wanted += plain
      }
    }
    var bytes = Array(sent.utf8)
    slots.translate(&bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == wanted)
  }

  @Test("Nothing that could drive the terminal gets to it in a character", arguments: seeds)
  func glyphs(seed: UInt64) {
    var random = RandomTexts(seed: seed)
    let text = random.text(60, of: RandomTexts.hostile + RandomTexts.plain)
    for character in text {
      var scalars: [wchar_t] = []
      let glyph = Glyph(character, columns: max(1, character.columns), scalars: &scalars)
      let sent = String(decoding: character.safeBytes, as: UTF8.self).unicodeScalars
      let isSafe = sent.allSatisfy { !$0.isControl && !(0x202A...0x202E).contains($0.value) }
      #expect(isSafe && scalars.count == character.unicodeScalars.count)
      if glyph == .plain { #expect(scalars.count <= 5) }
    }
  }
}
