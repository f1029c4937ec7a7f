/// How an attachment is to be shown (V16).
package struct AttachmentOptions: Hashable, Sendable {
  /// Its kind as a uniform type identifier, whatever the file is called; nil
  /// goes by the file's ending.
  package var typeHint: String?
  /// Whether no thumbnail is wanted.
  package var hidesThumbnail = false
  /// The part that is the thumbnail, as shares of width and height from 0 to 1; nil for all of it.
  package var thumbnailClipping: UnitRect?
  /// The moment of a video, or the number of a GIF's frame, that is the thumbnail.
  package var thumbnailTime: Duration?

  package init() {}
}

/// A rectangle in shares of what it lies in.
package struct UnitRect: Hashable, Sendable {
  /// 0 to 1, from the left upper corner.
  package var x, y, width, height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Whether there is nothing of it.
  var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Whether it is a part of the whole that is not empty.
  package var isWithin: Bool { x >= 0 && y >= 0 && !isEmpty && x + width <= 1 && y + height <= 1 }
}
