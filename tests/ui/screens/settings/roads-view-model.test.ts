import { describe, expect, it } from 'vitest'
import { roadsViewModel } from '../../../../src/ui/screens/settings/roads-view-model'
import { aPlanOf } from '../../../kit/builders/plan'
import { aRouteTo } from '../../../kit/builders/route'
import { anOpenPlan } from '../../../kit/builders/open-plan'

const project = anOpenPlan({
  project: { id: '7', name: 'Week 48' },
  plan: aPlanOf([
    aRouteTo(['a', 'b'], {
      figureSource: {
        source: 'file',
        legs: { osrm: 0, file: 1_200, main: 3, estimate: 0 },
        dataDate: undefined,
        stopsOffRoads: undefined,
      },
    }),
  ]),
})

const usesOf = (input: Parameters<typeof roadsViewModel>[0]) =>
  roadsViewModel(input).sources.map(({ name, use, state }) => [name, use, state])

describe('roadsViewModel', () => {
  it('the roads that the server uses are marked, and below them the legs of the open project are counted', () => {
    expect(usesOf({ roadSource: 'file', dataDate: '2026-11-20', project })).toEqual([
      ['Road service', 'not used', 'not used'],
      ['Roads file', 'in use', 'in use'],
      ['Built-in main roads', 'next', '3 of 1,203 legs'],
      ['Estimate', 'next', 'not needed'],
    ])
  })

  it('main roads are not used where the server was told to use the roads file alone', () => {
    expect(
      usesOf({ roadSource: 'file', forcedRoadSource: 'file', dataDate: '2026-11-20', project: undefined }),
    ).toEqual([
      ['Road service', 'not used', 'not used'],
      ['Roads file', 'in use', 'in use'],
      ['Built-in main roads', 'not used', 'not used'],
      ['Estimate', 'next', ''],
    ])
  })

  it('no legs are counted without an open project or without routes', () => {
    const empty = anOpenPlan({ project: { id: '7', name: 'Week 48' }, plan: aPlanOf([]) })
    for (const none of [undefined, empty]) {
      const { sources, legs } = roadsViewModel({ roadSource: 'main', dataDate: undefined, project: none })
      expect([sources.map(({ state }) => state), legs]).toEqual([['not used', 'not used', 'in use', ''], undefined])
    }
  })

  it('the legs of the project are told by street, by main road and by estimate', () => {
    expect(roadsViewModel({ roadSource: 'file', dataDate: undefined, project }).legs).toEqual({
      title: 'Legs of Week 48',
      rows: [
        ['by street', '1,200 of 1,203'],
        ['by main road', '3'],
        ['estimated', '0'],
      ],
    })
  })

  it('the roads file says from which day its data is', () => {
    const aboutFile = (dataDate: string | undefined) =>
      roadsViewModel({ roadSource: 'file', dataDate, project }).sources[1]?.about
    expect(aboutFile('2026-11-20')).toContain('Roads of 20 Nov 2026')
    expect(aboutFile(undefined)?.join()).not.toContain('Roads of')
  })
})
