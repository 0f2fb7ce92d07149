import { useState, type ReactNode } from 'react'
import { Button } from '../../components'
import type { Choosable } from './options-view-model'

/** How many choices show before the list is unfolded. */
const SHOWN = 6

type ChoiceBoxProps = {
  readonly legend: string
  /** the plural of a choice, for: 3 more drivers */
  readonly noun: string
  readonly choices: ReadonlyArray<Choosable>
  /** what stands beside the legend */
  readonly head?: ReactNode
  /** what stands below the choices */
  readonly children?: ReactNode
  readonly disabled: boolean
  readonly onToggle: (key: string) => void
}

export const ChoiceBox = ({ legend, noun, choices, head, children, disabled, onToggle }: ChoiceBoxProps) => {
  const [isUnfolded, setUnfolded] = useState(false)
  const hidden = isUnfolded ? 0 : Math.max(0, choices.length - SHOWN)
  return (
    <fieldset className="rr-box" disabled={disabled}>
      <legend className="rr-sr">{legend}</legend>
      <div className="rr-choice-head">
        <h2 aria-hidden="true">{legend}</h2>
        {head}
      </div>
      {choices.slice(0, choices.length - hidden).map(({ key, words, lang, note, isChosen }) => (
        <label className="rr-check" key={key}>
          <input type="checkbox" checked={isChosen} onChange={() => onToggle(key)} />
          <span lang={lang}>{words}</span>
          <span className="is-end">{note}</span>
        </label>
      ))}
      {hidden === 0 ? null : (
        <div className="rr-choice-more">
          <Button label={`${hidden} more ${noun}`} look="small quiet" onPress={() => setUnfolded(true)} />
        </div>
      )}
      {children}
    </fieldset>
  )
}
