import { describe, expect, it } from 'vitest'
import { areInstalled } from '../../../scripts/setup/packages.mjs'
import { createTestFolder } from '../test-folder'

const react = { version: '19.3.1', integrity: 'sha512-aaa' }
const fastify = { version: '5.12.8', integrity: 'sha512-bbb' }
const forAnotherSystem = { version: '1.0.0', integrity: 'sha512-ccc', optional: true }

const wanted = { '': { version: '0.1.0' }, 'node_modules/react': react, 'node_modules/fastify': fastify }
const installed = { 'node_modules/react': react, 'node_modules/fastify': fastify }

const aProject = (lock: object, found: object | undefined): string =>
  createTestFolder({
    'package-lock.json': JSON.stringify({ packages: lock }),
    ...(found === undefined ? {} : { 'node_modules/.package-lock.json': JSON.stringify({ packages: found }) }),
  })

describe('the packages', () => {
  it('are installed when npm wrote down just those', () => {
    expect(areInstalled(aProject(wanted, installed))).toBe(true)
  })

  it('are installed without the binaries of other systems', () => {
    expect(areInstalled(aProject({ ...wanted, 'node_modules/x-win32': forAnotherSystem }, installed))).toBe(true)
  })

  it.each([
    ['there are none', undefined],
    ['one is missing', { 'node_modules/react': react }],
    ['one has another version', { ...installed, 'node_modules/react': { ...react, version: '19.0.0' } }],
    ['one has other contents', { ...installed, 'node_modules/react': { ...react, integrity: 'sha512-zzz' } }],
    ['one is left from another package-lock.json', { ...installed, 'node_modules/leftover': react }],
  ])('are not installed when %s', (_what, found) => {
    expect(areInstalled(aProject(wanted, found))).toBe(false)
  })

  it('are not installed when an installation was cut off', () => {
    const folder = createTestFolder({
      'package-lock.json': JSON.stringify({ packages: wanted }),
      'node_modules/react/x.js': '',
    })
    expect(areInstalled(folder)).toBe(false)
  })
})
