/// The items of a frame of command 2, taken apart (B35).
///
/// The order of items is free; one that comes twice, is not known or has the wrong length is an
/// error of protocol.
struct BinaryItems {
  /// What is wrong with them; nil where they are a push.
  ///
  /// The first mistake, but for missing items, which are looked for at the end.
  private(set) var status: BinaryStatus?
  private var data: [BinaryItem: [UInt8]] = [:]

  /// Takes apart what follows the length of the frame.
  ///
  /// - Parameter bytes: Exactly as many as the frame's length says.
  init(_ bytes: ArraySlice<UInt8>) {
    var reader = ByteReader(bytes)
    // All are looked at, so that the error names the push wherever its identifier stands.
    while !reader.isAtEnd { take(from: &reader) }
    status = status ?? missing
  }

  /// What an error names it by; nil where it is not numbered, or wrongly.
  var identifier: UInt32? { number(.identifier) }

  /// The push, where nothing is wrong.
  ///
  /// Only meaningful where `status` is nil: what is missing is empty.
  var notification: BinaryNotification {
    BinaryNotification(
      .items, token: data[.token] ?? [], payload: data[.payload] ?? [], identifier: identifier,
      expiration: number(.expiration), priority: data[.priority]?.first)
  }

  private mutating func take(from reader: inout ByteReader) {
    guard let number = reader.byte(), let count = reader.integer(UInt16.self),
      let data = reader.take(Int(count))
    else {
      _ = reader.take(reader.count)
      return status = status ?? .protocolError
    }
    add(number, Array(data))
  }

  private mutating func add(_ number: UInt8, _ data: [UInt8]) {
    guard let item = BinaryItem(rawValue: number), self.data[item] == nil,
      item.byteCount ?? data.count == data.count
    else { return status = status ?? .protocolError }
    self.data[item] = data
    if item == .token, data.count > BinaryFrame.tokenByteLimit {
      status = status ?? .invalidTokenSize
    }
    if item == .priority, data != [10], data != [5] { status = status ?? .protocolError }
  }

  private var missing: BinaryStatus? {
    if data[.token]?.isEmpty ?? true { return .missingDeviceToken }
    return data[.payload]?.isEmpty ?? true ? .missingPayload : nil
  }

  private func number(_ item: BinaryItem) -> UInt32? {
    data[item].map { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }
}
