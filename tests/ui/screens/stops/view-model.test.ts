import { describe, expect, it } from 'vitest'
import type { PlanState } from '../../../../src/application/plan'
import type { Uploading, RefusedUpload } from '../../../../src/application/stop'
import { emptyPlan, type Plan } from '../../../../src/domain/plan'
import { stopList } from '../../../../src/domain/stop'
import { stopsViewModel, type StopsViewInput } from '../../../../src/ui/screens/stops/view-model'
import { aPlanOf, aStopCalled } from '../../../kit/builders/plan'
import { aRouteTo } from '../../../kit/builders/route'

const openState = (plan: Plan, id = '7'): PlanState => ({
  kind: 'open',
  project: { id, name: 'Week 48' },
  createdAt: undefined,
  version: 1,
  plan,
})

const inputWith = (changes: Partial<StopsViewInput> = {}): StopsViewInput => ({
  project: '7',
  plan: openState(aPlanOf([aRouteTo(['a', 'b'])], ['c'])),
  filter: { onlyUnplanned: false, focusedDay: undefined },
  listState: { query: '', page: 1, openedStopId: undefined, order: undefined },
  file: undefined,
  ...changes,
})

const listedOf = (changes: Partial<StopsViewInput> = {}) => {
  const { content } = stopsViewModel(inputWith(changes))
  return content.kind === 'listed' ? content.listed : undefined
}

const sending: Uploading = {
  kind: 'sending',
  project: '7',
  name: 'stops.json',
  size: 2,
  share: 0.5,
  cancel: () => undefined,
}
const refused: RefusedUpload = {
  kind: 'refused',
  project: '7',
  name: 'stops.json',
  refusal: { problems: [{ row: 1, field: 'zip', reason: 'Zip is missing' }], total: 1 },
}

describe('stopsViewModel (§2)', () => {
  it('each stop is listed with its route, number, name and state', () => {
    expect(listedOf()?.page.items).toMatchObject([
      { route: { number: '1', name: 'Noord' }, number: '10', name: 'Bakkerij Jansen', state: { kind: 'plain' } },
      { number: '20', to: '/projects/7/(tab:stops/b)' },
      { route: undefined, number: '–', state: { kind: 'warning', message: 'Not planned' } },
    ])
  })

  it('a name is truncated to 55 characters, with the full name kept, and a blank one replaced (§9)', () => {
    const name = 'x'.repeat(60)
    const stops = stopList.from([aStopCalled('a', { customerName: name }), aStopCalled('b', { customerName: ' ' })])
    expect(listedOf({ plan: openState({ ...emptyPlan, stops }) })?.page.items).toMatchObject([
      { name: `${'x'.repeat(55)}…`, fullName: name },
      { name: 'Stop A001' },
    ])
  })

  it('a page has 15 stops, and a page beyond the end gives the last one (§9)', () => {
    const plan = openState(
      aPlanOf(
        [],
        Array.from({ length: 32 }, (_, index) => `s${index}`),
      ),
    )
    expect(listedOf({ plan })?.page).toMatchObject({ current: 1, last: 3, rangeLabel: '1–15 of 32' })
    expect(
      listedOf({ plan, listState: { query: '', page: 9, openedStopId: undefined, order: undefined } })?.page,
    ).toMatchObject({
      current: 3,
      rangeLabel: '31–32 of 32',
    })
  })

  it('the unplanned filter lists only unplanned stops, whatever the day (§4)', () => {
    const filter = { onlyUnplanned: true, focusedDay: '2026-11-23' }
    expect(listedOf({ filter })?.page.items.map(({ stop }) => stop.facts.id)).toEqual(['c'])
    expect(stopsViewModel(inputWith({ filter })).filters).toMatchObject({ onlyUnplanned: true, day: '2026-11-23' })
  })

  it('only the stops of the focused day are listed, and each day has its number of stops', () => {
    const filter = { onlyUnplanned: false, focusedDay: '2026-11-23' }
    expect(listedOf({ filter })?.page.items.map(({ stop }) => stop.facts.id)).toEqual(['a', 'b'])
    expect(stopsViewModel(inputWith({ filter })).filters?.days).toMatchObject([
      { value: 'ALL', label: 'ALL (3 stops)', lang: undefined },
      { value: '2026-11-23', label: 'Ma 23-11 (2 stops)' },
    ])
  })

  it('whether there are routes decides whether adding a stop is the next step', () => {
    expect(stopsViewModel(inputWith({})).filters?.hasRoutes).toBe(true)
    expect(stopsViewModel(inputWith({ plan: openState(aPlanOf([], ['a'])) })).filters?.hasRoutes).toBe(false)
  })

  it('the days are Dutch weekdays while no dates are known', () => {
    expect(stopsViewModel(inputWith({ plan: openState(aPlanOf([], ['a'])) })).filters?.days).toEqual([
      { value: 'ALL', label: 'ALL', lang: undefined },
      ...['Ma', 'Di', 'Wo', 'Do', 'Vr'].map((day) => ({ value: day, label: day, lang: 'nl' })),
    ])
  })

  it('the stops are sorted before they are divided into pages', () => {
    const order = { column: 'number', isDescending: true } as const
    const listed = listedOf({ listState: { query: '', page: 1, openedStopId: undefined, order } })
    expect(listed?.page.items.map(({ stop }) => stop.facts.id)).toEqual(['b', 'a', 'c'])
    expect(listed?.order).toEqual(order)
  })

  it('a search without results gives a message and lists all stops of the filter (§5)', () => {
    const searched = listedOf({ listState: { query: 'vianen', page: 1, openedStopId: undefined, order: undefined } })
    expect([searched?.message, searched?.page.items.length]).toEqual(['No search results for "vianen"', 3])
    const trimmed = listedOf({ listState: { query: ' Vianen ', page: 1, openedStopId: undefined, order: undefined } })
    expect(trimmed?.message).toBe('No search results for "Vianen"')
  })

  it('an empty list has a message for its filter', () => {
    const plan = openState(aPlanOf([aRouteTo(['a'])]))
    expect(listedOf({ plan, filter: { onlyUnplanned: true, focusedDay: undefined } })?.emptyMessage).toBe(
      'No unplanned stops',
    )
    expect(listedOf({ plan, filter: { onlyUnplanned: false, focusedDay: 'Vr' } })?.emptyMessage).toBe(
      'No stops on this day',
    )
  })
})

describe('stopsViewModel without stops', () => {
  const empty = openState(emptyPlan)

  it('the kind is loading, with filters, until the plan is loaded', () => {
    for (const plan of [{ kind: 'closed' }, { kind: 'loading', projectId: '7' }, openState(emptyPlan, '8')] as const) {
      const viewModel = stopsViewModel(inputWith({ plan }))
      expect(viewModel).toMatchObject({
        content: { kind: 'loading' },
        uploadDisabledReason: 'The stops are not loaded yet',
      })
      expect(viewModel.filters).toMatchObject({ onlyUnplanned: false, query: '', day: 'ALL' })
    }
  })

  it('a failed plan tells whether the project is unknown', () => {
    for (const isProjectMissing of [true, false])
      expect(stopsViewModel(inputWith({ plan: { kind: 'failed', projectId: '7', isProjectMissing } })).content).toEqual(
        {
          kind: 'failed',
          isProjectMissing,
        },
      )
  })

  it('an empty plan allows an upload and has no filters', () => {
    expect(stopsViewModel(inputWith({ plan: empty }))).toEqual({
      uploadDisabledReason: undefined,
      filters: undefined,
      content: { kind: 'empty' },
    })
  })

  it('a file being uploaded is shown and disables another upload', () => {
    expect(stopsViewModel(inputWith({ plan: empty, file: sending }))).toEqual({
      uploadDisabledReason: 'A file is on its way',
      filters: undefined,
      content: { kind: 'uploading', file: sending },
    })
  })

  it('the file being uploaded is shown even if the plan already has stops', () => {
    expect(stopsViewModel(inputWith({ file: sending })).content.kind).toBe('uploading')
  })

  it('a refused file is shown with its problems and allows another upload', () => {
    expect(stopsViewModel(inputWith({ plan: empty, file: refused }))).toMatchObject({
      uploadDisabledReason: undefined,
      content: { kind: 'refused', file: refused },
    })
    expect(stopsViewModel(inputWith({ file: refused })).content.kind).toBe('listed')
  })

  it('the upload of another project is not shown but disables an upload', () => {
    expect(stopsViewModel(inputWith({ plan: empty, file: { ...sending, project: '8' } }))).toMatchObject({
      uploadDisabledReason: 'A file is on its way',
      content: { kind: 'empty' },
    })
  })

  it('a plan with stops disables the upload (§4)', () => {
    expect(stopsViewModel(inputWith()).uploadDisabledReason).toBe('This project already has stops')
  })
})
