import type { Placement, Stop, StopFacts } from '../../../src/domain/stop'

/** A stop with facts and placement side by side, as tests write it. */
export type FlatStop = StopFacts & Placement

export const stopFrom = ({
  isPlanned,
  stopNumber,
  routeNumber,
  routeName,
  routeDay,
  carrierId,
  color,
  ...facts
}: FlatStop): Stop => ({
  facts,
  placement: { isPlanned, stopNumber, routeNumber, routeName, routeDay, carrierId, color },
})

export const flatStopOf = ({ facts, placement }: Stop): FlatStop => ({ ...facts, ...placement })

/** A stop with some of its fields replaced. */
export const withFields = (stop: Stop, changes: Partial<FlatStop>): Stop =>
  stopFrom({ ...flatStopOf(stop), ...changes })
