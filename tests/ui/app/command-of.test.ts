import { describe, expect, it } from 'vitest'
import { commandOf, type KeyPress } from '../../../src/ui/app/command-of'
import { shortcutTable } from '../../../src/ui/app/shortcut-table'

const pressed = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
})

const all = { singleKeys: true, history: true }

describe('a key alone', () => {
  it.each([
    ['r', 'go to routes'],
    ['s', 'go to stops'],
    ['d', 'go to drivers'],
    ['o', 'go to optimise'],
    ['h', 'go to history'],
    ['n', 'add a stop'],
    ['u', 'only unplanned'],
    ['f', 'fit'],
    ['+', 'closer'],
    ['=', 'closer'],
    ['-', 'farther'],
    ['m', 'focus the map'],
    ['?', 'list'],
    ['Escape', 'leave'],
    ['x', undefined],
    ['ArrowDown', undefined],
  ])('%s asks to %s', (key, command) => {
    expect(commandOf(pressed(key), all)).toBe(command)
  })

  it('asks the same with the capitals locked', () => {
    expect(commandOf(pressed('R'), all)).toBe('go to routes')
  })

  it('asks nothing of a letter with Shift, but a sign may need it', () => {
    expect(commandOf(pressed('R', { shiftKey: true }), all)).toBeUndefined()
    expect(commandOf(pressed('?', { shiftKey: true }), all)).toBe('list')
    expect(commandOf(pressed('+', { shiftKey: true }), all)).toBe('closer')
  })

  it.each(['ctrlKey', 'metaKey', 'altKey'] as const)('asks nothing with %s', (held) => {
    expect(commandOf(pressed('r', { [held]: true }), all)).toBeUndefined()
  })

  it('asks nothing where they are switched off, Esc aside', () => {
    const off = { ...all, singleKeys: false }
    expect(['r', '?', '+', 'Escape'].map((key) => commandOf(pressed(key), off))).toEqual([
      undefined,
      undefined,
      undefined,
      'leave',
    ])
    expect(commandOf(pressed('z', { ctrlKey: true }), off)).toBe('undo')
  })
})

describe('undo and redo', () => {
  it.each([
    [{ ctrlKey: true }, 'undo'],
    [{ metaKey: true }, 'undo'],
    [{ ctrlKey: true, shiftKey: true }, 'redo'],
    [{ ctrlKey: true, altKey: true }, undefined],
    [{}, undefined],
  ])('are Z with %j: %s', (held, command) => {
    expect(commandOf(pressed('shiftKey' in held ? 'Z' : 'z', held), all)).toBe(command)
  })

  it('are nothing where no history is kept', () => {
    const none = { ...all, history: false }
    expect(commandOf(pressed('z', { ctrlKey: true }), none)).toBeUndefined()
    expect(commandOf(pressed('h'), none)).toBeUndefined()
  })
})

describe('the table of shortcuts', () => {
  it('has four groups, and no key that asks for two things', () => {
    const keys = shortcutTable.flatMap(({ shortcuts }) =>
      shortcuts.flatMap(({ keyBindings = [] }) =>
        keyBindings.map(({ key, modifiers = 'alone' }) => `${modifiers} ${key}`),
      ),
    )
    expect(shortcutTable.map(({ title }) => title)).toEqual(['Lists', 'Go to', 'Map', 'Edit'])
    expect(new Set(keys).size).toBe(keys.length)
  })
})
