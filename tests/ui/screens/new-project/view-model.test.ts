import { describe, expect, it } from 'vitest'
import {
  emptyNewProjectFormState,
  newProjectFormReducer,
  type NewProjectFormEvent,
} from '../../../../src/ui/screens/new-project/new-project-form-state'
import { newProjectViewModel } from '../../../../src/ui/screens/new-project/view-model'

const shownAfter = (...events: ReadonlyArray<NewProjectFormEvent>) =>
  newProjectViewModel(events.reduce(newProjectFormReducer, emptyNewProjectFormState))

const typed = (text: string): NewProjectFormEvent => ({ kind: 'typed', text })

describe('a new project', () => {
  it('says nothing of a name before it is left', () => {
    expect(shownAfter().name.error).toBeUndefined()
  })

  it.each([
    ['', 'Project name is missing'],
    [' \u3000 ', 'Project name is missing'],
    ['x'.repeat(121), 'Longer than 120 characters'],
    ['Week\0', 'Has a character that cannot be kept'],
  ])('refuses the name %j', (text, reason) => {
    expect(shownAfter(typed(text), { kind: 'left' }).name.error).toBe(reason)
    expect(shownAfter({ kind: 'left' }, typed(text)).name.error).toBeUndefined()
  })

  it.each(['Week 48', '🚚'.repeat(120), '<script>', 'أسبوع'])('takes the name %j', (text) => {
    expect(shownAfter(typed(text), { kind: 'left' }).name.error).toBeUndefined()
  })

  it('keeps the name when it failed, and says why until it is sent again', () => {
    const failed: NewProjectFormEvent = { kind: 'failed', failure: { kind: 'unreachable' } }
    expect(shownAfter(typed('Week 48'), { kind: 'sent' })).toMatchObject({ isBusy: true })
    expect(shownAfter(typed('Week 48'), { kind: 'sent' }, failed)).toEqual({
      name: { value: 'Week 48', error: undefined },
      isBusy: false,
      failure: 'The project was not created: the server cannot be reached',
    })
    expect(shownAfter(failed, { kind: 'sent' }).failure).toBeUndefined()
  })
})
