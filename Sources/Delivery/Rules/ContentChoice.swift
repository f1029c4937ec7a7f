import Notifications

/// C1, C2: which content extension a notification's rich view gets, if any.
struct ContentChoice: Equatable, Sendable {
  /// Its place among the app's content extensions; nil for the system's own view.
  var index: Int?
  /// The rules that chose it, or the system's own view.
  var reasons: [Reason]

  init(category: String?, among extensions: [ContentExtension]) {
    guard !extensions.isEmpty else {
      (index, reasons) = (nil, [Reason("V14")])
      return
    }
    guard let category else {
      (index, reasons) = (nil, [Reason("C1", [.init("why", "it has no category")])])
      return
    }
    let all = extensions.indices.filter { extensions[$0].categories.containsExactly(category) }
    index = all.first
    let names = all.map { extensions[$0].name }
    let why = names.first.map { "\($0) is for \(category)" } ?? "no extension is for \(category)"
    // An app that declares two of them waits for the other one.
    let others = names.count > 1 ? ", and comes before \(names[1...].joined(separator: ", "))" : ""
    reasons = [Reason("C1", [.init("why", why + others)])]
  }
}
