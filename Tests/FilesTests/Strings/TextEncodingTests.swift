import Localization
import Notifications
import Testing

@testable import Files

@Suite("In which bytes a text file is written")
struct TextEncodingTests {
  /// A text in UTF-16, without a mark.
  private static func wide(_ text: String, isBig: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isBig ? [high, low] : [low, high]
    }
  }

  // Comments of translators, long enough that few letters of ASCII are among the first ones.
  static let tables: [(language: String, text: String)] = [
    (
      "de",
      "/* Wörter für Grüße; bitte nicht kürzen, sie stehen über Bildern. */\n\"K\" = \"Grüß Gott\";"
    ),
    ("ru", "/* Слова для приветствий, пожалуйста, не сокращайте их. */\n\"K\" = \"Здравствуйте\";"),
    ("el", "// ΛέξειςΓιαΧαιρετισμούςΠουΔενΠρέπειΝαΓίνουνΠιοΣύντομες\n\"K\" = \"Γεια σου\";"),
    ("ja", "/* 画面のはじめに出るあいさつです。　みじかくしないでください。ひとつずつ訳します。 */\n\"K\" = \"こんにちは\";"),
    ("zh", "/*屏幕开头的问候语请不要缩短因为它们位于图片上方请逐一翻译谢谢大家的帮助*/\n\"K\" = \"你好\";"),
    ("ko", "/* 화면맨처음에나오는인사말입니다줄이지말고하나씩번역해주세요고맙습니다 */\n\"K\" = \"안녕하세요\";"),
    ("ar", "/* كلماتالتحيةفيبدايةالشاشةيرجىعدماختصارهاوترجمتهاواحدةواحدة */\n\"K\" = \"مرحبا\";"),
    ("emoji", "\"K\" = \"👋🏽👨‍👩‍👧‍👦🌍🌎🌏👋🏽👨‍👩‍👧‍👦🌍🌎🌏👋🏽👨‍👩‍👧‍👦\";"),
  ]

  @Test("L21: UTF-16 without a mark is told in every script, in both orders", arguments: tables)
  func scripts(language: String, text: String) throws {
    let file = StringFile(path: "L.strings", kind: .strings, table: "L", localization: language)
    let wanted = try #require(
      StringFileReader.contents(Array(text.utf8), file, language).table["K"])
    for isBig in [true, false] {
      let contents = StringFileReader.contents(Self.wide(text, isBig: isBig), file, language)
      #expect(contents.diagnostics == [], "big-endian \(isBig)")
      #expect(contents.table["K"]?.format.text == wanted.format.text)
    }
  }

  @Test(
    "Any text that begins with a letter of ASCII comes through each encoding",
    arguments: 1...20 as ClosedRange<UInt64>)
  func anyText(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let letters = Array("aZ9 \"=;{é\u{A0}\u{100}ж中\u{3000}\u{4E00}\u{FF00}가👍\n")
    for _ in 0..<100 {
      let tail = (0..<Int.random(in: 3...60, using: &random)).map { _ in
        letters.randomElement(using: &random) ?? "a"
      }
      let text = "{" + String(tail)
      #expect(TextEncoding.utf8(Array(text.utf8)) == Array(text.utf8))
      for isBig in [true, false] {
        let bytes = Self.wide(text, isBig: isBig)
        let mark: [UInt8] = isBig ? [0xFE, 0xFF] : [0xFF, 0xFE]
        #expect(TextEncoding.utf8(mark + bytes) == Array(text.utf8), "\(text.debugDescription)")
        #expect(TextEncoding.utf8(bytes) == Array(text.utf8), "\(text.debugDescription)")
      }
    }
  }

  @Test(
    "What is no text is taken for none",
    arguments: [
      [0x00, 0x00, 0x00, 0x18, 0x66, 0x74, 0x79, 0x70],  // A film.
      [0x08, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00],  // Numbers of four bytes.
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D],  // A picture.
      [0x7F, 0x45, 0x4C, 0x46, 0x02, 0x01, 0x01, 0x00, 0x00, 0x00],  // A program.
      [0x00, 0x00], [0x00], [0x41, 0x00, 0x00, 0x00, 0x42, 0x00, 0x00, 0x00],  // UTF-32.
    ] as [[UInt8]])
  func binary(bytes: [UInt8]) {
    #expect(TextEncoding.detect(bytes).encoding == .binary)
    #expect(TextEncoding.utf8(bytes) == nil)
  }

  @Test("A mark goes before all that follows, and is none of the text")
  func marks() {
    #expect(TextEncoding.detect([0xEF, 0xBB, 0xBF, 0x00]).markBytes == 3)
    #expect(TextEncoding.utf8([0xEF, 0xBB, 0xBF, 0x61]) == [0x61])
    #expect(TextEncoding.utf8([0xFF, 0xFE]) == [] && TextEncoding.utf8([]) == [])
    // Half a unit at the end is cut off; half a pair becomes the sign for what is missing.
    #expect(TextEncoding.utf8([0xFE, 0xFF, 0x00, 0x61, 0x00]) == [0x61])
    #expect(TextEncoding.utf8([0xFE, 0xFF, 0xD8, 0x3D]) == Array("\u{FFFD}".utf8))
  }
}
