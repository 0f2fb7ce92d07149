import './node-floor.mjs'
import { buildProduct } from './build/index.mjs'
import { installPackages } from './setup/packages.mjs'

if (!((await installPackages()) && (await buildProduct()))) process.exitCode = 1
