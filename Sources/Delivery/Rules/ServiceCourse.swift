import Notifications

/// How long a service extension may take, and how much memory (V5, V9).
package struct ServiceLimits: Equatable, Sendable {
  /// How long it may work until it is told that its time runs out (V5).
  var time: Interval
  /// How long it has from then on.
  var grace: Interval
  /// How many bytes it may take (V9).
  var memoryBytes: Int
  /// Whether content without anything to read may replace the original (V8).
  var allowsEmptyContent: Bool
  /// Whether content without anything to read drops the notification (V8).
  var filters = false
}

/// What a service extension does with one notification, from its start to its end, on the simulated
/// clock (V5–V9). Nothing runs: what it does is data, so its whole course is known when it starts.
package struct ServiceCourse: Hashable, Sendable {
  /// When it got the notification.
  package var startedAt: Instant
  /// How long it may work, as it was when it began (V5).
  package var limit: Interval
  /// When it is told that its time runs out; nil where it ends before.
  var expiresAt: Instant?
  /// When its notification is decided, whatever it did.
  package var endsAt: Instant
  /// How it ends, and with what content.
  package var ending: Ending
  /// What it did, in words, when.
  package var log: [Entry]
  /// Paths of its templates that led nowhere.
  var missing: [String]

  /// How it ends.
  package enum Ending: Hashable, Sendable {
    case answered(Content)
    /// It answered, and then again, which is ignored (V7).
    case answeredTwice(Content)
    case original(Failure)
    /// It dropped the notification, as its app may (V8).
    case filtered
  }

  /// Why the original is shown.
  package enum Failure: Hashable, Sendable {
    case silent
    case crashed
    case exceededMemory(Int)
    case emptyContent
    /// The program behind it failed; in words how.
    case program(String)
    /// Its app was deleted while it ran (K24).
    case appDeleted
    /// The phone was turned off while it ran (K24).
    case poweredOff
  }

  /// How it ended in one word, as files have it.
  package enum Outcome: String, CaseIterable, Sendable {
    case answered, answeredTwice, silent, crashed, exceededMemory, emptyContent, programFailed,
      filtered, appDeleted, poweredOff
  }

  /// Something that it did.
  package struct Entry: Hashable, Sendable {
    /// When it did that.
    package var at: Instant
    /// What it did, as one line of a log.
    package var words: String
  }
}

extension ServiceCourse {
  /// The course of an extension that is data.
  ///
  /// - Parameters:
  ///   - values: What templates read of a content at a moment.
  package init(
    of service: ServiceExtension, content: Content, startedAt start: Instant,
    limits: ServiceLimits, values: @escaping (Content, Instant) -> TemplateValues
  ) {
    var work = ServiceWork(content: content, now: start, limits: limits, values: values)
    self = work.course(of: service)
  }

  /// The course of an extension whose program has not answered yet: its
  /// end, where it never answers.
  init(awaitingSince start: Instant, limits: ServiceLimits) {
    self.init(
      startedAt: start, limit: limits.time, expiresAt: start + limits.time,
      endsAt: start + limits.time + limits.grace,
      ending: .original(.silent), log: [], missing: [])
  }
}

extension ServiceCourse.Ending {
  /// What replaces the original; nil where nothing does.
  package var content: Content? {
    switch self {
    case .answered(let content), .answeredTwice(let content): content
    case .original, .filtered: nil
    }
  }

  /// The rules that led to it.
  package var reasons: [Reason] {
    switch self {
    case .answered: [Reason("V4")]
    case .answeredTwice: [Reason("V4"), Reason("V7")]
    case .original(.silent): [Reason("V6")]
    case .original(.crashed): [Reason("V9", [.init("why", "it crashed")])]
    case .original(.exceededMemory(let bytes)):
      [Reason("V9", [.init("why", "it took \(bytes.exceedingWords)")])]
    case .original(.emptyContent): [Reason("V8")]
    case .original(.program(let words)):
      [Reason("V9", [.init("why", words)]), Reason("V17", "course")]
    case .original(.appDeleted): [Reason("K24", "extension")]
    case .original(.poweredOff): [Reason("V9", [.init("why", "the phone was turned off")])]
    case .filtered: [Reason("V8", "filtered")]
    }
  }

  /// The ending without what came of it.
  package var outcome: ServiceCourse.Outcome {
    switch self {
    case .answered: .answered
    case .answeredTwice: .answeredTwice
    case .original(.silent): .silent
    case .original(.crashed): .crashed
    case .original(.exceededMemory): .exceededMemory
    case .original(.emptyContent): .emptyContent
    case .original(.program): .programFailed
    case .original(.appDeleted): .appDeleted
    case .original(.poweredOff): .poweredOff
    case .filtered: .filtered
    }
  }
}

extension Int {
  /// Bytes in words: `8 MB`.
  package var sizeWords: String {
    self < 1_000 ? counted("byte") : "\(self / sizeUnit.bytes) \(sizeUnit.name)"
  }

  // V9: a byte more than is allowed is more, in words too.
  fileprivate var exceedingWords: String {
    self < 1_000 || isMultiple(of: sizeUnit.bytes) ? sizeWords : "more than \(sizeWords)"
  }

  // From 1,000 bytes on.
  private var sizeUnit: (bytes: Int, name: String) {
    self < 1_000_000 ? (1_000, "KB") : (1_000_000, "MB")
  }
}

extension Content {
  /// V8: whether nothing in it can be read.
  var isBlank: Bool {
    [title, subtitle, body].allSatisfy { text in
      switch text?.wording {
      case nil: true
      case .literal(let words): words.isEmpty
      case .localized: false
      }
    }
  }
}

extension ServiceLimits {
  /// V8: how an extension ends that answers this content.
  func ending(answering content: Content) -> ServiceCourse.Ending {
    guard content.isBlank else { return .answered(content) }
    if filters { return .filtered }
    return allowsEmptyContent ? .answered(content) : .original(.emptyContent)
  }
}
