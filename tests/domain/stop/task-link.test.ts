import { describe, expect, it } from 'vitest'
import { taskLink } from '../../../src/domain/stop'

const stop = { id: 's/1', groupedExternalTaskIds: ['T 7', 'T8'] }

describe('taskLink', () => {
  it.each([
    ['/tasks/{stopId}', '/tasks/s%2F1'],
    ['https://erp.example/t/{externalTaskId}?stop={stopId}', 'https://erp.example/t/T%207?stop=s%2F1'],
    ['/tasks', '/tasks'],
  ])('the template %s gives %s', (template, link) => {
    expect(taskLink(template, stop)).toBe(link)
  })

  it('a stop without an external task is linked by its own id', () => {
    expect(taskLink('/{externalTaskId}', { id: 's1', groupedExternalTaskIds: [] })).toBe('/s1')
  })

  it('any id gives a valid link', () => {
    expect(taskLink('/{stopId}', { id: '$&\uD800', groupedExternalTaskIds: [] })).toBe('/%24%26%EF%BF%BD')
  })
})
