import Notifications
import PushEndpoint

extension HelpTopic {
  /// How to point a server at the phone.
  static let servers = HelpTopic(
    name: "servers", summary: "how servers reach the phone, and what they may ask for",
    sentences: [
      """
      “coversheet serve” and “coversheet open --serve” take pushes as Apple's service does: HTTP/2 over \
      TLS 1.2 or later, POST to /3/device/TOKEN. Each app has a token; “coversheet state” and its \
      settings show it. Only programs on this machine reach it.
      """,
      """
      Clients have to trust the authority that is made at first use, ca.pem in the folder push beside \
      the journals. “--ready-file=FILE” has all that a test needs, in JSON, as long as the phone \
      listens: ports, ca, socket, a key to sign with, and the token of each app. With “--plaintext” there is no TLS, for \
      clients that speak HTTP/2 with prior knowledge.
      """,
      """
      The certificate also names \(PushEnvironment.production.host) and \
      \(PushEnvironment.development.host): a client that is sent here with its address unchanged, such as \
      curl with “--connect-to”, is held to the environment of the app's token.
      """,
      """
      A provider token has to be of the right age and signed with ES256; which key signed it is checked \
      only with “--provider-keys=DIR”. The folder provider-keys beside ca.pem holds a key to try with. \
      A client certificate does instead; its subject's UID is the topic. Nothing says who sends: 403 \
      MissingProviderToken.
      """,
      """
      How to make a provider token: a JSON Web Token with "alg":"ES256" and "kid" (keyId in the ready file) in its \
      header, "iss" (teamId) and "iat" (now, in seconds) in its claims, signed with the key at “path”; it is good for an \
      hour. token.sh below makes one, and Connections of “open --serve” copies one.
      """,
      """
      How to get a token that is bad, gone or busy: any other 64 digits are bad (400 BadDeviceToken); after the line \
      “uninstall APP” the app's token is gone (410 Unregistered, with timestamp); after “push-fault APP 429 \
      TooManyRequests” the next push to it is refused so, with “times=3” the next three. 503 ServiceUnavailable and \
      every other reason go the same way. The lines go to the control socket.
      """,
      """
      What fails is said: each refusal with what to do about it, and as the fact answeredProvider where its token or \
      topic is an app's; each client that does not get as far as a request (it spoke HTTP/1 or TLS 1.1, it does not \
      trust the authority, its content-length is not the body's) in a line of serve, a row of Connections and the fact \
      clientFailed for who follows.
      """,
      """
      Times: a server lives in its own present, the phone in 2018. What separates them is fixed when it \
      listens, and apns-expiration is moved by it; a provider token is as old as by the machine's clock. \
      serve lets the phone's clock go on with the machine's. “--service-clock=simulated” takes times as \
      they are, and the phone's clock then stands still. What “send --as=http” is given as seconds since 1970 \
      is by the machine's clock, too: with a simulated one write how far ahead it is, such as +5m.
      """,
      """
      What is accepted is in the journal before it is answered; where that cannot be written the answer \
      is 503, and the push is to come again.
      """,
      """
      The binary interface of old takes commands 0, 1 and 2 at “--binary=127.0.0.1:2195”: success is \
      silent, an error is six bytes, then the connection closes and what followed is dropped. \
      “--feedback=127.0.0.1:2196” tells which tokens' apps are gone; reading clears the list.
      """,
      """
      Programs talk to the phone in lines, through control.sock beside the journals or where \
      “--socket=PATH” puts it: a line of the scenario language is answered with its facts; “state”, \
      “explain X” (a notification, a group or an app) and “render [SCREEN] [SIZE] [FORMAT]”, such as \
      “render home 80x24 svg”, with what they ask for; “subscribe” follows all facts, or those that it names. \
      “coversheet run -” takes the same lines from standard input, a payload as “push - {…}”; to every other \
      command “-” is a scenario or payloads. “coversheet send” sends one push so. Payload files that are put into the \
      folder of “--watch=DIR” are delivered once whoever writes them has closed them.
      """,
      """
      Limits: \(limits.streams) streams a connection; \(limits.headerBytes.inBytes) of header fields, each \
      counted with 32 bytes more; \(limits.greeting.components.seconds) seconds for TLS and the first \
      frame; \(limits.request.components.seconds) seconds for a request; \(limits.idle.components.seconds / 60) minutes \
      without any, or for a feedback list of which nothing is read; \
      \(limits.connections) connections, and \(limits.programs) programs that talk in lines. Where there is no room, the \
      oldest that never finished its handshake gives way, then the one idle for longest, told with GOAWAY; where all \
      are at work the new one waits. A client that does not read its answers is not read either.
      """,
    ],
    examples: [
      (
        "token.sh",
        """
        # Prints a provider token, signed with the key that the ready file names: sh token.sh ready.json
        name() { sed 's/.*"'"$2"'":"\\([^"]*\\)".*/\\1/' "$1"; }
        letters() { base64 | tr -d '\\n=' | tr '+/' '-_'; }
        header=$(printf '{"alg":"ES256","kid":"%s"}' "$(name "$1" keyId)" | letters)
        claims=$(printf '{"iss":"%s","iat":%s}' "$(name "$1" teamId)" "$(date +%s)" | letters)
        # OpenSSL signs in DER: two numbers, each of which is to have 32 bytes.
        signature=$(printf %s "$header.$claims" | openssl dgst -sha256 -sign "$(name "$1" path)" |
          openssl asn1parse -inform DER | sed -n 's/.*INTEGER *://p' |
          while read -r hex; do printf '%64s' "$hex" | tr ' ' 0 | tail -c 64; done | xxd -r -p | letters)
        printf '%s.%s.%s\\n' "$header" "$claims" "$signature"

        """
      ),
      (
        "send.sh",
        """
        # A push over HTTP/2 with curl: the app's token and identifier, then what coversheet said.
        curl --http2 --cacert "$CA" \\
          -H "authorization: bearer $JWT" -H "apns-topic: com.example.mail" -H "apns-push-type: alert" \\
          -d '{"aps":{"alert":"Hello"}}' "https://localhost:2197/3/device/$TOKEN"

        """
      ),
    ])

  private static let limits = EndpointLimits()
}
