import { useState, type ReactNode } from 'react'
import { Button } from '../../components'
import type { CheckboxOption } from './options-view-model'

/** How many choices a collapsed list shows. */
const INITIALLY_SHOWN = 6

type CheckboxGroupProps = {
  readonly legend: string
  /** what the choices are called in the plural, as in `3 more drivers` */
  readonly noun: string
  readonly choices: ReadonlyArray<CheckboxOption>
  /** shown beside the legend */
  readonly header?: ReactNode
  /** shown below the choices */
  readonly children?: ReactNode
  readonly disabled: boolean
  readonly onToggle: (key: string) => void
}

export const CheckboxGroup = ({ legend, noun, choices, header, children, disabled, onToggle }: CheckboxGroupProps) => {
  const [isExpanded, setExpanded] = useState(false)
  const hiddenCount = isExpanded ? 0 : Math.max(0, choices.length - INITIALLY_SHOWN)
  return (
    <fieldset className="rr-box" disabled={disabled}>
      <legend className="rr-sr">{legend}</legend>
      <div className="rr-choice-head">
        <h2 aria-hidden="true">{legend}</h2>
        {header}
      </div>
      {choices.slice(0, choices.length - hiddenCount).map(({ key, label, lang, note, isChosen }) => (
        <label className="rr-check" key={key}>
          <input type="checkbox" checked={isChosen} onChange={() => onToggle(key)} />
          <span lang={lang}>{label}</span>
          <span className="is-end">{note}</span>
        </label>
      ))}
      {hiddenCount === 0 ? null : (
        <div className="rr-choice-more">
          <Button label={`${hiddenCount} more ${noun}`} variant="small quiet" onPress={() => setExpanded(true)} />
        </div>
      )}
      {children}
    </fieldset>
  )
}
