import Notifications

/// C1, C2: which content extension a notification's rich view gets, if any.
package struct ContentChoice: Hashable, Sendable {
  /// Its place among the app's content extensions; nil for the system's own view.
  package var index: Int?
  package var reasons: [Reason]

  package init(category: String?, among extensions: [ContentExtension]) {
    guard !extensions.isEmpty else {
      (index, reasons) = (nil, [Reason("V14")])
      return
    }
    guard let category else {
      (index, reasons) = (nil, [Reason("C1", [.init("why", "it has no category")])])
      return
    }
    index = extensions.firstIndex { $0.categories.contains { $0.isExactly(category) } }
    let why = index.map { "\(extensions[$0].name) is for \(category)" }
    reasons = [Reason("C1", [.init("why", why ?? "no extension is for \(category)")])]
  }
}
