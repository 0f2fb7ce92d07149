import * as E from 'fp-ts/Either'
import { use, useEffect, useRef, useState } from 'react'
import {
  addressKeyOf,
  houseLabel,
  type AddressCorrection,
  type AddressCorrections,
  type WrittenAddress,
} from '../../../domain/address'
import { dateTimeLabel } from '../../../domain/calendar'
import { failureMessageOf, type CallFailure } from '../../../domain/failure'
import { formatNumber } from '../../../domain/text'
import { useApp } from '../../app-facade'
import {
  Button,
  EmptyState,
  errorIcon,
  ItemList,
  LoadingMessage,
  noCoordinatesIcon,
  PageHeader,
  SearchField,
} from '../../components'
import './corrections.css'

type CorrectionsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly reason: string }
  | ({ readonly kind: 'known' } & AddressCorrections)

const stateAfter = (answer: E.Either<CallFailure, AddressCorrections>): CorrectionsState =>
  E.isRight(answer) ? { kind: 'known', ...answer.right } : { kind: 'failed', reason: failureMessageOf(answer.left) }

/** A search is sent once typing pauses. */
const SEARCH_DELAY_MS = 150

/** What the organisation remembers of addresses that its users corrected, newest first. */
export default function Corrections() {
  const { openImport, toast } = useApp()
  const importFacade = use(openImport())
  const [view, setView] = useState({ search: '' })
  const [state, setState] = useState<CorrectionsState>({ kind: 'loading' })
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const controller = new AbortController()
    const read = async (): Promise<void> => {
      const answer = await importFacade.listCorrections(view.search, controller.signal)
      if (!controller.signal.aborted) setState(stateAfter(answer))
    }
    const timer = setTimeout(() => void read(), view.search === '' ? 0 : SEARCH_DELAY_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [importFacade, view])

  const readAgain = (): void => setView((current) => ({ ...current }))
  const forget = async ({ written }: AddressCorrection): Promise<void> => {
    if (E.isLeft(await importFacade.forgetCorrection(written))) return
    toast.show({
      message: `${houseLabel(written)} forgotten`,
      undo: { kind: 'other', run: () => void restore(written) },
    })
    list.current?.focus({ preventScroll: true })
    readAgain()
  }
  const restore = async (written: WrittenAddress): Promise<void> => {
    if (E.isLeft(await importFacade.restoreCorrection(written))) return
    toast.show({ message: `${houseLabel(written)} is remembered again` })
    readAgain()
  }

  return (
    <>
      <title>Remembered addresses · Rondrit</title>
      <PageHeader title="Remembered addresses" back="/settings" returnsToPreviousPage />
      <p className="rr-muted rr-corrections-note">
        What users of your organisation corrected when they imported stops or moved their pins. It is used for the same
        address again until it is forgotten; stops stay as they are.
      </p>
      <SearchField label="Search addresses" query={view.search} onSearch={(search) => setView({ search })} />
      {state.kind === 'loading' ? <LoadingMessage message="Loading the remembered addresses" /> : null}
      {state.kind === 'failed' ? (
        <EmptyState icon={errorIcon} message={`The remembered addresses could not be loaded: ${state.reason}`}>
          <Button label="Try again" onPress={readAgain} />
        </EmptyState>
      ) : null}
      {state.kind === 'known' && state.corrections.length === 0 ? (
        <EmptyState
          icon={noCoordinatesIcon}
          message={view.search === '' ? 'No address is remembered' : 'No remembered address has these words'}
        />
      ) : null}
      {state.kind === 'known' && state.corrections.length > 0 ? (
        <>
          <ItemList
            label="Remembered addresses"
            isFullWidth
            ref={list}
            items={state.corrections.map((correction) => ({
              id: addressKeyOf(correction.written),
              text: addressTextOf(correction.written),
              note: noteOf(correction),
              end: (
                <button
                  type="button"
                  className="button is-small is-quiet"
                  aria-label={`Forget ${houseLabel(correction.written)}`}
                  onClick={() => void forget(correction)}
                >
                  Forget
                </button>
              ),
            }))}
          />
          {state.isMore ? (
            <p className="rr-muted">
              The newest {formatNumber(state.corrections.length)} are shown. A search finds the others.
            </p>
          ) : null}
        </>
      ) : null}
    </>
  )
}

const addressTextOf = (address: WrittenAddress): string =>
  [houseLabel(address), address.street, address.city].filter((part) => part !== undefined).join(', ')

/** What is meant, who said so and when. */
const noteOf = ({ written, corrected, coordinates, by, at }: AddressCorrection): string =>
  [
    ...(addressKeyOf(written) === addressKeyOf(corrected) ? [] : [`means ${addressTextOf(corrected)}`]),
    ...(coordinates === undefined
      ? []
      : [`has its place at ${coordinates.lat.toFixed(5)}, ${coordinates.lng.toFixed(5)}`]),
    by,
    dateTimeLabel(at) ?? at,
  ].join(' · ')
