import Delivery
import Notifications
import Push

extension LineSyntax<PushHeaders> {
  /// The headers of a push but for its names, as options (B52).
  ///
  /// Values are not checked against what the service takes: a line may send what it refuses.
  static var pushHeaders: LineSyntax {
    let expiration = WordSyntax<Int64>.expiration
    let priority = WordSyntax<Int>.number("N", 0...99)
    let options = [
      VerbOption("expiration", expiration.parameter, "when it is given up; 0 for one attempt"),
      VerbOption("priority", priority.parameter, "10, 5 or 1"),
      VerbOption("push-type", Parameter("TYPE", .identifier), "alert, background and others"),
      VerbOption("topic", Parameter("TOPIC", .identifier), "the bundle identifier, unless others"),
    ]
    return LineSyntax(Signature(options: options)) { reader throws(Diagnostic) in
      var headers = PushHeaders()
      if let word = reader.option("expiration") {
        headers.expiration = try expiration.read(word, &reader)
      }
      if let word = reader.option("priority") {
        let number = try priority.read(word, &reader)
        // B22: what is sent is a word, which the number has to stand for.
        guard word.text == String(number) else {
          throw Diagnostic(word.place, .error, "a priority has no leading zeros; write \(number)")
        }
        headers.priority = number
      }
      headers.pushType = reader.option("push-type")?.text
      headers.topic = reader.option("topic")?.text
      return headers
    } write: { headers, writer throws(Unwritable) in
      if let seconds = headers.expiration {
        writer.add("expiration", try expiration.write(seconds, &writer))
      }
      if let priority = headers.priority { writer.add("priority", String(priority)) }
      if let type = headers.pushType { writer.add("push-type", type.scenarioWord) }
      if let topic = headers.topic { writer.add("topic", topic.scenarioWord) }
    }
  }
}

extension WordSyntax<Int64> {
  /// B6: seconds since 1970 in digits, or a WHEN whose second counts.
  ///
  /// A negative number is read as it is, and has passed; of milliseconds is said that they are (Y28).
  static var expiration: WordSyntax {
    WordSyntax("WHEN", .expiration) { word, reader throws(Diagnostic) in
      switch try word.expiration() {
      case .seconds(let seconds):
        if seconds.areLikelyMilliseconds {
          let message = "the expiration is \(seconds); write seconds since 1970, not milliseconds"
          reader.remark([Diagnostic(word.place, .warning, message, rule: "Y28")])
        }
        return seconds
      case .time(let time): return time.instant(from: reader.state.now, in: reader.zone).seconds
      }
    } write: { seconds, writer in
      guard seconds > 0, seconds < Instant.last.seconds else { return String(seconds) }
      return (Instant(milliseconds: 0) + .seconds(seconds)).scenarioText(in: writer.zone)
    }
  }
}
