import '../../../src/ui/design/index.css'
import { wholeMap, type MapView } from '../../../src/domain/map'
import type { Plan } from '../../../src/domain/plan'
import { moved, readCountry } from './country'
import { painted } from './wait-for-paint'
import { roam, type Roamed } from './pan-and-zoom'
import type { Ground, MapStyle, OpenStyle } from './styles/map-style'

export type StyleName = 'ours' | 'naive' | 'react'

const styles: Readonly<Record<StyleName, () => Promise<OpenStyle>>> = {
  ours: async () => (await import('./styles/ours')).openOurs,
  naive: async () => (await import('./styles/naive')).openNaive,
  react: async () => (await import('./styles/react')).openReact,
}

/** What can be asked of the measuring page; each call answers once its effect is on the screen. */
export type MeasuredPage = {
  /** a frame in which nothing changes, to measure the cost of asking */
  readonly rest: () => Promise<void>
  readonly open: (style: StyleName, ground: Ground) => Promise<void>
  readonly draw: () => Promise<void>
  /** shows one route alone, or all of them again */
  readonly only: (route: number | undefined) => Promise<void>
  /** moves a stop to the next route */
  readonly move: (turn: number) => Promise<void>
  readonly roam: () => Promise<Roamed>
}

declare global {
  var measured: MeasuredPage
}

let shown: MapStyle | undefined
let plan: Plan | undefined
let view: MapView = wholeMap

const seen = async (next: Plan | undefined, from: MapView): Promise<void> => {
  plan = next
  view = { ...from, asked: view.asked + 1 }
  if (plan !== undefined) shown?.show(plan, view)
  await painted()
}

globalThis.measured = {
  rest: painted,
  open: async (style, ground) => {
    const place = document.getElementById('place')
    if (place === null) throw new Error('There is no place for the map.')
    plan = await readCountry()
    shown = (await styles[style]())(place, ground)
    await painted()
  },
  draw: () => seen(plan, wholeMap),
  only: (route) => seen(plan, { ...wholeMap, routeIndex: route }),
  move: async (turn) => {
    if (plan === undefined) return
    const next = moved(plan, turn)
    plan = next
    shown?.show(next, view)
    await painted()
  },
  roam,
}
