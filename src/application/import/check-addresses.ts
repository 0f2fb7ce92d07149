import * as E from 'fp-ts/Either'
import type { WrittenAddress } from '../../domain/address'
import { cancelled, isNotFound, type CallFailure } from '../../domain/failure'
import { editedPositions, type ImportRow } from '../../domain/import'
import type { AttemptCall } from '../session'
import { addressOf } from './address-of-row'
import { MAX_CHECKED_ADDRESSES, type ImportGateway } from './import-gateway'
import type { ImportState, ImportStore } from './import-store'

export type CheckAddressesPorts = {
  readonly imports: Pick<ImportGateway, 'checkAddresses'>
  readonly store: Pick<ImportStore, 'value' | 'rows' | 'set'>
  readonly attempt: AttemptCall
}

/** Asks for the verdicts that are not known yet, call after call. A failed call ends it, until the next change. */
export const checkAddresses = ({ imports, store, attempt }: CheckAddressesPorts): (() => Promise<void>) => {
  let isRunning = false
  const uncheckedOf = uncheckedFinder(store)
  return async () => {
    if (isRunning) return
    isRunning = true
    for (let batch = uncheckedOf(); batch.size > 0; batch = uncheckedOf()) {
      const { owner } = store.value
      const answer = await attempt('check addresses', imports.checkAddresses([...batch.values()]))
      if (E.isLeft(answer) || store.value.owner !== owner || answer.right.length !== batch.size) break
      const verdicts = new Map(store.value.verdicts)
      for (const [index, key] of [...batch.keys()].entries()) {
        const verdict = answer.right[index]
        if (verdict !== undefined) verdicts.set(key, verdict)
      }
      store.set({ ...store.value, verdicts })
    }
    isRunning = false
  }
}

type ForgetCorrectionPorts = Pick<CheckAddressesPorts, 'store' | 'attempt'> & {
  readonly imports: Pick<ImportGateway, 'forgetCorrection'>
  readonly check: () => Promise<void>
}

/** What is remembered may concern other rows too, so all of them that were corrected are checked again. */
export const forgetCorrection =
  ({ imports, store, attempt, check }: ForgetCorrectionPorts) =>
  async (row: ImportRow): Promise<E.Either<CallFailure, void>> => {
    const { address } = addressOf(row)
    if (address === undefined) return cancelled
    const forgotten = await attempt('forget a correction', imports.forgetCorrection(address))
    if (E.isLeft(forgotten) && !isNotFound(forgotten.left)) return forgotten
    const verdicts = [...store.value.verdicts].filter(([, { correction }]) => correction === undefined)
    store.set({ ...store.value, verdicts: new Map(verdicts) })
    await check()
    return E.right(undefined)
  }

/** Once all rows are checked, only those that were edited since are looked at. */
const uncheckedFinder = (store: CheckAddressesPorts['store']): (() => ReadonlyMap<string, WrittenAddress>) => {
  let checked: { readonly rows: ReadonlyArray<ImportRow>; readonly verdicts: ImportState['verdicts'] } | undefined
  return () => {
    const unchecked = new Map<string, WrittenAddress>()
    const { rows } = store
    const { step, verdicts } = store.value
    if (step !== 'rows') return unchecked
    for (const position of editedPositions(rows, checked?.verdicts === verdicts ? checked.rows : undefined)) {
      const row = rows[position]
      const { address, key } = row === undefined ? {} : addressOf(row)
      if (address !== undefined && key !== undefined && !verdicts.has(key)) unchecked.set(key, address)
      if (unchecked.size === MAX_CHECKED_ADDRESSES) break
    }
    if (unchecked.size === 0) checked = { rows, verdicts }
    return unchecked
  }
}
