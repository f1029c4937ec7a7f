/// Names a control in the program; the raw value names it for people: in `config.json`, in help and in files.
///
/// Raw values stand in people's files: a new one may be added, an old one has to stay.
package enum ControlID: String, CaseIterable, Hashable, Sendable {
  case play, faster, slower, density, log, lines, complaints, edit, why, inspector, zoom,
    tap, expand, collapse, swipe, toggle, manage, clear, undo, redo, mouse, narrower, wider,
    down, up, first, last, send, theme, grouping, os, lock, center, home, app, settings,
    wake, sleep, authenticate, unlock, commands, help, back, quit, interrupt, suspend,
    redraw, view, act, search, filter, ringer, louder, quieter, mute, timeline, tour, words,
    locale, previews, export, record, matrix, compare, watch, connections, scenario, expect,
    snapshot,
    sessions, privacy, interruptions
  case bannerTap = "banner-tap"
  case bannerDismiss = "banner-dismiss"
  case runOn = "run-on"
  case saveScenario = "save-scenario"
  case nextEvent = "next-event"
  case previousEvent = "previous-event"
  case minuteOn = "minute-on"
  case minuteBack = "minute-back"
  case hourOn = "hour-on"
  case hourBack = "hour-back"
  case dayOn = "day-on"
  case dayBack = "day-back"
  case goTo = "go-to"
  case addRequest = "add-request"
  case removeRequest = "remove-request"
  case axisIn = "axis-in"
  case axisOut = "axis-out"
  case copyWords = "copy-words"
  case copyPayload = "copy-payload"
  case copyName = "copy-name"
  case copyWhy = "copy-why"
  case copyLine = "copy-line"
  case copyToken = "copy-token"
  case copyRequest = "copy-request"
  case copySimctl = "copy-simctl"
  case copySwift = "copy-swift"
  case copyCategory = "copy-category"
  case copyJSON = "copy-json"
  case copyScreen = "copy-screen"
  case tryIt = "try"
  case nextPane = "next-pane"
  case previousTab = "previous-tab"
  case nextTab = "next-tab"
  case clearGroup = "clear-group"
  case clearAll = "clear-all"
  case pageDown = "page-down"
  case pageUp = "page-up"
  case undoWriting = "undo-writing"
  case nextHit = "next-hit"
  case previousHit = "previous-hit"
  case doNotDisturb = "do-not-disturb"
  case tourNext = "tour-next"
  case appPreviews = "app-previews"
  case quickEdit = "quick-edit"
  case savePayload = "save-payload"
}

extension ControlID: CustomStringConvertible {
  package var description: String { rawValue }
}
