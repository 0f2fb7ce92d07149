import { STREETS } from '../estimated-travel'
import { metresApart, type PlanePoint } from './shores'

/** How much longer a way is than the straight line, and how fast it is driven. Our own estimates. */
const WAY_SPEEDS = {
  motorway: { factor: 1.05, kmPerHour: 95 },
  otherRoad: { factor: 1.1, kmPerHour: 70 },
  local: { factor: 1.3, kmPerHour: 50 },
} as const

export type WayKind = keyof typeof WAY_SPEEDS

export type Way = { readonly milliseconds: number; readonly metres: number }

/** Rounded up to whole milliseconds and metres, so that sums are the same on every machine. */
export const wayBetween = (kind: WayKind, from: PlanePoint, to: PlanePoint): Way => {
  const metres = metresApart(from, to) * WAY_SPEEDS[kind].factor
  return { milliseconds: millisecondsAt(WAY_SPEEDS[kind].kmPerHour, metres), metres: Math.ceil(metres) }
}

/** No way is as long. */
const METRES_IN_WEIGHT = 2 ** 22

/**
 * Milliseconds and metres in one whole number, which is exact: of two ways the quicker has the smaller weight, and of
 * two as quick the shorter. The weight of a way is the sum of those of its parts.
 */
export const weightOf = ({ milliseconds, metres }: Way): number => milliseconds * METRES_IN_WEIGHT + metres

export const millisecondsIn = (weight: number): number => Math.floor(weight / METRES_IN_WEIGHT)

const metresIn = (weight: number): number => weight - millisecondsIn(weight) * METRES_IN_WEIGHT

/** The weight of a straight way over land. */
export const localWeight = (straightMetres: number): number => {
  const metres = straightMetres * WAY_SPEEDS.local.factor
  return millisecondsAt(WAY_SPEEDS.local.kmPerHour, metres) * METRES_IN_WEIGHT + Math.ceil(metres)
}

/** No more than the weight of a straight way over land, and calculated in a tenth of the time. */
export const leastLocalWeight = (straightMetres: number): number => straightMetres * LOCAL_WEIGHT_OF_A_METRE

const LOCAL_WEIGHT_OF_A_METRE = ((WAY_SPEEDS.local.factor * 3_600) / WAY_SPEEDS.local.kmPerHour) * METRES_IN_WEIGHT

const millisecondsAt = (kmPerHour: number, metres: number): number => Math.ceil((metres * 3_600) / kmPerHour)

/** The figures of a leg. A place in the water is put on land, so that two may meet there: they are as far apart as they lie. */
export const secondsOfLeg = (weight: number, straightMetres: number): number =>
  secondsWithStreets(Math.max(millisecondsIn(weight), leastMilliseconds(straightMetres)))

export const metresOfLeg = (weight: number, straightMetres: number): number =>
  Math.max(metresIn(weight), Math.ceil(straightMetres))

/** Fast on a motorway: no way is quicker than straight on at this speed. */
const TOP_METRES_PER_SECOND = 30

const leastMilliseconds = (straightMetres: number): number => (straightMetres * 1_000) / TOP_METRES_PER_SECOND

/**
 * No leg takes less between places that lie so far apart over the globe: on the plane of the Netherlands they lie at
 * most 1.5 % nearer to each other, and are rounded to whole metres.
 */
export const leastSecondsOfLeg = (globeMetres: number): number =>
  secondsWithStreets(leastMilliseconds(Math.max(0, globeMetres * 0.98 - 2)))

/** The first and the last part of a drive goes through streets, together as long as those of an estimate. */
const secondsWithStreets = (milliseconds: number): number =>
  Math.ceil(Math.min(milliseconds * STREETS_FACTOR, milliseconds + STREETS_MILLISECONDS) / 1_000)

/** By how much streets multiply the time of a short drive. */
const STREETS_FACTOR = WAY_SPEEDS.local.kmPerHour / STREETS.kmPerHour

/** What streets add to the time of a longer drive. */
const STREETS_MILLISECONDS =
  millisecondsAt(STREETS.kmPerHour, STREETS.untilMetres) -
  millisecondsAt(WAY_SPEEDS.local.kmPerHour, STREETS.untilMetres)
