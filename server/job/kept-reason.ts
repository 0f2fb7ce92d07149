import type { StopFacts } from '../../src/domain/stop'

/** The name under which a stop says why the optimisation that was accepted left it out. */
const NAME = 'unplannedReason'

export const reasonKept = ({ extra }: Pick<StopFacts, 'extra'>): string | undefined => {
  const kept = extra[NAME]
  return typeof kept === 'string' && kept.trim() !== '' ? kept : undefined
}

/** The stop with its reason, which so goes wherever the stop goes: it is accepted, undone and redone with the plan. */
export const withReason = <S extends StopFacts>(stop: S, reason: string | undefined): S => {
  if (reasonKept(stop) === reason) return stop
  const { [NAME]: _, ...others } = stop.extra
  return { ...stop, extra: reason === undefined ? others : { ...others, [NAME]: reason } }
}
