import * as E from 'fp-ts/Either'
import { useEffect, useRef, useState } from 'react'
import { isoDateAt } from '../../../domain/calendar'
import { failureMessageOf, type CallFailure } from '../../../domain/failure'
import type { AccountKey } from '../../../domain/session'
import { useApp } from '../../app-facade'
import { Button, ConfirmationDialog, EmptyState, errorIcon, Failure, ItemList, LoadingMessage } from '../../components'
import { keysViewModel, type KeyRow } from './view-model'
import { NewKey } from './new-key-form'
import { PasswordSection } from './password-section'

type KeysState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'known'; readonly keys: ReadonlyArray<AccountKey>; readonly isOutdated: boolean }

/** A list that is known stays, since a key that was just made stands beside it and is shown only once. */
const stateAfter =
  (answer: E.Either<CallFailure, ReadonlyArray<AccountKey>>) =>
  (previous: KeysState): KeysState => {
    if (E.isRight(answer)) return { kind: 'known', keys: answer.right, isOutdated: false }
    return previous.kind === 'known' ? { ...previous, isOutdated: true } : { kind: 'failed' }
  }

/** The password of the user, the sessions, and the keys for programs. */
export const KeysSection = () => {
  const { account, stop } = useApp()
  const [state, setState] = useState<KeysState>({ kind: 'loading' })
  const [failure, setFailure] = useState<string>()
  const [busyId, setBusyId] = useState<string>()
  const [keyToEnd, setKeyToEnd] = useState<KeyRow>()
  const sessionsTitle = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    const controller = new AbortController()
    const load = async (): Promise<void> => {
      const answer = await account.listKeys(controller.signal)
      if (!controller.signal.aborted) setState(stateAfter(answer))
    }
    void load()
    return () => controller.abort()
  }, [account])
  const reload = async (): Promise<boolean> => {
    const answer = await account.listKeys(new AbortController().signal)
    setState(stateAfter(answer))
    return E.isRight(answer)
  }
  /** Moves the focus from the button, which goes. */
  const retry = async (): Promise<void> => {
    if (await reload()) sessionsTitle.current?.focus()
  }

  /** Ends keys, and moves the focus from the button that goes. */
  const end = async (id: string, ended: Promise<E.Either<CallFailure, void>>) => {
    setBusyId(id)
    setFailure(undefined)
    const answer = await ended
    if (E.isLeft(answer)) setFailure(`That was not ended: ${failureMessageOf(answer.left)}`)
    await reload()
    setBusyId(undefined)
    setKeyToEnd(undefined)
    if (E.isRight(answer)) sessionsTitle.current?.focus()
  }

  if (state.kind === 'loading') return <LoadingMessage message="Loading your sessions" />
  if (state.kind === 'failed')
    return (
      <EmptyState icon={errorIcon} message="Your sessions could not be loaded">
        <Button label="Try again" onPress={() => void retry()} />
      </EmptyState>
    )
  const { sessions, programKeys, hasOtherSessions } = keysViewModel(state.keys, isoDateAt(stop.now()))
  return (
    <>
      <PasswordSection onChanged={() => void reload()} />
      <section aria-labelledby="sessions">
        <h2 className="rr-section-title" id="sessions" tabIndex={-1} ref={sessionsTitle}>
          Where you are logged in
        </h2>
        <Failure message={state.isOutdated ? 'Your sessions could not be loaded again' : undefined}>
          <Button label="Try again" variant="small" onPress={() => void retry()} />
        </Failure>
        <KeyList
          rows={sessions}
          endLabel="End this one"
          busyId={busyId}
          onEnd={({ id }) => void end(id, account.endKey(id))}
        />
        {hasOtherSessions ? (
          <Button
            label="End all others"
            variant="small"
            busy={busyId === 'others'}
            onPress={() => void end('others', account.endOtherSessions())}
          />
        ) : null}
        <Failure message={failure} />
      </section>
      <section aria-labelledby="program-keys">
        <h2 className="rr-section-title" id="program-keys">
          Keys for programs
        </h2>
        <p className="rr-muted rr-key-note">
          A program that calls the API needs a key of its own. It stays valid until you end it here.
        </p>
        <KeyList rows={programKeys} endLabel="End" busyId={busyId} onEnd={setKeyToEnd} />
        <NewKey onMade={() => void reload()} />
      </section>
      {keyToEnd === undefined ? null : (
        <ConfirmationDialog
          title={`End the key ${keyToEnd.name}?`}
          confirmLabel="End the key"
          isDanger
          busy={busyId !== undefined}
          onCancel={() => setKeyToEnd(undefined)}
          onConfirm={() => void end(keyToEnd.id, account.endKey(keyToEnd.id))}
        >
          <p>The program that uses it is refused from then on. A key that has ended cannot be brought back.</p>
        </ConfirmationDialog>
      )}
    </>
  )
}

type KeyListProps = {
  readonly rows: ReadonlyArray<KeyRow>
  readonly endLabel: string
  /** of the key that is being ended */
  readonly busyId: string | undefined
  readonly onEnd: (row: KeyRow) => void
}

const KeyList = ({ rows, endLabel, busyId, onEnd }: KeyListProps) =>
  rows.length === 0 ? null : (
    <ItemList
      items={rows.map((row) => ({
        id: row.id,
        text: row.name,
        note: row.note,
        end: row.isCurrent ? (
          <span className="rr-muted">This session</span>
        ) : (
          <Button label={endLabel} variant="small quiet danger" busy={busyId === row.id} onPress={() => onEnd(row)} />
        ),
      }))}
    />
  )
