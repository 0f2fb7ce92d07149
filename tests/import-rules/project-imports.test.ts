import { describe, expect, it } from 'vitest'
import { cruised } from '../../scripts/import-rules/cruise.mjs'
import { rooms } from '../../scripts/import-rules/modules.mjs'
import { sourcesOf } from '../../scripts/import-rules/sources.mjs'

const house = await cruised('.')
const sources = sourcesOf('.')

const roomsOf = (path: string): ReadonlyArray<string> =>
  rooms
    .filter((room) => new RegExp(room.at).test(path))
    .filter((room) => room.except === undefined || !new RegExp(room.except).test(path))
    .map((room) => room.name)

describe('the fences of the house', () => {
  it('hold everywhere', () => {
    expect(house.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} imports ${to}`)).toEqual([])
  })

  it('are checked for every source file', () => {
    const read = house.modules.filter((module) => module.dependencyTypes === undefined)
    expect(read.map((module) => module.source).toSorted()).toEqual(sources)
  })

  it('are checked for a whole house, not for an empty folder', () => {
    expect(sources.length).toBeGreaterThan(300)
    expect(house.summary.totalDependenciesCruised ?? 0).toBeGreaterThan(sources.length)
  })

  it('put every source file into exactly one room', () => {
    expect(sources.filter((path) => roomsOf(path).length !== 1)).toEqual([])
  })

  it('name only rooms that exist', () => {
    const names = rooms.map((room) => room.name)
    const named = rooms.flatMap((room) => (room.rooms === 'all' ? [] : room.rooms))
    expect(named.filter((name) => !names.includes(name))).toEqual([])
  })
})
