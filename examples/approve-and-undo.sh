#!/usr/bin/env bash
# A rejection waits for approval; approve it, then undo it. Needs MUSTER_URL and MUSTER_API_KEY. Made for examples/sandbox.json.
set -euo pipefail
url=${MUSTER_URL:-http://127.0.0.1:3000}

ask() { # method, path, body
  curl --silent --show-error --fail-with-body -X "$1" "$url$2" \
    -H "Authorization: Bearer $MUSTER_API_KEY" -H 'Content-Type: application/json' ${3:+-d "$3"}
}
field() { node -e 'console.log(JSON.parse(require("fs").readFileSync(0, "utf8"))[process.argv[1]])' "$1"; }

answer=$(ask POST /api/v1/tasks '{ "action": "reject_candidate", "candidate": "Bob Harlan", "message_template": "not_this_time" }')
echo "$answer"
approval=$(field approval_id <<<"$answer")
task=$(field task_id <<<"$answer")

echo "What waits:"
ask GET /api/v1/approvals; echo
echo "Approved:"
ask POST "/api/v1/approvals/$approval/approve" '{}'; echo
echo "Undone while the message is held:"
ask POST "/api/v1/tasks/$task/undo" '{}'; echo
