import * as E from 'fp-ts/Either'
import { right } from '../../kit/either'
import type { TestServer } from '../test-server'

/** Adds a second carrier to the organisation Noord, and returns its id. */
export const aSecondCarrier = async ({ dependencies: { storage } }: TestServer): Promise<number> => {
  const organisations = await storage.directory.organisations()
  const id = organisations.find(({ name }) => name === 'Noord')?.id ?? ''
  return right(await storage.write(id, async ({ carriers }) => E.right(await carriers.add('Zuid')))).id
}
