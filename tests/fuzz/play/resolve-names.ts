import type { AnyEndpoint } from '../../../contract'
import { routesIn } from '../script/documents'
import type { PlannedNames } from '../script/planned-names'
import { routeOf, stopsOf, visitIdsOf, type KnownState, type KnownProject } from './known-state'
import { pick } from './pick'

/** The subjects of a request, chosen among what exists when it is sent. */
export type ResolvedNames = {
  /** the values for the braces in its path, URL-encoded */
  readonly names: Readonly<Record<string, string>>
  /** the project that it names, if that belongs to its own organisation */
  readonly project: KnownProject | undefined
  /** whether it names something of the other organisation */
  readonly isForeign: boolean
}

const unknownId = '00000000-0000-4000-8000-000000000000'

export const resolveNames = (
  endpoint: AnyEndpoint,
  { owner, picks, odd }: PlannedNames,
  ownState: KnownState,
  otherState: KnownState,
): ResolvedNames => {
  const parameters = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const isForeign = owner === 'of others' && parameters.length > 0
  const source = isForeign ? otherState : ownState
  const project = pick(projectsFor(endpoint, source, picks), picks[0])
  const names = namesIn(endpoint, source, project, picks)
  const last = parameters.at(-1)
  const replaced = owner === 'odd' ? odd : owner === 'of nobody' ? unknownId : undefined
  return {
    names: { ...names, ...(last === undefined || replaced === undefined ? {} : { [last]: replaced }) },
    project: endpoint.path.includes('/projects/{id}') && !isForeign ? project : undefined,
    isForeign,
  }
}

/** An upload mostly goes to a project without stops. */
const projectsFor = (
  { name }: AnyEndpoint,
  { projects }: KnownState,
  [, second]: PlannedNames['picks'],
): Iterable<KnownProject> => {
  const empty = [...projects.values()].filter((project) => stopsOf(project).length === 0)
  return name === 'uploadStops' && second % 4 > 0 && empty.length > 0 ? empty : projects.values()
}

const namesIn = (
  { name, path }: AnyEndpoint,
  { drivers, removedDrivers, jobs }: KnownState,
  project: KnownProject | undefined,
  picks: PlannedNames['picks'],
): Readonly<Record<string, string>> => {
  const [first, second] = picks
  const changes = project?.changes ?? []
  const undoableChanges = changes
    .filter(({ undone }) => undone === (name === 'redoChange'))
    .slice(0, picks[1] % 3 === 0 ? 3 : 1)
  const routes = project === undefined ? [] : routesIn(project.documents)
  const names = {
    id: path.includes('/drivers/')
      ? pick(name === 'restoreDriver' ? removedDrivers : drivers.keys(), first)
      : project?.id,
    stopId: project === undefined ? undefined : pick(stopsOf(project), second),
    routeIndex: routes.length === 0 ? '0' : String(second % (routes.length + (second > 35 ? 1 : 0))),
    changeId: pick(second > 30 || undoableChanges.length === 0 ? changes : undoableChanges, second)?.id,
    jobId: pick(jobs.keys(), first),
  }
  return Object.fromEntries(
    Object.entries(names).map(([parameter, value]) => [parameter, encodeURIComponent(value ?? unknownId)]),
  )
}

/** A stop that this route visits. */
export const visitAt = (project: KnownProject | undefined, index: string | undefined, which: number) =>
  project === undefined ? undefined : pick(visitIdsOf(routeOf(project, Number(index))), which)
