import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { roadsCommand } from '../../../server/commands/roads-and-addresses'
import { ROAD_FILE, ROAD_FOLDER, writeRoadFile } from '../../../server/roads'
import type { Settings } from '../../../server/settings'
import { left, right } from '../../kit/either'
import { aFolder } from '../folder'
import { extractOf, roadsOf } from '../roads/roads-of'
import { noPorts } from './no-ports'
import { takeHalfOfEachWrite } from './take-half-of-each-write'

const extract = extractOf({ streets: [['a1 a2']] }, new Date('2026-11-20'))

const choiceByDefault = { roads: 'auto', osrmUrl: undefined } as const

const aDataFolder = async (choice: Partial<Pick<Settings, 'roads' | 'osrmUrl'>> = {}) => {
  const [dataDir, folder] = [await aFolder(), await aFolder()]
  const progress: string[] = []
  const runWith = (bytes: Buffer) => {
    const file = join(folder, 'some.osm.pbf')
    writeFileSync(file, bytes)
    return roadsCommand({ dataDir, ...choiceByDefault, ...choice }).run([file], {
      ...noPorts,
      showProgress: (line) => progress.push(line),
      now: () => new Date(),
    })
  }
  return { dataDir, runWith, progress, file: join(dataDir, ROAD_FILE) }
}

describe('npm run roads', () => {
  it('the roads are read, with progress, and the answer says of which day they are', async () => {
    const { runWith, progress } = await aDataFolder()
    expect(right(await runWith(extract))).toBe(
      'The roads of 2026-11-20 are there now, and servers use them from here on: 1 road between junctions, 0 turn rules. © OpenStreetMap contributors.',
    )
    expect(progress[0]).toMatch(/^Reading: \d+ %/)
    expect(progress.at(-1)).toMatch(/^(Reading|Drawing|Ordering): \d+ %, \d+ (s|min) left$/)
  })

  it.each([
    [{ roads: 'main' }, 'but no server with ROADS=main uses them'],
    [{ roads: 'estimate' }, 'but no server with ROADS=estimate uses them'],
    [{ osrmUrl: 'http://osrm' }, 'and servers use them where OSRM does not answer'],
    [{ roads: 'file', osrmUrl: 'http://osrm' }, 'and servers use them from here on'],
  ] as const)('with the settings %j the answer says %s', async (choice, words) => {
    const { runWith } = await aDataFolder(choice)
    expect(right(await runWith(extract))).toContain(`The roads of 2026-11-20 are there now, ${words}: 1 road`)
  })

  it('the answer names the roads that were replaced, and no day where an extract does not say it', async () => {
    const { runWith } = await aDataFolder()
    const withoutDay = extractOf({ streets: [['a1 a2']] })
    const outcomes = [await runWith(extract), await runWith(withoutDay), await runWith(withoutDay)].map(right)
    expect(outcomes.map((outcome) => outcome.split(', and')[0])).toEqual([
      'The roads of 2026-11-20 are there now',
      'The roads are there now, in place of those of 2026-11-20',
      'The roads are there now, in place of those before',
    ])
  })

  it('a damaged file leaves the roads before, and nothing else', async () => {
    const { dataDir, runWith, file } = await aDataFolder()
    right(await runWith(extract))
    const before = readFileSync(file)
    expect(left(await runWith(extract.subarray(0, -9)))).toMatch(/some\.osm\.pbf: it ends in the middle of a block/)
    expect(readFileSync(file).equals(before)).toBe(true)
    expect(readdirSync(join(dataDir, ROAD_FOLDER)).toSorted()).toEqual(['roads.bin', 'roads.lock'])
  })

  it('Ctrl+C while the roads are written leaves those before, and nothing else', async () => {
    const { dataDir, runWith, file } = await aDataFolder()
    right(await runWith(extract))
    const before = readFileSync(file)
    const roads = await roadsOf({ streets: [['a1 a2 a3']] })
    const interrupted = Object.assign([...roads.streets.content], {
      [Symbol.iterator]: () => {
        process.kill(process.pid, 'SIGINT')
        return [][Symbol.iterator]()
      },
    })
    const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
    // The process of the test goes on, and finds its file gone.
    await expect(
      writeRoadFile(dataDir, { ...roads, streets: { ...roads.streets, content: interrupted } }),
    ).rejects.toThrow('ENOENT')
    expect(exit.mock.calls).toEqual([[130]])
    exit.mockRestore()
    expect(readFileSync(file).equals(before)).toBe(true)
    expect(readdirSync(join(dataDir, ROAD_FOLDER)).toSorted()).toEqual(['roads.bin', 'roads.lock'])
  })

  it('the roads are whole also where the disk takes only a part of each write', async () => {
    const { runWith, file } = await aDataFolder()
    right(await runWith(extract))
    const whole = readFileSync(file)
    const endHalfWrites = takeHalfOfEachWrite()
    right(await runWith(extract))
    endHalfWrites()
    expect(readFileSync(file).equals(whole)).toBe(true)
  })

  it('what a killed command left is removed by the next one', async () => {
    const { runWith, file } = await aDataFolder()
    right(await runWith(extract))
    writeFileSync(`${file}.unfinished`, 'a part')
    right(await runWith(extract))
    expect(existsSync(`${file}.unfinished`)).toBe(false)
  })

  it('only one command works on a folder at a time', async () => {
    const { runWith } = await aDataFolder()
    const first = runWith(extract)
    await expect(runWith(extract)).rejects.toThrow('another npm run roads is at work')
    right(await first)
  })

  it('a file that is not there is named', async () => {
    const { dataDir } = await aDataFolder()
    expect(left(await roadsCommand({ dataDir, ...choiceByDefault }).run(['/none.osm.pbf'], noPorts))).toBe(
      'There is no file /none.osm.pbf.',
    )
  })
})
