import { describe, expect, it } from 'vitest'
import type { ProjectSummary } from '../../../../src/domain/project'
import { projectsViewModel } from '../../../../src/ui/screens/projects/view-model'

const week: ProjectSummary = {
  id: '7',
  name: 'Midden-Nederland wk 47',
  stopOrActivityCount: 1240,
  routeCount: 0,
  createdAt: '2026-11-20T15:42:00Z',
}

const rowOf = (changes: Partial<ProjectSummary>) => {
  const viewModel = projectsViewModel({ kind: 'known', projects: [{ ...week, ...changes }] })
  return viewModel.kind === 'listed' ? viewModel.rows[0] : undefined
}

describe('projectsViewModel', () => {
  it('a row has the name truncated to 15 characters, the counts and the creation time (§2, §9)', () => {
    expect(rowOf({})).toEqual({
      id: '7',
      name: 'Midden-Nederlan…',
      fullName: 'Midden-Nederland wk 47',
      path: '/projects/7/(tab:routes)',
      stops: { text: '1,240', isMuted: false },
      routes: { text: '0', isMuted: true },
      created: { date: '20 Nov 2026', time: '16:42' },
    })
  })

  it('an unknown or invalid creation time shows a dash', () => {
    expect(rowOf({ createdAt: undefined })?.created).toEqual({ date: '–', time: undefined })
    expect(rowOf({ createdAt: 'gisteren' })?.created).toEqual({ date: '–', time: undefined })
  })

  it('a blank name is replaced by a default', () => {
    expect(rowOf({ name: ' ' })?.name).toBe('Nameless projec…')
  })

  it.each([
    ['loading', { kind: 'loading' }],
    ['failed', { kind: 'failed' }],
    ['empty', { kind: 'known', projects: [] }],
  ] as const)('the kind is %s for the list %j', (kind, list) => {
    expect(projectsViewModel(list)).toEqual({ kind })
  })
})
