import Notifications

/// How long a sound file plays; what it sounds like does not matter (R16).
package struct SoundFile {
  /// The names of the sounds that a bundle's notifications can play: those in the folder itself and in
  /// `Library/Sounds`, below 30 s (R12).
  ///
  /// - Parameters:
  ///   - folder: The bundle.
  ///   - names: What lies in the folder, where it was looked up already.
  ///   - enclosure: What sounds may not lead out of by links; nil for the bundle.
  /// - Complexity: Reads every file of those kinds.
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
  /// - Parameter name: As a payload names it, with its ending; one that leads out of the bundle names none.
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
    guard kinds.contains(FilePath(path).kind),
      let file = SourceFile.readIfThere(path, byteLimit: 64 << 20, within: enclosure),
      isReadable(file.bytes)
    else { return false }
    // What cannot be measured is played: only what is known to be long is not.
    return (seconds(of: file.bytes) ?? 0) < 30
  }

  /// Whether its head says that it is AIFF, WAV or CAF, and in which format; of compressed ones nothing may tell how
  /// long they are.
  package static func isReadable(_ bytes: [UInt8]) -> Bool {
    let chunks = SoundChunks(FileBytes(bytes))
    switch (chunks.form, chunks.kind) {
    case ("RIFF", "WAVE"): return chunks["fmt "].map { $0.size >= 16 } ?? false
    case ("FORM", "AIFF"), ("FORM", "AIFC"): return chunks["COMM"].map { $0.size >= 18 } ?? false
    case ("caff", _): return chunks["desc"].map { $0.size >= 32 } ?? false
    default: return false
    }
  }

  /// How long it plays, in seconds; nil for what is no AIFF, WAV or CAF file.
  ///
  /// - Parameter bytes: All of the file; one that is cut off plays as far as it goes.
  package static func seconds(of bytes: [UInt8]) -> Double? { seconds(of: FileBytes(bytes)) }

  /// The same of a file of which only its head is read.
  static func seconds(of file: FileBytes) -> Double? {
    let chunks = SoundChunks(file)
    switch chunks.form {
    case "RIFF": return waveSeconds(chunks)
    case "FORM": return aiffSeconds(chunks)
    case "caff": return cafSeconds(chunks)
    default: return nil
    }
  }

  private static func waveSeconds(_ chunks: SoundChunks) -> Double? {
    guard let format = chunks["fmt "], let data = chunks["data"], format.size >= 12 else {
      return nil
    }
    let bytesPerSecond = chunks.number(at: format.start + 8, bytes: 4)
    return bytesPerSecond == 0 ? nil : Double(data.size) / Double(bytesPerSecond)
  }

  // The rate is an 80-bit float: 15 bits of exponent, 64 of mantissa.
  private static func aiffSeconds(_ chunks: SoundChunks) -> Double? {
    guard let common = chunks["COMM"], common.size >= 18 else { return nil }
    let frames = chunks.number(at: common.start + 2, bytes: 4)
    let exponent = Int(chunks.number(at: common.start + 8, bytes: 2) & 0x7FFF) - 16_383 - 63
    let mantissa = Double(chunks.number(at: common.start + 10, bytes: 8))
    guard mantissa > 0, abs(exponent) < 1000 else { return nil }
    return Double(frames) / Double(sign: .plus, exponent: exponent, significand: mantissa)
  }

  private static func cafSeconds(_ chunks: SoundChunks) -> Double? {
    guard let description = chunks["desc"], description.size >= 32 else { return nil }
    let rate = Double(bitPattern: chunks.number(at: description.start, bytes: 8))
    guard rate > 0, rate.isFinite else { return nil }
    if let packets = chunks["pakt"], packets.size >= 16 {
      return Double(chunks.number(at: packets.start + 8, bytes: 8)) / rate
    }
    let bytesPerPacket = chunks.number(at: description.start + 16, bytes: 4)
    let framesPerPacket = chunks.number(at: description.start + 20, bytes: 4)
    guard bytesPerPacket > 0, let data = chunks["data"] else { return nil }
    return Double(data.size) / Double(bytesPerPacket) * Double(framesPerPacket) / rate
  }
}
