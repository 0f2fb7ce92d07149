import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDependencies } from '../../../server'
import { aFolder } from '../folder'
import { someSettings } from '../test-app'

const unreachableUrl = 'http://127.0.0.1:9'

it('an unavailable service is logged as a warning with its name, not as an error', async () => {
  const [errors, warnings]: [unknown[], string[]] = [[], []]
  const settings = someSettings({
    DATA_DIR: join(await aFolder(), 'data'),
    ADDRESS_BOOK: 'pdok',
    PDOK_URL: unreachableUrl,
    OSRM_URL: unreachableUrl,
  })
  const dependencies = await openDependencies(settings, {
    error: (error) => errors.push(error),
    warning: (message) => warnings.push(message),
    event: () => undefined,
  })
  await dependencies.geocoder.find({ zip: '9999 XX', houseNumber: '4', suffix: undefined })
  await dependencies.travel.table([
    { lat: 52, lng: 5 },
    { lat: 52.1, lng: 5.1 },
  ])
  await dependencies.close()
  expect(errors).toEqual([])
  expect(warnings).toEqual([
    expect.stringMatching(/^the address service 127\.0\.0\.1:9 is away: \w+, after \d+ ms$/),
    expect.stringMatching(/^the road service is away: \w+$/),
  ])
})
