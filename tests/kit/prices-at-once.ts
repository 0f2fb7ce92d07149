import { identity } from 'fp-ts/function'
import { pricesInSteps, type MovesContext, type Price, type PriceRequest } from '../../src/domain/move'
import type { Plan } from '../../src/domain/plan'
import { runAtOnce } from '../../src/domain/value'

/** What it would cost to put stops on each route of a day, without steps between. */
export const pricesOf = (plan: Plan, request: PriceRequest, context: MovesContext): ReadonlyArray<Price> =>
  runAtOnce(pricesInSteps<Price>(plan, request, context, identity))
