import type { AnyEndpoint } from '../../../contract'
import { routesIn } from '../script/documents'
import type { Naming } from '../script/planned-names'
import { routeOf, stopsOf, visitedOn, type Known, type KnownProject } from './known-state'
import { pick } from './pick'

/** What a request is about, now that there are things to be about. */
export type Meant = {
  /** the values for the braces in its path, encoded for an address */
  readonly names: Readonly<Record<string, string>>
  /** the project that it names, if that belongs to its own organisation */
  readonly project: KnownProject | undefined
  /** whether it names something of the other organisation */
  readonly isForeign: boolean
}

const nobody = '00000000-0000-4000-8000-000000000000'

export const meantBy = (call: AnyEndpoint, { whose, picks, odd }: Naming, own: Known, others: Known): Meant => {
  const parameters = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const isForeign = whose === 'of others' && parameters.length > 0
  const from = isForeign ? others : own
  const project = pick(projectsFor(call, from, picks), picks[0])
  const names = namesIn(call, from, project, picks)
  const last = parameters.at(-1)
  const replaced = whose === 'odd' ? odd : whose === 'of nobody' ? nobody : undefined
  return {
    names: { ...names, ...(last === undefined || replaced === undefined ? {} : { [last]: replaced }) },
    project: call.path.includes('/projects/{id}') && !isForeign ? project : undefined,
    isForeign,
  }
}

/** An upload mostly goes to a project without stops. */
const projectsFor = ({ name }: AnyEndpoint, { projects }: Known, [, second]: Naming['picks']): Iterable<KnownProject> => {
  const empty = [...projects.values()].filter((project) => stopsOf(project).length === 0)
  return name === 'uploadStops' && second % 4 > 0 && empty.length > 0 ? empty : projects.values()
}

const namesIn = (
  { name, path }: AnyEndpoint,
  { drivers, dismissed, jobs }: Known,
  project: KnownProject | undefined,
  picks: Naming['picks'],
): Readonly<Record<string, string>> => {
  const [first, second] = picks
  const changes = project?.changes ?? []
  const turnable = changes
    .filter(({ undone }) => undone === (name === 'redoChange'))
    .slice(0, picks[1] % 3 === 0 ? 3 : 1)
  const routes = project === undefined ? [] : routesIn(project.documents)
  const names = {
    id: path.includes('/drivers/') ? pick(name === 'restoreDriver' ? dismissed : drivers.keys(), first) : project?.id,
    stopId: project === undefined ? undefined : pick(stopsOf(project), second),
    routeIndex: routes.length === 0 ? '0' : String(second % (routes.length + (second > 35 ? 1 : 0))),
    changeId: pick(second > 30 || turnable.length === 0 ? changes : turnable, second)?.id,
    jobId: pick(jobs.keys(), first),
  }
  return Object.fromEntries(
    Object.entries(names).map(([parameter, value]) => [parameter, encodeURIComponent(value ?? nobody)]),
  )
}

/** A stop that this route visits. */
export const visitAt = (project: KnownProject | undefined, index: string | undefined, which: number) =>
  project === undefined ? undefined : pick(visitedOn(routeOf(project, Number(index))), which)
