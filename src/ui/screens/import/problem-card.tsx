import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AddressVerdict } from '../../../application/import'
import type { Coordinates } from '../../../domain/address'
import { groupRows, meaningLabels, type ImportRow, type RowFix, type RowEdit } from '../../../domain/import'
import { markerColourOf } from '../../../domain/route'
import { useApp } from '../../app-facade'
import { Button, MapHint, placeIcon } from '../../components'
import { FixButtons } from './group-line'
import { canBeTicked } from './row-line'

type ProblemCardProps = {
  readonly row: ImportRow
  readonly verdictOf: (row: ImportRow) => AddressVerdict | undefined
  readonly onEdit: (edit: RowEdit) => void
  /** edits, and goes on to another row, since the buttons of a fix go with it */
  readonly onFix: (edit: RowEdit) => void
}

/** What is wrong with the row in focus, and what would fix it alone. */
export const ProblemCard = ({ row, verdictOf, onEdit, onFix }: ProblemCardProps) => {
  const [group] = groupRows([row], verdictOf)
  if (group === undefined || group.state === 'ready') return null
  const { number, texts, problems, isIncluded, mergedInto } = row
  // The fixes of each problem, and not of the first alone.
  const ofEachProblem = problems.length < 2 ? [row] : problems.map((problem) => ({ ...row, problems: [problem] }))
  const fixes = groupRows(ofEachProblem, verdictOf).flatMap((each) => each.fixes)
  const needsPlace = group.state === 'toCheck' || problems.some(({ field }) => field === 'lat' || field === 'lng')
  const staysOut = !isIncluded && !canBeTicked(row)
  return (
    <section className="rr-box rr-problem-card" aria-label={`Row ${number}`}>
      <h2>
        Row {number}
        {texts.customerName === undefined ? '' : `, ${texts.customerName}`}
      </h2>
      {problems.length === 0 ? (
        <p>{mergedInto === undefined ? group.title : `Merged into row ${mergedInto}`}.</p>
      ) : (
        problems.map(({ field, reason }) => (
          <p key={`${field} ${reason}`}>
            <b>{reason.startsWith(meaningLabels[field]) ? reason : `${meaningLabels[field]}: ${reason}`}.</b>
          </p>
        ))
      )}
      {staysOut && fixes.length === 0 && !needsPlace && mergedInto === undefined ? (
        <p>Correct it in its row of the table; until then it is left out.</p>
      ) : null}
      <div className="rr-actions">
        <FixButtons fixes={fixes.map(withItsText)} onEdit={onFix} />
        {needsPlace ? <PlaceButtons key={number} row={row} onFix={onFix} /> : null}
        {isIncluded ? (
          <Button
            label="Leave out"
            variant="small quiet"
            onPress={() => onEdit({ kind: 'include', rows: [number], isIncluded: false })}
          />
        ) : staysOut ? null : (
          <Button
            label="Import it"
            variant="small quiet"
            onPress={() => onEdit({ kind: 'include', rows: [number], isIncluded: true })}
          />
        )}
      </div>
    </section>
  )
}

/** `Use 3824 HR` in place of `Fix`. */
const withItsText = (fix: RowFix): RowFix => {
  if (fix.kind !== 'edit' || fix.edit.kind !== 'setEach') return fix
  const [text, another] = Object.values(fix.edit.cells[0]?.texts ?? {})
  return text === undefined || another !== undefined ? fix : { ...fix, label: `Use ${text}` }
}

type PlaceButtonsProps = Pick<ProblemCardProps, 'row' | 'onFix'>

/** A pin that is put where the customer is, for an address that the register does not have. */
const PlaceButtons = ({ row, onFix }: PlaceButtonsProps) => {
  const { map } = useApp()
  const [pin, setPin] = useState<{ readonly at: Coordinates | undefined }>()
  const placeButton = useRef<HTMLButtonElement>(null)
  if (pin === undefined)
    return <Button label="Put on the map" variant="small" icon={placeIcon} onPress={() => setPin({ at: undefined })} />
  const takePlace = (): void => {
    setPin(undefined)
    if (pin.at !== undefined)
      onFix({ kind: 'set', rows: [row.number], texts: { lat: String(pin.at.lat), lng: String(pin.at.lng) } })
  }
  return (
    <>
      <RowPin
        row={row}
        at={pin.at}
        onPut={(at) => setPin({ at })}
        onAccept={() => placeButton.current?.focus()}
        onLeave={() => setPin(undefined)}
      />
      <Button
        label="Use this place"
        variant="small"
        icon={placeIcon}
        ref={placeButton}
        disabled={pin.at === undefined}
        onPress={takePlace}
      />
      <Button label="Move the pin by keys" variant="small quiet" onPress={map.focusPin} />
      <Button label="Cancel" variant="small quiet" onPress={() => setPin(undefined)} />
    </>
  )
}

type RowPinProps = {
  readonly row: ImportRow
  readonly at: Coordinates | undefined
  readonly onPut: (at: Coordinates) => void
  readonly onAccept: () => void
  readonly onLeave: () => void
}

const RowPin = ({ row: { number, texts }, at, onPut, onAccept, onLeave }: RowPinProps) => {
  const { map } = useApp()
  const put = useEffectEvent(onPut)
  const accept = useEffectEvent(onAccept)
  const leave = useEffectEvent(onLeave)
  const name = texts.customerName ?? `Row ${number}`
  useEffect(() => {
    map.setMovablePin({
      at,
      from: undefined,
      label: { kind: 'dot' },
      colour: markerColourOf(undefined),
      title: 'Put on the map',
      name,
      onPut: (place) => put(place),
      onAccept: () => accept(),
      onLeave: () => leave(),
    })
  }, [map, at, name])
  useEffect(() => () => map.setMovablePin(undefined), [map])
  return <MapHint hasKeys>Click where the customer is</MapHint>
}
