import { cruiseImports } from './import-rules/cruise.mjs'
import { sourcesOf } from './import-rules/sources.mjs'
import { root } from './root.mjs'

const importGraph = await cruiseImports(root)
const readFiles = new Set(importGraph.modules.map(({ source }) => source))
const sources = sourcesOf(root)
const unreadFiles = sources.filter((source) => !readFiles.has(source))
const importCount = importGraph.summary.totalDependenciesCruised ?? 0
const commentByRule = new Map(importGraph.summary.ruleSetUsed?.forbidden?.map(({ name, comment }) => [name, comment]))

for (const source of unreadFiles) console.log(`${source} was not read.`)
for (const { rule, from, to } of importGraph.summary.violations)
  console.log(`${rule.name}: ${from} imports ${to}\n  ${commentByRule.get(rule.name) ?? ''}`)
// Each file imports several others, so fewer mean that the imports were not read.
const isRead = importCount > sources.length
if (!isRead) console.log(`Only ${importCount} imports were read in ${sources.length} files.`)
if (!isRead || unreadFiles.length + importGraph.summary.violations.length > 0) process.exitCode = 1
