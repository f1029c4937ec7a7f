/// Why a file gives no picture.
package struct PictureFailure: Error, Equatable, Sendable {
  /// The reason as a sentence without its full stop, as a placeholder and the log show it.
  package let words: String

  package init(_ words: String) { self.words = words }

  /// From the decoder's own words, which speak of its insides.
  ///
  /// - Parameter reason: One of stb_image's; one that is not known stands in brackets.
  init(decoderReason reason: String) {
    switch reason {
    case "Image not of any known type, or corrupt", "unknown image type":
      words = "it is neither PNG nor JPEG nor GIF, or broken from the start"
    case "Very large image (corrupt?)", "Image too large to decode", "too large":
      words = "its header asks for too many pixels"
    case "Out of memory", "outofmem": words = "it needs too much memory"
    default: words = "it is broken (\(reason))"
    }
  }
}
