import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { AddressVerdict } from '../../../application/import'
import type { Coordinates } from '../../../domain/address'
import {
  groupRows,
  meaningLabels,
  type ImportRow,
  type RowFix,
  type RowEdit,
  type RowProblem,
} from '../../../domain/import'
import { markerColourOf } from '../../../domain/route'
import { useApp } from '../../app-facade'
import { Button, MapHint, placeIcon } from '../../components'
import { FixButtons } from './group-line'
import { canBeTicked } from './row-line'
import { textOf, type RowColumn } from './rows-view-model'

type ProblemCardProps = {
  readonly row: ImportRow
  readonly columns: ReadonlyArray<RowColumn>
  readonly verdictOf: (row: ImportRow) => AddressVerdict | undefined
  readonly onCorrect: (column: RowColumn, text: string) => void
  readonly onEdit: (edit: RowEdit) => void
  /** edits, and goes on to another row, since the buttons of a fix go with it */
  readonly onFix: (edit: RowEdit) => void
}

/** What is wrong with the row in focus, and what would fix it alone. */
export const ProblemCard = ({ row, columns, verdictOf, onCorrect, onEdit, onFix }: ProblemCardProps) => {
  const [card, correct] = useFocusAfterCorrection(onCorrect)
  const [group] = groupRows([row], verdictOf)
  if (group === undefined || group.state === 'ready') return null
  const { number, texts, problems, isIncluded, mergedInto } = row
  const fixesByProblem = problems.map((problem) =>
    groupRows([{ ...row, problems: [problem] }], verdictOf).flatMap((each) => each.fixes),
  )
  const fixes = problems.length === 0 ? group.fixes : fixesByProblem.flat()
  const unfixedFields = problems
    .filter((problem, index) => !isOfPlace(problem) && fixesByProblem[index]?.length === 0)
    .map(({ field }) => field)
  const needsPlace = group.state === 'toCheck' || problems.some(isOfPlace)
  const staysOut = !isIncluded && !canBeTicked(row)
  return (
    <section className="rr-box rr-problem-card" aria-label={`Row ${number}`} ref={card}>
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
      {columns
        .filter(({ fields }) => fields.some((field) => unfixedFields.includes(field)))
        .map((column) => (
          <CellField key={`${number} ${column.label}`} row={row} column={column} onCorrect={correct} />
        ))}
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

/** The field goes once its problem is solved; the next control of the card has the focus then. */
const useFocusAfterCorrection = (onCorrect: ProblemCardProps['onCorrect']) => {
  const card = useRef<HTMLElement>(null)
  const isCorrecting = useRef(false)
  useLayoutEffect(() => {
    if (!isCorrecting.current || card.current?.contains(document.activeElement) === true) return
    isCorrecting.current = false
    card.current?.querySelector<HTMLElement>('input, button')?.focus()
  })
  const correct: ProblemCardProps['onCorrect'] = (column, text) => {
    isCorrecting.current = true
    onCorrect(column, text)
  }
  return [card, correct] as const
}

const isOfPlace = ({ field }: RowProblem): boolean => field === 'lat' || field === 'lng'

type CellFieldProps = Pick<ProblemCardProps, 'row' | 'onCorrect'> & { readonly column: RowColumn }

/** The text of a cell, for which a phone would have to scroll the table. */
const CellField = ({ row, column, onCorrect }: CellFieldProps) => {
  const id = useId()
  const [text, setText] = useState(textOf(row.texts, column.fields))
  return (
    <form
      className="rr-cell-field"
      onSubmit={(event) => {
        event.preventDefault()
        onCorrect(column, text)
      }}
    >
      <label htmlFor={id}>{column.label}</label>
      <input
        className="input"
        id={id}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button label="Correct" variant="small" onPress={() => onCorrect(column, text)} />
    </form>
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
