import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('/favicon.ico, which browsers ask for without a link, is an icon of three sizes', () => {
  const icon = readFileSync('public/favicon.ico')
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 3])
  const entries = [0, 1, 2].map((index) => 6 + 16 * index)
  expect(entries.map((at) => icon.readUInt8(at))).toEqual([16, 32, 48])
  for (const at of entries)
    expect(icon.subarray(icon.readUInt32LE(at + 12) + 1, icon.readUInt32LE(at + 12) + 4).toString('ascii')).toBe('PNG')
})
