import Delivery
import Files
import Glibc
import Notifications
import Push
import PushEndpoint
import Sessions

extension Bench {
  /// Pushes over HTTP/2, against a server that answers from memory, and against the
  /// same sockets without a phone.
  static let served = Bench(
    name: "served", summary: "pushes over HTTP/2 with h2load, 100 streams, against nghttpd"
  ) { conditions, findings throws(BenchError) in
    let count = conditions.isSmoke ? 5_000 : 50_000
    var empty = try ServedLoad(conditions, ConstantAnswers())
    let constant = try empty.rate(count)
    var phone = try ServedLoad(conditions, MeasuredPhone())
    let engine = try phone.rate(count)
    var varied = try ServedLoad(conditions, VaryingBodies(MeasuredPhone()))
    let distinct = try varied.rate(count)
    findings.note("served.constant", constant, "/s")
    findings.note("served.engine", engine, "/s")
    findings.note("served.engine-distinct", distinct, "/s")
    findings.promise(
      "served.engine-ratio", engine / constant, "×", atLeast: conditions.isSmoke ? 0.25 : 0.5)
    findings.promise(
      "served.engine-distinct-ratio", distinct / constant, "×",
      atLeast: conditions.isSmoke ? 0.12 : 0.25)
    if let plain = try ServedLoad<ConstantAnswers>.plainRate(conditions, count) {
      findings.note("served.nghttpd", plain, "/s")
      findings.promise("served.nghttpd-ratio", engine / plain, "×", atLeast: 0.05)
    }
    let many = conditions.isSmoke ? 10_000 : 200_000
    var rates: [Double] = []
    for _ in 0..<10 { rates.append(try phone.rate(many / 10)) }
    // Three each, as a busy moment of the machine would make one look slow.
    let ratio = rates.suffix(3).median / rates.prefix(3).median
    findings.promise("served.rate-at-end", ratio, "×", atLeast: conditions.isSmoke ? 0.5 : 0.8)
  }
}

/// Takes every push, and forgets it.
///
/// Its answer has the fields of the phone's: what is compared is the engine, and not a
/// header of another length.
private struct ConstantAnswers: PushReceiver {
  private let answer = PushAnswer(
    accepting: "eabeae54-14a8-11e5-b60b-1697f925ec7b",
    uniqueFrom: APNsIdentifier.Origin(seed: 1, number: 1))

  mutating func receive(_ requests: [ProviderRequest]) -> [ReceivedPush] {
    requests.map { _ in ReceivedPush(answer) }
  }
}

/// A phone with one app and a journal, as `serve` has it.
private struct MeasuredPhone: PushReceiver {
  private var run: HeadlessRun

  init() throws(BenchError) {
    do {
      let locations = DataLocations(dataFolder: nil)
      run = HeadlessRun(
        try LoadedInput([], settings: WorldSettings(), locations: locations))
      let app = #"app {"bundleIdentifier":"\#(ServedTarget.app.text)"}"#
      _ = run.perform(app, files: locations.files(folder: ""))
    } catch {
      throw BenchError("no phone: \(error)")
    }
  }

  mutating func receive(_ requests: [ProviderRequest]) -> [ReceivedPush] {
    run.receive(requests)
  }
}

/// Gives each push a body of its own, where h2load sends them all with one.
private struct VaryingBodies: PushReceiver {
  private var phone: MeasuredPhone
  private var count = 1_000_000

  init(_ phone: MeasuredPhone) { self.phone = phone }

  mutating func receive(_ requests: [ProviderRequest]) -> [ReceivedPush] {
    var requests = requests
    for index in requests.indices {
      count += 1
      requests[index].body = ServedTarget.body(saying: String(count))
    }
    return phone.receive(requests)
  }
}

/// An endpoint in this process, with h2load in one of its own.
private struct ServedLoad<Receiver: PushReceiver> {
  private let endpoint = PushEndpoint()
  private let address: LoopbackAddress
  private let body: String
  private var receiver: Receiver
  // Stands still: only the machine's goes on.
  private let phoneTime: Instant

  init(_ conditions: BenchConditions, _ receiver: Receiver) throws(BenchError) {
    self.receiver = receiver
    phoneTime = try Engine.forMeasuring().state.now
    endpoint.clock = ServiceClock(machine: MachineClock.now, phone: phoneTime)
    body = try conditions.folder.write(ServedTarget.body(saying: "Two"), to: "served.json")
    do throws(AddressError) {
      address = try endpoint.listen(on: try LoopbackAddress("127.0.0.1:0"), nil, .any)
    } catch {
      throw BenchError("\(error)")
    }
  }

  /// Pushes a second.
  mutating func rate(_ count: Int) throws(BenchError) -> Double {
    let load = try H2Load("http://\(address)/3/device/\(ServedTarget.token)", body: body, count)
    while load.isRunning {
      var polls = endpoint.polls + [pollfd(reading: load.descriptor)]
      poll(&polls, nfds_t(polls.count), 1000)
      let moment = EndpointMoment(
        uptime: ContinuousClock.now - load.start, machine: MachineClock.now, phone: phoneTime)
      endpoint.handle(polls.dropLast(), at: moment, for: &receiver)
      load.read()
    }
    return try load.rate()
  }

  /// What nghttpd does with the same requests; nil where it is not installed.
  static func plainRate(_ conditions: BenchConditions, _ count: Int) throws(BenchError) -> Double? {
    guard access(PlainServer.path, X_OK) == 0 else { return nil }
    return try PlainServer(in: conditions).rate(count)
  }
}
