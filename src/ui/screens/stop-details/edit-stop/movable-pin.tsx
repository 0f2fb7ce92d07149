import * as E from 'fp-ts/Either'
import { useEffect, useEffectEvent, useState, type ReactNode, type Ref } from 'react'
import { isSameLookup, lookupOf, type Coordinates, type FoundAddress, type Lookup } from '../../../../domain/address'
import { markerColourOf } from '../../../../domain/route'
import { pinLabelOf, stopNameOf, type Stop } from '../../../../domain/stop'
import { useApp } from '../../../app-facade'
import { Button, Icon, MapHint, placeIcon } from '../../../components'
import type { PinViewModel } from './view-model'

type PinLineProps = {
  readonly pin: PinViewModel
  /** what a colleague did with the pin meanwhile */
  readonly help?: string | undefined
  readonly buttonRef: Ref<HTMLButtonElement>
  /** moves the keyboard focus to the pin */
  readonly onMove: () => void
  readonly onPut: (at: Coordinates) => void
}

/** Where the pin is, in words, and how to move it without a pointer. */
export const PinLine = ({ pin: { text, isPlaced, back }, help, buttonRef, onMove, onPut }: PinLineProps) => (
  <div className="field rr-pin-line">
    <Icon icon={placeIcon} size={14} />
    <span role="status">{text}</span>
    <span className="is-end">
      <Button
        label={isPlaced ? 'Move the pin' : 'Put it in the centre of the map'}
        variant="small quiet"
        ref={buttonRef}
        onPress={onMove}
      />
      {back === undefined ? null : <Button label={back.label} variant="small quiet" onPress={() => onPut(back.at)} />}
    </span>
    {help === undefined ? null : <p className="help">{help}</p>}
  </div>
)

/** What the pointer and the keys do on the map. */
export const PinHint = ({ children }: { readonly children: ReactNode }) => (
  <MapHint hasKeys>
    <span>{children}</span>
    <span>
      <kbd>←</kbd>
      <kbd>↑</kbd>
      <kbd>→</kbd>
      <kbd>↓</kbd> 5 m
    </span>
    <span>
      <kbd>Shift</kbd> 1 m
    </span>
    <span>
      <kbd>Esc</kbd> back
    </span>
  </MapHint>
)

type MovablePinOptions = {
  readonly stop: Stop
  /** what the map is used for, such as `Put on the map` */
  readonly title: string
  readonly at: Coordinates | undefined
  readonly from: Coordinates | undefined
  readonly onPut: (at: Coordinates) => void
  readonly onAccept: () => void
  readonly onLeave: () => void
}

/** Shows the pin of a stop on the map, to be put elsewhere, until the screen is left. */
export const useMovablePin = ({ stop, title, at, from, ...handlers }: MovablePinOptions): void => {
  const { map } = useApp()
  const put = useEffectEvent(handlers.onPut)
  const accept = useEffectEvent(handlers.onAccept)
  const leave = useEffectEvent(handlers.onLeave)
  const [label, colour] = [pinLabelOf(stop.placement), markerColourOf(stop.placement.color)]
  const name = stopNameOf(stop)
  const labelText = label.kind === 'number' ? label.text : undefined
  useEffect(() => {
    map.setMovablePin({
      at,
      from,
      label: labelText === undefined ? { kind: 'dot' } : { kind: 'number', text: labelText },
      colour,
      title,
      name,
      onPut: (coordinates) => put(coordinates),
      onAccept: () => accept(),
      onLeave: () => leave(),
    })
  }, [map, at, from, labelText, colour, title, name])
  useEffect(() => () => map.setMovablePin(undefined), [map])
}

/** What the register has for an address; undefined while it is typed, until the register answers, and where it has none. */
export const useRegisteredAddress = (form: Lookup, isTyping: boolean): FoundAddress | undefined => {
  const { lookUpAddress } = useApp().stop
  const lookup = isTyping ? undefined : lookupOf(form)
  const { zip, houseNumber, houseNumberSuffix } = lookup ?? {}
  const [found, setFound] = useState<{ readonly lookup: Lookup; readonly address: FoundAddress | undefined }>()
  useEffect(() => {
    if (zip === undefined || houseNumber === undefined || houseNumberSuffix === undefined) return undefined
    let isLeft = false
    const find = async (): Promise<void> => {
      const requested: Lookup = { zip, houseNumber, houseNumberSuffix }
      const answer = await lookUpAddress(requested)
      if (!isLeft) setFound({ lookup: requested, address: E.isRight(answer) ? answer.right : undefined })
    }
    void find()
    return () => {
      isLeft = true
    }
  }, [lookUpAddress, zip, houseNumber, houseNumberSuffix])
  return lookup !== undefined && found !== undefined && isSameLookup(found.lookup, lookup) ? found.address : undefined
}
