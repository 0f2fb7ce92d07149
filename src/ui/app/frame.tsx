import { DoorContext, type Door } from '../door'
import type { Desk } from '../desk'
import type { Coming } from '../piece'
import { Addresses } from './addresses'
import { WorkContext } from './at-work'
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
