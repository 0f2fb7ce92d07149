/**
 * A part of the product: the words that announce its build, the file that proves that it is there, and the sources it
 * is made of. A part is built again when one of its sources has changed.
 *
 * @typedef {{ readonly name: 'ui' | 'server', readonly label: string, readonly outputFile: string, readonly sources:
 * ReadonlyArray<string> }} Part
 */

const sharedSources = ['vite.config.ts', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.json', 'scripts/build']

/** @type {ReadonlyArray<Part>} */
export const parts = [
  {
    name: 'ui',
    label: 'Building the pages',
    outputFile: 'index.html',
    sources: ['index.html', 'public', 'src', 'contract', ...sharedSources],
  },
  {
    name: 'server',
    label: 'Building the server',
    outputFile: 'main.js',
    sources: ['server', 'contract', 'optimiser', 'src/domain', ...sharedSources],
  },
]
