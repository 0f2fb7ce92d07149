import { describe, expect, it } from 'vitest'
import { commandOf, type KeyPress } from '../../../src/ui/app/command-of'
import { shortcutTable } from '../../../src/ui/app/shortcut-table'

const keyPress = (key: string, modifiers: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...modifiers,
})

const allEnabled = { areSingleKeysEnabled: true, serverKeepsHistory: true }

describe('commandOf a key without modifiers', () => {
  it.each([
    ['r', 'go to routes'],
    ['s', 'go to stops'],
    ['d', 'go to drivers'],
    ['o', 'go to optimise'],
    ['h', 'go to history'],
    ['n', 'add a stop'],
    ['u', 'only unplanned'],
    ['f', 'fit'],
    ['+', 'zoom in'],
    ['=', 'zoom in'],
    ['-', 'zoom out'],
    ['m', 'focus the map'],
    ['b', 'select in a box'],
    ['?', 'list shortcuts'],
    ['Escape', 'unzoom'],
    ['x', undefined],
    ['ArrowDown', undefined],
  ])('the key %s gives the command %s', (key, command) => {
    expect(commandOf(keyPress(key), allEnabled)).toBe(command)
  })

  it('a capital letter from Caps Lock gives the same command', () => {
    expect(commandOf(keyPress('R'), allEnabled)).toBe('go to routes')
  })

  it('a letter with Shift is a key of its own, and ? and + may have Shift', () => {
    expect(commandOf(keyPress('B', { shiftKey: true }), allEnabled)).toBe('select with a lasso')
    expect(commandOf(keyPress('R', { shiftKey: true }), allEnabled)).toBeUndefined()
    expect(commandOf(keyPress('N', { shiftKey: true }), allEnabled)).toBe('add an urgent stop')
    expect(commandOf(keyPress('?', { shiftKey: true }), allEnabled)).toBe('list shortcuts')
    expect(commandOf(keyPress('+', { shiftKey: true }), allEnabled)).toBe('zoom in')
  })

  it.each(['ctrlKey', 'metaKey', 'altKey'] as const)('a letter with %s gives no command', (modifiers) => {
    expect(commandOf(keyPress('r', { [modifiers]: true }), allEnabled)).toBeUndefined()
  })

  it('with single-key shortcuts off only Esc and combinations give a command', () => {
    const withoutSingleKeys = { ...allEnabled, areSingleKeysEnabled: false }
    expect(commandOf(keyPress('N', { shiftKey: true }), withoutSingleKeys)).toBeUndefined()
    expect(commandOf(keyPress('B', { shiftKey: true }), withoutSingleKeys)).toBeUndefined()
    expect(['r', '?', '+', 'Escape'].map((key) => commandOf(keyPress(key), withoutSingleKeys))).toEqual([
      undefined,
      undefined,
      undefined,
      'unzoom',
    ])
    expect(commandOf(keyPress('z', { ctrlKey: true }), withoutSingleKeys)).toBe('undo')
  })
})

describe('commandOf Z with modifiers', () => {
  it.each([
    [{ ctrlKey: true }, 'undo'],
    [{ metaKey: true }, 'undo'],
    [{ ctrlKey: true, shiftKey: true }, 'redo'],
    [{ ctrlKey: true, altKey: true }, undefined],
    [{}, undefined],
  ])('Z with %j gives the command %s', (modifiers, command) => {
    expect(commandOf(keyPress('shiftKey' in modifiers ? 'Z' : 'z', modifiers), allEnabled)).toBe(command)
  })

  it('without a history neither Ctrl+Z nor H gives a command', () => {
    const withoutHistory = { ...allEnabled, serverKeepsHistory: false }
    expect(commandOf(keyPress('z', { ctrlKey: true }), withoutHistory)).toBeUndefined()
    expect(commandOf(keyPress('h'), withoutHistory)).toBeUndefined()
  })
})

describe('shortcutTable', () => {
  it('the table has four groups, and no key is bound twice', () => {
    const keys = shortcutTable.flatMap(({ shortcuts }) =>
      shortcuts.flatMap(({ keyBindings = [] }) =>
        keyBindings.map(({ key, modifiers = 'none' }) => `${modifiers} ${key}`),
      ),
    )
    expect(shortcutTable.map(({ title }) => title)).toEqual(['Lists', 'Go to', 'Map', 'Edit'])
    expect(new Set(keys).size).toBe(keys.length)
  })
})
