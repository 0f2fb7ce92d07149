import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { sourcesOf } from '../../scripts/import-rules/sources.mjs'

const isDate = (node: ts.Expression): boolean => ts.isIdentifier(node) && node.text === 'Date'

const offencesOf = (node: ts.Node): ReadonlyArray<string> => {
  if (ts.isThrowStatement(node)) return ['throws']
  if (ts.isClassLike(node)) return ['makes a class']
  if (ts.isNewExpression(node) && isDate(node.expression) && (node.arguments ?? []).length === 0)
    return ['reads the clock']
  if (ts.isCallExpression(node) && isDate(node.expression)) return ['reads the clock']
  return []
}

/** Offences in the domain that neither types nor import rules detect. */
const offencesIn = (text: string): ReadonlyArray<string> => {
  const offences: string[] = []
  const visit = (node: ts.Node): void => {
    offences.push(...offencesOf(node))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('sample.ts', text, ts.ScriptTarget.ESNext))
  return offences
}

describe('offences in the domain', () => {
  it.each([
    [`export const f = () => { throw new Error('no') }`, ['throws']],
    [`export class Stop {}`, ['makes a class']],
    [`export const now = new Date()`, ['reads the clock']],
    [`export const now = Date()`, ['reads the clock']],
    [`export const then = new Date('2026-11-23')`, []],
  ])('the offences in "%s" are found', (text, expected) => {
    expect(offencesIn(text)).toEqual(expected)
  })

  it('no file of the domain throws, makes a class or reads the clock', () => {
    const domainFiles = sourcesOf('.').filter((path) => path.startsWith('src/domain/'))
    const offences = domainFiles.flatMap((path) =>
      offencesIn(readFileSync(path, 'utf8')).map((offence) => `${path} ${offence}`),
    )
    expect(offences).toEqual([])
    expect(domainFiles.length).toBeGreaterThan(100)
  })
})
