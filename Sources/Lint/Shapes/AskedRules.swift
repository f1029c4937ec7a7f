/// The rules as they are asked about the payloads of one app, to ask them on several threads.
package struct AskedRules: Sendable {
  let all: [AskedRule]
}
