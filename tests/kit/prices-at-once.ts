import { pricesInSteps, type Price } from '../../src/domain/move'
import { runAtOnce } from '../../src/domain/value'

/** What it would cost to put stops on each route of a day, without steps between. */
export const pricesOf = (...parameters: Parameters<typeof pricesInSteps>): ReadonlyArray<Price> =>
  runAtOnce(pricesInSteps(...parameters))
