import Notifications

@testable import Delivery

extension ListEntry {
  /// What the list keeps of a notification of the chat app.
  ///
  /// - Parameters:
  ///   - position: Its place among all; nil for the number.
  ///   - name: The request's identifier.
  init(
    _ number: Int, at position: Int? = nil, named name: String, content: Content = Content()
  ) {
    let request = Request(identifier: name, content: content, trigger: .push)
    self.init(
      number: number, position: position ?? number,
      request: Boxed(DeliveredRequest(request, of: "com.example.chat", languages: .ofDevice([]))))
  }
}
