import Notifications
import PushEndpoint

extension HelpTopic {
  /// How to point a server at the phone.
  static let servers = HelpTopic(
    name: "servers", summary: "how servers reach the phone, and what they may ask for",
    sentences: [
      """
      “coversheet serve” and “coversheet open --serve” take pushes as Apple's service does: HTTP/2 over
      TLS 1.2 or later, POST to /3/device/TOKEN. Each app has a token; “coversheet state” and its
      settings show it. Only programs on this machine reach it.
      """,
      """
      Clients have to trust the authority that is made at first use, ca.pem in the folder push beside
      the journals; “--ready-file=FILE” says where it is, and which port is taken. With “--plaintext”
      there is no TLS, for clients that speak HTTP/2 with prior knowledge.
      """,
      """
      The certificate also names \(PushEnvironment.production.host) and
      \(PushEnvironment.development.host): a client that is sent here with its address unchanged, such as
      curl with “--connect-to”, is held to the environment of the app's token.
      """,
      """
      A provider token has to be of the right age and signed with ES256; which key signed it is checked
      only with “--provider-keys=DIR”. The folder provider-keys beside ca.pem holds a key to try with.
      A client certificate does instead; its subject's UID is the topic. Nothing says who sends: 403
      MissingProviderToken.
      """,
      """
      Times: a server lives in its own present, the phone in 2018. What separates them is fixed when it
      listens, and apns-expiration is moved by it; a provider token is as old as by the machine's clock.
      serve lets the phone's clock go on with the machine's. “--service-clock=simulated” takes times as
      they are, and the phone's clock then stands still.
      """,
      """
      What is accepted is in the journal before it is answered; where that cannot be written the answer
      is 503, and the push is to come again.
      """,
      """
      The binary interface of old takes commands 0, 1 and 2 at “--binary=127.0.0.1:2195”: success is
      silent, an error is six bytes, then the connection closes and what followed is dropped.
      “--feedback=127.0.0.1:2196” tells which tokens' apps are gone; reading clears the list.
      """,
      """
      Programs talk to the phone in lines, through control.sock beside the journals or where
      “--socket=PATH” puts it: a line of the scenario language is answered with its facts, and
      “subscribe” follows all. “coversheet send” sends one push so. Payload files that are put into the
      folder of “--watch=DIR” are delivered once whoever writes them has closed them.
      """,
      """
      Limits: \(limits.streams) streams a connection; \(limits.headerBytes / 1024) KB of header fields, each
      counted with 32 bytes more; \(limits.greeting.components.seconds) seconds for TLS and the first
      frame; \(limits.request.components.seconds) seconds for a request; \(limits.idle.components.seconds / 60) minutes
      without any; \(limits.connections) connections, of which the one idle for longest gives way.
      A client that does not read its answers is not read either.
      """,
    ],
    examples: [
      (
        "send.sh",
        """
        # A push over HTTP/2 with curl: the app's token and identifier, then what coversheet said.
        curl --http2 --cacert "$CA" \\
          -H "authorization: bearer $JWT" -H "apns-topic: com.example.mail" -H "apns-push-type: alert" \\
          -d '{"aps":{"alert":"Hello"}}' "https://localhost:2197/3/device/$TOKEN"

        """
      )
    ])

  private static let limits = HTTP2Limits()
}
