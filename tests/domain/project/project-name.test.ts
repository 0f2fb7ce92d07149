import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { projectNameOf } from '../../../src/domain/project-name'

describe('projectNameOf', () => {
  it.each([
    ['Maandag', 'Maandag'],
    ['  Week 48: één  ', 'Week 48: één'],
    ['x'.repeat(120), 'x'.repeat(120)],
    ['🚚'.repeat(120), '🚚'.repeat(120)],
    [` ${'x'.repeat(120)} `, 'x'.repeat(120)],
  ])('%j is accepted and trimmed', (typed, name) => {
    expect(projectNameOf(typed)).toEqual(E.right(name))
  })

  it.each([
    ['', 'Project name is missing'],
    ['   ', 'Project name is missing'],
    ['x'.repeat(121), 'Longer than 120 characters'],
    ['a\0b', 'Has a character that cannot be kept'],
  ])('%j is refused', (typed, reason) => {
    expect(projectNameOf(typed)).toEqual(E.left({ kind: 'project-name-refused', reason }))
  })
})
