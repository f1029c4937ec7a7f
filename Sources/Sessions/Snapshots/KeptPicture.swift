import Files
import Notifications

/// What is at the path of a picture.
package enum KeptPicture {
  /// Nothing.
  case missing
  /// What cannot be compared: why, and what to do.
  case unusable(String)
  /// The picture, its lines ended by LF.
  case text(String)

  /// Reads it. As those of a scenario, its lines may end with CRLF: Git may check both out so.
  package init(_ path: String) {
    if let refusal = Self.refusal(ofPath: path) {
      self = .unusable(refusal)
      return
    }
    guard Folder.exists(path) else {
      self = .missing
      return
    }
    do throws(Diagnostic) {
      let bytes = try SourceFile.read(path).bytes.endingLinesWithLineFeeds
      self =
        String(validating: bytes, as: UTF8.self).map(KeptPicture.text)
        ?? .unusable("it is no text in UTF-8" + Self.redrawing)
    } catch {
      self = .unusable(error.message + Self.redrawing)
    }
  }

  private static let redrawing = "; --update-snapshots draws it anew"

  /// Why a picture is neither read nor written (formats.md §2): a link leads out of the folder of
  /// its scenario, or nowhere, where it could be written to all the same; nil for all others.
  package static func refusal(ofPath path: String) -> String? {
    let folder = FilePath(path).folder
    let enclosure = Enclosure(FilePath(folder).folder)
    // The folder by itself, too: of a picture that is not there yet nothing leads out.
    let refusal = enclosure.refusal(ofPath: path) ?? enclosure.refusal(ofPath: folder)
    if let refusal { return refusal }
    guard FileKind.isLink(path), !Folder.exists(path) else { return nil }
    return "its link leads nowhere; put the file itself there"
  }

  /// Whether a picture is this one, byte for byte but for the ends of lines and of the file.
  package func isSame(as drawn: String) -> Bool {
    switch self {
    case .missing, .unusable: false
    case .text(let text): text.withLastRows(of: drawn).utf8.elementsEqual(drawn.utf8)
    }
  }
}

extension String {
  /// A kept picture with the empty rows that a drawn one has at its end: editors and hooks of Git
  /// take them away. As it is where more than that is missing.
  func withLastRows(of drawn: String) -> String {
    let (rows, others) = (pictureRows, drawn.pictureRows)
    let lacking = others.dropFirst(rows.count)
    guard rows.count <= others.count, lacking.allSatisfy(\.isEmpty) else { return self }
    return (rows + lacking).joined(separator: "\n") + (drawn.hasSuffix("\n") ? "\n" : "")
  }

  /// The rows of a picture, also where its last one is cut before its line feed.
  var pictureRows: [String] {
    var rows = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if rows.last == "" { rows.removeLast() }
    return rows
  }
}

extension [UInt8] {
  fileprivate var endingLinesWithLineFeeds: [UInt8] {
    guard contains(0x0D) else { return self }
    return indices.compactMap { index in
      self[index] == 0x0D && self[(index + 1)...].first == 0x0A ? nil : self[index]
    }
  }
}
