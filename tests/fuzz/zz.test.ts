import { it } from 'vitest'
import { mkdtemp } from 'node:fs/promises'
import { openServer } from './play/server'
import { fuzzed } from './fuzzed'
it('x', async () => {
  const dir = await mkdtemp('/tmp/fuzz-')
  const server = await openServer({ DATA_DIR: dir + '/data', DATABASE_URL: undefined })
  const tally = new Map<string, number>()
  let n = 0
  const t = performance.now()
  const out = await fuzzed(server, { requests: Number(process.env['N'] ?? 200), seed: Number(process.env['SEED'] ?? 1), path: process.env['P'] }, (_, request, answer) => { n++; const k = `${request.call.name} ${answer.status} ${answer.status >= 400 ? (answer.body as any)?.code : ''}`; tally.set(k, (tally.get(k) ?? 0) + 1) })
  console.log([...tally].sort().map(([k, v]) => `${v} ${k}`).join('\n'))
  console.log(n, performance.now() - t, server.accidents)
  console.log(out.defect?.told, out.defect?.seed, out.defect?.path, out.defect?.shrinks)
  await server.app.close()
}, 600_000)
