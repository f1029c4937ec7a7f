import Delivery
import Explaining
import Notifications
import TerminalCore

/// Firings as words on the screen: the day where it changes, the time, and
/// what is special about it.
///
/// A class, as it is never changed: to copy what it holds would be fifteen kilobytes of the program.
final class FiringWords {
  private let state: State
  private let marks: Marks

  init(_ state: State, _ marks: Marks) {
    (self.state, self.marks) = (state, marks)
  }

  /// Each as a run; those that are moved, doubled or left out stand out.
  func all(_ firings: [Firing]) -> [TextRun] {
    var day: Int64?
    return firings.map { firing in
      let time = time(of: firing)
      defer { day = time.daysSince1970 }
      let words = words(firing, time, namesDay: time.daysSince1970 != day)
      return TextRun(words, firing.adjustment == nil ? .text : .warning)
    }
  }

  /// When it fires by the device's clock; of one that is left out, when about it would.
  func time(of firing: Firing) -> CivilTime {
    firing.time(on: state.device) ?? CivilTime(state.now, in: state.device.timeZone)
  }

  /// The day of a firing, with its year where that is not the present one.
  func day(of time: CivilTime) -> String {
    state.device.englishDates.day(
      time, besideYear: CivilTime(state.now, in: state.device.timeZone).year)
  }

  private func words(_ firing: Firing, _ time: CivilTime, namesDay: Bool) -> String {
    let day = namesDay ? day(of: time) + " " : ""
    let remark = firing.remark.map { " (\($0))" } ?? ""
    return marks.own(day + time.shortestClock + remark)
  }
}
