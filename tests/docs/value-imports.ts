import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'

export type ValueImport = { readonly file: string; readonly names: ReadonlyArray<string> | 'all' }

const texts = new Map<string, string>()

export const textOf = (file: string): string => {
  const known = texts.get(file)
  if (known !== undefined) return known
  const text = readFileSync(file, 'utf8')
  texts.set(file, text)
  return text
}

const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile()

const resolveImport = (from: string, specifier: string): string | undefined => {
  if (!specifier.startsWith('.')) return undefined
  const base = normalize(join(dirname(from), specifier))
  return [base, `${base}.ts`, `${base}.tsx`, join(base, 'index.ts')].find(isFile)
}

const parsed = new Map<string, ts.SourceFile>()

const parse = (file: string): ts.SourceFile => {
  const cached = parsed.get(file)
  if (cached !== undefined) return cached
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : undefined
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, false, kind)
  parsed.set(file, source)
  return source
}

/** The properties of a namespace that a file uses, as in `endpoints.logIn`. */
const propertiesUsed = (source: ts.SourceFile, namespace: string): ReadonlyArray<string> =>
  Array.from(source.text.matchAll(new RegExp(String.raw`\b${namespace}\.(\w+)`, 'g')), ([, name = '']) => name)

const namesIn = (source: ts.SourceFile, clause: ts.ImportClause): ReadonlyArray<string> => {
  const bindings = clause.namedBindings
  if (bindings === undefined) return ['default']
  if (ts.isNamespaceImport(bindings)) return propertiesUsed(source, bindings.name.text)
  return bindings.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => (propertyName ?? name).text)
}

/** What a file imports, as it is written; types are left out. */
const importsOf = (source: ts.SourceFile): ReadonlyArray<ValueImport> =>
  source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return []
    const { importClause: clause } = statement
    const file = resolveImport(source.fileName, statement.moduleSpecifier.text)
    if (file === undefined || clause === undefined || clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return []
    return [{ file, names: namesIn(source, clause) }]
  })

/** The file that declares a name, through any number of files that only export it again. */
const declaringFile = (file: string, name: string): string => {
  for (const statement of parse(file).statements) {
    if (!ts.isExportDeclaration(statement) || statement.moduleSpecifier === undefined) continue
    const target = ts.isStringLiteral(statement.moduleSpecifier)
      ? resolveImport(file, statement.moduleSpecifier.text)
      : undefined
    if (target === undefined) continue
    const { exportClause } = statement
    if (exportClause === undefined) {
      const found = declaringFile(target, name)
      if (new RegExp(String.raw`\bexport (const|function|class) ${name}\b`).test(textOf(found))) return found
    } else if (ts.isNamedExports(exportClause)) {
      const element = exportClause.elements.find((candidate) => candidate.name.text === name)
      if (element !== undefined) return declaringFile(target, (element.propertyName ?? element.name).text)
    }
  }
  return file
}

const valueImports = new Map<string, ReadonlyArray<string>>()

/** The files whose values a file uses. */
export const valueImportsOf = (file: string): ReadonlyArray<string> => {
  const known = valueImports.get(file) ?? findValueImports(file)
  valueImports.set(file, known)
  return known
}

const findValueImports = (file: string): ReadonlyArray<string> => {
  const files = importsOf(parse(file)).flatMap((imported) =>
    imported.names === 'all' ? [imported.file] : imported.names.map((name) => declaringFile(imported.file, name)),
  )
  return [...new Set(files)].filter((imported) => imported !== file)
}
