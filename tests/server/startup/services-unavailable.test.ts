import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openWorld } from '../../../server'
import { aFolder } from '../folder'
import { someSettings } from '../test-app'

const nowhere = 'http://127.0.0.1:9'

it('a service that is away is a warning in words that names it, and no accident', async () => {
  const [accidents, warnings]: [unknown[], string[]] = [[], []]
  const settings = someSettings({
    DATA_DIR: join(await aFolder(), 'data'),
    ADDRESS_BOOK: 'pdok',
    PDOK_URL: nowhere,
    OSRM_URL: nowhere,
  })
  const world = await openWorld(settings, {
    accident: (error) => accidents.push(error),
    warning: (words) => warnings.push(words),
  })
  await world.book.find({ zip: '9999 XX', houseNumber: '4', suffix: undefined })
  await world.travel.table([
    { lat: 52, lng: 5 },
    { lat: 52.1, lng: 5.1 },
  ])
  await world.close()
  expect(accidents).toEqual([])
  expect(warnings).toEqual([
    expect.stringMatching(/^the address service 127\.0\.0\.1:9 is away: \w+, after \d+ ms$/),
    expect.stringMatching(/^the road service is away: \w+$/),
  ])
})
