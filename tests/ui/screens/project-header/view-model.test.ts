import { describe, expect, it } from 'vitest'
import type { PlanState } from '../../../../src/application/plan'
import type { Plan } from '../../../../src/domain/plan'
import { emptyPlan } from '../../../../src/domain/plan'
import type { Tab } from '../../../../src/domain/navigation'
import { projectHeaderViewModel } from '../../../../src/ui/screens/project-header/view-model'
import { anOpenPlan } from '../../../kit/builders/open-plan'
import { aPlanOf } from '../../../kit/builders/plan'
import { aRouteTo } from '../../../kit/builders/route'

const name = 'Midden-Nederland wk 47'

const openState = (plan: Plan, createdAt: string | undefined = '2026-11-20T16:42:00Z'): PlanState =>
  anOpenPlan({ project: { id: '7', name }, createdAt, plan })

const withStops = aPlanOf([], ['a', 'b', 'c'])

const viewModelOf = (plan: PlanState, tab: Tab = { kind: 'routes' }, projectName?: string) =>
  projectHeaderViewModel({ address: { projectId: '7', tab }, plan, projectName })

describe('projectHeaderViewModel', () => {
  it('the name is truncated to 15 characters (§9)', () => {
    expect(viewModelOf(openState(withStops))).toMatchObject({ name: 'Midden-Nederlan…', fullName: name })
  })

  it('before the plan is loaded the known name shows, or a default', () => {
    expect(viewModelOf({ kind: 'loading', projectId: '7' }, undefined, 'Week 48').name).toBe('Week 48')
    expect(viewModelOf({ kind: 'closed' }, undefined, '').name).toBe('Project')
  })

  it('the name, date and counts of another open project do not show', () => {
    const other = projectHeaderViewModel({
      address: { projectId: '8', tab: { kind: 'routes' } },
      plan: openState(withStops),
      projectName: undefined,
    })
    expect(other).toMatchObject({ name: 'Project', date: undefined })
    expect(other.tabs.map(({ count }) => count)).toEqual([undefined, undefined])
  })

  it('the date has a short label with a zero-based month and a full text (§2)', () => {
    expect(viewModelOf(openState(withStops)).date).toEqual({
      label: '20/10',
      iso: '2026-11-20',
      full: 'Friday 20 November 2026',
    })
    expect(viewModelOf(openState(withStops, 'lang geleden')).date).toBeUndefined()
  })

  it('the stops tab has a count of 0 without stops, and thousands are separated', () => {
    const countOf = (plan: Plan) => viewModelOf(openState(plan)).tabs.at(1)?.count
    const manyStops = Array.from({ length: 10_094 }, (_, index) => `s${index}`)
    expect([countOf(emptyPlan), countOf(aPlanOf([], manyStops))]).toEqual(['0', '10,094'])
  })

  it('the stops tab has the number of stops (§2)', () => {
    expect(viewModelOf(openState(withStops)).tabs).toEqual([
      { label: 'Routes', count: undefined, to: '/projects/7/(tab:routes)', isCurrent: true },
      { label: 'Stops', count: '3', to: '/projects/7/(tab:stops)', isCurrent: false },
    ])
  })

  it.each<readonly [Tab, string]>([
    [{ kind: 'routes' }, 'Routes'],
    [{ kind: 'route', index: 0 }, 'Routes'],
    [{ kind: 'stops' }, 'Stops'],
    [{ kind: 'stops/new' }, 'Stops'],
    [{ kind: 'stops/import' }, 'Stops'],
    [{ kind: 'stop', id: 'a' }, 'Stops'],
    [{ kind: 'drivers' }, 'drivers'],
    [{ kind: 'drivers/new' }, 'drivers'],
    [{ kind: 'driver', id: 'd' }, 'drivers'],
    [{ kind: 'optimise' }, 'optimise'],
    [{ kind: 'history' }, 'history'],
  ])('the tab %j marks the link %s as current', (tab, current) => {
    const { tabs, drivers, optimise, history } = viewModelOf(openState(withStops), tab)
    const links = [
      ...tabs.map((link) => [link.label, link.isCurrent] as const),
      ['drivers', drivers.isCurrent] as const,
      ['optimise', optimise.isCurrent] as const,
      ['history', history.isCurrent] as const,
    ]
    expect(links.filter(([, isCurrent]) => isCurrent).map(([label]) => label)).toEqual([current])
  })

  it('without stops Optimise and the report have a disabled reason', () => {
    const message = 'First you need to upload stops'
    expect(viewModelOf(openState(emptyPlan))).toMatchObject({
      optimise: { disabledReason: message },
      reportDisabledReason: message,
    })
    expect(viewModelOf(openState(withStops))).toMatchObject({
      optimise: { disabledReason: undefined },
      reportDisabledReason: undefined,
    })
    expect(viewModelOf({ kind: 'loading', projectId: '7' })).toMatchObject({
      optimise: { disabledReason: undefined },
      reportDisabledReason: 'The stops are not loaded yet',
    })
  })

  it('Optimise is the primary button while there are stops but no routes, except on its own tab', () => {
    const isPrimary = (plan: Plan, tab?: Tab) => viewModelOf(openState(plan), tab).optimise.isPrimary
    expect(isPrimary(withStops)).toBe(true)
    expect(isPrimary(withStops, { kind: 'optimise' })).toBe(false)
    expect(isPrimary(aPlanOf([aRouteTo(['a'])]))).toBe(false)
    expect(isPrimary(emptyPlan)).toBe(false)
    expect(viewModelOf({ kind: 'loading', projectId: '7' }).optimise.isPrimary).toBe(false)
  })

  it('an unknown project differs from one that failed to load', () => {
    expect(viewModelOf({ kind: 'failed', projectId: '7', isProjectMissing: true }, undefined, 'Week 48')).toMatchObject(
      {
        name: 'Unknown project',
        isProjectMissing: true,
      },
    )
    expect(
      viewModelOf({ kind: 'failed', projectId: '7', isProjectMissing: false }, undefined, 'Week 48'),
    ).toMatchObject({
      name: 'Week 48',
      isProjectMissing: false,
    })
  })
})
