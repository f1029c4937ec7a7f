import Glibc
import TerminalCore

/// A picture's file on its way to pixels, in a limited child process.
///
///     let decoder = PictureDecoder(file.bytes, launcher: launcher)
///     while decoder.result == nil { poll(decoder.polls…); decoder.step() }
///
/// PNG, JPEG, and GIF with its frames. Dropped before its end, it ends the child.
package final class PictureDecoder {
  /// What it came to; nil while it runs.
  package private(set) var result: Result<AnimatedPicture, PictureFailure>?
  private var run: ProgramRun?

  /// Starts to decode.
  ///
  /// - Parameters:
  ///   - file: The bytes of the file.
  ///   - room: The greatest width and height in pixels, 1 to 4096; larger pictures are scaled down.
  ///   - launcher: How children are started; its supervisor is the decoder too.
  ///   - limits: Of the child; how much it may answer follows from `room`.
  package init(
    _ file: [UInt8], room: (width: Int, height: Int) = PictureDecoder.room,
    launcher: ProgramLauncher, limits: ProgramLimits = PictureDecoder.limits
  ) {
    let words = [
      launcher.supervisor, PictureDecoding.command, String(room.width), String(room.height),
    ]
    var program = ExternalProgram(words, in: "/", limits: limits)
    let pixels = max(room.width * room.height, PictureDecoding.mostFramePixels)
    program.limits.outputBytes =
      pixels * 4 + PictureMessage.headerBytes(frames: PictureMessage.mostFrames)
    do throws(ProgramFailure) {
      run = try ProgramRun(program, input: file, launcher: launcher, answer: .bytes)
    } catch {
      result = .failure(PictureFailure(error.sentence))
    }
  }

  /// The greatest width and height in pixels of a picture of which no caller asks more.
  static let room = (width: 480, height: 480)

  /// What decoding one picture may use.
  ///
  /// One gigabyte of memory, and no file to write.
  package static var limits: ProgramLimits {
    var limits = ProgramLimits()
    limits.memoryBytes = 1 << 30
    limits.fileBytes = 0
    return limits
  }

  /// Decodes a file, blocking; of one that moves, the first frame.
  ///
  /// For programs without a loop of their own; the interface steps.
  package static func picture(
    _ file: [UInt8], room: (width: Int, height: Int) = PictureDecoder.room,
    launcher: ProgramLauncher
  ) -> Result<Picture, PictureFailure> {
    let decoder = PictureDecoder(file, room: room, launcher: launcher)
    while true {
      if let result = decoder.result { return result.map(\.first) }
      decoder.result = decoder.run.map { conclusion($0.waitForOutcome()) }
    }
  }

  /// What to wait for; empty once there is a result.
  ///
  /// All of them are to be read from or written to without waiting.
  package var polls: [pollfd] { result == nil ? run?.polls ?? [] : [] }

  /// Moves what can be moved without waiting; after anything of `polls` is ready.
  package func step() {
    run?.step()
    if result == nil { result = run?.outcome.map(Self.conclusion) }
  }

  private static func conclusion(_ outcome: ProgramOutcome) -> Result<
    AnimatedPicture, PictureFailure
  > {
    switch outcome {
    case .answered(let bytes):
      PictureMessage.picture(bytes).map { .success($0) }
        ?? .failure(PictureFailure("the decoder answered nonsense"))
    case .failed(.ended(1, let words)) where !words.isEmpty: .failure(PictureFailure(words))
    case .failed(.signaled): .failure(PictureFailure("it is broken: the decoder gave up"))
    case .failed(let failure): .failure(PictureFailure("decoding failed: \(failure.sentence)"))
    }
  }
}
