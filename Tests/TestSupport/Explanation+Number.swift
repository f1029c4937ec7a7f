import Delivery
import Explaining

extension Explanation {
  /// Explains a notification that nothing else is explained with.
  ///
  /// - Parameters:
  ///   - number: The notification's number.
  ///   - facts: All that happened, not just what is about it.
  package init(of number: Int, facts: FactLog, in state: State) {
    var memory = ExplanationMemory()
    self.init(of: number, facts: facts, in: state, isBrief: false, remembering: &memory)
  }
}
