import Encodings
import TerminalCore

/// Kitty's graphics protocol, as much of it as is used: a picture is sent under a number, and
/// placed under another one as often as it is to be seen. The terminal is told not to answer.
enum KittyPictures {
  /// The number of the question, which is never a picture's.
  static let questionID = 1_129_512_959
  /// The first number of a picture, far from those that other programs begin with.
  static let firstID = 1_129_512_960
  // What the protocol allows of Base64 in one sequence.
  private static let chunkBytes = 4096

  /// Sends a PNG file without showing it.
  static func transmission(_ png: [UInt8], id: Int) -> [UInt8] {
    let text = Base64.standard.letters(png)
    let starts = Array(stride(from: 0, to: text.count, by: chunkBytes))
    return starts.enumerated().flatMap { number, start -> [UInt8] in
      let end = min(start + chunkBytes, text.count)
      let more = end < text.count ? 1 : 0
      let head = number == 0 ? "a=t,f=100,t=d,i=\(id),q=2,m=\(more)" : "q=2,m=\(more)"
      return sequence(head, text[start..<end])
    }
  }

  /// Places a part of a picture where the cursor is, and leaves that where it is.
  ///
  /// - Parameters:
  ///   - placement: Its number among those of the picture; one that is there already moves.
  ///   - part: The part in pixels.
  ///   - size: What it is stretched to, in cells.
  static func placement(
    _ placement: Int, of id: Int, part: PixelRect, size: Size
  ) -> [UInt8] {
    sequence(
      "a=p,i=\(id),p=\(placement),x=\(part.x),y=\(part.y),w=\(part.size.width),"
        + "h=\(part.size.height),c=\(size.columns),r=\(size.rows),C=1,q=2")
  }

  /// Takes a placement away; its picture is kept.
  static func removal(ofPlacement placement: Int, of id: Int) -> [UInt8] {
    sequence("a=d,d=i,i=\(id),p=\(placement),q=2")
  }

  /// Takes a picture away wherever it is, and frees its memory.
  static func removal(of id: Int) -> [UInt8] { sequence("a=d,d=I,i=\(id),q=2") }

  private static func sequence(_ keys: String, _ payload: ArraySlice<UInt8> = []) -> [UInt8] {
    Array("\u{1b}_G\(keys)".utf8) + (payload.isEmpty ? [] : [UInt8(ascii: ";")] + payload)
      + Array("\u{1b}\\".utf8)
  }
}
