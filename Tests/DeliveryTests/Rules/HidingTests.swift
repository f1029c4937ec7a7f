import Notifications
import Push
import TestSupport
import Testing

@testable import Delivery

@Suite("What is hidden, for every setting, profile and way to lie there")
struct HidingTests {
  @Test(
    "H1–H4, H14: hidden content never leaks, but for the title or subtitle that a category lets show",
    arguments: [10, 11, 12, 15])
  func neverLeaks(profile: Int) throws {
    var phone = try Self.phone(profile: profile)
    var rowCount = 0
    for grouping in Grouping.allCases {
      try Self.set(.grouping(grouping), of: Self.app, on: &phone)
      for global in Previews.allCases {
        try Self.set(.previews(global), of: nil, on: &phone)
        for own in [nil] + Previews.allCases {
          try Self.set(.previews(own), of: Self.app, on: &phone)
          for act in [DeviceAct.lock, .authenticate, .unlock] {
            try phone.perform(.device(act))
            let isHidden = profile >= 11 && Self.hides(own ?? global, after: act)
            rowCount += expectNoLeak(
              phone, isHidden, "\(grouping), \(global), \(own as Any), \(act)")
          }
        }
      }
    }
    #expect(rowCount >= 3 * 3 * 4 * 3)
  }

  private static let app: BundleIdentifier = "com.example.chat"

  // What a profile cannot set was set under a later one before.
  private static func set(
    _ setting: Setting, of app: BundleIdentifier?, on phone: inout Phone
  ) throws {
    var (later, back) = (DeviceConfiguration(), DeviceConfiguration())
    (later.profile, back.profile) = (.ios12, phone.state.device.profile)
    try phone.perform(.configure(later))
    try phone.perform(.set(app, [setting]))
    try phone.perform(.configure(back))
  }

  private static func hides(_ previews: Previews, after act: DeviceAct) -> Bool {
    switch previews {
    case .always: false
    case .whenUnlocked: act == .lock
    case .never: true
    }
  }

  // Two notifications of each category, of which one lets show nothing, one
  // its title, one its subtitle.
  private static func phone(profile: Int) throws -> Phone {
    var phone = try Phone(apps: [])
    var change = DeviceConfiguration()
    change.profile = Profile(rawValue: profile)
    try phone.perform(.configure(change))
    var chat = App(bundleIdentifier: app, displayName: "Chat")
    let options: [CategoryOptions] = [[], .hiddenPreviewsShowTitle, .hiddenPreviewsShowSubtitle]
    for (index, option) in options.enumerated() {
      var category = Category(identifier: "c\(index)")
      category.options = option
      category.categorySummaryFormat = .literal("%u more from %@")
      chat.categories.append(category)
    }
    try phone.perform(.install(chat, isGranted: true))
    for index in 0..<6 {
      var content = Content(body: .literal("secret body"))
      content.title = .literal("secret title")
      content.subtitle = .literal("secret subtitle")
      content.summaryArgument = "secret argument"
      content.categoryIdentifier = "c\(index / 2)"
      content.threadIdentifier = "t\(index / 2)"
      let payload = Payload(content: content, source: SourceText([], at: Place("test")))
      try phone.perform(.push(PushRequest(app: app, payload: payload, name: "n\(index)")))
    }
    return phone
  }

  // How many rows were looked at.
  private func expectNoLeak(_ phone: Phone, _ isHidden: Bool, _ situation: String) -> Int {
    let state = phone.state
    var count = 0
    for section in Section.allCases {
      for index in 0..<state.list[section].rowCount {
        let row = state.list[section].row(at: index)
        guard let number = row?.number else { continue }
        var shown = state.shown(number)
        if case .stack(let key, _)? = row, let group = state.list[section].group(key) {
          shown = state.shown(group)
        }
        let category = state.notification(number).content.categoryIdentifier
        let words = [shown.body, shown.summary].compactMap(\.self).joined(separator: " ")
        #expect(shown.isHidden == isHidden, "\(situation)")
        #expect(words.contains("secret") != isHidden, "\(words) in \(situation)")
        #expect((shown.title != nil) == (!isHidden || category == "c1"), "\(situation)")
        #expect((shown.subtitle != nil) == (!isHidden || category == "c2"), "\(situation)")
        count += 1
      }
    }
    return count
  }
}
