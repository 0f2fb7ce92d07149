import { describe, expect, it } from 'vitest'
import { endpoints } from '../../../contract'
import { left, right } from '../../kit/either'

const { body, answer } = endpoints.createProject

describe('newProjectCodec', () => {
  it('a project name has 1 to 120 characters after trimming', () => {
    expect(right(body.decode({ projectName: '  Week 48 ' }))).toEqual({ name: 'Week 48' })
    expect(right(body.decode({ projectName: 'x'.repeat(120) })).name).toHaveLength(120)
  })

  it.each([
    [undefined, 'Project name is missing'],
    ['', 'Project name is missing'],
    ['   ', 'Project name is missing'],
    ['\u200b\u2060', 'Project name is missing'],
    ['\u3164\u2800 \u00ad', 'Project name is missing'],
    ['x'.repeat(121), 'Longer than 120 characters'],
    [48, 'Not a text: 48'],
    [['a'], 'Not a text: a list'],
  ])('the project name %j is refused', (projectName, reason) => {
    expect(left(body.decode({ projectName })).details).toEqual([{ field: 'projectName', reason }])
  })

  it('a created project is answered as { data: { id, projectName } } (§7)', () => {
    expect(answer.codec.encode({ project: { id: 'p1', name: 'Week 48' } })).toEqual({
      data: { id: 'p1', projectName: 'Week 48' },
    })
  })
})
