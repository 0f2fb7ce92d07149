import type { RandomSource } from '../../server/demo/random-source'
import type { Programs } from './release/programs'
import type { Site } from './sites/site'
import type { Tally } from './tally'

export type CrashRun = {
  readonly programs: Programs
  readonly site: Site
  readonly random: RandomSource
  readonly tally: Tally
}
