#!/bin/sh
# Checks the focus of the screens in this folder, draws them, and compares the pictures with earlier ones.
# usage: review.sh BEFORE RESULTS
# guide: setup
set -eu
before=$1 results=$2
halo=${HALO:-halo}
screens=$(dirname "$0")/Screens
mkdir -p "$results/pictures"
# end

# guide: walk
"$halo" walk "$screens"
# end

# guide: audit
"$halo" audit "$screens"
"$halo" audit "$screens" --format sarif -o "$results/audit.sarif"
# end

# guide: pictures
for layout in "$screens"/*.yaml; do
  name=$(basename "$layout" .yaml)
  case $name in *.walk) continue ;; esac
  "$halo" shot --layout "$layout" -o "$results/pictures/$name.png"
  "$halo" shot --layout "$layout" --appearance dark --contrast high --keys Down \
    -o "$results/pictures/$name-contrast.png"
done
# end

# guide: review
if [ -d "$before" ]; then
  "$halo" review "$before" "$results/pictures" \
    -o "$results/report.html" --junit "$results/pictures.xml"
fi
# end
