import Delivery
import Notifications
import Push

extension ScreenHarness {
  /// 250 notifications of an app, of which one says something else than the others.
  ///
  /// - Parameter number: Which one, from 0.
  static func haystack(around number: Int, _ word: String = "needle") -> Self {
    var harness = ScreenHarness()
    harness.install("com.example.messages", "Messages")
    for index in 0..<250 {
      let content = Content(body: .literal(index == number ? word : "hay"))
      let payload = Payload(content: content, source: SourceText([], at: Place("-")))
      _ = try? harness.engine.handle(
        .push(PushRequest(app: "com.example.messages", payload: payload)))
    }
    return harness
  }
}
