/**
 * A part of the product: the words that announce its build, the file that proves that it is there, and the sources it
 * is made of. A part is built again when one of its sources has changed.
 *
 * @typedef {{ readonly name: 'ui' | 'server', readonly words: string, readonly proof: string, readonly sources:
 * ReadonlyArray<string> }} Part
 */

const rules = ['vite.config.ts', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.json', 'scripts/build']

/** @type {ReadonlyArray<Part>} */
export const parts = [
  {
    name: 'ui',
    words: 'Building the pages',
    proof: 'index.html',
    sources: ['index.html', 'public', 'src', 'contract', ...rules],
  },
  {
    name: 'server',
    words: 'Building the server',
    proof: 'main.js',
    sources: ['server', 'contract', 'optimiser', 'src/domain', ...rules],
  },
]
