import * as E from 'fp-ts/Either'
import type { AddressCorrections, House, WrittenAddress } from '../../domain/address'
import { done, isNotFound, type CallFailure } from '../../domain/failure'
import { editedPositions, type ImportRow } from '../../domain/import'
import type { CancelSignal } from '../gateway'
import type { CallServer } from '../session'
import { addressOf } from './address-of-row'
import { MAX_CHECKED_ADDRESSES, type ImportGateway } from './import-ports'
import type { ImportState, ImportStore } from './import-store'

export type CheckAddressesPorts = {
  readonly imports: Pick<ImportGateway, 'checkAddresses'>
  readonly store: Pick<ImportStore, 'value' | 'rows' | 'set'>
  readonly callServer: CallServer
}

/** Asks for the verdicts that are not known yet, call after call. A failed call ends it, until the next change. */
export const checkAddresses = ({ imports, store, callServer }: CheckAddressesPorts): (() => Promise<void>) => {
  let isRunning = false
  const uncheckedOf = uncheckedFinder(store)
  return async () => {
    if (isRunning) return
    isRunning = true
    let isCheckFailed = false
    const { owner } = store.value
    for (let batch = uncheckedOf(); batch.size > 0; batch = uncheckedOf()) {
      const answer = await callServer('check addresses', imports.checkAddresses([...batch.values()]))
      if (store.value.owner !== owner) break
      isCheckFailed = E.isLeft(answer) || answer.right.length !== batch.size
      if (E.isLeft(answer) || isCheckFailed) break
      const verdicts = new Map(store.value.verdicts)
      for (const [index, key] of [...batch.keys()].entries()) {
        const verdict = answer.right[index]
        if (verdict !== undefined) verdicts.set(key, verdict)
      }
      store.set({ ...store.value, verdicts })
    }
    if (store.value.owner === owner && store.value.isCheckFailed !== isCheckFailed)
      store.set({ ...store.value, isCheckFailed })
    isRunning = false
  }
}

export type CorrectionActions = {
  /** the newest corrections of the organisation, with all words of `search` */
  readonly listCorrections: (
    search: string,
    cancelSignal: CancelSignal,
  ) => Promise<E.Either<CallFailure, AddressCorrections>>
  /** forgets what users of the organisation corrected of an address, and checks the rows again */
  readonly forgetCorrection: (house: House) => Promise<E.Either<CallFailure, void>>
  /** brings back what was last forgotten of an address, and checks the rows again */
  readonly restoreCorrection: (house: House) => Promise<E.Either<CallFailure, void>>
}

type CorrectionPorts = Pick<CheckAddressesPorts, 'store' | 'callServer'> & {
  readonly imports: Pick<ImportGateway, 'listCorrections' | 'forgetCorrection' | 'restoreCorrection'>
  readonly check: () => Promise<void>
}

export const correctionActions = ({ imports, store, callServer, check }: CorrectionPorts): CorrectionActions => {
  const checkAgain = async (verdicts: ImportState['verdicts']): Promise<typeof done> => {
    store.set({ ...store.value, verdicts })
    await check()
    return done
  }
  return {
    listCorrections: (search, cancelSignal) =>
      callServer('list corrections', imports.listCorrections(search, cancelSignal)),
    forgetCorrection: async (house) => {
      const forgotten = await callServer('forget a correction', imports.forgetCorrection(house))
      if (E.isLeft(forgotten) && !isNotFound(forgotten.left)) return forgotten
      // What is remembered may concern other rows too, so all of them that were corrected are checked again.
      return checkAgain(new Map([...store.value.verdicts].filter(([, { correction }]) => correction === undefined)))
    },
    restoreCorrection: async (house) => {
      const restored = await callServer('bring back a correction', imports.restoreCorrection(house))
      // Any row may be one that it corrects, so all are checked again.
      return E.isLeft(restored) ? restored : checkAgain(new Map())
    },
  }
}

/** Without those of addresses that the register did not answer for, so that these are asked for again. */
export const withoutUnanswered = (verdicts: ImportState['verdicts']): ImportState['verdicts'] =>
  new Map([...verdicts].filter(([, { verdict }]) => verdict !== 'not_checked'))

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
