import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { sourcesOf } from '../../scripts/import-rules/sources.mjs'

const isDate = (node: ts.Expression): boolean => ts.isIdentifier(node) && node.text === 'Date'

const sinOf = (node: ts.Node): ReadonlyArray<string> => {
  if (ts.isThrowStatement(node)) return ['throws']
  if (ts.isClassLike(node)) return ['makes a class']
  if (ts.isNewExpression(node) && isDate(node.expression) && (node.arguments ?? []).length === 0)
    return ['asks the clock']
  if (ts.isCallExpression(node) && isDate(node.expression)) return ['asks the clock']
  return []
}

/** What types and imports do not show, but is not allowed in the domain. */
const sinsIn = (text: string): ReadonlyArray<string> => {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    found.push(...sinOf(node))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('planted.ts', text, ts.ScriptTarget.ESNext))
  return found
}

describe('the domain is total', () => {
  it.each([
    [`export const f = () => { throw new Error('no') }`, ['throws']],
    [`export class Stop {}`, ['makes a class']],
    [`export const now = new Date()`, ['asks the clock']],
    [`export const now = Date()`, ['asks the clock']],
    [`export const then = new Date('2026-11-23')`, []],
  ])('%s', (text, sins) => {
    expect(sinsIn(text)).toEqual(sins)
  })

  it('none of its files throws, makes a class or reads the clock', () => {
    const domain = sourcesOf('.').filter((path) => path.startsWith('src/domain/'))
    const found = domain.flatMap((path) => sinsIn(readFileSync(path, 'utf8')).map((sin) => `${path} ${sin}`))
    expect(found).toEqual([])
    expect(domain.length).toBeGreaterThan(100)
  })
})
