// Sends a push with nothing but Swift: swift Push.swift PORT TOKEN TOPIC TEXT
// It speaks HTTP/2 by itself, without TLS, to `coversheet serve --plaintext`. Its provider token is of the right
// form and age but signed by nobody, which is enough without --provider-keys.
import Foundation

let words = CommandLine.arguments
guard words.count == 5, let port = UInt16(words[1]) else {
  print("usage: swift Push.swift PORT TOKEN TOPIC TEXT")
  exit(2)
}
let (token, topic, text) = (words[2], words[3], words[4])

// A frame: length, type, flags, stream, then what it carries (RFC 9113, 4.1).
func frame(_ type: UInt8, _ flags: UInt8, _ stream: UInt8, _ payload: [UInt8]) -> [UInt8] {
  [0, UInt8(payload.count >> 8), UInt8(payload.count & 255), type, flags, 0, 0, 0, stream] + payload
}

// A field that enters no table, with its name written out (RFC 7541, 6.2.2).
func field(_ name: String, _ value: String) -> [UInt8] {
  func string(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    if bytes.count < 127 { return [UInt8(bytes.count)] + bytes }
    let rest = bytes.count - 127
    return [127, UInt8(rest & 127 | 128), UInt8(rest >> 7)] + bytes
  }
  return [0] + string(name) + string(value)
}

func letters(_ bytes: [UInt8]) -> String {
  Data(bytes).base64EncodedString().replacingOccurrences(of: "+", with: "-")
    .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
}

let issued = Int(Date().timeIntervalSince1970)
let providerToken = [
  letters(Array(#"{"alg":"ES256","kid":"COVERSHEET"}"#.utf8)),
  letters(Array(#"{"iss":"SIMULATION","iat":\#(issued)}"#.utf8)),
  letters([UInt8](repeating: 0, count: 64)),
].joined(separator: ".")

let body = try JSONSerialization.data(withJSONObject: ["aps": ["alert": text, "sound": "default"]])
let fields =
  field(":method", "POST") + field(":scheme", "http") + field(":authority", "localhost")
  + field(":path", "/3/device/\(token)") + field("authorization", "bearer \(providerToken)")
  + field("apns-topic", topic) + field("apns-push-type", "alert")
let request =
  Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8) + frame(4, 0, 0, []) + frame(1, 4, 1, fields)
  + frame(0, 1, 1, Array(body))

let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
var address = sockaddr_in()
address.sin_family = sa_family_t(AF_INET)
address.sin_port = port.bigEndian
address.sin_addr.s_addr = inet_addr("127.0.0.1")
let connected = withUnsafePointer(to: &address) {
  $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
    connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
  }
}
guard connected == 0, write(connection, request, request.count) == request.count else {
  print("nobody listens on port \(port)")
  exit(1)
}

// The answer: the header's first byte is 0x88 for “:status: 200”, and a reason follows in a frame of its own.
var received: [UInt8] = []
var piece = [UInt8](repeating: 0, count: 4096)
while case let count = read(connection, &piece, piece.count), count > 0 {
  received += piece.prefix(count)
  while received.count >= 9, received.count >= 9 + Int(received[1]) << 8 + Int(received[2]) {
    let length = Int(received[1]) << 8 + Int(received[2])
    let (type, flags, payload) = (received[3], received[4], received[9..<9 + length])
    received.removeFirst(9 + length)
    if type == 1 { print(payload.first == 0x88 ? "200" : "refused") }
    if type == 0 { print(String(decoding: payload, as: UTF8.self)) }
    if type <= 1, flags & 1 == 1 { exit(0) }
  }
}
