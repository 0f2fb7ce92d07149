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

export const localMilliseconds = (straightMetres: number): number =>
  millisecondsAt(WAY_SPEEDS.local.kmPerHour, straightMetres * WAY_SPEEDS.local.factor)

const millisecondsAt = (kmPerHour: number, metres: number): number => Math.ceil((metres * 3_600) / kmPerHour)

/** Fast on a motorway: no way is quicker than straight on at this speed. */
const TOP_METRES_PER_SECOND = 30

export const leastMilliseconds = (straightMetres: number): number => (straightMetres * 1_000) / TOP_METRES_PER_SECOND

/** The first and the last part of a drive goes through streets, together as long as those of an estimate. */
export const secondsWithStreets = (milliseconds: number): number =>
  Math.ceil(Math.min(milliseconds * STREETS_FACTOR, milliseconds + STREETS_MILLISECONDS) / 1_000)

/** By how much streets multiply the time of a short drive. */
const STREETS_FACTOR = WAY_SPEEDS.local.kmPerHour / STREETS.kmPerHour

/** What streets add to the time of a longer drive. */
const STREETS_MILLISECONDS =
  millisecondsAt(STREETS.kmPerHour, STREETS.untilMetres) -
  millisecondsAt(WAY_SPEEDS.local.kmPerHour, STREETS.untilMetres)
