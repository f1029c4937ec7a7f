import Notifications
import Testing

@testable import Files

@Suite("Sounds as an app’s own code writes them")
struct SoundReadingTests {
  @Test(
    "R1, R6: the name of the critical sound says that it is one; any other is a file’s",
    arguments: [
      (#""default""#, Sound()), (#""ding.caf""#, Sound(name: "ding.caf")), (#""""#, nil),
      (#""defaultCritical""#, Sound(isCritical: true)),
      (#"{"name":"defaultCritical","volume":0.5}"#, Sound(isCritical: true, volume: 0.5)),
      (#"{"name":"ding.caf","critical":true}"#, Sound(name: "ding.caf", isCritical: true)),
      (#"{"critical":1}"#, Sound(isCritical: true)), ("{}", Sound()),
    ] as [(String, Sound?)])
  func sound(written: String, sound: Sound?) {
    let text = #"{"identifier":"a","content":{"title":"t","sound":\#(written)}}"#
    let reading = RequestReader.read(
      SourceText(Array(text.utf8)[...], at: Place("s")), folders: [],
      in: TriggerSources(regions: []))
    let sounds = reading.value?.content.changes.compactMap { change in
      if case .sound(let sound) = change { sound } else { nil }
    }
    #expect(sounds == [sound].compactMap(\.self))
    #expect(reading.diagnostics == [])
  }
}
