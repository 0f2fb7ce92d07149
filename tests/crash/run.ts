import type { Dice } from '../../server/demo/dice'
import type { Programs } from './release/programs'
import type { Site } from './sites/site'
import type { Tally } from './tally'

/** One time that it is all tried. */
export type Run = { readonly programs: Programs; readonly site: Site; readonly dice: Dice; readonly tally: Tally }
