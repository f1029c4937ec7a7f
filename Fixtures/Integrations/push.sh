#!/bin/sh
# Sends a push with curl: ./push.sh READY_FILE TOKEN TOPIC TEXT
# Its provider token is of the right form and age but signed by nobody, which is enough without --provider-keys.
set -eu
port=$(sed 's/.*"apns":\([0-9]*\).*/\1/' "$1")
authority=$(sed 's/.*"ca":"\([^"]*\)".*/\1/' "$1")

letters() { base64 | tr -d '\n=' | tr '+/' '-_'; }
header=$(printf '{"alg":"ES256","kid":"COVERSHEET"}' | letters)
claims=$(printf '{"iss":"SIMULATION","iat":%s}' "$(date +%s)" | letters)
signature=$(head -c 64 /dev/zero | letters)

curl --silent --show-error --http2 --cacert "$authority" \
  --header "authorization: bearer $header.$claims.$signature" \
  --header "apns-topic: $3" --header "apns-push-type: alert" \
  --data "{\"aps\":{\"alert\":\"$4\",\"sound\":\"default\"}}" \
  --write-out '%{http_code}\n' "https://localhost:$port/3/device/$2"
