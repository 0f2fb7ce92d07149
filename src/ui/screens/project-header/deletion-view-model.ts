import { groupRoutesByDay, type Plan } from '../../../domain/plan'
import { countStops } from '../../../domain/stop'
import { pluralise, formatNumber } from '../../../domain/text'

export type DeletionViewInput = {
  readonly name: string
  readonly organisation: string | undefined
  /** undefined if it is not loaded */
  readonly plan: Plan | undefined
  readonly serverKeepsHistory: boolean
}

/** Something that is deleted with the project; `amount` is shown in bold. */
type Loss = { readonly amount: string; readonly suffix: string }

export type DeletionViewModel = {
  readonly question: string
  readonly intro: string
  readonly losses: ReadonlyArray<Loss>
  readonly note: string
}

export const deletionViewModel = ({
  name,
  organisation,
  plan,
  serverKeepsHistory,
}: DeletionViewInput): DeletionViewModel => ({
  question: `Delete project ${name}?`,
  intro: `This deletes for everyone${organisation === undefined ? '' : ` in ${organisation}`}:`,
  losses: [
    ...(plan === undefined
      ? [{ amount: 'all its routes and stops', suffix: '' }]
      : [...routeLosses(plan), stopLoss(plan)]),
    ...(serverKeepsHistory ? [{ amount: '', suffix: 'the undo history of this project' }] : []),
  ],
  note: 'It cannot be undone. Drivers and downloaded reports stay.',
})

const routeLosses = ({ routes }: Plan): ReadonlyArray<Loss> => {
  const days = groupRoutesByDay(routes).length
  const daysText = days === 0 ? '' : ` over ${pluralise(days, 'day')}`
  return routes.length === 0 ? [] : [{ amount: pluralise(routes.length, 'route'), suffix: daysText }]
}

const stopLoss = ({ stops }: Plan): Loss => {
  const unplanned = countStops(stops, { onlyUnplanned: true, focusedDay: undefined })
  const total = countStops(stops)
  return {
    amount: pluralise(total, 'stop'),
    suffix: total === 0 ? '' : `, ${formatNumber(unplanned)} of them unplanned`,
  }
}
