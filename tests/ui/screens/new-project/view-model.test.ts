import { describe, expect, it } from 'vitest'
import {
  newProjectViewModel,
  emptyNewProjectFormState,
  newProjectFormReducer,
  type NewProjectFormEvent,
} from '../../../../src/ui/screens/new-project/view-model'

const viewModelAfter = (...events: ReadonlyArray<NewProjectFormEvent>) =>
  newProjectViewModel(events.reduce(newProjectFormReducer, emptyNewProjectFormState))

const changed = (text: string): NewProjectFormEvent => ({ kind: 'changed', text })

describe('newProjectViewModel', () => {
  it('a name that was not left has no error', () => {
    expect(viewModelAfter().name.error).toBeUndefined()
  })

  it.each([
    ['', 'Project name is missing'],
    [' \u3000 ', 'Project name is missing'],
    ['x'.repeat(121), 'Longer than 120 characters'],
    ['Week\0', 'Has a character that cannot be kept'],
  ])('the name %j gives the error %s once it is left', (text, reason) => {
    expect(viewModelAfter(changed(text), { kind: 'blurred' }).name.error).toBe(reason)
    expect(viewModelAfter({ kind: 'blurred' }, changed(text)).name.error).toBeUndefined()
  })

  it.each(['Week 48', '🚚'.repeat(120), '<script>', 'أسبوع'])('the name %j is valid', (text) => {
    expect(viewModelAfter(changed(text), { kind: 'blurred' }).name.error).toBeUndefined()
  })

  it('a failure keeps the name and shows the reason until the next submit', () => {
    const failed: NewProjectFormEvent = { kind: 'failed', failure: { kind: 'unreachable' } }
    expect(viewModelAfter(changed('Week 48'), { kind: 'sent' })).toMatchObject({ isBusy: true })
    expect(viewModelAfter(changed('Week 48'), { kind: 'sent' }, failed)).toEqual({
      name: { value: 'Week 48', error: undefined },
      isBusy: false,
      failure: 'The project was not created: the server could not be reached',
    })
    expect(viewModelAfter(failed, { kind: 'sent' }).failure).toBeUndefined()
  })
})
