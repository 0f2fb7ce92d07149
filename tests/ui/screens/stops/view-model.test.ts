import { describe, expect, it } from 'vitest'
import type { PlanState } from '../../../../src/application/plan'
import type { Uploading, RejectedUpload } from '../../../../src/application/stop'
import { emptyPlan, type Plan } from '../../../../src/domain/plan'
import { stopListOf } from '../../../../src/domain/stop'
import { stopsViewModel, type StopsViewInput } from '../../../../src/ui/screens/stops/view-model'
import { aPlanOf, aStopCalled } from '../../../kit/builders/plan'
import { aRouteTo } from '../../../kit/builders/route'

const opened = (plan: Plan, id = '7'): PlanState => ({
  kind: 'open',
  project: { id, name: 'Week 48' },
  createdAt: undefined,
  version: 1,
  plan,
})

const seen = (changes: Partial<StopsViewInput> = {}): StopsViewInput => ({
  project: '7',
  plan: opened(aPlanOf([aRouteTo(['a', 'b'])], ['c'])),
  filter: { onlyUnplanned: false, focusedDay: undefined },
  listState: { query: '', page: 1, openedStopId: undefined },
  file: undefined,
  ...changes,
})

const listed = (changes: Partial<StopsViewInput> = {}) => {
  const { content } = stopsViewModel(seen(changes))
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
const returned: RejectedUpload = {
  kind: 'returned',
  project: '7',
  name: 'stops.json',
  rejection: { problems: [{ row: 1, field: 'zip', reason: 'Zip is missing' }], total: 1 },
}

describe('the stops tab (§2)', () => {
  it('lists the stops, each with its route, number, name, type and state', () => {
    expect(listed()?.page.items).toMatchObject([
      { route: { number: '1', name: 'Noord' }, number: '10', name: 'Bakkerij Jansen', state: { kind: 'plain' } },
      { number: '20', to: '/projects/7/(tab:stops/b)' },
      { route: undefined, number: '–', state: { kind: 'warning', words: 'Not planned' } },
    ])
  })

  it('cuts a long name at 55 characters, and keeps it whole beside (§9)', () => {
    const name = 'x'.repeat(60)
    const stops = stopListOf([aStopCalled('a', { customerName: name }), aStopCalled('b', { customerName: ' ' })])
    expect(listed({ plan: opened({ ...emptyPlan, stops }) })?.page.items).toMatchObject([
      { name: `${'x'.repeat(55)}…`, fullName: name },
      { name: 'Stop A001' },
    ])
  })

  it('shows 15 stops on a page, and the last page where one beyond it is asked for (§9)', () => {
    const plan = opened(
      aPlanOf(
        [],
        Array.from({ length: 32 }, (_, at) => `s${at}`),
      ),
    )
    expect(listed({ plan })?.page).toMatchObject({ current: 1, last: 3, words: '1–15 of 32' })
    expect(listed({ plan, listState: { query: '', page: 9, openedStopId: undefined } })?.page).toMatchObject({
      current: 3,
      words: '31–32 of 32',
    })
  })

  it('shows only what is not planned, and then no day can be chosen (§4)', () => {
    const filter = { onlyUnplanned: true, focusedDay: '2026-11-23' }
    expect(listed({ filter })?.page.items.map(({ stop }) => stop.id)).toEqual(['c'])
    expect(stopsViewModel(seen({ filter })).filters).toMatchObject({ onlyUnplanned: true, day: '2026-11-23' })
  })

  it('shows the stops of the focused day, and offers every day with its count', () => {
    const filter = { onlyUnplanned: false, focusedDay: '2026-11-23' }
    expect(listed({ filter })?.page.items.map(({ stop }) => stop.id)).toEqual(['a', 'b'])
    expect(stopsViewModel(seen({ filter })).filters?.days).toMatchObject([
      { value: 'ALL', label: 'ALL (3 stops)', lang: undefined },
      { value: '2026-11-23', label: 'Ma 23-11 (2 stops)' },
    ])
  })

  it('calls the days by their Dutch names before real days are known', () => {
    expect(stopsViewModel(seen({ plan: opened(aPlanOf([], ['a'])) })).filters?.days).toEqual([
      { value: 'ALL', label: 'ALL', lang: undefined },
      ...['Ma', 'Di', 'Wo', 'Do', 'Vr'].map((day) => ({ value: day, label: day, lang: 'nl' })),
    ])
  })

  it('says where a search finds nobody, and lists what the day leaves (§5)', () => {
    const found = listed({ listState: { query: 'vianen', page: 1, openedStopId: undefined } })
    expect([found?.message, found?.page.items.length]).toEqual(['No search results for "vianen"', 3])
  })

  it('says why a table has no rows', () => {
    const plan = opened(aPlanOf([aRouteTo(['a'])]))
    expect(listed({ plan, filter: { onlyUnplanned: true, focusedDay: undefined } })?.emptyMessage).toBe(
      'No unplanned stops',
    )
    expect(listed({ plan, filter: { onlyUnplanned: false, focusedDay: 'Vr' } })?.emptyMessage).toBe(
      'No stops on this day',
    )
  })
})

describe('the stops tab without stops', () => {
  const empty = opened(emptyPlan)

  it('waits, with its toolbar in place, until they are loaded', () => {
    for (const plan of [{ kind: 'closed' }, { kind: 'loading', projectId: '7' }, opened(emptyPlan, '8')] as const) {
      const shown = stopsViewModel(seen({ plan }))
      expect(shown).toMatchObject({
        content: { kind: 'waiting' },
        uploadDisabledReason: 'The stops are not loaded yet',
      })
      expect(shown.filters).toMatchObject({ onlyUnplanned: false, query: '', day: 'ALL' })
    }
  })

  it('says whether they failed to come or are of no project', () => {
    for (const isUnknown of [true, false])
      expect(stopsViewModel(seen({ plan: { kind: 'failed', projectId: '7', isUnknown } })).content).toEqual({
        kind: 'failed',
        isUnknown,
      })
  })

  it('asks for a file, and filters nothing', () => {
    expect(stopsViewModel(seen({ plan: empty }))).toEqual({
      uploadDisabledReason: undefined,
      filters: undefined,
      content: { kind: 'empty' },
    })
  })

  it('shows the file that is on its way, and takes no other', () => {
    expect(stopsViewModel(seen({ plan: empty, file: sending }))).toEqual({
      uploadDisabledReason: 'A file is on its way',
      filters: undefined,
      content: { kind: 'uploading', file: sending },
    })
  })

  it('shows the file until its stops are there for good', () => {
    expect(stopsViewModel(seen({ file: sending })).content.kind).toBe('uploading')
  })

  it('shows what is wrong with a file that came back, and takes another', () => {
    expect(stopsViewModel(seen({ plan: empty, file: returned }))).toMatchObject({
      uploadDisabledReason: undefined,
      content: { kind: 'returned', file: returned },
    })
    expect(stopsViewModel(seen({ file: returned })).content.kind).toBe('listed')
  })

  it('shows nothing of a file of another project, but waits for it', () => {
    expect(stopsViewModel(seen({ plan: empty, file: { ...sending, project: '8' } }))).toMatchObject({
      uploadDisabledReason: 'A file is on its way',
      content: { kind: 'empty' },
    })
  })

  it('takes no file once there are stops (§4)', () => {
    expect(stopsViewModel(seen()).uploadDisabledReason).toBe('This project already has stops')
  })
})
