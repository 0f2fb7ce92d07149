import * as E from 'fp-ts/Either'
import { right } from '../../kit/either'
import type { TestServer } from '../test-server'

/** A driver as §5 asks for one. */
export const aDriver = {
  firstName: 'Joris',
  lastName: 'de Vries',
  zip: '2801 YA',
  houseNumber: '3',
  addressSummary: 'Lindenhof 3, 2801 YA Gouda',
  mobileNumber: '06-12345678',
  availabilityEarliest: '9:00',
  availabilityLatest: '18:00',
  capacity: [0, 50],
}

/** Adds a second carrier to the organisation Noord, and returns its id. */
export const aSecondCarrier = async ({ dependencies: { storage } }: TestServer): Promise<number> => {
  const organisations = await storage.directory.organisations()
  const id = organisations.find(({ name }) => name === 'Noord')?.id ?? ''
  return right(await storage.write(id, async ({ carriers }) => E.right(await carriers.add('Zuid')))).id
}
