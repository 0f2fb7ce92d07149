import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { NearbyAddress } from '../../../../application/address'
import {
  addressSummaryOf,
  houseNumberWithSuffix,
  formatZip,
  isSameLookup,
  lookupOf,
  type AddressForm,
  type Coordinates,
  type LookupField,
} from '../../../../domain/address'
import type { FieldReason } from '../../../../domain/parse'
import { stopNameOf, type Stop } from '../../../../domain/stop'
import { stopEditFormOf, type FieldEdit } from '../../../../domain/stop-edit'
import { formatNumber } from '../../../../domain/text'
import { useApp } from '../../../app-facade'
import {
  Button,
  Failure,
  Foot,
  Form,
  Icon,
  PageHeader,
  PageTitle,
  noCoordinatesIcon,
  placeIcon,
} from '../../../components'
import {
  AddressMatchRemark,
  LookupFields,
  fieldPropsOf,
  formStateOf,
  formViewModel,
  useForm,
  type RelatedFields,
} from '../../../form'
import { pinViewModel, type PinViewModel } from './view-model'
import { PinHint, PinLine, useMovablePin } from './movable-pin'
import './edit-stop.css'

type PutOnMapProps = {
  readonly stop: Stop
  /** the paths of the other stops without a place */
  readonly otherStopPaths: ReadonlyArray<string>
  /** called once the place is saved, or the user cancels */
  readonly onClose: () => void
}

/** Gives a stop without coordinates a place, by a click on the map, by an address nearby, or by the keys. */
export const PutOnMap = observer(({ stop: edited, otherStopPaths, onClose }: PutOnMapProps) => {
  const { plan, stop, map } = useApp()
  const { facts } = edited
  const name = stopNameOf(edited)
  const [formBefore] = useState<AddressForm>(() => stopEditFormOf(facts))
  const pinButton = useRef<HTMLButtonElement>(null)
  const saveButton = useRef<HTMLButtonElement>(null)
  const nearby = useNearbyAddresses(facts)
  const address = facts.addressSummary ?? addressSummaryOf(facts) ?? ''
  const isRegistered = nearby === undefined || nearby.some(({ isExact }) => isExact)
  const [state, actions] = useForm<LookupField, AddressForm, Coordinates, unknown>({
    initialState: formStateOf(formBefore, []),
    relatedFields,
    isAddressKnown: (form) => isSameLookup(form, formBefore),
    parse: ({ coordinates }) => (coordinates === undefined ? E.left(noPlaceReasons) : E.right(coordinates)),
    lookUp: stop.lookUpAddress,
    send: (at) => stop.edit(facts.id, placeEdits(facts.coordinates, at)),
    onSent: onClose,
  })
  const { coordinates } = state.form
  const viewModel = formViewModel(state, coordinates === undefined ? noPlaceReasons : [], 'The place was not saved')

  useEffect(() => pinButton.current?.focus(), [])
  useMovablePin({
    stop: edited,
    title: 'Put on the map',
    at: coordinates,
    from: undefined,
    onPut: actions.place,
    onAccept: () => saveButton.current?.focus(),
    onLeave: onClose,
  })

  return (
    <>
      <PageTitle page={`Put ${name} on the map`} projectName={plan.store.project?.name} />
      <PageHeader title={name} />
      <PinHint>Click where the customer is</PinHint>
      <div className="rr-notice">
        <Icon icon={noCoordinatesIcon} />
        <p>
          <b>No coordinates</b>
          <small>
            {addressTextOf(address, isRegistered)}
            Until it is on the map, Optimise leaves this stop out.
          </small>
        </p>
      </div>
      <Nearby addresses={nearby ?? []} at={coordinates} onChoose={actions.place} />
      <h2 className="rr-section-title">
        {(nearby ?? []).length === 0 ? 'Search another address' : 'Or search another address'}
      </h2>
      <Form
        isComplete={false}
        onSubmit={() => undefined}
        failure={<Failure message={viewModel.failure} />}
        buttons={
          <Foot>
            <div className="rr-actions">
              <Button
                label="Use this place"
                variant="primary"
                icon={placeIcon}
                ref={saveButton}
                busy={viewModel.isBusy}
                disabled={coordinates === undefined}
                onPress={actions.submit}
              />
              <Button label="Cancel" onPress={onClose} />
              {otherStopPaths[0] === undefined ? null : (
                <span className="is-end rr-muted">
                  {`${formatNumber(otherStopPaths.length)} more without a place `}
                  <Link className="button is-quiet is-small" to={otherStopPaths[0]} replace>
                    Next
                  </Link>
                </span>
              )}
            </div>
          </Foot>
        }
      >
        <LookupFields propsOf={fieldPropsOf(viewModel, actions)} isRequired={false} />
        <PinLine
          pin={pinOf(coordinates, nearby ?? [])}
          buttonRef={pinButton}
          onMove={map.focusPin}
          onPut={actions.place}
        />
      </Form>
      <p className="rr-muted">The address stays as it is written; only the place on the map is set.</p>
    </>
  )
})

const addressTextOf = (address: string, isRegistered: boolean): string => {
  if (!isRegistered) return `The register has no ${address === '' ? 'such address' : address}. `
  return address === '' ? '' : `${address}. `
}

const pinOf = (at: Coordinates | undefined, nearby: ReadonlyArray<NearbyAddress>): PinViewModel => {
  const pin = pinViewModel({ at, coordinatesBefore: undefined, addressAt: undefined })
  const chosen = at && nearby.find(({ found }) => found.coordinates === at)
  return chosen === undefined ? pin : { ...pin, text: `Pin at ${streetOf(chosen)}` }
}

const streetOf = ({ lookup, found }: NearbyAddress): string =>
  [found.street ?? '', houseNumberWithSuffix(lookup.houseNumber, lookup.houseNumberSuffix)].join(' ').trim()

const relatedFields: RelatedFields<LookupField> = (field) => [field]

const noPlaceReasons: ReadonlyArray<FieldReason> = [{ field: 'lat', reason: 'Choose a place' }]

const placeEdits = (was: Coordinates | undefined, now: Coordinates): ReadonlyArray<FieldEdit> => [
  { field: 'lat', was: was?.lat, now: now.lat },
  { field: 'lng', was: was?.lng, now: now.lng },
]

type NearbyProps = {
  readonly addresses: ReadonlyArray<NearbyAddress>
  readonly at: Coordinates | undefined
  readonly onChoose: (at: Coordinates) => void
}

const Nearby = ({ addresses, at, onChoose }: NearbyProps) =>
  addresses.length === 0 ? null : (
    <>
      <h2 className="rr-section-title">Nearest in the register</h2>
      <ul className="rr-cards" aria-label="Nearest in the register">
        {addresses.map((address) => {
          const { lookup, found, isExact } = address
          const isChosen = at !== undefined && at === found.coordinates
          const street = streetOf(address)
          return (
            <li key={JSON.stringify(lookup)} className={isChosen ? 'rr-card is-chosen' : 'rr-card'}>
              <span>
                <b>{street}</b>
                <small>
                  {`${formatZip(lookup.zip)} ${found.city ?? ''}`.trim()} ·{' '}
                  <AddressMatchRemark match={isExact ? 'exact' : 'number differs'} />
                </small>
              </span>
              <button
                type="button"
                className="button is-small"
                aria-pressed={isChosen}
                aria-label={`${isChosen ? 'Chosen' : 'Choose'} ${street}`}
                onClick={() => (found.coordinates === undefined ? undefined : onChoose(found.coordinates))}
              >
                {isChosen ? 'Chosen' : 'Choose'}
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )

/** The addresses near that of a stop; undefined until the register answers. */
const useNearbyAddresses = ({ zip, houseNumber, houseNumberSuffix }: Stop['facts']) => {
  const { findNearbyAddresses } = useApp().stop
  const [nearby, setNearby] = useState<ReadonlyArray<NearbyAddress>>()
  useEffect(() => {
    const lookup = lookupOf({ zip, houseNumber, houseNumberSuffix: houseNumberSuffix ?? '' })
    let isLeft = false
    const find = async (): Promise<void> => {
      const found = lookup === undefined ? E.right([]) : await findNearbyAddresses(lookup)
      if (!isLeft && E.isRight(found)) setNearby(found.right)
    }
    void find()
    return () => {
      isLeft = true
    }
  }, [findNearbyAddresses, zip, houseNumber, houseNumberSuffix])
  return nearby
}
