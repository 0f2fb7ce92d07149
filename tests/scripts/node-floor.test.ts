import { describe, expect, it } from 'vitest'
import { runNode } from './run-node'

const fakeNodeVersion = (version: string) =>
  `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`

describe('node-floor.mjs: an older Node', () => {
  it.each(['18.19.1', '20.18.3'])('Node %s exits with one line that names the required version', async (version) => {
    expect(await runNode(['--import', fakeNodeVersion(version), 'scripts/node-floor.mjs'])).toEqual({
      code: 1,
      out: '',
      err: `Rondrit needs Node 20.19 or newer; this is Node ${version}.\n`,
    })
  })
})

describe('node-floor.mjs: a supported Node', () => {
  it.each(['20.19.0', '22.1.0', '101.0.0'])('Node %s prints nothing', async (version) => {
    expect(await runNode(['--import', fakeNodeVersion(version), 'scripts/node-floor.mjs'])).toEqual({
      code: 0,
      out: '',
      err: '',
    })
  })
})
