/**
 * What is built, of what, and the file without which it is not there. A part is built anew when anything it is made
 * of has changed.
 *
 * @typedef {{ readonly name: 'ui' | 'server', readonly words: string, readonly proof: string, readonly sources: ReadonlyArray<string> }} Part
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
