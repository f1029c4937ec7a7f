import Notifications

/// P22: what stands for a notification's attachments in its row.
package struct Thumbnail: Hashable, Sendable {
  /// Whether it is a picture, a film or a sound.
  package var kind: MediaKind
  /// The attachment that is drawn.
  package var attachment: Attachment

  /// The name of its file, without folders.
  package var fileName: String { attachment.path.lastPathPart.map(String.init) ?? "" }

  /// Whether it can be drawn: a film or a sound is a word.
  package var isPicture: Bool { kind == .image }

  // A film has a picture, too.
  fileprivate var isSeen: Bool { kind != .audio }
}

extension Content {
  /// P22, V16: of the attachments that do not go without a thumbnail the first with something to
  /// see, else the first; nil for none.
  var thumbnail: Thumbnail? {
    let shown = attachments.filter { !$0.options.hidesThumbnail }.map {
      Thumbnail(kind: $0.format?.kind ?? .image, attachment: $0)
    }
    return shown.first(where: \.isSeen) ?? shown.first
  }

  /// F14: whether its row has something to see: a sound has nothing, nor what hides its thumbnail.
  var hasPicture: Bool { thumbnail?.isSeen == true }
}

extension State {
  /// P22, H3: what stands for a notification's attachments in its row; nil for none, and
  /// while its content is hidden.
  package func thumbnail(of number: Int) -> Thumbnail? {
    let content = notification(number).content
    return content.attachments.isEmpty || isHidden(number) ? nil : content.thumbnail
  }
}
