import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'

const isText = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest'])
const smallestBytes = 1_024
const forms = [
  { ending: '.br', pack: (bytes: Buffer) => brotliCompressSync(bytes), unpack: brotliDecompressSync },
  { ending: '.gz', pack: (bytes: Buffer) => gzipSync(bytes, { level: 9 }), unpack: gunzipSync },
]

/**
 * Puts a Brotli and a gzip form beside every text file of a folder, for gateways to send as they are. (Browsers take Brotli over https
 * only.) A form that already holds the same bytes is kept; one that doesn't is made anew, whatever its date.
 */
export function precompress(folder: string): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  for (const file of files.filter((entry) => entry.isFile() && isText.has(extname(entry.name)))) {
    const path = join(file.parentPath, file.name)
    const bytes = readFileSync(path)
    for (const { ending, pack, unpack } of bytes.length < smallestBytes ? [] : forms) {
      const packed = `${path}${ending}`
      if (!existsSync(packed) || !unpack(readFileSync(packed)).equals(bytes)) writeFileSync(packed, pack(bytes))
    }
  }
}

if (import.meta.main) precompress(process.argv[2] ?? '.')
