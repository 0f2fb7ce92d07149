import type { AddressVerdict } from '../../../application/import'
import { addressKeyOf, formatZip, houseNumberWithSuffix, normaliseZip } from '../../../domain/address'
import { dayTimeLabel } from '../../../domain/calendar'
import {
  textsOfChoice,
  type AddressChoice,
  type ImportRow,
  type ImportTexts,
  type RowCorrection,
} from '../../../domain/import'
import { Icon, fieldErrorIcon, noCoordinatesIcon, successIcon } from '../../components'
import { duplicateIcon, notCheckedIcon, streetOnlyIcon } from './import-icons'
import { verdictLabels } from './rows-view-model'

type RegisterCellProps = {
  readonly row: ImportRow
  readonly verdict: AddressVerdict | undefined
  readonly isTabbable: boolean
  readonly actions: {
    readonly set: (row: number, texts: ImportTexts) => void
    readonly forget: (row: ImportRow) => void
  }
}

/** More are offered by the address form of the stop. */
const MAX_CHOICES = 3

/** What the register says of the address, and the addresses that may have been meant. */
export const RegisterCell = ({ row, verdict, isTabbable, actions }: RegisterCellProps) => {
  const { number, duplicateOf, sameStop, mergedInto, texts } = row
  if (mergedInto !== undefined) return <SameMark text={`merged into row ${mergedInto}`} />
  if (duplicateOf !== undefined) return <SameMark text={`same as row ${duplicateOf}`} />
  if (sameStop !== undefined) return <SameMark text="in this project already" />
  if (verdict === undefined)
    return <span className="rr-muted">{[texts.street, texts.city].filter(Boolean).join(', ')}</span>
  const { icon, className } = marks[verdict.verdict]
  return (
    <>
      <span className={className}>
        <Icon icon={icon} size={14} />
        {verdictLabels[verdict.verdict]}
        {placeNoteOf(row, verdict)}
      </span>
      {verdict.correction === undefined ? null : (
        <>
          {' · '}
          <span className="rr-muted" title={correctionTitleOf(verdict.correction)}>
            {correctionTextOf(row, verdict.correction)}
          </span>
          <button
            type="button"
            className="button is-small rr-choice"
            tabIndex={isTabbable ? 0 : -1}
            aria-label={`Forget the correction of row ${number}`}
            onClick={() => actions.forget(row)}
          >
            Forget
          </button>
        </>
      )}
      {verdict.verdict === 'exact'
        ? null
        : (verdict.choices ?? []).slice(0, MAX_CHOICES).map((choice) => (
            <button
              key={nameOf(choice, texts.zip)}
              type="button"
              className="button is-small rr-choice"
              tabIndex={isTabbable ? 0 : -1}
              aria-label={`${nameOf(choice, texts.zip)} for row ${number}`}
              onClick={() => actions.set(number, textsOfChoice(choice))}
            >
              {nameOf(choice, texts.zip)}
            </button>
          ))}
    </>
  )
}

const correctionTitleOf = ({ by, at }: RowCorrection): string =>
  `Corrected by ${[by, dayTimeLabel(at)].filter(Boolean).join(', ')}`

/** `corrected before`, and to which address where that is another one. */
const correctionTextOf = ({ texts }: ImportRow, correction: RowCorrection): string => {
  const { zip = '', houseNumber = '', houseNumberSuffix } = texts
  return addressKeyOf({ zip, houseNumber, houseNumberSuffix }) === addressKeyOf(correction)
    ? 'corrected before'
    : `corrected before to ${nameOf(correction, zip)}`
}

type NamedHouse = Pick<AddressChoice, 'zip' | 'houseNumber' | 'houseNumberSuffix'>

/** With its zip code where that is another one. */
const nameOf = ({ zip = '', houseNumber, houseNumberSuffix }: NamedHouse, zipOfRow = ''): string =>
  [
    normaliseZip(zip) === normaliseZip(zipOfRow) ? '' : formatZip(zip),
    houseNumberWithSuffix(houseNumber, houseNumberSuffix),
  ]
    .filter(Boolean)
    .join(' ')

const SameMark = ({ text }: { readonly text: string }) => (
  <span className="rr-row-verdict is-same">
    <Icon icon={duplicateIcon} size={14} />
    {text}
  </span>
)

/** A number that the register has without the suffix, or with others, is placed at one of these. */
const placeNoteOf = ({ texts }: ImportRow, { verdict, choices }: AddressVerdict): string => {
  const isPlaced =
    verdict === 'number_differs' && (choices ?? []).some(({ houseNumber }) => houseNumber === texts.houseNumber)
  return isPlaced ? `, placed at ${texts.houseNumber ?? ''}` : marks[verdict].note
}

const marks = {
  exact: { icon: successIcon, className: 'rr-row-verdict is-exact', note: '' },
  number_differs: { icon: fieldErrorIcon, className: 'rr-row-verdict is-number', note: ', no coordinates' },
  street_only: { icon: streetOnlyIcon, className: 'rr-row-verdict is-street', note: ', placed in its middle' },
  not_found: { icon: noCoordinatesIcon, className: 'rr-row-verdict is-none', note: ', no coordinates' },
  not_checked: { icon: notCheckedIcon, className: 'rr-row-verdict rr-muted', note: '' },
} as const
