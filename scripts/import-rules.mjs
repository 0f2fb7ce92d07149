import { cruised } from './import-rules/cruise.mjs'
import { sourcesOf } from './import-rules/sources.mjs'
import { root } from './root.mjs'

const house = await cruised(root)
const read = new Set(house.modules.map(({ source }) => source))
const unread = sourcesOf(root).filter((source) => !read.has(source))
const reasons = new Map(house.summary.ruleSetUsed?.forbidden?.map(({ name, comment }) => [name, comment]))

for (const source of unread) console.log(`${source} was not read.`)
for (const { rule, from, to } of house.summary.violations)
  console.log(`${rule.name}: ${from} imports ${to}\n  ${reasons.get(rule.name) ?? ''}`)
if (unread.length + house.summary.violations.length > 0) process.exitCode = 1
