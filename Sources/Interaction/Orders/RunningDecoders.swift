import Files
import Glibc
import Notifications
import Programs
import Screens
import Sessions
import TerminalCore

/// Has pictures decoded, a child process each, while keys go on.
struct RunningDecoders {
  private let launcher: ProgramLauncher?
  private var running: [(file: PictureFile, decoder: PictureDecoder)] = []

  init(_ launcher: ProgramLauncher?) { self.launcher = launcher }

  /// Whether nothing is decoded now.
  var isIdle: Bool { running.isEmpty }

  /// What to wait for; empty while nothing is decoded.
  var polls: [ProgramPoll] { running.flatMap(\.decoder.polls) }

  // A screen of rows may want a dozen at once; each is a process.
  private static let mostAtOnce = 3

  /// Starts what is wanted, so many at a time, and takes what is done.
  ///
  /// At most three are decoded at once. A file that cannot be read, or has more bytes than an image
  /// may have (V11), fails at once.
  ///
  /// - Parameter wanted: What is to be seen and is not decoded yet; what is no
  ///   longer wanted is given up.
  /// - Returns: Those that are done or failed since the last call.
  mutating func step(_ wanted: [PictureFile]) -> [(PictureFile, DecodedPicture)] {
    running.removeAll { !wanted.contains($0.file) }
    var done: [(PictureFile, DecodedPicture)] = []
    for file in wanted where !running.contains(where: { $0.file == file }) {
      if running.count >= Self.mostAtOnce { break }
      switch Self.start(file, launcher) {
      case .success(let decoder): running.append((file, decoder))
      case .failure(let failure): done.append((file, .failed(failure.words)))
      }
    }
    for (file, decoder) in running {
      decoder.step()
      if let result = decoder.result { done.append((file, DecodedPicture(result))) }
    }
    running.removeAll { $0.decoder.result != nil }
    return done
  }

  private static func start(
    _ file: PictureFile, _ launcher: ProgramLauncher?
  ) -> Result<PictureDecoder, PictureFailure> {
    bytes(of: file, launcher).map { bytes, launcher in PictureDecoder(bytes, launcher: launcher) }
  }

  private static func bytes(
    of file: PictureFile, _ launcher: ProgramLauncher?
  ) -> Result<([UInt8], ProgramLauncher), PictureFailure> {
    guard let launcher else { return .failure(PictureFailure("nothing decodes pictures here")) }
    guard let source = SourceFile.readIfThere(file.path, byteLimit: MediaKind.image.byteLimit)
    else {
      return .failure(PictureFailure("the file cannot be read"))
    }
    return .success((source.bytes, launcher))
  }

  /// Decodes a file and waits for it, for renders, which show nothing meanwhile.
  ///
  /// - Parameter launcher: Nil decodes nothing: the picture fails.
  static func decoded(_ file: PictureFile, launcher: ProgramLauncher?) -> DecodedPicture {
    DecodedPicture(
      bytes(of: file, launcher).flatMap { bytes, launcher in
        PictureDecoder.picture(bytes, launcher: launcher).map(AnimatedPicture.init)
      })
  }
}

extension DecodedPicture {
  fileprivate init(_ result: Result<AnimatedPicture, PictureFailure>) {
    switch result {
    case .success(let picture):
      self = picture.isMoving ? .animation(picture) : .picture(picture.first)
    case .failure(let failure): self = .failed(failure.words)
    }
  }
}
