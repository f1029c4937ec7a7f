import Notifications
import Testing

@testable import Delivery

@Suite("Service extensions on the clock")
struct ServiceCourseTests {
  private let start = Instant(milliseconds: 1_000_000)
  private let limits = ServiceLimits(
    time: .seconds(30), grace: .seconds(1), memoryBytes: 24_000_000, allowsEmptyContent: false)

  private func course(_ change: (inout ServiceExtension) -> Void) -> ServiceCourse {
    var service = ServiceExtension(name: "S")
    change(&service)
    return ServiceCourse(
      of: service, content: Content(title: .literal("Old"), body: .literal("Body")),
      startedAt: start, limits: limits
    ) { _, _ in
      var values = TemplateValues()
      values.userInfo = ["user": "Jane"]
      return values
    }
  }

  private func title(_ words: String) -> ContentEdit {
    ContentEdit([.title(.words(Template(words)))])
  }

  private func words(_ course: ServiceCourse) -> String? {
    guard case .literal(let words)? = course.ending.content?.title?.wording else { return nil }
    return words
  }

  @Test("V5: what answers within 30 s is shown as it was answered")
  func answersInTime() {
    let course = course { $0.steps = [.init(after: .seconds(29), edit: title("{userInfo.user}!"))] }
    #expect(words(course) == "Jane!")
    #expect(course.endsAt == start + .seconds(29) && course.expiresAt == nil)
  }

  @Test("V5: when the time runs out it may still answer, for one second", arguments: [0, 1, 2])
  func answersAtExpiry(delay: Int64) {
    let course = course {
      $0.steps = [.init(after: .seconds(60), edit: title("Late"))]
      $0.onTimeWillExpire = [.init(after: .seconds(delay), edit: title("Incoming"))]
    }
    #expect(course.expiresAt == start + .seconds(30))
    #expect(words(course) == (delay <= 1 ? "Incoming" : nil))
    #expect(course.endsAt == start + .seconds(30 + min(delay, 1)))
  }

  @Test(
    "V5, V6: what does nothing else at its time limit has the grace for what it was at",
    arguments: [29_999, 30_000, 30_500, 31_000, 31_001])
  func answersInGrace(delay: Int64) {
    let delay = Interval(milliseconds: delay)
    let course = course { $0.steps = [.init(after: delay, edit: title("Late"))] }
    let isInGrace = delay <= .seconds(31)
    #expect(words(course) == (isInGrace ? "Late" : nil))
    #expect(course.endsAt == start + min(delay, .seconds(31)))
    #expect(course.expiresAt == (delay < .seconds(30) ? nil : start + .seconds(30)))
  }

  @Test("V6: what never answers leaves the original, after 31 s")
  func neverAnswers() {
    let hangs = course { $0.misbehavior = .hang }
    let slow = course { $0.steps = [.init(after: .seconds(32), edit: title("Late"))] }
    let hangsOn = course {
      $0.misbehavior = .hang
      $0.onTimeWillExpire = [.init(after: .seconds(0), edit: title("Late"))]
    }
    for course in [hangs, slow, hangsOn] {
      #expect(course.ending == .original(.silent))
      #expect(course.endsAt == start + .seconds(31) && course.expiresAt == start + .seconds(30))
    }
  }

  @Test("V9: a crash and too much memory leave the original")
  func failures() {
    #expect(course { $0.misbehavior = .crash }.ending == .original(.crashed))
    #expect(
      course { $0.memoryBytes = 25_000_000 }.ending == .original(.exceededMemory(25_000_000)))
    #expect(course { $0.misbehavior = .exceedMemory }.ending.outcome == .exceededMemory)
    let words = [25_000_000, 24_000_001, 1_500, 999].map { bytes in
      ServiceCourse.Ending.original(.exceededMemory(bytes)).reasons.first?.words
    }
    #expect(
      words == [
        "it took 25 MB", "it took more than 24 MB", "it took more than 1 KB", "it took 999 bytes",
      ])
    #expect(course { $0.memoryBytes = 24_000_000 }.ending.outcome == .answered)
  }

  // What steps make of what those before them made: each template reads the content itself.
  private func grown(_ change: ContentEdit.Change, steps: Int) -> ServiceCourse {
    var service = ServiceExtension(name: "S")
    service.steps = Array(repeating: .init(edit: ContentEdit([change])), count: steps)
    var content = Content(title: .literal("Old"))
    content.userInfo = .values(["k": "v"])
    return ServiceCourse(of: service, content: content, startedAt: start, limits: limits) {
      content, _ in
      var values = TemplateValues()
      if case .literal(let words)? = content.title?.wording { values.title = words }
      values.userInfo = content.userInfoValue
      return values
    }
  }

  @Test("V9: texts that steps make of one another are beyond 1 MiB more than its memory holds")
  func growingTexts() {
    let title = ContentEdit.Change.title(.words(Template("{title}{title}")))
    #expect(words(grown(title, steps: 10))?.count == 3 << 10)
    #expect(grown(title, steps: 40).ending == .original(.exceededMemory(24_000_001)))
  }

  @Test("V9: a dictionary that steps lay into itself has 512 levels at most")
  func nestedDictionaries() {
    let userInfo = ContentEdit.Change.userInfo(ValueTemplate(["a": "{userInfo}"]))
    #expect(grown(userInfo, steps: 511).ending.outcome == .answered)
    #expect(grown(userInfo, steps: 512).ending.outcome == .exceededMemory)
    let twice = ContentEdit.Change.userInfo(ValueTemplate(["a": "{userInfo}", "b": "{userInfo}"]))
    #expect(grown(twice, steps: 10).ending.outcome == .answered)
    #expect(grown(twice, steps: 40).ending.outcome == .exceededMemory)
  }

  @Test("V7, V8: of two answers the first counts, and an empty one none")
  func oddAnswers() {
    #expect(course { $0.misbehavior = .completeTwice }.ending.outcome == .answeredTwice)
    #expect(course { $0.misbehavior = .emptyContent }.ending == .original(.emptyContent))
    let blank = course {
      $0.steps = [.init(edit: ContentEdit([.title(nil), .body(.words(Template("")))]))]
    }
    #expect(blank.ending == .original(.emptyContent))
  }

  @Test("V11: what failed to download cannot be attached")
  func downloads() {
    let course = course {
      $0.steps = [
        .init(
          after: .seconds(1),
          download: .init(
            address: Template("a"), as: Template("a"),
            file: MediaSource(path: "a.png", byteCount: 3, format: .png))),
        .init(download: .init(address: Template("b"), as: Template("b"), file: nil)),
        .init(
          edit: ContentEdit([
            .attachments(
              ["a", "b"].map {
                AttachmentTemplate(identifier: Template($0), download: Template($0))
              })
          ])),
      ]
    }
    #expect(
      course.ending.content?.attachments == [
        Attachment(
          identifier: "a", file: MediaSource(path: "a.png", byteCount: 3, format: .png))
      ])
    #expect(
      course.log.map(\.words) == [
        "downloaded a (3 bytes)", "could not download b", "changed attachments",
      ])
  }

  @Test("V9: sizes are bytes, KB and MB, and one byte is one")
  func sizes() {
    let sizes = [0, 1, 2, 999, 1_000, 999_999, 1_000_000, 24_000_001].map(\.sizeWords)
    #expect(
      sizes == ["0 bytes", "1 byte", "2 bytes", "999 bytes", "1 KB", "999 KB", "1 MB", "24 MB"])
  }

  @Test("V1, V2: every situation in which an extension could run, and when it does")
  func starts() {
    for bits in 0..<128 {
      func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
      let situation = ServiceSituation(
        isPush: bit(0), isMutable: bit(1), hasAlert: bit(2), hasStringAlert: bit(3),
        hasExtension: bit(4), allowsAlerts: bit(5), countsStringAlerts: bit(6))
      let start = ServiceStart(in: situation)
      let runs = bit(0) && bit(1) && bit(2) && bit(4) && bit(5) && (!bit(3) || bit(6))
      #expect(start.runs == runs, "\(situation)")
      if runs { #expect(start.reasons.map(\.rule) == ["V1"]) }
      if !bit(1), !bit(4) { #expect(start.reasons.isEmpty, "nobody expected one: \(situation)") }
    }
  }
}
