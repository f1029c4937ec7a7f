extension RuleExample {
  /// What payloads have wrong in themselves.
  static let ofPayloads = [
    RuleExample(
      "Y1", wrong: #"{"aps": {"alert": "Tea is ready",}}"#,
      right: #"{"aps": {"alert": "Tea is ready"}}"#),
    RuleExample(
      "Y2", wrong: #"{"alert": "Tea is ready"}"#, right: #"{"aps": {"alert": "Tea is ready"}}"#),
    RuleExample(
      "Y4", wrong: #"{"aps": {"alert": {}}}"#,
      right: #"{"aps": {"alert": {"body": "Tea is ready"}}}"#),
    RuleExample(
      "Y5", wrong: #"{"aps": {"alert": {"body": "Tea is ready", "thread-id": "pot"}}}"#,
      right: #"{"aps": {"alert": {"body": "Tea is ready"}, "thread-id": "pot"}}"#),
    RuleExample(
      "Y6", wrong: #"{"aps": {"alert": {"body": "Tea is ready", "badge": 1}}}"#,
      right: #"{"aps": {"alert": {"body": "Tea is ready"}, "badge": 1}}"#),
    RuleExample(
      "Y10", wrong: #"{"aps": {"alert": {"body": "Tea is ready"}, "summary-arg": "Earl"}}"#,
      right: #"{"aps": {"alert": {"body": "Tea is ready", "summary-arg": "Earl"}}}"#),
    RuleExample(
      "Y11", wrong: #"{"aps": {"alert": {"body": "Three cups", "summary-arg-count": 0}}}"#,
      right: #"{"aps": {"alert": {"body": "Three cups", "summary-arg-count": 3}}}"#),
    RuleExample(
      "Y21", wrong: #"{"aps": {"alert": "Tea is ready", "threadId": "pot"}}"#,
      right: #"{"aps": {"alert": "Tea is ready", "thread-id": "pot"}}"#),
    RuleExample("Y22", wrong: #"{"aps": {}}"#, right: #"{"aps": {"alert": "Tea is ready"}}"#),
    RuleExample(
      "Y25", wrong: #"{"aps": {"content-available": true, "alert": "Tea is ready"}}"#,
      right: #"{"aps": {"content-available": 1, "alert": "Tea is ready"}}"#),
    RuleExample(
      "Y26", wrong: #"{"aps": {"alert": "Tea is ready", "badge": -1}}"#,
      right: #"{"aps": {"alert": "Tea is ready", "badge": 0}}"#),
    RuleExample(
      "Y37", wrong: #"{"aps": {"alert": "Tea is ready"}, "password": "kettle"}"#,
      right: #"{"aps": {"alert": "Tea is ready"}, "order": "41"}"#),
    RuleExample(
      "Y40",
      wrong:
        #"{"aps": {"alert": {"title": "The tea that you ordered this morning at the counter is ready"}}}"#,
      right: #"{"aps": {"alert": {"title": "Tea is ready", "body": "At the counter."}}}"#),
  ]
}
