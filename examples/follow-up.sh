#!/usr/bin/env bash
# The specification's task request over REST: follow up with the nurses nobody has talked to for a week, then take it back.
# Needs MUSTER_URL and MUSTER_API_KEY. Made for examples/sandbox.json.
set -euo pipefail
url=${MUSTER_URL:-http://127.0.0.1:3000}

ask() { # method, path, body
  curl --silent --show-error --fail-with-body -X "$1" "$url$2" \
    -H "Authorization: Bearer $MUSTER_API_KEY" -H 'Content-Type: application/json' ${3:+-d "$3"}
}
field() { node -e 'console.log(JSON.parse(require("fs").readFileSync(0, "utf8"))[process.argv[1]])' "$1"; }

answer=$(ask POST /api/v1/tasks '{
  "action": "send_followup",
  "filters": { "role": "nursing", "days_since_contact": 7 },
  "message_template": "checking_in"
}')
echo "$answer"
task=$(field task_id <<<"$answer")

echo "The task with one action for each candidate:"
ask GET "/api/v1/tasks/$task"; echo
echo "Taken back within the hold window, nothing leaves:"
ask POST "/api/v1/tasks/$task/undo" '{}'; echo
