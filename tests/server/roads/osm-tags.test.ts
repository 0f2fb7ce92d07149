import { describe, expect, it } from 'vitest'
import type { Tags } from '../../kit/osm-file'
import { cornerAt, kilometres, roadsOf, waysOf } from './roads-of'

/** Straight on it is 1 km from a1 to a2, and 3 km around. */
const around = 'a1 b1 b2 a2'

describe('roads for cars', () => {
  it.each<[string, Tags, number | undefined, number | undefined]>([
    ['a street', {}, 1, 1],
    ['a one-way street', { oneway: 'yes' }, 1, 3],
    ['a one-way street against its nodes', { oneway: '-1' }, 3, 1],
    ['a street that is one-way for bicycles', { 'oneway:bicycle': 'yes' }, 1, 1],
    ['a part of a roundabout', { junction: 'roundabout' }, 1, 3],
    ['a motorway', { highway: 'motorway' }, 1, 3],
    ['a motorway that goes both ways', { highway: 'motorway', oneway: 'no' }, 1, 1],
    ['a street whose direction changes', { oneway: 'reversible' }, 3, 3],
    ['a street without access', { access: 'no' }, 3, 3],
    ['a private street', { access: 'private' }, 3, 3],
    ['a street closed to all but cars', { access: 'no', motor_vehicle: 'yes' }, 1, 1],
    ['a street closed to cars', { vehicle: 'yes', motor_vehicle: 'no' }, 3, 3],
    ['a street for destinations', { highway: 'primary', access: 'destination' }, 1, 1],
    ['a footway', { highway: 'footway' }, 3, 3],
    ['a square', { area: 'yes' }, 3, 3],
    ['a street under construction', { highway: 'construction' }, 3, 3],
  ])('%s with the tags %j is %s km there and %s km back', async (_words, tags, there, back) => {
    const ways = await waysOf({
      streets: [
        ['a1 a2', tags],
        [around, { highway: 'tertiary' }],
      ],
    })
    expect([kilometres(ways, 'a1', 'a2'), kilometres(ways, 'a2', 'a1')]).toEqual([there, back])
  })

  it.each<[Tags, number]>([
    [{ barrier: 'bollard' }, 4],
    [{ barrier: 'bollard', bollard: 'rising' }, 2],
    [{ barrier: 'bollard', motor_vehicle: 'yes' }, 2],
    [{ barrier: 'gate' }, 2],
    [{ barrier: 'gate', access: 'private' }, 4],
    [{ barrier: 'gate', locked: 'yes' }, 4],
    [{ barrier: 'lift_gate' }, 2],
    [{ barrier: 'block' }, 4],
  ])('the way past a node with the tags %j is %d km long', async (tags, expected) => {
    const ways = await waysOf({ streets: [['a1 a2 a3'], ['a1 b1 b2 b3 a3']], nodeTags: { a2: tags } })
    expect(kilometres(ways, 'a1', 'a3')).toBe(expected)
  })

  it.each<[Tags, number]>([
    [{}, 147],
    [{ maxspeed: '30' }, 141],
    [{ highway: 'pedestrian', motor_vehicle: 'delivery' }, 450],
    [{ highway: 'primary', maxspeed: '80' }, 53],
    [{ highway: 'primary', maxspeed: '50 mph' }, 53],
    [{ highway: 'secondary', maxspeed: 'NL:urban' }, 85],
    [{ highway: 'motorway', maxspeed: 'none' }, 39],
    [{ route: 'ferry', duration: '0:20' }, 1200],
    [{ route: 'ferry', duration: '20', motor_vehicle: 'yes', foot: 'yes' }, 1200],
    [{ route: 'ferry', duration: 'PT20M' }, 1200],
  ])('a kilometre with the tags %j takes %d seconds', async (tags, seconds) => {
    const ways = await waysOf({ streets: [['a1 a2', tags]] })
    expect(ways.leg(cornerAt('a1'), cornerAt('a2'))?.seconds).toBeGreaterThan(seconds - 8)
    expect(ways.leg(cornerAt('a1'), cornerAt('a2'))?.seconds).toBeLessThan(seconds + 8)
  })

  it('a ferry for walkers alone takes no cars', async () => {
    const ways = await waysOf({ streets: [['a1 a2', { route: 'ferry', foot: 'yes' }], ['a1 b1'], ['a2 b2']] })
    expect(kilometres(ways, 'a1', 'a2')).toBeUndefined()
  })

  it('the day of the data is that of the header', async () => {
    expect((await roadsOf({ streets: [['a1 a2']] }, new Date('2026-03-04T05:06:07Z'))).dataDate).toBe('2026-03-04')
  })

  it('a place is on the nearest road up to 300 m away', async () => {
    const ways = await waysOf({ streets: [['a1 a2 a3']] })
    const north = (metres: number) => ({ lat: 52 + metres / 111_195, lng: 5.0146 })
    expect(ways.isOnRoads(north(295))).toBe(true)
    expect(ways.isOnRoads(north(305))).toBe(false)
    expect(ways.leg(cornerAt('a1'), north(290))?.metres).toBe(ways.leg(cornerAt('a1'), cornerAt('a2'))?.metres)
  })
})

describe('turn rules', () => {
  it.each<[string, number, Tags]>([
    ['no_left_turn', 4, { restriction: 'no_left_turn' }],
    ['a rule for cars', 4, { 'restriction:motorcar': 'no_left_turn' }],
    ['a rule for lorries', 2, { 'restriction:hgv': 'no_left_turn' }],
    ['a rule with an exception for cars', 2, { restriction: 'no_left_turn', except: 'psv;motorcar' }],
    ['a rule at some hours', 2, { 'restriction:conditional': 'no_left_turn @ (07:00-09:00)' }],
  ])('with %s a left turn at a crossing makes the way %d km long', async (_words, expected, tags) => {
    const ways = await crossingWith([1, 'b2', 3, tags])
    expect(kilometres(ways, 'a2', 'b1')).toBe(expected)
    expect(kilometres(ways, 'a2', 'b3')).toBe(2)
  })

  it('where a car may only go straight on, it turns neither left nor right', async () => {
    const ways = await crossingWith([1, 'b2', 2, { restriction: 'only_straight_on' }])
    expect(['b1', 'b3', 'c2'].map((to) => kilometres(ways, 'a2', to))).toEqual([4, 4, 2])
    expect(kilometres(ways, 'b1', 'b3')).toBe(2)
  })

  it('a rule over a street between forbids the turn after it, and only then', async () => {
    const streets = [['a1 b1'], ['b1 b2'], ['b2 a2'], ['c1 b1'], ['b2 b3 a3 a2']] as const
    const ways = await waysOf({ streets, rules: [[1, [2], 3, { restriction: 'no_u_turn' }]] })
    expect([kilometres(await waysOf({ streets }), 'a1', 'a2'), kilometres(ways, 'c1', 'a2')]).toEqual([3, 3])
    expect(kilometres(ways, 'a1', 'a2')).toBe(5)
  })
})

/** Streets from the south (1), to the north (2), from the west (3) and to the east (4), which meet, and one around. */
const crossingWith = (rule: NonNullable<Parameters<typeof waysOf>[0]['rules']>[number]) =>
  waysOf({ streets: [['a2 b2'], ['b2 c2'], ['b1 b2'], ['b2 b3'], ['c2 c1 b1']], rules: [rule] })
