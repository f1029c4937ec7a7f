import Files
import Notifications

/// A file that was put into a folder whose payload files are delivered.
package enum DroppedFile {
  /// One with a payload.
  case payload(SourceFile)
  /// One with a payload a line.
  case lines(SourceFile)
  /// What cannot be delivered, with why.
  case mistake(Diagnostic)

  /// Where it is.
  package var path: String {
    switch self {
    case .payload(let file), .lines(let file): file.path
    case .mistake(let diagnostic): diagnostic.place.path
    }
  }

  /// Its payloads one by one, with what is wrong with each.
  package var payloads: [PayloadLine] {
    switch self {
    case .payload(let file):
      var reader = PayloadReader(path: file.path)
      return [PayloadLine(at: Place(file.path), reader.read(file.bytes))]
    case .lines(let file): return Array(PayloadLines(file))
    case .mistake(let diagnostic):
      return [PayloadLine(at: diagnostic.place, Reading(nil, [diagnostic]))]
    }
  }

  /// What a playback plays of it, for the app that each payload names.
  package var feed: Playback.Feed {
    switch self {
    case .payload(let file): .payload(file, to: nil)
    case .lines(let file): .payloads(ReadAheadPayloads(file), to: nil)
    case .mistake(let diagnostic): .acts([.remark(diagnostic)])
    }
  }
}
