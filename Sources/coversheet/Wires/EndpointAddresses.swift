import PushEndpoint

/// Where an endpoint is asked to listen; each an address that no other machine reaches.
///
/// Read before anything else is done, so that nothing is played for one that is refused.
struct EndpointAddresses {
  /// `--apns`
  let apns: LoopbackAddress
  /// `--binary`; nil for none.
  let binary: LoopbackAddress?
  /// `--feedback`; nil for none.
  let feedback: LoopbackAddress?

  /// - Throws: What to write instead, with the option's name.
  init(_ options: EndpointOptions) throws(UsageError) {
    apns = try Self.address(options.apns ?? EndpointOptions.standardAddress, "--apns")
    binary = try options.binary.map { text throws(UsageError) in
      try Self.address(text, "--binary")
    }
    feedback = try options.feedback.map { text throws(UsageError) in
      try Self.address(text, "--feedback")
    }
    try refuseAlike()
  }

  // The system would say of the second that it is in use, as if another program had it.
  private func refuseAlike() throws(UsageError) {
    let places = [("--apns", apns), ("--binary", binary), ("--feedback", feedback)]
    for (index, (option, address)) in places.enumerated() {
      guard let address, address.port != 0,
        let other = places[..<index].first(where: { $0.1 == address })
      else { continue }
      throw UsageError("\(other.0) and \(option) both name \(address); give each its own")
    }
  }

  private static func address(
    _ text: String, _ option: String
  ) throws(UsageError) -> LoopbackAddress {
    do throws(AddressError) { return try LoopbackAddress(text) } catch {
      throw UsageError("\(option): \(error)")
    }
  }
}
