import { DoorContext, type Door } from '../auth'
import type { Desk } from '../actions'
import type { Coming } from '../lazy'
import { Addresses } from './app-routes'
import { WorkContext } from './with-actions'
import { Shell } from './shell'

export type FrameProps = { readonly door: Door; readonly desk: Coming<Desk> }

/** Everything but the place where the address comes from. */
export const Frame = ({ door, desk }: FrameProps) => (
  <DoorContext value={door}>
    <WorkContext value={desk}>
      <Shell>
        <Addresses />
      </Shell>
    </WorkContext>
  </DoorContext>
)
