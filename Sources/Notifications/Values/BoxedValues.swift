/// Values in an order that are shared with whoever else holds their boxes.
///
/// Read as an array of the values would be; of each there is one reference here.
package struct BoxedValues<Value: Sendable>: RandomAccessCollection, Sendable {
  /// The values in their boxes.
  package var boxes: [Boxed<Value>] = []

  package init() {}

  package var startIndex: Int { boxes.startIndex }
  package var endIndex: Int { boxes.endIndex }
  package subscript(position: Int) -> Value { boxes[position].value }
}

extension BoxedValues: Equatable where Value: Equatable {}
extension BoxedValues: Hashable where Value: Hashable {}
