import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { sourcesOf } from '../../scripts/import-rules/sources.mjs'

/** A file that holds ports alone. */
const isPortFile = (path: string): boolean => /(-gateways?|-storage|-display|-ports|\/file-saver)\.ts$/.test(path)

/** A port beside the use cases that call it. */
const isPortType = ({ name }: ts.TypeAliasDeclaration): boolean => name.text.endsWith('Gateway')

/** The results of the functions in a type; a function that is given to another is none of them. */
const resultsIn = (node: ts.Node, source: ts.SourceFile): ReadonlyArray<string> => {
  if (ts.isParameter(node)) return []
  const own = ts.isFunctionTypeNode(node) ? [node.type.getText(source)] : []
  return [...own, ...node.getChildren(source).flatMap((child) => resultsIn(child, source))]
}

const exportedTypesOf = (source: ts.SourceFile): ReadonlyArray<ts.TypeAliasDeclaration> =>
  source.statements
    .filter(ts.isTypeAliasDeclaration)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))

const isAllowed = (result: string): boolean =>
  !result.includes('TaskEither') &&
  (!result.startsWith('Promise<') || result.startsWith('Promise<E.Either<CallFailure, '))

const otherResultsIn = (text: string): ReadonlyArray<string> => {
  const source = ts.createSourceFile('sample.ts', text, ts.ScriptTarget.ESNext)
  return exportedTypesOf(source)
    .filter((type) => !isPortType(type))
    .flatMap((type) => resultsIn(type, source))
    .filter((result) => !isAllowed(result))
}

describe('results of use cases', () => {
  it.each([
    ['export type Load = () => Promise<void>', ['Promise<void>']],
    ['export type Load = () => TE.TaskEither<CallFailure, void>', ['TE.TaskEither<CallFailure, void>']],
    ['export type Actions = { readonly load: () => Promise<boolean> }', ['Promise<boolean>']],
    ['export type Load = () => Promise<E.Either<CallFailure, void>>', []],
    ['export type LoadGateway = { readonly load: () => TE.TaskEither<CallFailure, void> }', []],
    ['export type Run = (call: () => TE.TaskEither<CallFailure, void>) => void', []],
  ])('the other results in "%s" are found', (text, expected) => {
    expect(otherResultsIn(text)).toEqual(expected)
  })

  /** What these keep in the browser cannot fail: where the browser keeps nothing, their store says so. */
  const withoutFailure = new Set(['src/application/import/import-actions.ts', 'src/application/import/send-rows.ts'])

  it('every use case that calls a port answers a promise of an Either', () => {
    const useCaseFiles = sourcesOf('.').filter(
      (path) => path.startsWith('src/application/') && !isPortFile(path) && !withoutFailure.has(path),
    )
    expect(useCaseFiles.length).toBeGreaterThan(50)
    const others = useCaseFiles.map((path) => [path, otherResultsIn(readFileSync(path, 'utf8'))] as const)
    expect(others.filter(([, results]) => results.length > 0)).toEqual([])
  })
})
