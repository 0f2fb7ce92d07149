import type { Stop } from '../stop/stop' // refused
import { STEP } from './step'

export type Route = { readonly stops: ReadonlyArray<Stop>; readonly step: typeof STEP }
