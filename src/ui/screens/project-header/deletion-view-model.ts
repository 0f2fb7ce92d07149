import { groupRoutesByDay, type Plan } from '../../../domain/plan'
import { countStops } from '../../../domain/stop'
import { pluralise, formatNumber } from '../../../domain/text'

export type DeletionSeen = {
  readonly name: string
  readonly organisation: string | undefined
  /** none where it could not be loaded */
  readonly plan: Plan | undefined
  readonly keepsHistory: boolean
}

/** Something that goes with the project; `much` stands out. */
type Loss = { readonly much: string; readonly more: string }

export type DeletionOnScreen = {
  readonly question: string
  readonly lead: string
  readonly loses: ReadonlyArray<Loss>
  readonly note: string
}

export const deletionOnScreen = ({ name, organisation, plan, keepsHistory }: DeletionSeen): DeletionOnScreen => ({
  question: `Delete project ${name}?`,
  lead: `This deletes for everyone${organisation === undefined ? '' : ` in ${organisation}`}:`,
  loses: [
    ...(plan === undefined ? [{ much: 'all its routes and stops', more: '' }] : [...routesOf(plan), stopsOf(plan)]),
    ...(keepsHistory ? [{ much: '', more: 'the undo history of this project' }] : []),
  ],
  note: 'It cannot be undone. Drivers and downloaded reports stay.',
})

const routesOf = ({ routes }: Plan): ReadonlyArray<Loss> => {
  const days = groupRoutesByDay(routes).length
  const over = days === 0 ? '' : ` over ${pluralise(days, 'day')}`
  return routes.length === 0 ? [] : [{ much: pluralise(routes.length, 'route'), more: over }]
}

const stopsOf = ({ stops }: Plan): Loss => {
  const unplanned = countStops(stops, { onlyUnplanned: true, focusedDay: undefined })
  const all = countStops(stops)
  return { much: pluralise(all, 'stop'), more: all === 0 ? '' : `, ${formatNumber(unplanned)} of them unplanned` }
}
