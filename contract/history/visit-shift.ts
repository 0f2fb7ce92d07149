import type { Activity } from '../../src/domain/route'

/** How many milliseconds later a stop is visited; undefined where it is another stop, or its times do not say so. */
export const shiftOf = (one: Activity | undefined, other: Activity | undefined): number | undefined => {
  if (one === undefined || other === undefined || one.id !== other.id) return undefined
  if (one.arrival === other.arrival && one.departure === other.departure) return 0
  const shift = Date.parse(other.arrival ?? '') - Date.parse(one.arrival ?? '')
  const shifted = shiftVisit(one, shift)
  return shifted.arrival === other.arrival && shifted.departure === other.departure ? shift : undefined
}

export const shiftVisit = (visit: Activity, shift: number): Activity =>
  shift === 0
    ? visit
    : { ...visit, arrival: shiftTime(visit.arrival, shift), departure: shiftTime(visit.departure, shift) }

const shiftTime = (time: string | undefined, shift: number): string | undefined => {
  const shifted = new Date(Date.parse(time ?? '') + shift)
  return Number.isNaN(shifted.getTime()) ? time : shifted.toISOString()
}
