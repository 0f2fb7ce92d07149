import type { StreetKind } from '../../../src/domain/map'
import type { TagsOf } from '../pbf/read-entities'

/** How a car drives along a way; undefined where it may not. */
export type CarWay = {
  /** in km/h along the way and against it; 0 where that is not allowed */
  readonly forward: number
  readonly backward: number
  /** of a ferry from end to end, in place of its speed */
  readonly crossingSeconds: number | undefined
}

/** Usual speeds by kind of road, in km/h, with traffic, bends and junctions. */
const USUAL_SPEEDS: ReadonlyMap<string, number> = new Map([
  ['motorway', 95],
  ['motorway_link', 60],
  ['trunk', 80],
  ['trunk_link', 50],
  ['primary', 60],
  ['primary_link', 40],
  ['secondary', 52],
  ['secondary_link', 38],
  ['tertiary', 42],
  ['tertiary_link', 32],
  ['unclassified', 36],
  ['residential', 25],
  ['road', 25],
  ['living_street', 12],
  ['service', 14],
])

/** Roads that are open to cars only where a tag says so, and their speed. */
const CLOSED_KINDS: ReadonlyMap<string, number> = new Map([
  ['pedestrian', 8],
  ['track', 12],
  ['footway', 8],
  ['cycleway', 8],
  ['path', 8],
  ['busway', 25],
])

/** A road with a limit is driven at this share of the limit, but at most at so many times the usual speed of its kind. */
const SHARE_OF_LIMIT = 0.87
const MOST_OF_USUAL = 1.4

/** In km/h, however low the limit. */
const LEAST_SPEED = 3

/** Where only who has to be there may drive, nobody drives through to save time. */
const NO_THROUGH_SPEED = 15

/** Of ferries that do not say how long they take, in km/h. */
const FERRY_SPEED = 10

/** From the most exact key to the least. */
const ACCESS_KEYS = ['motorcar', 'motor_vehicle', 'vehicle', 'access']

const OPEN = new Set(['yes', 'permissive', 'designated', 'official', 'public', 'destination', 'delivery', 'customers'])
const NO_THROUGH = new Set(['destination', 'delivery', 'customers'])

const accessOf = (tags: TagsOf, keys: ReadonlyArray<string> = ACCESS_KEYS): string | undefined => {
  for (const key of keys) {
    const value = tags(key)
    if (value !== undefined && value !== 'unknown') return value.split(';')[0]?.trim()
  }
  return undefined
}

export const carWayOf = (tags: TagsOf): CarWay | undefined => {
  const kind = tags('highway')
  if (kind === undefined) return ferryOf(tags)
  const access = accessOf(tags)
  const openSpeed = USUAL_SPEEDS.get(kind)
  const usual = openSpeed ?? (hasExplicitCarAccess(tags) ? CLOSED_KINDS.get(kind) : undefined)
  if (usual === undefined || tags('area') === 'yes' || tags('impassable') === 'yes') return undefined
  if (access !== undefined && !OPEN.has(access)) return undefined
  if (tags('service') === 'emergency_access') return undefined
  const oneway = onewayOf(tags, kind)
  if (oneway === undefined) return undefined
  const speedOf = (direction: string): number => {
    const limit = speedLimitOf(tags(`maxspeed:${direction}`) ?? tags('maxspeed') ?? tags('maxspeed:type'))
    const speed = limit === undefined ? usual : Math.min(limit * SHARE_OF_LIMIT, usual * MOST_OF_USUAL)
    return Math.max(NO_THROUGH.has(access ?? '') ? Math.min(speed, NO_THROUGH_SPEED) : speed, LEAST_SPEED)
  }
  return {
    forward: oneway === 'against' ? 0 : speedOf('forward'),
    backward: oneway === 'along' ? 0 : speedOf('backward'),
    crossingSeconds: undefined,
  }
}

/** `access` alone speaks of who walks there as well. */
const hasExplicitCarAccess = (tags: TagsOf): boolean => OPEN.has(accessOf(tags, ACCESS_KEYS.slice(0, 3)) ?? '')

/** Undefined where it changes with the time of day. */
const onewayOf = (tags: TagsOf, kind: string): 'along' | 'against' | 'both' | undefined => {
  const value = tags('oneway:motorcar') ?? tags('oneway:motor_vehicle') ?? tags('oneway:vehicle') ?? tags('oneway')
  if (value === 'yes' || value === 'true' || value === '1') return 'along'
  if (value === '-1' || value === 'reverse') return 'against'
  if (value === 'reversible' || value === 'alternating') return undefined
  if (value === 'no' || value === 'false' || value === '0') return 'both'
  const junction = tags('junction')
  return junction === 'roundabout' || junction === 'circular' || kind === 'motorway' ? 'along' : 'both'
}

/** Limits that are named, in km/h. */
const NAMED_LIMITS: Readonly<Record<string, number>> = {
  walk: 7,
  living_street: 15,
  urban: 50,
  rural: 80,
  trunk: 100,
  motorway: 100,
}

const KM_PER_MILE = 1.609344

const speedLimitOf = (text: string | undefined): number | undefined => {
  const [, number, unit] = /^\s*(\d+(?:\.\d+)?)\s*(mph|km\/h|kmh)?\s*(?:[;|].*)?$/.exec(text ?? '') ?? []
  if (number === undefined) return NAMED_LIMITS[(text ?? '').replace(/^.*:/, '')]
  const limit = Number(number) * (unit === 'mph' ? KM_PER_MILE : 1)
  return limit > 0 && limit < 300 ? limit : undefined
}

const ferryOf = (tags: TagsOf): CarWay | undefined => {
  const route = tags('route')
  if (route !== 'ferry' && route !== 'shuttle_train') return undefined
  const cars = accessOf(tags, ACCESS_KEYS.slice(0, 3))
  // A ferry that names walkers or cyclists alone takes no cars.
  const access = cars ?? (tags('foot') === undefined && tags('bicycle') === undefined ? tags('access') : 'no')
  if (access !== undefined && !OPEN.has(access)) return undefined
  const oneway = onewayOf(tags, 'ferry') ?? 'both'
  return {
    forward: oneway === 'against' ? 0 : FERRY_SPEED,
    backward: oneway === 'along' ? 0 : FERRY_SPEED,
    crossingSeconds: durationOf(tags('duration')),
  }
}

/** As what a way is drawn on the map. */
export type StreetKindAndName = { readonly kind: StreetKind; readonly name: string }

const STREET_KINDS: ReadonlyMap<string, StreetKind> = new Map([
  ['motorway', 'motorway'],
  ['trunk', 'primary'],
  ['primary', 'primary'],
  ['secondary', 'secondary'],
  ['tertiary', 'tertiary'],
  ['unclassified', 'street'],
  ['residential', 'street'],
  ['living_street', 'street'],
  ['pedestrian', 'street'],
  ['road', 'street'],
])

const MAX_NAME_LETTERS = 80

/** Undefined for a ferry. */
export const streetKindAndNameOf = (tags: TagsOf): StreetKindAndName | undefined => {
  const highway = tags('highway')
  if (highway === undefined) return undefined
  const kind = STREET_KINDS.get(highway) ?? (highway.endsWith('_link') ? 'link' : 'service')
  // Who drives on a motorway knows its number.
  const name = kind === 'motorway' ? (tags('ref') ?? tags('name')) : (tags('name') ?? tags('ref'))
  return { kind, name: kind === 'link' ? '' : (name ?? '').trim().slice(0, MAX_NAME_LETTERS) }
}

const MAX_CROSSING_SECONDS = 24 * 3600

/** 25 (minutes), 1:30, 1:30:00 or PT1H30M. */
const durationOf = (text: string | undefined): number | undefined => {
  const iso = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/i.exec(text ?? '')
  const clock = /^(?:(\d{1,2}):)?(\d{1,3})(?::(\d{2}))?$/.exec(text ?? '')
  const [, hours, minutes, seconds] = iso ?? clock ?? []
  const total = 3600 * Number(hours ?? 0) + 60 * Number(minutes ?? 0) + Number(seconds ?? 0)
  return total > 0 && total <= MAX_CROSSING_SECONDS ? total : undefined
}

/** Barriers that cars pass where no tag says otherwise. */
const OPEN_BARRIERS = new Set([
  'border_control',
  'bump_gate',
  'cattle_grid',
  'entrance',
  'gate',
  'height_restrictor',
  'kerb',
  'lift_gate',
  'no',
  'sally_port',
  'swing_gate',
  'toll_booth',
])

/** Whether no car passes this node of a road. */
export const blocksCars = (tags: TagsOf): boolean => {
  const barrier = tags('barrier')
  if (barrier === undefined) return false
  const access = accessOf(tags)
  if (access !== undefined) return !OPEN.has(access)
  if (tags('locked') === 'yes') return true
  return !OPEN_BARRIERS.has(barrier) && tags('bollard') !== 'rising'
}

/** A turn that a relation forbids, or the only one that it allows. */
export type TurnRule = {
  readonly isOnly: boolean
  readonly from: ReadonlyArray<number>
  /** a node, or ways one after the other */
  readonly via: { readonly node: number } | { readonly ways: ReadonlyArray<number> }
  readonly to: ReadonlyArray<number>
}

type RuleMember = { readonly kind: 'node' | 'way' | 'relation'; readonly id: number; readonly role: string }

/** A rule with more roads on one side is a mistake. */
const MAX_MEMBERS = 20

const CAR_RULES = ['restriction:motorcar', 'restriction:motor_vehicle', 'restriction:vehicle', 'restriction']
const CAR_EXCEPTIONS = /(^|;)\s*(motorcar|motor_vehicle|vehicle)\s*(;|$)/

/** Undefined for a relation that is no such rule for cars, at all times of the day. */
export const turnRuleOf = (tags: TagsOf, members: () => ReadonlyArray<RuleMember>): TurnRule | undefined => {
  const type = tags('type')
  if (type !== 'restriction' && !(type?.startsWith('restriction:') ?? false)) return undefined
  const rule = CAR_RULES.map(tags).find((value) => value !== undefined)
  const isOnly = rule?.startsWith('only_') ?? false
  if (!isOnly && !(rule?.startsWith('no_') ?? false)) return undefined
  if (CAR_EXCEPTIONS.test(tags('except') ?? '') || tags('day_on') !== undefined || tags('hour_on') !== undefined)
    return undefined
  const listed = members()
  const withRole = (role: string, kind: RuleMember['kind']): ReadonlyArray<number> =>
    listed.flatMap((member) => (member.role === role && member.kind === kind ? [member.id] : []))
  const [from, to, node, ways] = [
    withRole('from', 'way'),
    withRole('to', 'way'),
    withRole('via', 'node'),
    withRole('via', 'way'),
  ]
  const [viaNode] = node
  if (from.length === 0 || to.length === 0 || node.length + ways.length === 0) return undefined
  if (
    Math.max(from.length, to.length, ways.length) > MAX_MEMBERS ||
    node.length > 1 ||
    (viaNode !== undefined && ways.length > 0)
  )
    return undefined
  return { isOnly, from, to, via: viaNode === undefined ? { ways } : { node: viaNode } }
}
