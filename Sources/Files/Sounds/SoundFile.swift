/// What the head of a sound file tells; what it sounds like does not matter (R16).
package struct SoundFile {
  /// Whether it is that of an AIFF, WAV or CAF file, and says in which format; of compressed ones
  /// nothing may tell how long they are.
  package let isReadable: Bool
  /// How long it plays, in seconds; nil for what is no AIFF, WAV or CAF file. One that is cut
  /// off plays as far as it goes.
  package let seconds: Double?
  /// R12: whether it is known to play for 30 s or more; what cannot be measured is played.
  package var isTooLong: Bool { (seconds ?? 0) >= 30 }

  /// Looks at the head of a file; nil where there is none that can be read.
  ///
  /// - Parameter path: Links are followed.
  package init?(_ path: String) {
    guard let sound = FileBytes.inFile(path, SoundFile.init) else { return nil }
    self = sound
  }

  /// - Parameter bytes: All of a file.
  package init(_ bytes: [UInt8]) { self.init(FileBytes(bytes)) }

  private init(_ file: FileBytes) {
    let chunks = SoundChunks(file)
    (isReadable, seconds) = (chunks.isReadable, chunks.seconds)
  }

  /// The names of the sounds that a bundle's notifications can play: those in the folder itself and
  /// in `Library/Sounds`, below 30 s (R12).
  ///
  /// - Parameters:
  ///   - folder: The bundle.
  ///   - names: What lies in the folder, where it was looked up already.
  ///   - enclosure: What sounds may not lead out of by links; nil for the bundle.
  /// - Complexity: Reads the head of every file of those kinds.
  static func playable(
    in folder: FilePath, names: [String]? = nil, within enclosure: Enclosure? = nil
  ) -> Set<String> {
    let enclosure = enclosure ?? Enclosure(folder.text)
    let names = names ?? Folder.entriesIfThere(folder.text) ?? []
    let sounds = playable(names, in: folder, enclosure)
    guard names.contains("Library") else { return sounds }
    let library = libraryFolder(of: folder)
    return sounds.union(
      playable(Folder.entriesIfThere(library.text) ?? [], in: library, enclosure))
  }

  private static func playable(
    _ names: [String], in folder: FilePath, _ enclosure: Enclosure
  ) -> Set<String> {
    Set(names.filter { isPlayable(folder.appending($0), enclosure) })
  }

  /// The kinds of files that notifications play, by their endings.
  package static let kinds = ["aif", "aiff", "aifc", "wav", "caf"]

  /// Endings of sounds that people have and notifications do not play.
  package static let otherKinds = ["m4r", "ogg", "oga", "aac", "flac", "wma", "opus"]

  /// Where a bundle has a file of a name among its sounds, playable or not; nil where it has none.
  ///
  /// - Parameter name: As a payload names it, with its ending; one that leads out
  ///   of the bundle names none.
  package static func file(_ name: String, in folder: FilePath) -> String? {
    let enclosure = Enclosure(folder.text)
    return folders(of: folder)
      .filter { enclosure.refusal(ofName: name, from: $0.text) == nil }
      .map { $0.appending(name) }.first(where: Folder.exists)
  }

  private static func folders(of bundle: FilePath) -> [FilePath] {
    [bundle, libraryFolder(of: bundle)]
  }

  private static func libraryFolder(of bundle: FilePath) -> FilePath {
    FilePath(FilePath(bundle.appending("Library")).appending("Sounds"))
  }

  private static func isPlayable(_ path: String, _ enclosure: Enclosure) -> Bool {
    guard kinds.contains(FilePath(path).kind), enclosure.refusal(ofPath: path) == nil,
      let sound = SoundFile(path), sound.isReadable
    else { return false }
    return !sound.isTooLong
  }
}
