import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import type { UndoRefusal, PlanChange } from '../../src/domain/history'
import type { Plan } from '../../src/domain/plan'
import type { Ledger, Line, Turn } from './history-model-types'
import { overTheWire } from './json-round-trip'
import { factsIn, visitorIn } from './plan-queries'

/** The state of something that a change touches, as far as the change is about it. */
const stateOf = (plan: Plan, touched: string, { stops, moved }: PlanChange): unknown => {
  const [kind, ...rest] = touched.split(' ')
  const name = rest.join(' ')
  switch (kind) {
    case 'route':
      return plan.routes.find((route) => String(route.index) === name)
    case 'stop': {
      const row = stops.find(({ id }) => id === name)
      const cameOrWent = row !== undefined && (row.before === undefined || row.after === undefined)
      const facts = factsIn(plan, name)
      return [
        row === undefined ? facts === undefined : facts,
        moved.includes(name) || cameOrWent ? visitorIn(plan, name) : undefined,
      ]
    }
    case 'document':
      return plan.extra
    default:
      return undefined
  }
}

const isAs = (plan: Plan, other: Plan, touched: string, change: PlanChange): boolean =>
  isDeepStrictEqual(told(stateOf(plan, touched, change)), told(stateOf(other, touched, change)))

/** The state without the order of its fields, which is lost when a change is stored. */
const told = (state: unknown): unknown => (state === undefined ? undefined : overTheWire(state))

/** What the change touches was as it had left it, and now is as it had found it; the other way round for a redo. */
export const assertTurnedRightly = (before: Plan, after: Plan, line: Line, turn: Turn): void => {
  const [from, to] = turn === 'undo' ? [line.left, line.found] : [line.found, line.left]
  for (const touched of line.affected) {
    assert.ok(isAs(before, from, touched, line.change), `${turn} of ${line.id} found another ${touched}`)
    assert.ok(isAs(after, to, touched, line.change), `${turn} of ${line.id} left another ${touched}`)
  }
  const named = new Set(line.affected)
  for (const { index } of [...before.routes, ...after.routes])
    if (!named.has(`route ${index}`))
      assert.deepEqual(
        after.routes.find((route) => route.index === index),
        before.routes.find((route) => route.index === index),
      )
  for (const { id } of [...before.stops, ...after.stops])
    if (!named.has(`stop ${id}`)) assert.deepEqual(factsIn(after, id), factsIn(before, id))
}

/** Asserts that a refusal names a change that really is in the way. */
export const assertRefusedRightly = ({ plan, lines }: Ledger, line: Line, turn: Turn, refused: UndoRefusal): void => {
  if (refused.kind === 'already undone') return assert.ok(turn === 'undo' && line.undoneVersion !== undefined)
  if (refused.kind === 'not undone') return assert.ok(turn === 'redo' && line.undoneVersion === undefined)
  if (refused.kind === 'no longer fits') assert.fail(`${turn} of ${line.id} is refused, and nobody knows why`)
  const other = lines.find(({ id }) => id === refused.id)
  assert.ok(other !== undefined && other.id !== line.id, 'a change of this project is named')
  assert.ok(
    other.affected.some((touched) => line.affected.includes(touched)),
    `${other.id} has nothing to do with it`,
  )
  const last = line.undoneVersion ?? line.version
  assert.ok((other.undoneVersion ?? other.version) > last, `${other.id} was there before`)
  if (turn === 'undo') assert.equal(other.undoneVersion, undefined, `${other.id} is undone itself`)
  else
    assert.ok(
      line.affected.some((touched) => !isAs(plan, line.found, touched, line.change) || touched.startsWith('carrier')),
      `everything stands as ${line.id} found it`,
    )
}
