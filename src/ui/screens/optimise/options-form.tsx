import type { PlanFor, OptimiseOptions } from '../../../application/optimisation'
import { weightings, type Weighting } from '../../../domain/problem'
import { Button, ButtonLink, Failure, Icon, Segmented, addIcon, lockedIcon, optimiseIcon } from '../../components'
import { ChoiceBox } from './checkbox-group'
import type { WishesOnScreen } from './options-view-model'

export type WishesActions = {
  readonly toggleDay: (day: string) => void
  readonly toggleCrew: (crew: string) => void
  readonly planFor: (planFor: PlanFor) => void
  readonly wish: (wishes: Partial<Pick<OptimiseOptions, 'weights' | 'lateness' | 'budgetSeconds'>>) => void
  readonly start: () => void
}

type WishesFormProps = {
  readonly wishes: WishesOnScreen
  readonly isStarting: boolean
  readonly failure: string | undefined
  readonly addDriver: string
  readonly on: WishesActions
}

export const WishesForm = ({ wishes, isStarting, failure, addDriver, on }: WishesFormProps) => (
  <>
    <ChoiceBox legend="Days" noun="days" choices={wishes.days} disabled={isStarting} onToggle={on.toggleDay}>
      {wishes.anyDay === undefined ? null : (
        <p className="rr-check rr-any-day">
          For any of these days
          <span className="is-end">{wishes.anyDay}</span>
        </p>
      )}
      {wishes.locked === undefined ? null : (
        <p className="rr-check rr-locked-note">
          <Icon drawing={lockedIcon} size={16} />
          What is locked stays where it is
          <span className="is-end">{wishes.locked}</span>
        </p>
      )}
    </ChoiceBox>
    <ChoiceBox
      key={wishes.planFor}
      legend="Plan for"
      noun={wishes.planFor}
      choices={wishes.crews}
      head={<Segmented legend="Plan for" choices={planForChoices} value={wishes.planFor} onChoose={on.planFor} />}
      disabled={isStarting}
      onToggle={on.toggleCrew}
    >
      {wishes.crews.length === 0 ? <Nobody planFor={wishes.planFor} addDriver={addDriver} /> : null}
    </ChoiceBox>
    <div className="rr-box rr-presets">
      <Segmented
        legend="Aim for"
        choices={weightChoices}
        value={wishes.weights}
        onChoose={(weights) => on.wish({ weights })}
      />
      <Segmented
        legend="Look for"
        choices={budgetChoices}
        value={String(wishes.budgetSeconds)}
        onChoose={(seconds) => on.wish({ budgetSeconds: Number(seconds) })}
      />
      <Segmented
        legend="Late for a time slot"
        choices={lateChoices}
        value={String(wishes.lateness ?? NEVER)}
        onChoose={(worth) => on.wish({ lateness: worth === NEVER ? undefined : Number(worth) })}
      />
      {wishes.latenessMeans === undefined ? null : (
        <p className="rr-muted rr-lateness" role="status">
          {wishes.latenessMeans}
        </p>
      )}
    </div>
    <Failure words={failure} />
    <div className="rr-actions rr-start">
      <Button
        label="Start"
        look="primary"
        icon={optimiseIcon}
        busy={isStarting}
        why={wishes.whyNotStart}
        onPress={on.start}
      />
      <span className="rr-muted" role="status">
        {wishes.whyNotStart ?? wishes.sum}
        {wishes.means === undefined || wishes.whyNotStart !== undefined ? null : (
          <span className="rr-means">{wishes.means}</span>
        )}
      </span>
    </div>
  </>
)

const Nobody = ({ planFor, addDriver }: { readonly planFor: PlanFor; readonly addDriver: string }) =>
  planFor === 'drivers' ? (
    <div className="rr-actions">
      <span className="rr-muted">No drivers yet</span>
      <ButtonLink label="Add driver" icon={addIcon} to={addDriver} />
    </div>
  ) : (
    <p className="rr-muted">No carriers yet</p>
  )

const planForChoices = [
  { value: 'drivers', words: 'Drivers' },
  { value: 'carriers', words: 'Carriers' },
] as const

const weightWords: Readonly<Record<Weighting, string>> = {
  balanced: 'Balanced',
  shortest: 'Shortest way',
  fewest: 'Fewest routes',
}

const weightChoices = weightings.map((value) => ({ value, words: weightWords[value] }))

const NEVER = 'never'

/** How many minutes on the road a minute late is worth. */
const lateChoices = [
  { value: NEVER, words: 'Never' },
  { value: '10', words: 'Rarely' },
  { value: '2', words: 'Sometimes' },
] as const

const budgetChoices = [
  { value: '5', words: 'Quick, 5 s' },
  { value: '20', words: 'Normal, 20 s' },
  { value: '60', words: 'Thorough, 60 s' },
] as const
