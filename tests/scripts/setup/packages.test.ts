import { describe, expect, it } from 'vitest'
import { areInstalled } from '../../../scripts/setup/packages.mjs'
import { createTestFolder } from '../test-folder'

const react = { version: '19.3.1', integrity: 'sha512-aaa' }
const fastify = { version: '5.12.8', integrity: 'sha512-bbb' }
const forAnotherSystem = { version: '1.0.0', integrity: 'sha512-ccc', optional: true }

const locked = { '': { version: '0.1.0' }, 'node_modules/react': react, 'node_modules/fastify': fastify }
const installed = { 'node_modules/react': react, 'node_modules/fastify': fastify }

const aProject = (lock: object, installedPackages: object | undefined): string =>
  createTestFolder({
    'package-lock.json': JSON.stringify({ packages: lock }),
    ...(installedPackages === undefined
      ? {}
      : { 'node_modules/.package-lock.json': JSON.stringify({ packages: installedPackages }) }),
  })

describe('areInstalled', () => {
  it('packages are installed if npm recorded exactly the locked ones', () => {
    expect(areInstalled(aProject(locked, installed))).toBe(true)
  })

  it('missing binaries for other systems count as installed', () => {
    expect(areInstalled(aProject({ ...locked, 'node_modules/x-win32': forAnotherSystem }, installed))).toBe(true)
  })

  it.each([
    ['there are none', undefined],
    ['one is missing', { 'node_modules/react': react }],
    ['one has another version', { ...installed, 'node_modules/react': { ...react, version: '19.0.0' } }],
    ['one has other contents', { ...installed, 'node_modules/react': { ...react, integrity: 'sha512-zzz' } }],
    ['one is left from another package-lock.json', { ...installed, 'node_modules/leftover': react }],
  ])('packages are not installed when %s', (_case, installedPackages) => {
    expect(areInstalled(aProject(locked, installedPackages))).toBe(false)
  })

  it('packages are not installed after an interrupted installation', () => {
    const folder = createTestFolder({
      'package-lock.json': JSON.stringify({ packages: locked }),
      'node_modules/react/x.js': '',
    })
    expect(areInstalled(folder)).toBe(false)
  })
})
