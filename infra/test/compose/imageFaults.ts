import { execFileSync } from 'node:child_process'

/** Looks, as the image's own user and then as root, for what an intruder would be glad of; prints a line for each. */
const asItself = `
[ "$(id -u)" != 0 ] || echo "runs as root"
for file in /seraph /srv /etc /usr/bin; do [ ! -w "$file" ] || echo "may write $file"; done
if touch /here 2>/dev/null; then echo "writes its root"; fi
for name in gcc g++ cc clang make npm npx yarn pnpm corepack; do
  if command -v "$name" >/dev/null 2>&1; then echo "holds $name"; fi
done
true`
const asRoot = `
for place in /root/.npm /root/.cache /root/.local /home/*/.npm /home/*/.cache /seraph/.pnpm-store /usr/local/share/.cache; do
  if [ -e "$place" ]; then echo "keeps $place"; fi
done
true`
/** Whether the licences stand in it of all that it contains: our own, each package's, and in the web app those of fonts and libraries. */
const notices = `
cd /seraph 2>/dev/null || cd /usr/share/doc/seraph
for file in LICENSE NOTICE; do [ -s "$file" ] || echo "lacks $file"; done
if [ -d /srv ] && [ -f /srv/index.html ]; then
  said=/srv/THIRD_PARTY_LICENSES.txt
  for words in 'fontsource-variable/fraunces' 'fontsource-variable/atkinson' 'SIL OPEN FONT LICENSE' '## react - ' '## tailwindcss - '; do
    grep -qs -- "$words" "$said" || echo "says nothing of $words"
  done
  awk '/^## /{ if (name != "" && !has) print "has no licence of " name; name = $0; has = 0; next } NF { has = 1 }' "$said"
else
  for path in node_modules/.pnpm/*/node_modules/*/package.json node_modules/.pnpm/*/node_modules/@*/*/package.json; do
    name=\${path#*/node_modules/}; name=\${name#*/node_modules/}; name=\${name%/package.json}
    grep -qs "^## $name - " THIRD_PARTY_LICENSES.txt || echo "says nothing of $name"
  done
fi
true`

/**
 * What is wrong with an image that is built; nothing where it runs as a user of its own, read-only, without what builds and what is kept of
 * building, and with the licences of what it contains.
 */
export function imageFaults(image: string): string[] {
  const look = (script: string, ...flags: string[]): string[] =>
    execFileSync(
      'docker',
      ['run', '--rm', '--read-only', '--network', 'none', ...flags, '--entrypoint', 'sh', image, '-c', script],
      {
        encoding: 'utf8',
      },
    )
      .split('\n')
      .filter((line) => line !== '')
  return [...look(asItself), ...look(notices), ...look(asRoot, '--user', '0')].map((fault) => `${image} ${fault}`)
}
