import { isStartOrEnd, type StopFacts } from '../stop'

/** The stops of a project by each of their references, since stops that were merged have several. */
export type StopsByReference = ReadonlyMap<string, ReadonlyArray<StopFacts>>

export const stopsByReference = (stops: Iterable<StopFacts>): StopsByReference => {
  const byReference = new Map<string, StopFacts[]>()
  for (const stop of stops) {
    if (isStartOrEnd(stop.type)) continue
    for (const reference of stop.groupedExternalTaskIds) {
      const others = byReference.get(reference)
      if (others === undefined) byReference.set(reference, [stop])
      else if (!others.includes(stop)) others.push(stop)
    }
  }
  return byReference
}

/** The stops that have any of these references: an update is of the only one, and refuses several. */
export const stopsWithReference = (
  byReference: StopsByReference,
  references: ReadonlyArray<string>,
): ReadonlyArray<StopFacts> => {
  const [first = noStops, ...others] = references.flatMap((reference) => {
    const stops = byReference.get(reference)
    return stops === undefined ? [] : [stops]
  })
  return others.length === 0 ? first : [...new Set([...first, ...others.flat()])]
}

const noStops: ReadonlyArray<StopFacts> = []

/** Why it is not certain which stop a row with these references updates; undefined where it is. */
export const reasonAgainstUpdate = (
  byReference: StopsByReference,
  references: ReadonlyArray<string>,
): string | undefined => {
  if (references.length === 0) return 'Has no reference, by which the stop to update could be found'
  const { length } = stopsWithReference(byReference, references)
  if (length < 2) return undefined
  const matched = references.filter((reference) => byReference.has(reference))
  const verb = matched.length === 1 ? 'is the reference' : 'are references'
  return `${matched.join(', ')} ${verb} of ${length} stops of this project`
}
