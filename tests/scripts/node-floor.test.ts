import { describe, expect, it } from 'vitest'
import { runNode } from './run-node'

const fakeNodeVersion = (version: string) =>
  `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`

describe('an older Node', () => {
  it.each(['18.19.1', '20.18.3'])('%s is told in one line which one is needed', async (version) => {
    expect(await runNode(['--import', fakeNodeVersion(version), 'scripts/node-floor.mjs'])).toEqual({
      code: 1,
      out: '',
      err: `Rondrit needs Node 20.19 or newer; this is Node ${version}.\n`,
    })
  })
})

describe('a Node that will do', () => {
  it.each(['20.19.0', '22.1.0', '101.0.0'])('%s is told nothing', async (version) => {
    expect(await runNode(['--import', fakeNodeVersion(version), 'scripts/node-floor.mjs'])).toEqual({
      code: 0,
      out: '',
      err: '',
    })
  })
})
