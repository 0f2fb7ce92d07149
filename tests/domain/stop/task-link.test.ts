import { describe, expect, it } from 'vitest'
import { taskLink } from '../../../src/domain/stop'

const stop = { id: 's/1', groupedExternalTaskIds: ['T 7', 'T8'] }

describe('the link to a stop in the back-office', () => {
  it.each([
    ['/tasks/{stopId}', '/tasks/s%2F1'],
    ['https://erp.example/t/{externalTaskId}?stop={stopId}', 'https://erp.example/t/T%207?stop=s%2F1'],
    ['/tasks', '/tasks'],
  ])('by %s is %s', (template, link) => {
    expect(taskLink(template, stop)).toBe(link)
  })

  it('has the stop’s own id where it has no external task', () => {
    expect(taskLink('/{externalTaskId}', { id: 's1', groupedExternalTaskIds: [] })).toBe('/s1')
  })

  it('is a link whatever the id holds', () => {
    expect(taskLink('/{stopId}', { id: '$&\uD800', groupedExternalTaskIds: [] })).toBe('/%24%26%EF%BF%BD')
  })
})
