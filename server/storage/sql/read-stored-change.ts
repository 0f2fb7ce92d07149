import { promisify } from 'node:util'
import { inflateRaw, inflateRawSync } from 'node:zlib'
import { decodePlanChange, decodePlanChangeInSteps } from '../../../contract/history'
import type { PlanChange } from '../../../src/domain/history'
import type { Plan } from '../../../src/domain/plan'
import { parseJsonInSteps, runInSteps } from '../../steps'
import type { Pause } from './statement-scope'
import { compressedBytesOf, decodeStored, expandText, requireDecoded, sendableText } from './stored-texts'

/** A longer stored text would hold up other requests. */
const MAX_LENGTH_AT_ONCE = 32 * 1024

/** `text` is the stored JSON where it is short enough to be sent. */
type ReadChange = { readonly change: PlanChange; readonly text: string | undefined; readonly isLarge: boolean }

/** Reads a change as its row holds it; a large one is expanded in another thread, and parsed and decoded in steps. */
export const readStoredChange = async (
  description: string,
  stored: string,
  { plan, pause }: { readonly plan: Plan; readonly pause: Pause },
): Promise<ReadChange> => {
  if (stored.length <= MAX_LENGTH_AT_ONCE) {
    const text = expandText(stored)
    const change = decodeStored(description, text, (value) => decodePlanChange(value, plan))
    return { change, text: sendableText(text), isLarge: false }
  }
  const bytes = await expandInThread(stored, pause)
  const json = await runInSteps(parseJsonInSteps(bytes, { parse: JSON.parse, isLimited: false }), { pause })
  const change = requireDecoded(description, await runInSteps(decodePlanChangeInSteps(json, plan), { pause }))
  return { change, text: sendableText(bytes), isLarge: true }
}

const expandInThread = async (stored: string, pause: Pause): Promise<Buffer> => {
  const compressed = compressedBytesOf(stored)
  if (compressed === undefined) return Buffer.from(stored)
  let expanded: Promise<Buffer> | undefined
  await pause(() => (expanded = promisify(inflateRaw)(compressed)))
  // Parts of a write that pause at the same time share one pause, and this may be that of another part.
  return expanded ?? inflateRawSync(compressed)
}
