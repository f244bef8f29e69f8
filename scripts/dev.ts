// Development: the server restarts when its files change, and Vite serves the pages. Ctrl+C stops
// both.
import { spawn } from 'node:child_process'

const node = process.execPath
const children = [
  spawn(
    node,
    [
      '--watch-path=src/server',
      '--watch-path=src/engine',
      '--watch-path=src/language',
      '--watch-path=src/shared',
      'src/server/main.js',
    ],
    {
      stdio: 'inherit',
    },
  ),
  spawn(node, ['node_modules/vite/bin/vite.js'], { stdio: 'inherit' }),
]

function stopAll() {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', stopAll)
process.on('SIGTERM', stopAll)
for (const child of children) child.on('exit', stopAll)
