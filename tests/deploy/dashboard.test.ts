import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { isJsonObject } from '../../src/domain/parse'
import { onBothDatabases } from '../server/endpoints/on-both-databases'
import { aProject } from '../server/endpoints/request-kit'
import { aTestServer } from '../server/test-server'

const dashboard = await readFile('deploy/grafana-dashboard.json', 'utf8')

/** Of all panels, and of what stands in them. */
const expressionsIn = (value: unknown): ReadonlyArray<string> => {
  if (Array.isArray(value)) return value.flatMap(expressionsIn)
  if (!isJsonObject(value)) return []
  const { expr, ...others } = value
  return [...(typeof expr === 'string' ? [expr] : []), ...Object.values(others).flatMap(expressionsIn)]
}

const expressions = expressionsIn(JSON.parse(dashboard))

/** Prometheus adds these itself. */
const addedLabels = new Set(['job', 'instance'])

/** What a query reads: a metric, the values of its labels as patterns, and the labels by which it groups. */
const readBy = (expression: string) => {
  const [, metric = '', selector = ''] = /(\w+)\{([^}]*)\}/.exec(expression) ?? []
  const matchers = [...selector.matchAll(/(\w+)=~?"([^"]*)"/g)].map(([, label = '', pattern = '']) => ({
    label,
    pattern,
  }))
  const groups = (/by \(([^)]*)\)/.exec(expression)?.[1] ?? '').split(', ').filter((label) => label !== '')
  return {
    metric,
    matchers: matchers.filter(({ label }) => !addedLabels.has(label)),
    groups: groups.filter((label) => !addedLabels.has(label)),
  }
}

describe.each(onBothDatabases())('the dashboard beside a server on $database', ({ database, environment }) => {
  let samples: ReadonlyArray<{ readonly metric: string; readonly labels: ReadonlyMap<string, string> }>
  beforeAll(async () => {
    const { user, anonymous } = await aTestServer(await environment())
    await aProject(await user('anna', 'Noord'))
    const { text } = await anonymous('GET', '/metrics')
    samples = [...text.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)].map(([, metric = '', labels = '']) => ({
      metric,
      labels: new Map([...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', value = '']) => [label, value])),
    }))
  })

  const ofThisDatabase = expressions.filter(
    (expression) => database === 'PostgreSQL' || !expression.includes('rondrit_database_connections'),
  )

  it('there are ten queries at least', () => expect(expressions.length).toBeGreaterThanOrEqual(10))

  it.each(ofThisDatabase)('the server has the metric and the labels of %s', (expression) => {
    const { metric, matchers, groups } = readBy(expression)
    const found = samples.filter((sample) => sample.metric === metric)
    expect(found).not.toEqual([])
    for (const label of groups) expect(found.every(({ labels }) => labels.has(label))).toBe(true)
    for (const { label, pattern } of matchers)
      for (const alternative of pattern === '5..' ? ['[2-5]..'] : pattern.split('|'))
        expect(found.some(({ labels }) => new RegExp(`^${alternative}$`).test(labels.get(label) ?? ''))).toBe(true)
  })
})
