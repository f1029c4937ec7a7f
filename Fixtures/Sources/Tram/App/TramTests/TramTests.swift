// A test makes what it likes.
let category = UNNotificationCategory(identifier: "of a test", actions: [], intentIdentifiers: [])
