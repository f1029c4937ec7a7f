/// What facts are called in files (formats.md §4.1), in the order in which help lists them.
package enum EventName: String, CaseIterable, Sendable {
  case noted, clockMoved, deviceChanged, seeded, installed, uninstalled
  case appStateChanged, authorizationChanged, settingChanged
  case received, decided, listed, updated, removed, moved, expanded, collapsed, armed, opened,
    called
  case requested, prompted, answered, sheetOpened, sheetClosed, suggested, suggestionEnded
  case unlisted, badged, sounded, woke, bannerShown, bannerEnded, bannerQueued, bannerUnqueued
  case refused
  case extensionStarted, extensionExpired, extensionFinished, queued, resumed, awaited, replied
  case viewed, viewChanged, closed, extensionCalled, responseWaits, responseEnded
}
