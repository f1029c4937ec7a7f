import Foundation
import Notifications
import TestSupport
import Testing

@testable import Delivery

@Suite("What the comments of verdicts say")
struct VerdictCommentTests {
  private static let verdicts: [String: @Sendable (UndecidedSituation) -> Reason?] = [
    "alertVerdict": { $0.alertVerdict.reason },
    "announcementVerdict": { $0.announcementVerdict.reason },
    "badgeVerdict": { $0.badgeVerdict.reason },
    "bannerVerdict": { $0.bannerVerdict.reason },
    "carPlayVerdict": { $0.carPlayVerdict.reason },
    "lockScreenVerdict": { $0.lockScreenVerdict.reason },
    "notificationCenterVerdict": { $0.notificationCenterVerdict.reason },
    "ruleOfQuiet": \.ruleOfQuiet,
    "soundVerdict": { $0.soundVerdict.reason },
    "vibrationVerdict": { $0.vibrationVerdict.reason },
    "watchVerdict": { $0.watchVerdict.reason },
  ]

  @Test(
    "The comment of a verdict names every rule by which it is decided in any situation",
    arguments: verdicts.keys.sorted())
  func names(_ verdict: String) throws {
    let reason = try #require(Self.verdicts[verdict])
    let named = try Self.rulesNamed(above: "var \(verdict): ")
    var missing: Set<String> = []
    _ = UndecidedSituation.tryEvery { situation in
      if let rule = reason(situation)?.rule.description, !named.contains(rule) {
        missing.insert(rule)
      }
      return true
    }
    #expect(missing.isEmpty, "\(missing.sorted()) are not in the comment")
  }

  // The ids in the lines of comment above a declaration.
  private static func rulesNamed(above declaration: String) throws -> Set<String> {
    let folder = Checkout.path + "/Sources/Delivery/Rules"
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      let lines = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
      guard let place = lines.firstIndex(where: { $0.contains(declaration) }) else { continue }
      let comment = lines[..<place].reversed().prefix { $0.contains("///") }
      return comment.joined(separator: "\n").ruleWords
    }
    return []
  }
}
