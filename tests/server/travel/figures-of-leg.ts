import type { Leg } from '../../../src/domain/problem'
import type { SourcedLeg } from '../../../server/travel/travel'

/** A leg as a table has it: without its source. */
export const figuresOfLeg = (leg: SourcedLeg | undefined): Leg | undefined =>
  leg && { seconds: leg.seconds, metres: leg.metres }
