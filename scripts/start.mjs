import './node-floor.mjs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildProduct } from './build/index.mjs'
import { root } from './root.mjs'
import { installPackages } from './setup/packages.mjs'

if ((await installPackages()) && (await buildProduct())) {
  await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href)
} else {
  process.exitCode = 1
}
