import Delivery
import Notifications

extension Wording {
  /// How the words were made, each step once, without those that hold for every word; what is
  /// wrong is among the flaws.
  package var steps: [Question.Answer] {
    let account = text?.account ?? []
    let own = reasons.filter { !account.contains($0) }
    let all = text.map { $0.answers(because: own).filter { $0.kind == .reason } }
    return (all ?? own.filter(\.tells).map(Question.Answer.init)).uniqued(on: \.words)
  }
}
