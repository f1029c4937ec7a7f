/// Something that a content extension shows.
package indirect enum ViewElement: Hashable, Sendable {
  /// An attachment, large.
  case media(String, PlayButton?)
  /// Words that are filled once a notification comes.
  case text(Template)
  /// A text that steps set by its name, with what it says at first.
  case label(String, Template?)
  /// A press on it is an event of its name.
  case button(String, title: Template)
  /// Side by side.
  case row([ViewElement])
  /// A line from edge to edge.
  case divider
  /// Lines that steps add by its name, with those of the beginning.
  case list(String, [ValueTemplate])
  /// A share of what is done, from 0 to 1, that steps set by its name.
  case progress(String, Double)
  /// A day's appointments, that steps set by its name.
  case day(String, [ValueTemplate])

  /// It, or what stands in it side by side.
  package var leaves: [ViewElement] {
    if case .row(let elements) = self { elements.flatMap(\.leaves) } else { [self] }
  }

  /// The name by which steps or presses mean it.
  package var name: String? {
    switch self {
    case .label(let name, _), .button(let name, _), .list(let name, _), .progress(let name, _),
      .day(let name, _):
      name
    case .media, .text, .row, .divider: nil
    }
  }

  /// Whether it holds lines, to which steps append.
  package var hasLines: Bool {
    switch self {
    case .list, .day: true
    case .media, .text, .label, .button, .row, .divider, .progress: false
    }
  }
}

/// C16: the button that plays and pauses a medium.
package struct PlayButton: Hashable, Sendable {
  /// C16: whether it is not there, always there, or only while nothing plays.
  package var kind: Kind
  /// Where it is on the medium, as parts of its width and height; nil or empty draws none.
  package var frame: UnitRect?
  /// Its color, as `Tint` reads it.
  package var tint: String?

  package init(_ kind: Kind, frame: UnitRect?, tint: String? = nil) {
    (self.kind, self.frame, self.tint) = (kind, frame, tint)
  }

  /// `UNNotificationContentExtensionMediaPlayPauseButtonType`.
  package enum Kind: String, CaseIterable, Sendable {
    /// No button is drawn.
    case none
    /// Always visible, toggles.
    case `default`
    /// Disappears while playing; pressing the content pauses.
    case overlay
  }

  /// Whether there is a button at all.
  package var isDrawn: Bool { kind != .none && frame.map { !$0.isEmpty } == true }
}
