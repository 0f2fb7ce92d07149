import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { instance } from '@viz-js/viz'
import { cruiseImports } from './import-rules/cruise.mjs'
import { dotOf } from './graph/dot-of.mjs'
import { importsBetween } from './graph/imports-between.mjs'
import { root } from './root.mjs'

const file = resolve(process.argv[2] ?? join(root, '.cache', 'import-graph.svg'))
const { modules } = await cruiseImports(root)
const graphviz = await instance()

mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, graphviz.renderString(dotOf(importsBetween(modules)), { format: 'svg' }))
console.log(file)
