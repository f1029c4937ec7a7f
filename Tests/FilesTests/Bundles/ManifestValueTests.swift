import Notifications
import TestSupport
import Testing

@testable import Files

@Suite("Values of an app that cannot be")
struct ManifestValueTests {
  @Test("A color that is none is named, with the nearest", arguments: colors)
  func color(mistake: ManifestMistake) { mistake.check() }

  private static let colors: [ManifestMistake] = [
    ManifestMistake(#""tint":‸3"#, .error, #""tint" is a number where a string is needed"#),
    ManifestMistake(
      #""tint":‸"bule""#, .warning, #""bule" is no color; did you mean "blue"?"#),
    ManifestMistake(
      #""tint":‸"base99""#, .warning, #""base99" is no color; did you mean "base09"?"#),
    ManifestMistake(
      ##""tint":‸"#12345""##, .warning,
      ##""#12345" is no color; write one such as "base07", "red" or "#ffcc00""##),
  ]

  @Test("K10, P18: a number that cannot be is an error where it stands", arguments: numbers)
  func number(mistake: ManifestMistake) { mistake.check() }

  private static let numbers: [ManifestMistake] = [
    ManifestMistake(
      #""places":{"Home":{"latitude":‸97.33,"longitude":-122,"radius":1}}"#, .error,
      #""latitude" is 97.33; write degrees, -90 to 90"#),
    ManifestMistake(
      #""places":{"Home":{"latitude":‸-90.5,"longitude":-122,"radius":1}}"#, .error,
      #""latitude" is -90.5; write degrees, -90 to 90"#),
    ManifestMistake(
      #""places":{"Home":{"latitude":37,"longitude":‸-522,"radius":1}}"#, .error,
      #""longitude" is -522; write degrees, -180 to 180"#),
    ManifestMistake(
      #""places":{"Home":{"latitude":37,"longitude":-122,"radius":‸-1}}"#, .error,
      #""radius" is -1; write meters, more than 0"#),
    ManifestMistake(
      #""places":{"Home":{"latitude":37,"longitude":-122,"radius":‸0}}"#, .error,
      #""radius" is 0; write meters, more than 0"#),
    // What names the place is no mistake, too.
    ManifestMistake(
      #""places":{"Home":{"latitude":37,"longitude":-122,"radius":‸0}},"on":{"launch":[{"schedule":{"content":{},"trigger":{"region":"Home"}}}]}"#,
      .error, #""radius" is 0; write meters, more than 0"#),
    ManifestMistake(
      #""places":{"Home":{"latitude":‸"37","longitude":-122,"radius":1}},"on":{"launch":[{"schedule":{"content":{},"trigger":{"region":"Home"}}}]}"#,
      .error, #""latitude" is a string where a number is needed"#),
    ManifestMistake(
      #""places":{"Home":‸[]},"on":{"launch":[{"schedule":{"content":{},"trigger":{"region":"Home"}}}]}"#,
      .error, #""Home" is an array where an object is needed"#),
    ManifestMistake(
      #""on":{"launch":[{"setBadge":‸-1}]}"#, .error,
      #""setBadge" is -1; write a whole number from 0"#),
  ]

  @Test("K10: all that is wrong with a place is told at once")
  func together() {
    let complaints = ManifestMistake.remarks(
      #"{"bundleIdentifier":"a","places":{"Home":{"latitude":97,"longitude":"x","radius":-1}}}"#)
    #expect(complaints.count == 3, "\(complaints)")
  }

  @Test(
    "Without an identifier the rest is read all the same, and what is wrong with it told",
    arguments: ["", #""bundleIdentifier":5,"#, #""bundleIdentifier":"","#])
  func anonymous(identifier: String) {
    let complaints = ManifestMistake.remarks(
      #"{\#(identifier)"icon":3,"service":5,"content":[7],"watch":1}"#)
    #expect(complaints.count == 5, "\(complaints)")
    #expect(
      complaints.contains {
        $0.hasSuffix("a content extension is a number where an object is needed")
      })
  }

  @Test(
    "K10: the poles, the date line and the smallest circle are places",
    arguments: [(-90.0, -180.0, 0.1), (90, 180, 20_000_000), (0, 0, 1)])
  func possible(latitude: Double, longitude: Double, radius: Double) {
    let place =
      "{\"latitude\":\(latitude),\"longitude\":\(longitude),\"radius\":\(radius)}"
    #expect(
      ManifestMistake.remarks("{\"bundleIdentifier\":\"a\",\"places\":{\"P\":\(place)}}") == [])
  }
}
