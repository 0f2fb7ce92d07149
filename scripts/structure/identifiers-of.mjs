import ts from 'typescript'

/**
 * @type {(file: string, text: string) => Set<string>} Each identifier of a file, once. The file is parsed because a
 *   scanner alone takes text in JSX and parts of regular expressions for identifiers.
 */
export const identifiersOf = (file, text) => {
  const names = new Set()
  /** @type {(node: import('typescript').Node) => void} */
  const visit = (node) => {
    if (ts.isIdentifier(node)) names.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, scriptKindOf(file)))
  return names
}

/** @type {(file: string) => import('typescript').ScriptKind} */
const scriptKindOf = (file) => (file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
