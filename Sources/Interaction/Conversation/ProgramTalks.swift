import Notifications
import Sessions

/// The programs that talk to the phone in lines at the same time, each with what it follows.
package struct ProgramTalks {
  private let locations: DataLocations
  private let feed: FactFeed
  private var conversations: [Int: Conversation] = [:]

  /// The feed collects facts only while a program follows some.
  ///
  /// - Parameters:
  ///   - locations: Where files are found that lines name.
  ///   - feed: Hears of all that happens on the phone.
  package init(_ locations: DataLocations, feed: FactFeed) {
    (self.locations, self.feed) = (locations, feed)
  }

  /// The answer to a program's line; a blank one and a comment have one, too.
  ///
  /// A number that was not seen before begins a conversation.
  ///
  /// - Parameter program: Tells the programs apart.
  package mutating func answer<Phone: ConversedPhone>(
    _ line: String, of program: Int, on phone: inout Phone
  ) -> JSONValue {
    let answer = conversations[program, default: Conversation(locations)].answer(line, on: &phone)
    followOrNot()
    return answer
  }

  /// Forgets a program that is gone.
  package mutating func forget(_ program: Int) {
    conversations[program] = nil
    followOrNot()
  }

  /// The facts since it was last asked, in order; none where no program follows any.
  ///
  /// Each is given once, for all programs: ask `follows` who is told.
  package func takeFacts() -> [JSONValue] { feed.take() }

  /// Whether a program follows facts.
  package func isSubscribed(_ program: Int) -> Bool {
    conversations[program]?.isSubscribed ?? false
  }

  /// Whether a program is told of a fact.
  package func follows(_ program: Int, _ fact: JSONValue) -> Bool {
    conversations[program]?.follows(fact) ?? false
  }

  private func followOrNot() {
    feed.isFollowed = conversations.values.contains(where: \.isSubscribed)
  }
}
