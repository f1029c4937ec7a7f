import Sessions

/// Writes what another recorder has to say through a buffer; all of it before an extension's
/// program is waited for, and at the end.
struct BufferedRecorder: Recorder {
  private var recorder: any Recorder
  private let buffer: OutputBuffer

  init(_ buffer: OutputBuffer, _ recorder: any Recorder) {
    (self.buffer, self.recorder) = (buffer, recorder)
  }

  mutating func record(_ event: SessionEvent, in session: Session) {
    recorder.record(event, in: session)
    if session.awaitsAnswers { buffer.flush() }
  }

  mutating func finish() {
    recorder.finish()
    buffer.flush()
  }
}
