#!/bin/sh
# Starts the gateway (its arguments), with what it can't do itself: the origins of CROSSWORD_FRAMES, which pages may show
# as frames; and a page of its own where PUBLIC_URL is known, since a picture that is shared with a link needs its whole
# address.
CROSSWORD_ORIGINS=$(printf '%s' "${CROSSWORD_FRAMES:-}" | tr -s '[:space:]' '\n' | sed -n 's#^[0-9]*=\(https\{0,1\}://[^/?#]*\).*#\1#p' | sort -u | tr '\n' ' ')
export CROSSWORD_ORIGINS

WEB_FOLDER=${WEB_FOLDER:-/srv}
PAGE_FOLDER=$WEB_FOLDER
ORIGIN=$(printf '%s' "${PUBLIC_URL:-}" | sed -n 's#^\(https\{0,1\}://[A-Za-z0-9.:-]*\)/*$#\1#p')
if [ -n "$ORIGIN" ]; then
	PAGE_FOLDER=${TMPDIR:-/tmp}/page
	mkdir -p "$PAGE_FOLDER"
	sed "s#content=\"/share.png\"#content=\"$ORIGIN/share.png\"#" "$WEB_FOLDER/index.html" >"$PAGE_FOLDER/index.html"
	gzip -9 -c "$PAGE_FOLDER/index.html" >"$PAGE_FOLDER/index.html.gz"
fi
export PAGE_FOLDER
exec "$@"
