import * as E from 'fp-ts/Either'
import { cancelled, isNotFound, type CallFailure } from '../../domain/failure'
import type { ImportRow } from '../../domain/import'
import type { AttemptCall } from '../session'
import { addressOf } from './address-of-row'
import { MAX_CHECKED_ADDRESSES, type AddressToCheck, type ImportGateway } from './import-gateway'
import type { ImportStore } from './import-store'

export type CheckAddressesPorts = {
  readonly imports: Pick<ImportGateway, 'checkAddresses'>
  readonly store: Pick<ImportStore, 'value' | 'rows' | 'set'>
  readonly attempt: AttemptCall
}

/** Asks for the verdicts that are not known yet, call after call. A failed call ends it, until the next change. */
export const checkAddresses = ({ imports, store, attempt }: CheckAddressesPorts): (() => Promise<void>) => {
  let isRunning = false
  return async () => {
    if (isRunning) return
    isRunning = true
    for (let batch = uncheckedOf(store); batch.size > 0; batch = uncheckedOf(store)) {
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

const uncheckedOf = ({ value, rows }: CheckAddressesPorts['store']): ReadonlyMap<string, AddressToCheck> => {
  const unchecked = new Map<string, AddressToCheck>()
  if (value.step !== 'rows') return unchecked
  for (const row of rows) {
    const { address, key } = addressOf(row)
    if (address !== undefined && !value.verdicts.has(key)) unchecked.set(key, address)
    if (unchecked.size === MAX_CHECKED_ADDRESSES) break
  }
  return unchecked
}
