import { useState, type ReactNode } from 'react'
import type { PlanFor, OptimiseOptions } from '../../../application/optimisation'
import { latenessWeights, searchBudgets, weightings, type Weighting } from '../../../domain/problem'
import {
  addIcon,
  Button,
  ButtonLink,
  Failure,
  Foot,
  Icon,
  lockedIcon,
  optimiseIcon,
  SegmentedControl,
} from '../../components'
import type { CheckboxOption, OptionsViewModel } from './options-view-model'

export type OptionsActions = {
  readonly toggleDay: (day: string) => void
  readonly toggleDriverOrCarrier: (id: string) => void
  readonly chooseAllDriversOrCarriers: (areChosen: boolean) => void
  readonly choosePlanFor: (planFor: PlanFor) => void
  readonly changeOptions: (
    options: Partial<Pick<OptimiseOptions, 'weights' | 'latenessWeight' | 'budgetSeconds'>>,
  ) => void
  readonly start: () => void
}

type OptionsFormProps = {
  readonly options: OptionsViewModel
  readonly isStarting: boolean
  readonly failure: string | undefined
  readonly addDriverPath: string
  readonly actions: OptionsActions
}

export const OptionsForm = ({ options, isStarting, failure, addDriverPath, actions }: OptionsFormProps) => (
  <>
    <CheckboxGroup legend="Days" noun="days" choices={options.days} disabled={isStarting} onToggle={actions.toggleDay}>
      {options.anyDay === undefined ? null : (
        <p className="rr-check rr-any-day">
          For any of these days
          <span className="is-end">{options.anyDay}</span>
        </p>
      )}
      {options.lockedNote === undefined ? null : (
        <p className="rr-check rr-locked-note">
          <Icon icon={lockedIcon} size={16} />
          What is locked stays where it is
          <span className="is-end">{options.lockedNote}</span>
        </p>
      )}
    </CheckboxGroup>
    <CheckboxGroup
      key={options.planFor}
      legend="Plan for"
      noun={options.planFor}
      choices={options.driversAndCarriers}
      header={
        <SegmentedControl
          legend="Plan for"
          choices={planForChoices}
          value={options.planFor}
          onChoose={actions.choosePlanFor}
        />
      }
      disabled={isStarting}
      onToggle={actions.toggleDriverOrCarrier}
      onChooseAll={actions.chooseAllDriversOrCarriers}
    >
      {options.driversAndCarriers.length === 0 ? (
        <NoDriversOrCarriers planFor={options.planFor} addDriverPath={addDriverPath} />
      ) : null}
    </CheckboxGroup>
    <div className="rr-box rr-presets">
      <SegmentedControl
        legend="Aim for"
        choices={weightChoices}
        value={options.weights}
        onChoose={(weights) => actions.changeOptions({ weights })}
      />
      <SegmentedControl
        legend="Time to search"
        choices={budgetChoices}
        value={String(options.budgetSeconds)}
        onChoose={(seconds) => actions.changeOptions({ budgetSeconds: Number(seconds) })}
      />
      <SegmentedControl
        legend="Late for a time slot"
        choices={latenessChoices}
        value={String(options.latenessWeight ?? NEVER)}
        onChoose={(weight) => actions.changeOptions({ latenessWeight: weight === NEVER ? undefined : Number(weight) })}
      />
      <p className="rr-muted rr-choice-note" role="status">
        {options.weightsNote}
      </p>
      {options.latenessNote === undefined ? null : (
        <p className="rr-muted rr-choice-note" role="status">
          {options.latenessNote}
        </p>
      )}
    </div>
    <Foot>
      <Failure message={failure} />
      <div className="rr-actions">
        <Button
          label="Start"
          variant="primary"
          icon={optimiseIcon}
          busy={isStarting}
          disabledReason={options.startDisabledReason}
          onPress={actions.start}
        />
        <span className="rr-muted" role="status">
          {options.startDisabledReason ?? options.summary}
          {options.capacityNote === undefined || options.startDisabledReason !== undefined ? null : (
            <span className="rr-means">{options.capacityNote}</span>
          )}
        </span>
      </div>
    </Foot>
  </>
)

const NoDriversOrCarriers = ({
  planFor,
  addDriverPath,
}: {
  readonly planFor: PlanFor
  readonly addDriverPath: string
}) =>
  planFor === 'drivers' ? (
    <div className="rr-actions">
      <span className="rr-muted">No drivers yet</span>
      <ButtonLink label="Add driver" icon={addIcon} to={addDriverPath} />
    </div>
  ) : (
    <p className="rr-muted">No carriers yet</p>
  )

const planForChoices = [
  { value: 'drivers', label: 'Drivers' },
  { value: 'carriers', label: 'Carriers' },
] as const

const weightLabels: Readonly<Record<Weighting, string>> = {
  balanced: 'Balanced',
  shortest: 'Shortest way',
  fewest: 'Fewest routes',
}

const weightChoices = weightings.map((value) => ({ value, label: weightLabels[value] }))

const NEVER = 'never'

const latenessChoices = latenessWeights.map(({ name, weight }) => ({ value: String(weight ?? NEVER), label: name }))

const budgetChoices = searchBudgets.map(({ name, seconds }) => ({
  value: String(seconds),
  label: `${name}, ${seconds} s`,
}))

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
  /** offered where there are many choices */
  readonly onChooseAll?: (areChosen: boolean) => void
}

/** A list with some choices left out shows in full, so that no choice is hidden. */
const CheckboxGroup = (props: CheckboxGroupProps) => {
  const { legend, noun, choices, header, children, disabled, onToggle, onChooseAll } = props
  const [isExpanded, setExpanded] = useState(false)
  const areAllChosen = choices.every(({ isChosen }) => isChosen)
  const hiddenCount = isExpanded || !areAllChosen ? 0 : Math.max(0, choices.length - INITIALLY_SHOWN)
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
      <div className="rr-choice-more">
        {hiddenCount === 0 ? null : (
          <Button label={`${hiddenCount} more ${noun}`} variant="small quiet" onPress={() => setExpanded(true)} />
        )}
        {onChooseAll === undefined || choices.length <= INITIALLY_SHOWN ? null : (
          <Button
            label={areAllChosen ? `Choose no ${noun}` : `Choose all ${noun}`}
            variant="small quiet"
            onPress={() => onChooseAll(!areAllChosen)}
          />
        )}
      </div>
      {children}
    </fieldset>
  )
}
