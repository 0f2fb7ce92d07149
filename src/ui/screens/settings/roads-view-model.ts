import type { OpenPlan } from '../../../application/plan'
import { legsOfRoutes } from '../../../domain/move'
import { roadSources, roadsLabel, type LegCounts, type RoadSource } from '../../../domain/route'
import { formatNumber } from '../../../domain/text'

export type RoadsViewInput = {
  /** the most exact roads that the server uses */
  readonly roadSource: RoadSource
  /** the only ones that it may use beside estimates */
  readonly forcedRoadSource?: RoadSource | undefined
  /** of the roads file */
  readonly dataDate: string | undefined
  /** the project that was open last, whose legs are counted */
  readonly project: OpenPlan | undefined
}

export type RoadSourceViewModel = {
  readonly source: RoadSource
  readonly name: string
  readonly about: ReadonlyArray<string>
  /** `next`: used for the legs that the sources above it do not know */
  readonly use: 'not used' | 'in use' | 'next'
  /** such as `in use` or `3 of 111 legs` */
  readonly state: string
}

export type RoadsViewModel = {
  /** the most exact first */
  readonly sources: ReadonlyArray<RoadSourceViewModel>
  /** undefined where no routes are open */
  readonly legs: { readonly title: string; readonly rows: ReadonlyArray<readonly [string, string]> } | undefined
}

export const roadsViewModel = ({ roadSource, forcedRoadSource, dataDate, project }: RoadsViewInput): RoadsViewModel => {
  const routes = project?.plan.routes ?? []
  const legs = routes.length === 0 ? undefined : legsOfRoutes(routes)
  const best = roadSources.indexOf(roadSource)
  const isAllowed = (source: RoadSource): boolean =>
    forcedRoadSource === undefined || source === forcedRoadSource || source === 'estimate'
  return {
    sources: roadSources.map((source, index) => {
      const use = index < best || !isAllowed(source) ? 'not used' : index === best ? 'in use' : 'next'
      const about = [
        ...aboutSources[source],
        ...(source === 'file' && dataDate !== undefined ? [roadsLabel(dataDate)] : []),
      ]
      return { source, name: names[source], about, use, state: use === 'next' ? countOf(source, legs) : use }
    }),
    legs: legs && {
      title: `Legs of ${project?.project.name ?? 'the project'}`,
      rows: [
        ['by street', `${formatNumber(legs.osrm + legs.file)} of ${formatNumber(totalOf(legs))}`],
        ['by main road', formatNumber(legs.main)],
        ['estimated', formatNumber(legs.estimate)],
      ],
    },
  }
}

const names: Readonly<Record<RoadSource, string>> = {
  osrm: 'Road service',
  file: 'Roads file',
  main: 'Built-in main roads',
  estimate: 'Estimate',
}

const aboutSources: Readonly<Record<RoadSource, ReadonlyArray<string>>> = {
  osrm: ['An OSRM of your own, set as OSRM_URL', '© OpenStreetMap contributors, ODbL'],
  file: ['Streets, read with npm run roads', '© OpenStreetMap contributors, ODbL'],
  main: ['Motorways and main roads of the Netherlands only, drawn within about 1 km', 'Natural Earth'],
  estimate: ['1.3 times the straight distance, no roads'],
}

const totalOf = (legs: LegCounts): number => roadSources.reduce((sum, source) => sum + legs[source], 0)

const countOf = (source: RoadSource, legs: LegCounts | undefined): string => {
  if (legs === undefined) return ''
  return legs[source] === 0 ? 'not needed' : `${formatNumber(legs[source])} of ${formatNumber(totalOf(legs))} legs`
}
