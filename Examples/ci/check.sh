#!/bin/sh
# Runs all walks in the folder "screens" beside this file, and audits all layouts and walks in it.
# Both commands run; the status is 1 if one of them fails.
set -u
folder=$(dirname "$0")
halo=${HALO:-halo}
status=0
"$halo" walk "$folder/screens" || status=1
"$halo" audit "$folder"/screens/*.yaml --baseline "$folder/accepted.baseline.yaml" || status=1
exit $status
