internal import CNghttp2
import Push

/// Header fields in the form that nghttp2 takes.
enum HTTP2Fields {
  /// Gives fields to nghttp2; they are valid only meanwhile.
  ///
  /// - Parameters:
  ///   - fields: Names in lower case, pseudo fields first.
  ///   - body: Must not keep the buffer.
  static func with(
    _ fields: [HeaderField], _ body: (UnsafeMutableBufferPointer<nghttp2_nv>) -> Void
  ) {
    var text: [UInt8] = []
    text.reserveCapacity(160)
    for field in fields {
      text.append(contentsOf: field.name.utf8)
      text.append(contentsOf: field.value.utf8)
    }
    text.withUnsafeMutableBufferPointer { text in
      guard var place = text.baseAddress else { return }
      var list = fields.map { field in
        let counts = (field.name.utf8.count, field.value.utf8.count)
        defer { place += counts.0 + counts.1 }
        return nghttp2_nv(
          name: place, value: place + counts.0, namelen: counts.0, valuelen: counts.1,
          flags: field.flags)
      }
      list.withUnsafeMutableBufferPointer { body($0) }
    }
  }
}

extension HeaderField {
  // Identifiers never come again: in the tables of both sides they would
  // take the place of what does.
  fileprivate var flags: UInt8 {
    let isUnique = name == AnswerHeaderName.identifier || name == AnswerHeaderName.uniqueIdentifier
    return UInt8((isUnique ? NGHTTP2_NV_FLAG_NO_INDEX : NGHTTP2_NV_FLAG_NONE).rawValue)
  }
}
