import { DoorContext, type Door } from '../door'
import { Addresses } from './addresses'
import { WorkContext, type OpenDesk } from './at-work'
import { Shell } from './shell'

export type FrameProps = {
  readonly door: Door
  /** begun when something first asks for it, and never twice */
  readonly openDesk: OpenDesk
}

/** Everything but the place where the address comes from. */
export const Frame = ({ door, openDesk }: FrameProps) => (
  <DoorContext value={door}>
    <WorkContext value={openDesk}>
      <Shell>
        <Addresses />
      </Shell>
    </WorkContext>
  </DoorContext>
)
