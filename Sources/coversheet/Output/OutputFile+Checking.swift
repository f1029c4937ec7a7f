import Files
import Glibc
import Notifications

extension OutputFile {
  /// Finds out whether a file could be written, for results that take long; its folder is
  /// made, the file is not touched.
  ///
  /// - Throws: What writing it would throw, as far as that can be told beforehand.
  static func checkWritable(_ path: String) throws(Diagnostic) {
    makeFolder(FilePath(path).folder)
    do throws(SystemError) {
      switch try OutputTarget(path) {
      case .file(let target, _): try makeAndRemove(beside: target)
      case .stream(let target):
        guard access(target, W_OK) == 0 else { throw SystemError(errno) }
      case .descriptor(let descriptor):
        guard fcntl(descriptor, F_GETFL) & O_ACCMODE != O_RDONLY else { throw SystemError(EBADF) }
      }
    } catch {
      throw Diagnostic(Place(path), .error, error.writingMessage)
    }
  }

  /// Finds out whether a file could be written beside a path.
  ///
  /// What a folder allows is only known when it was tried: a file system may be full, or for
  /// reading only.
  static func makeAndRemove(beside path: String) throws(SystemError) {
    let signals = HeldSignals()
    defer { signals.letCome() }
    var template = TemporaryName.template(beside: path)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw SystemError(errno) }
    close(descriptor)
    unlink(template)
  }
}
