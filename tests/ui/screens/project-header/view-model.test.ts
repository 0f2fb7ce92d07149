import { describe, expect, it } from 'vitest'
import type { PlanState } from '../../../../src/application/plan'
import type { Plan } from '../../../../src/domain/plan'
import { emptyPlan } from '../../../../src/domain/plan'
import type { Tab } from '../../../../src/domain/navigation'
import { projectHeaderViewModel } from '../../../../src/ui/screens/project-header/view-model'
import { anOpenPlan } from '../../../kit/builders/open-plan'
import { aPlanOf } from '../../../kit/builders/plan'

const name = 'Midden-Nederland wk 47'

const open = (plan: Plan, createdAt: string | undefined = '2026-11-20T16:42:00Z'): PlanState =>
  anOpenPlan({ project: { id: '7', name }, createdAt, plan })

const withStops = aPlanOf([], ['a', 'b', 'c'])

const viewModelOf = (plan: PlanState, tab: Tab = { kind: 'routes' }, projectName?: string) =>
  projectHeaderViewModel({ address: { projectId: '7', tab }, plan, projectName })

describe('the header of a project', () => {
  it('has its name, cut at 15 characters (§9)', () => {
    expect(viewModelOf(open(withStops))).toMatchObject({ name: 'Midden-Nederlan…', fullName: name })
  })

  it('has the name that is known before it is open', () => {
    expect(viewModelOf({ kind: 'loading', projectId: '7' }, undefined, 'Week 48').name).toBe('Week 48')
    expect(viewModelOf({ kind: 'closed' }, undefined, '').name).toBe('Project')
  })

  it('shows nothing of the project that was open before', () => {
    const other = projectHeaderViewModel({
      address: { projectId: '8', tab: { kind: 'routes' } },
      plan: open(withStops),
      projectName: undefined,
    })
    expect(other).toMatchObject({ name: 'Project', date: undefined })
    expect(other.tabs.map(({ count }) => count)).toEqual([undefined, undefined])
  })

  it('says when, with the month counted from zero, and in full (§2)', () => {
    expect(viewModelOf(open(withStops)).date).toEqual({
      label: '20/10',
      iso: '2026-11-20',
      full: 'Friday 20 November 2026',
    })
    expect(viewModelOf(open(withStops, 'lang geleden')).date).toBeUndefined()
  })

  it('counts the stops on their tab (§2)', () => {
    expect(viewModelOf(open(withStops)).tabs).toEqual([
      { label: 'Routes', count: undefined, to: '/projects/7/(tab:routes)', isCurrent: true },
      { label: 'Stops', count: '3', to: '/projects/7/(tab:stops)', isCurrent: false },
    ])
  })

  it.each<readonly [Tab, string]>([
    [{ kind: 'routes' }, 'Routes'],
    [{ kind: 'route', index: 0 }, 'Routes'],
    [{ kind: 'stops' }, 'Stops'],
    [{ kind: 'stops/new' }, 'Stops'],
    [{ kind: 'stop', id: 'a' }, 'Stops'],
    [{ kind: 'drivers' }, 'drivers'],
    [{ kind: 'drivers/new' }, 'drivers'],
    [{ kind: 'driver', id: 'd' }, 'drivers'],
    [{ kind: 'optimise' }, 'optimise'],
    [{ kind: 'history' }, 'history'],
  ])('marks where one is: %j', (tab, marked) => {
    const { tabs, drivers, optimise, history } = viewModelOf(open(withStops), tab)
    const links = [
      ...tabs.map((link) => [link.label, link.isCurrent] as const),
      ['drivers', drivers.isCurrent] as const,
      ['optimise', optimise.isCurrent] as const,
      ['history', history.isCurrent] as const,
    ]
    expect(links.filter(([, isCurrent]) => isCurrent).map(([words]) => words)).toEqual([marked])
  })

  it('neither optimises nor reports before there are stops, and says so', () => {
    const words = 'First you need to upload stops'
    expect(viewModelOf(open(emptyPlan))).toMatchObject({
      optimise: { disabledReason: words },
      reportDisabledReason: words,
    })
    expect(viewModelOf(open(withStops))).toMatchObject({
      optimise: { disabledReason: undefined },
      reportDisabledReason: undefined,
    })
    expect(viewModelOf({ kind: 'loading', projectId: '7' })).toMatchObject({
      optimise: { disabledReason: undefined },
      reportDisabledReason: 'The stops are not loaded yet',
    })
  })

  it('knows a project that is not there from one that did not load', () => {
    expect(viewModelOf({ kind: 'failed', projectId: '7', isUnknown: true }, undefined, 'Week 48')).toMatchObject({
      name: 'Unknown project',
      isUnknown: true,
    })
    expect(viewModelOf({ kind: 'failed', projectId: '7', isUnknown: false }, undefined, 'Week 48')).toMatchObject({
      name: 'Week 48',
      isUnknown: false,
    })
  })
})
