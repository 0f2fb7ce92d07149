import { cruiseImports } from './import-rules/cruise.mjs'
import { sourcesOf } from './import-rules/sources.mjs'
import { root } from './root.mjs'

const importGraph = await cruiseImports(root)
const readFiles = new Set(importGraph.modules.map(({ source }) => source))
const unreadFiles = sourcesOf(root).filter((source) => !readFiles.has(source))
const commentByRule = new Map(importGraph.summary.ruleSetUsed?.forbidden?.map(({ name, comment }) => [name, comment]))

for (const source of unreadFiles) console.log(`${source} was not read.`)
for (const { rule, from, to } of importGraph.summary.violations)
  console.log(`${rule.name}: ${from} imports ${to}\n  ${commentByRule.get(rule.name) ?? ''}`)
if (unreadFiles.length + importGraph.summary.violations.length > 0) process.exitCode = 1
