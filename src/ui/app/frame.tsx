import { DeskContext, type Desk } from '../desk'
import { Addresses } from './addresses'
import { Shell } from './shell'

/** Everything but the place where the address comes from. */
export const Frame = ({ desk }: { readonly desk: Desk }) => (
  <DeskContext value={desk}>
    <Shell>
      <Addresses />
    </Shell>
  </DeskContext>
)
