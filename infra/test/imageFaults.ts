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

/** What is wrong with an image that is built; nothing where it runs as a user of its own, read-only, without what builds and what is kept of building. */
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
  return [...look(asItself), ...look(asRoot, '--user', '0')].map((fault) => `${image} ${fault}`)
}
