extension Rule {
  /// Section B.4: the binary interface that was there before HTTP/2.
  static let binary = [
    Rule(
      "B32",
      "Frames of the binary interface follow each other, the highest byte first; success is not answered.",
      because: "no answer means success",
      source: "WWDC10 (session 129); Apple: Binary Provider API"),
    Rule(
      "B33",
      "A push of command 0 has no identifier, waits as long as possible, and has priority 10.",
      because: "command 0 carries a token and a payload only",
      source: "WWDC10 (session 129); Apple: Legacy Notification Format"),
    Rule(
      "B34",
      "A push of command 1 has an identifier and an expiry, and priority 10.",
      because: "command 1 carries an identifier and an expiry",
      source: "WWDC10 (session 129); Apple: Legacy Notification Format"),
    Rule(
      "B35",
      "A push of command 2 consists of items in any order; each comes once at most.",
      because: "command 2 consists of items",
      source: "Apple: Binary Provider API; status 128 for a wrong one is our choice"),
    Rule(
      "B36",
      "An error is six bytes that name the push, and the connection closes.",
      because: "{why}",
      decisions: [
        "closed": "the connection closed behind the error {why}"
      ],
      source: "WWDC10 (session 129); Apple: Binary Provider API"),
    Rule(
      "B37",
      "The status of an error is a number from Apple’s table.",
      because: "{status}",
      source: "Apple: Binary Provider API"),
    Rule(
      "B38",
      "After an error, all that was sent behind the push it names is sent again; with status 10 that one is the last that was taken.",
      because: "it was sent behind the one that failed",
      source: "Apple: Binary Provider API; WWDC10 (session 129)"),
    Rule(
      "B39",
      "A push without an identifier fails without one; of command 0 the connection only closes.",
      because: "command 0 has no identifier",
      source: "WWDC10 (session 129); our choice of the default"),
    Rule(
      "B40",
      "What is written on a connection behind a push that failed is discarded.",
      because: "{why}",
      source: "WWDC10 (session 129); Apple: Binary Provider API"),
    Rule(
      "B41",
      "A sender keeps what it sent in a sliding window of later ones, so that it can send it again.",
      because: "{why}",
      source: "WWDC10 (session 129)"),
    Rule(
      "B42",
      "Lengths that are wrong are answered with the status that fits; a frame that is cut off is ignored.",
      because: "{why}",
      source: "Apple: Binary Provider API; which status is our choice"),
    Rule(
      "B43",
      "An expiry that is 0 or past is one attempt over the binary interface, too.",
      because: "an expiry of 0 or before now is one attempt",
      source: "WWDC10 (session 129)"),
    Rule(
      "B44",
      "The feedback service tells the tokens whose apps are gone, once.",
      because: "the feedback list was read",
      source: "Apple: Binary Provider API"),
  ]
}
