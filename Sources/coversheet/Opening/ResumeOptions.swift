import Notifications

/// What `open` and `serve` take to go on with a session that has ended.
struct ResumeOptions {
  /// `--resume`
  private let resumes: Bool
  /// `--session`, from 1 for the newest; nil for that.
  private let session: String?

  init(_ line: inout OptionReader) {
    resumes = line.has(Self.resume)
    session = line.value(Self.session)
  }

  /// Whether a session is to be gone on with.
  var isGiven: Bool { resumes || session != nil }

  /// The option that asks for it, for messages.
  var words: String { "--\(session == nil ? Self.resume.name : Self.session.name)" }

  /// The path of its journal; nil where nothing asks for one.
  ///
  /// - Parameter journals: Where journals are kept; nil for nowhere.
  /// - Throws: Where there is no such session, or something else is to be opened, too.
  func journal(
    in journals: JournalFolder?, _ invocation: Invocation
  ) throws(UsageError) -> String? {
    guard isGiven else { return nil }
    guard invocation.arguments.operands.isEmpty else {
      throw UsageError("\(words) goes on with what was open; give no WHAT")
    }
    if resumes, let session {
      throw UsageError(
        "--resume goes on with the last session, --session=\(session) with another; give one of them"
      )
    }
    guard let session else {
      guard let newest = journals?.newest else { throw Self.nothing(journals) }
      return newest.path
    }
    let sessions = journals?.sessions ?? []
    guard let number = Int(digits: session), let chosen = sessions[ordinal: number] else {
      if sessions.isEmpty { throw Self.nothing(journals) }
      throw UsageError(
        "--session=\(session) is none of them; write 1 for the newest, up to \(sessions.count):"
          + " “coversheet open --sessions” lists them")
    }
    return chosen.path
  }

  private static func nothing(_ journals: JournalFolder?) -> UsageError {
    let count = journals?.openCount ?? 0
    return UsageError(
      "there is no session to go on with"
        + (count == 0 ? "" : ": \(count.counted("session is", "sessions are")) still open"))
  }

  /// The options that ask for it.
  static let all = [resume, session]

  private static let resume = CommandLineOption(
    name: "resume", summary: "go on with the last session")
  private static let session = CommandLineOption(
    name: "session", value: "N",
    summary: "go on with this session of those that “open --sessions” lists")
}
