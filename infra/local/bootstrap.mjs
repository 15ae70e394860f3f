// The first step of `npm start` and `npm test`, for any Node from 20 on with nothing installed yet: installs the dependencies where
// they changed, for `start` only those that it runs on, then runs the real program with the machine's Node where that is a 24, else
// with the one that the dependencies pin, passing signals, and its exit code, through.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const note = join(root, 'node_modules/.seraph-installed')
const programs = {
  start: 'infra/local/start.ts',
  dev: 'infra/dev/dev.ts',
  check: 'infra/commands/check/check.ts',
  test: 'infra/test/run.ts',
  intruders: 'infra/trials/intruders/run.ts',
}

const [name, ...args] = process.argv.slice(2)
const program = programs[name]
if (program === undefined) fail('Say what to do: start, dev [--fresh], check, test [--all], or intruders [--all].')
if (process.platform === 'win32') fail('Seraph runs on Linux and macOS: on Windows use WSL, or docker compose.')
if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Seraph needs Node 20 or newer to start, and this is ${process.version}: install a newer one from nodejs.org.`)
}
const hash = hashOfDependencies()
// What tests and checks take stays installed where it is.
const isWhole = name !== 'start' || existsSync(join(root, 'node_modules/vitest'))
const node = chooseNode()
if (!isInstalled()) install()
run()

/** Tests and checks run on the pinned Node. `npm start` takes it along, 120 MB, only where the machine's isn't a 24 that is new enough. */
function chooseNode() {
  if (isWhole) return join(root, 'node_modules/node/bin/node')
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major === 24 && minor >= 12) return process.execPath
  return join(root, 'infra/runtime/node_modules/node/bin/node')
}

function hashOfDependencies() {
  const members = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((member) => `${folder}/${member}`),
  )
  const manifests = ['', 'infra', 'infra/runtime', 'infra/trials', ...members]
    .map((folder) => join(root, folder, 'package.json'))
    .filter(existsSync)
  const sum = createHash('sha256')
  for (const file of [join(root, 'pnpm-lock.yaml'), join(root, 'pnpm-workspace.yaml'), ...manifests])
    sum.update(readFileSync(file))
  return sum.digest('hex')
}

function isInstalled() {
  try {
    const earlier = JSON.parse(readFileSync(note, 'utf8'))
    return earlier.hash === hash && (earlier.isWhole || !isWhole) && existsSync(earlier.pnpm) && existsSync(node)
  } catch {
    return false
  }
}

function install() {
  console.log('Installing the dependencies (a minute or two at first) …')
  // The lockfile pins packages that were old enough when they came in: asking for the age of each again takes longer than all the rest.
  const prod = '--prod --config.minimum-release-age=0'
  const wanted = isWhole ? '' : node === process.execPath ? `${prod} --filter '!@seraph/runtime'` : prod
  const steps = `command -v pnpm && pnpm install ${wanted} --frozen-lockfile --config.confirm-modules-purge=false`
  const env = { ...process.env, npm_config_loglevel: 'error', npm_config_update_notifier: 'false' }
  const npx = spawnSync('npx', ['--yes', '--package=pnpm@12', '-c', steps], {
    cwd: root,
    env,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  if (npx.error)
    fail(`The dependencies could not be installed: npx, which comes with npm, could not be run (${npx.error.message}).`)
  const words = `${npx.stdout}\n${npx.stderr}`.trim().split('\n')
  if (npx.status !== 0)
    fail(`${words.slice(-15).join('\n')}\nThe dependencies could not be installed; the reason is above.`)
  if (!isWhole && node !== process.execPath) {
    // For `npm run backup` and its like.
    const link = join(root, 'node_modules/.bin/node')
    mkdirSync(dirname(link), { recursive: true })
    rmSync(link, { force: true })
    symlinkSync(node, link)
  }
  writeFileSync(note, JSON.stringify({ hash, isWhole, pnpm: npx.stdout.split('\n')[0] }))
}

function run() {
  // The channel tells the program when this process is gone, however it ended.
  const settings =
    ['start', 'dev'].includes(name) && existsSync(join(root, '.env')) ? [`--env-file=${join(root, '.env')}`] : []
  const child = spawn(node, [...settings, join(root, program), ...args], {
    cwd: root,
    env: { NODE_COMPILE_CACHE: join(root, '.cache/compiled'), ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  if (process.env.npm_lifecycle_event !== undefined) {
    // An npm that was killed tells nobody.
    const npm = process.ppid
    setInterval(() => process.ppid !== npm && child.kill('SIGTERM'), 500).unref()
  }
  child.once('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGKILL' ? 137 : 1)
    if (child.connected) child.disconnect()
  })
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
